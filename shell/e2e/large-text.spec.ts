import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@onward/contracts/demo'
import type { Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll, test } from './portal-test'

test.use({ viewport: { width: 375, height: 812 } })

/** As a person's own setting for text: everything measured in it grows. */
const withText = (page: Page, percent: number) =>
  page.addInitScript((size) => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = `${size}%`
    })
  }, percent)

/** Every control of the header stands whole on the screen. */
async function expectHeaderWhole(page: Page): Promise<void> {
  const outside = await page
    .locator('header')
    .first()
    .evaluate((header) =>
      [...header.querySelectorAll('a, button')]
        .filter((control) => control.checkVisibility())
        .filter((control) => {
          const { left, right } = control.getBoundingClientRect()
          // The bell shows no words: its count stands on its corner.
          const isCut = !control.ariaLabel && control.scrollWidth > control.clientWidth + 1
          return left < 0 || right > document.documentElement.clientWidth || isCut
        })
        .map((control) => control.textContent),
    )
  expect(outside, page.url()).toEqual([])
}

for (const language of ['en', 'cy'] as const) {
  test(`at double text size nothing of a jobseeker’s pages is cut or beside the screen (${language})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'onward_language', value: language, url: baseURL ?? '' }])
    await withText(page, 200)
    await page.goto('/')
    await expectHeaderWhole(page)
    const data = { email: DEMO_ACCOUNTS.jobseeker.email, password: DEMO_PASSWORD }
    await page.request.post('/api/identity/sign-in', { headers: { origin: baseURL ?? '' }, data })
    for (const path of ['/dashboard', '/jobs', '/profile', '/cv-review', '/learning', '/messages', '/applications', '/account']) {
      await page.goto(path)
      await expect(page.getByRole('button', { name: /^(Account|Cyfrif)/ })).toBeVisible()
      await expect(page.locator('[class*="skeleton"], [aria-busy="true"]'), path).toHaveCount(0)
      await expectHeaderWhole(page)
      await expectNoSidewaysScroll(page)
    }
  })
}

test('where bars would leave no room to read they scroll away with the page', async ({ page, baseURL }) => {
  const data = { email: DEMO_ACCOUNTS.jobseeker.email, password: DEMO_PASSWORD }
  await page.request.post('/api/identity/sign-in', { headers: { origin: baseURL ?? '' }, data })
  // 400% zoom of a laptop's screen.
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[class*="skeleton"], [aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, 600))
  const bars = page.locator('header, nav[aria-label="Shortcuts"]')
  for (const bar of await bars.all()) if (await bar.isVisible()) await expect(bar).not.toBeInViewport()
})
