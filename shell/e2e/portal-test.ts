import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type Page } from '@playwright/test'
import type axeCore from 'axe-core'

export { expect }

/** A journey on the shared portal, in the unpacked browser. */
export const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const executablePath = process.env.ONWARD_CHROMIUM
      await use({ ...launchOptions, ...(executablePath ? { executablePath } : {}) })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ baseURL }, use) => use(process.env.ONWARD_ORIGIN ?? baseURL),
})

/** Given to each page anew: the small build is less than half. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds on the page as it stands. Asked in the page itself: axe's own package for Playwright opens another page for each answer, for
 * the sake of frames, and ours have none.
 */
async function findViolations(page: Page): Promise<string[]> {
  expect(page.frames(), 'a frame would go unseen').toHaveLength(1)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async (values) => {
    // Bars that stay in sight lie over whatever is scrolled below them at this moment, and anybody scrolls it out again: axe knows this of
    // fixed bars, and takes what a sticky one half covers for a target too small.
    const bars = [...document.querySelectorAll<HTMLElement>('header, nav, [data-notice]')].filter(
      (bar) => getComputedStyle(bar).position === 'sticky',
    )
    for (const bar of bars) bar.style.position = 'relative'
    // Half-way from one colour to the next no contrast is the one meant; what turns for ever is not waited for.
    const changing = () =>
      document.getAnimations().filter(({ effect, playState }) => {
        return playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime)
      })
    for (let some = changing(); some.length > 0; some = changing()) await Promise.allSettled(some.map(({ finished }) => finished))
    const { axe } = window as unknown as { axe: typeof axeCore }
    try {
      // None of these rules looks into style sheets, which axe would read first.
      const options = { resultTypes: ['violations' as const], preload: { assets: ['media' as const] } }
      const { violations } = await axe.run(document, { runOnly: { type: 'tag', values }, ...options })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    } finally {
      for (const bar of bars) bar.style.position = ''
    }
  }, RULES)
}

/** Milliseconds in which a page that is still on its way has to stand. */
const TO_STAND = 15_000

/** No violation of WCAG 2.2 AA on the page once it stands: what axe met on the way from one page to the next is looked at again. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(async () => {
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('[role=status]', { hasText: /^Loading/ })).toHaveCount(0)
    expect(await findViolations(page), page.url()).toEqual([])
  }).toPass({ timeout: TO_STAND })
}

/** Nothing reaches beyond the sides of a phone. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow, `sideways scroll on ${page.url()}`).toBeLessThanOrEqual(0)
}

/** Both: what each state of a page must be. */
export async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}
