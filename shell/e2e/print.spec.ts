import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@onward/contracts'
import type { Page } from '@playwright/test'
import { expect, test } from './portal-test'

test.use({ colorScheme: 'dark' })

/** Width of A4 within its margins, at 96 pixels an inch. */
const PAPER = { width: 688, height: 1000 }

const signIn = async (page: Page, baseURL: string | undefined, who: 'jobseeker' | 'employer') => {
  const data = { email: DEMO_ACCOUNTS[who].email, password: DEMO_PASSWORD }
  const answer = await page.request.post('/api/identity/sign-in', { headers: { origin: baseURL ?? '' }, data })
  expect(answer.ok()).toBe(true)
}

/** What is no use on paper, or does not fit on it. */
const findWaste = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const useless =
      'header[data-bar], header:has(> a[href="/"]), nav, #main ~ footer, footer:has(nav), [data-notice], input[type=file], button:not(:is(th, h1, h2, h3, h4) button, [class*="module-number"], [class*="module-mark"])'
    // Numbers on the lines of a CV lead to the advice on paper too.
    for (const element of document.querySelectorAll(useless))
      if (element.checkVisibility()) found.push(`${element.tagName}: ${element.textContent?.trim().slice(0, 40)}`)
    const { backgroundColor, color } = getComputedStyle(document.body)
    if (`${backgroundColor} ${color}` !== 'rgb(255, 255, 255) rgb(0, 0, 0)') found.push(`${color} on ${backgroundColor}`)
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
    if (wide > 0) found.push(`${wide} px are cut off at the side`)
    return found
  })

async function expectPrintable(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[role=status]', { hasText: /^Loading/ })).toHaveCount(0)
  await page.setViewportSize(PAPER)
  await page.emulateMedia({ media: 'print' })
  expect(await findWaste(page), path).toEqual([])
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await page.emulateMedia({ media: null })
}

/** Sheets of A4 that the browser prints the page on. */
async function sheetsOf(page: Page, path: string): Promise<number> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[role=status]', { hasText: /^Loading/ })).toHaveCount(0)
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

test('what a jobseeker prints is the content alone, black on white', async ({ page, baseURL }) => {
  await expectPrintable(page, '/about')
  await expectPrintable(page, '/help/crisis')
  await signIn(page, baseURL, 'jobseeker')
  const { items: jobs } = await (await page.request.get('/api/jobs/board')).json()
  const { items: applications } = await (await page.request.get('/api/jobs/applications')).json()
  for (const path of [
    '/dashboard',
    '/jobs',
    `/jobs/${jobs[0].id}`,
    `/applications/${applications[0].id}`,
    '/cv-review',
    '/better-off',
    '/learning',
    '/profile',
  ])
    await expectPrintable(page, path)
})

test('an employer prints an advert and its applications without the frame', async ({ page, baseURL }) => {
  await signIn(page, baseURL, 'employer')
  for (const path of ['/employer/applications', '/employer/organisation', '/employer/jobs']) await expectPrintable(page, path)
})

test('a job and a badge are printed on one sheet of A4', async ({ page, baseURL }) => {
  const { items: jobs } = await (await page.request.get('/api/jobs/public/search?q=shop+team+leader')).json()
  const job = jobs.find(({ company }: { company: string }) => company === 'Open Door Yorkshire')
  expect(await sheetsOf(page, `/jobs/${job.id}`), 'of a visitor').toBe(1)
  await signIn(page, baseURL, 'jobseeker')
  expect(await sheetsOf(page, `/jobs/${job.id}`), 'of a jobseeker').toBe(1)
  const { items: badges } = await (await page.request.get('/api/learning/badges')).json()
  expect(await sheetsOf(page, `/badges/${badges[0].credentialId}`)).toBe(1)
})
