import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@onward/contracts/demo'
import type { BootDocument } from '@onward/contracts/portal/portal'
import type { Page } from '@playwright/test'
import { expect, expectGood, expectNoSidewaysScroll, test } from './portal-test'

// They look and change nothing: whichever worker is free takes the next, so that the last file keeps both busy.
test.describe.configure({ mode: 'parallel' })

/** Addresses that the portal itself says this person may open: a new page is looked at without being listed here. A page that takes a password knows of no others. */
async function pagesOf(page: Page): Promise<string[]> {
  const boot = JSON.parse((await page.locator('#boot').textContent()) ?? '') as BootDocument
  const role = boot.session?.role
  const paths = boot.remotes
    .flatMap(({ manifest }) => manifest.pages)
    .filter(
      ({ access, path }) =>
        !path.includes(':') && (access === 'signed-in' || (role && access !== 'public' && access.includes(role))),
    )
    .map(({ path }) => path)
  return [...new Set([...paths, '/notices'])]
}

for (const who of ['jobseeker', 'employer', 'agent', 'admin'] as const) {
  for (const language of ['en', 'cy'] as const) {
    test(`every page of the demo ${who} is accessible and fits the screen (${language})`, async ({ page, context, baseURL }, {
      project,
    }) => {
      test.skip(language === 'cy' && project.name === 'desktop', 'Welsh words are longer: a phone shows whether they fit')
      const isStaff = who === 'agent' || who === 'admin'
      test.skip(isStaff && language === 'en' && project.name === 'phone', 'staff work at desks')
      await context.addCookies([{ name: 'onward_language', value: language, url: baseURL ?? '' }])
      const data = { email: DEMO_ACCOUNTS[who].email, password: DEMO_PASSWORD }
      await page.request.post('/api/identity/sign-in', { headers: { origin: baseURL ?? '' }, data })
      await page.goto('/notices')
      const paths = await pagesOf(page)
      expect(paths.length).toBeGreaterThan(4)
      for (const path of paths) {
        const response = await page.goto(path)
        expect(response?.status(), path).toBe(200)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.locator('[class*="skeleton"], [aria-busy="true"]'), path).toHaveCount(0)
        await expectGood(page)
        if (project.name !== 'desktop') continue
        // Half of a desk's screen, or a tablet.
        await page.setViewportSize({ width: 800, height: 800 })
        await expectNoSidewaysScroll(page)
        await page.setViewportSize({ width: 1280, height: 800 })
      }
    })
  }
}
