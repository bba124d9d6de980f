import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@onward/contracts/demo'
import type { Locator, Page } from '@playwright/test'
import { asker, pressNamed, tabTo } from './keyboard'
import { freshMark } from './people'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './portal-test'

const SIZES = [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
]
const AREA = 'section[data-notice]'
const area = (page: Page) => page.locator(AREA)
const cards = (page: Page) => page.locator(`${AREA} [data-kind]`)
const dismissal = (page: Page, title: string) => page.getByRole('button', { name: `Dismiss: ${title}` })

/** The one notice, in the region that a screen reader hears; nobody's focus went to it. */
async function expectNotice(page: Page, role: 'status' | 'alert', ...texts: string[]): Promise<void> {
  await expect(area(page).getByRole(role).locator('[data-kind]')).toBeVisible()
  for (const text of texts) await expect(area(page).getByRole(role).getByText(text, { exact: true })).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  expect(await area(page).evaluate((element) => element.contains(document.activeElement))).toBe(false)
}
const expectNone = (page: Page) => expect(cards(page)).toHaveCount(0)

/** Controls beneath the notice. */
const covered = (page: Page) =>
  page.evaluate((selector) => {
    const notice = document.querySelector(`${selector} [data-kind]`)?.getBoundingClientRect()
    if (!notice) throw new Error('There is no notice')
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((control) => !control.closest(selector) && control.checkVisibility())
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        return left < notice.right && right > notice.left && top < notice.bottom && bottom > notice.top
      })
      .map((control) => control.outerHTML)
  }, AREA)
async function expectCoversNothing(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    expect(await covered(page), `${size.width} px`).toEqual([])
    await expectNoSidewaysScroll(page)
  }
  await expectAccessible(page)
  if (before) await page.setViewportSize(before)
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: /Email/ }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}
const STEPS_BACK = 15
const SAVES = '**/api/jobs/saved/*'
const fail = (page: Page) =>
  page.route(SAVES, (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: '/problems/unexpected',
        code: 'unexpected',
        title: '',
        status: 500,
        detail: '',
        requestId: '7f3a',
      }),
    }),
  )
const save = (page: Page, which: number) => page.getByRole('button', { name: /^Save / }).nth(which)
/** The button of one job of the demo data, wherever it stands: other journeys post and close jobs of theirs meanwhile. */
async function saveOfOneJob(page: Page, which: number): Promise<Locator> {
  const cards = page.getByRole('article')
  const ofDemo = cards.filter({ hasNotText: /\d{5}/ }).nth(which)
  const href = await ofDemo.getByRole('heading').getByRole('link').getAttribute('href')
  return cards.filter({ has: page.locator(`a[href="${href}"]`) }).getByRole('button', { name: /^Save / })
}

