import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

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

/**
 * Bars that stay in sight lie over whatever is scrolled below them at this moment, and anybody scrolls it out again: axe knows this of fixed
 * bars, and takes what a sticky one half covers for a target too small.
 */
const setBarsAside = (page: Page, isAside: boolean) =>
  page.evaluate((aside) => {
    for (const bar of document.querySelectorAll<HTMLElement>('header, nav')) {
      if (aside && getComputedStyle(bar).position === 'sticky') bar.style.position = 'relative'
      else if (!aside && bar.style.position === 'relative') bar.style.position = ''
    }
  }, isAside)

/** No violation of WCAG 2.2 AA on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[role=status]', { hasText: /^Loading/ })).toHaveCount(0)
  await setBarsAside(page, true)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  await setBarsAside(page, false)
  const summary = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  expect(summary, page.url()).toEqual([])
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
