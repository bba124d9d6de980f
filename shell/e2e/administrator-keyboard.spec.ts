import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@onward/contracts'
import type { Page } from '@playwright/test'
import { asker, press, tabTo } from './keyboard'
import { expect, test } from './portal-test'

const ROOM = '/agent/admin'
const PAGES = [
  '',
  '/organisations',
  '/adverts',
  '/reports',
  '/tickets',
  '/support',
  '/staff',
  '/audit',
  '/reading',
  '/retention',
  '/versions',
]
const MOST_STOPS = 150

/** Names of what Tab reaches, in order, and those that do not show that they have the focus or are out of sight. */
async function walk(page: Page): Promise<{ stops: string[]; unseen: string[]; ends: boolean }> {
  const stops: string[] = []
  const unseen: string[] = []
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return null
      const { top, bottom } = element.getBoundingClientRect()
      // A field's ring may be drawn by what is around it.
      const rings = [element, element.parentElement, element.parentElement?.parentElement].filter((one) => one !== null)
      const isRinged = rings.some((one) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one as Element)
        return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
      })
      const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60)
      return { name: `${element.tagName} ${name}`, isSeen: isRinged && bottom > 0 && top < window.innerHeight }
    })
    if (!stop) return { stops, unseen, ends: true }
    stops.push(stop.name)
    if (!stop.isSeen) unseen.push(stop.name)
  }
  return { stops, unseen, ends: false }
}

test('every administrator page is walked by Tab alone, and dialogs give the focus back', async ({ page, context, baseURL }) => {
  await asker(context, baseURL ?? '')('POST', '/identity/sign-in', {
    email: DEMO_ACCOUNTS.admin.email,
    password: DEMO_PASSWORD,
  })
  for (const path of PAGES) {
    await test.step(`${ROOM}${path}: the skip link first, each stop in sight, and a way out`, async () => {
      await page.goto(`${ROOM}${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      const { stops, unseen, ends } = await walk(page)
      expect([stops[0], unseen, ends]).toEqual(['A Skip to main content', [], true])
    })
  }

  await test.step('the dialog of an invitation gives the focus back to its button', async () => {
    await page.goto(`${ROOM}/staff`)
    const invite = page.getByRole('button', { name: 'Invite a colleague' })
    await press(page, invite)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(invite).toBeFocused()
  })

  await test.step('a dialog that a row’s menu opened gives the focus back to the menu’s button', async () => {
    const more = page.getByRole('button', { name: 'More for Nia Hughes' })
    await press(page, more)
    await expect(page.getByRole('menuitem', { name: 'See what they did' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Suspend' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Suspend Nia Hughes?' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(more).toBeFocused()
  })

  await test.step('a colleague opens beside the list, and Escape leads back to the row', async () => {
    const row = page.getByRole('link', { name: 'Nia Hughes' })
    await press(page, row)
    const panel = page.getByRole('dialog', { name: 'Nia Hughes' })
    await expect(panel.getByRole('button', { name: 'Suspend Nia Hughes' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await tabTo(page, row)
  })
})