test('a notice stays through its own navigation and leaves with the next, one at a time, over no button', async ({
  page,
  context,
  baseURL,
}) => {
  const { jobseeker, employer } = DEMO_ACCOUNTS
  let far = save(page, 4)

  await test.step('after an invalid link the notice is on the start page, and is dismissed by keyboard', async () => {
    await page.goto('/activate')
    await expect(page).toHaveURL(/\/$/)
    const title = 'Invalid Activation Link'
    await expectNotice(page, 'alert', title, 'Please use the activation link sent to your email or phone.')
    await expectCoversNothing(page)
    await tabTo(page, dismissal(page, title))
    await page.keyboard.press('Enter')
    await expectNone(page)
    // The focus is back where it came from.
    await expect(page.locator(':focus')).toBeVisible()
  })

  await test.step('the next page has no notice', async () => {
    await page.goto('/activate')
    await expectNotice(page, 'alert', 'Invalid Activation Link')
    await pressNamed(page, 'About')
    await expect(page.getByRole('heading', { level: 1, name: 'About Onward' })).toBeVisible()
    await expectNone(page)
    // A new page takes the focus as a whole, and draws no ring.
    await expect(page.locator('main')).toBeFocused()
    await expect(page.locator('main')).toHaveCSS('box-shadow', 'none')
  })

  await test.step('form errors are in the form’s summary and not in a notice', async () => {
    await page.goto('/login')
    await signIn(page, jobseeker.email, 'not the password')
    const summary = page.getByRole('alert').filter({ hasText: 'Login Failed' })
    await expect(summary.getByText('Invalid login credentials', { exact: true })).toBeVisible()
    await expect(summary).toBeFocused()
    await expectNone(page)
    // A screen reader listens here before there is anything to say.
    await expect(area(page).getByRole('status')).toHaveCount(1)
  })

  await test.step('after signing in the notice is on the dashboard, and is gone after a reload', async () => {
    await signIn(page, jobseeker.email, DEMO_PASSWORD)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expectNotice(page, 'status', 'Login Successful', 'Welcome back to Onward')
    await expectCoversNothing(page)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNone(page)
  })

  await test.step('a failure replaces the previous notice, and is visible after scrolling', async () => {
    await page.goto('/jobs')
    await fail(page)
    await save(page, 0).press('Enter')
    await expectNotice(page, 'alert', 'That was not saved')
    await expect(cards(page)).toHaveText(/An unexpected error occurred. Please try again.\s*Error reference: 7f3a/)
    await expectCoversNothing(page)
    await page.setViewportSize({ width: 375, height: 812 })
    far = await saveOfOneJob(page, 4)
    await far.press('Enter')
    await expectNotice(page, 'alert', 'That was not saved')
    await expect(cards(page)).toBeInViewport()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    // Going back by keyboard never puts the focus beneath it.
    for (let steps = 0; steps < STEPS_BACK; steps++) {
      const focused = await page.evaluate(() => document.activeElement?.outerHTML)
      expect(await covered(page)).not.toContain(focused)
      await page.keyboard.press('Shift+Tab')
    }
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('the notice disappears when the same action succeeds', async () => {
    await page.unroute(SAVES)
    await far.press('Enter')
    await expectNotice(page, 'status', 'Job Saved')
    await far.press('Enter')
    await expectNotice(page, 'status', 'Job Removed')
  })

  await test.step('the notice of an ended session is gone after signing in again', async () => {
    await context.clearCookies()
    await save(page, 0).press('Enter')
    await expect(page).toHaveURL(/\/login\?next=/)
    await expectNotice(page, 'status', 'You have been signed out')
    await signIn(page, jobseeker.email, DEMO_PASSWORD)
    await expect(page).toHaveURL(/\/jobs/)
    await expectNotice(page, 'status', 'Login Successful')
  })

  await test.step('signing out removes the notice', async () => {
    await fail(page)
    await save(page, 0).press('Enter')
    await expectNotice(page, 'alert', 'That was not saved')
    await page.getByRole('button', { name: /^Account:/ }).press('Enter')
    await page.getByRole('button', { name: 'Logout' }).press('Enter')
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
    await expectNone(page)
  })

  await test.step('after posting a job the notice is on the dashboard, and gone on the next page', async () => {
    const origin = baseURL ?? ''
    const ask = asker(context, origin)
    await ask('POST', '/identity/sign-in', { email: employer.email, password: DEMO_PASSWORD })
    const title = `Clock mender ${freshMark()}`
    await page.goto('/employer/post-job')
    await page.getByLabel('Job title').fill(title)
    await page.getByLabel('Department').fill('Workshop')
    await page.getByLabel('Location').fill('Leeds')
    await page.getByLabel('Job description').fill(`You will mend clocks and watches of all ages, alone, as ${title}.`)
    const next = page.getByRole('button', { name: /^Next/ })
    await next.press('Enter')
    await page.getByRole('radio', { name: 'Part-time' }).check()
    await next.press('Enter')
    await next.press('Enter')
    await page.getByRole('button', { name: 'Post Job' }).press('Enter')
    await expect(page).toHaveURL(/\/employer\/dashboard$/)
    await expectNotice(page, 'status', 'Job Posted Successfully!')
    await expectCoversNothing(page)
    await page.getByRole('navigation', { name: 'Employer pages' }).getByRole('link', { name: 'Jobs' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Job Management' })).toBeVisible()
    await expectNone(page)
    const { items } = await ask('GET', `/jobs/employer/jobs?q=${encodeURIComponent(title)}`)
    await ask('POST', `/jobs/employer/jobs/${items[0].id}/close`)
  })
})
