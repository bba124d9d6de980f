import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@onward/contracts'
import { drillFault, REMOTES } from '@onward/testing/faults/drill-remotes'
import type { Page } from '@playwright/test'
import { confirmAddress, npmRun } from './owner'
import { freshMark } from './people'
import { expect, expectAccessible, test } from './portal-test'

const main = (page: Page) => page.getByRole('main')

/** A page that the document shows whole loads its scripts once somebody uses it. */
async function openAndUse(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.mouse.move(2, 2)
  await page.mouse.move(9, 9)
}

/** Every page but the failed one works. */
async function expectTheRestWorks(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible()
  await page.goto('/login')
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible()
}

test.describe('a remote that fails', () => {
  test('its entry is gone: the page says so, and tries again when asked', async ({ page }) => {
    await page.route('**/assets/public/**/remoteEntry*', (route) => route.fulfill({ status: 404, body: '' }))
    await openAndUse(page, '/about')
    await expect(main(page).getByRole('heading', { name: '“About” did not open' })).toBeVisible()
    await expect(main(page).getByText('The server could not send this page just now.')).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/assets/public/**/remoteEntry*')
    await main(page).getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'About Onward' })).toBeVisible()
    await expectTheRestWorks(page)
  })

  test('its entry was changed on the way: it is not run, and the page says why', async ({ page }) => {
    await page.route('**/assets/public/**/remoteEntry*', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${await response.text()};globalThis.tampered=true` })
    })
    await openAndUse(page, '/about')
    await expect(main(page).getByText('were changed on the way to you, so we did not open it')).toBeVisible()
    await expect(main(page).getByText('We have been told.')).toBeVisible()
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
    await expectTheRestWorks(page)
  })

  test('and nobody can be told: the page does not say that we have been', async ({ page }) => {
    await page.route('**/api/gateway/load-events', (route) => route.abort())
    await page.route('**/assets/public/**/remoteEntry*', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${await response.text()};globalThis.tampered=true` })
    })
    await openAndUse(page, '/about')
    await expect(
      main(page).getByText('We could not report this to our team. If it keeps happening, please tell us.'),
    ).toBeVisible()
    await expect(page.getByText('We have been told.')).toHaveCount(0)
    await expectAccessible(page)
  })

  test('one of its chunks is corrupted: it is not run, and the page says why', async ({ page }) => {
    // Every chunk of the remote, but not its entry.
    const chunks = /\/assets\/public\/[^/]+\/\d+\.[0-9a-f]+\.js$/
    await page.route(chunks, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `globalThis.tampered=true;${await response.text()}` })
    })
    await openAndUse(page, '/about')
    await expect(main(page).getByRole('heading', { name: '“About” did not open' })).toBeVisible()
    await expect(main(page).getByText('were changed on the way to you, so we did not open it')).toBeVisible()
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
    await expectTheRestWorks(page)
    await page.unroute(chunks)
    await page.goto('/contact')
    await expect(page.getByRole('heading', { name: 'Contact Onward' })).toBeVisible()
  })

  test('its answer comes ten seconds late: the page stops waiting after eight and says so', async ({ page }) => {
    let release: () => void = () => {}
    const late = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/public/**/remoteEntry*', async (route) => {
      await late
      await route.continue().catch(() => {})
    })
    await openAndUse(page, '/about')
    await expect(main(page).getByText('This page took too long to load.')).toBeVisible()
    release()
    await expectTheRestWorks(page)
  })
})

test.describe('a faulty version of a remote', () => {
  const [, jobseeker] = REMOTES
  for (const fault of ['contract', 'evaluation', 'render', 'effect', 'loop'] as const)
    test(`${fault}: the page says so, we are told, the rest works, and it comes back`, async ({ browser, baseURL }) => {
      if (!jobseeker) throw new Error('There is no remote to break.')
      expect(await drillFault(browser, baseURL ?? '', jobseeker, fault)).toMatchObject({ isAsExpected: true })
    })
})

test.describe('a session', () => {
  const signIn = async (page: Page) => {
    await page.goto('/login')
    await page.getByRole('textbox', { name: 'Email' }).fill(DEMO_ACCOUNTS.jobseeker.email)
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  }

  test('two tabs that refresh at once both stay signed in', async ({ page, context, baseURL }) => {
    await signIn(page)
    const other = await context.newPage()
    await other.goto('/dashboard')
    const refresh = (tab: Page) =>
      tab.evaluate(
        async () =>
          (await fetch('/api/identity/refresh', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }))
            .status,
      )
    expect(await Promise.all([refresh(page), refresh(other), refresh(page), refresh(other)])).toEqual([200, 200, 200, 200])
    for (const tab of [page, other]) {
      const response = await tab.request.get(`${baseURL}/api/identity/session`)
      expect(response.status()).toBe(200)
    }
  })

  test('signing out in one tab ends the other at its next request', async ({ page, context }) => {
    await signIn(page)
    const other = await context.newPage()
    await other.goto('/dashboard')
    await expect(other.getByRole('button', { name: /^Account/ })).toBeVisible()
    await page.getByRole('button', { name: /^Account/ }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/$/)
    // The page leaves by itself: to the first page when the other tab informs it, to sign-in when its own request fails first.
    await expect(other).toHaveURL(/\/(login\?next=%2Fdashboard)?$/)
    await other.goto('/dashboard')
    await expect(other).toHaveURL(/\/login\?next=%2Fdashboard/)
  })

  test('words that are on this device alone are not lost unasked, and nobody finds them after signing out', async ({
    page,
    context,
  }) => {
    await signIn(page)
    const found = await (await page.request.get('/api/jobs/board?limit=1&sort=most-recent')).json()
    await context.route('**/api/jobseekers/application-drafts/**', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )
    const storage = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    await page.goto(`/jobs/${found.items[0].id}/apply`)
    await page.getByRole('textbox', { name: /letter/i }).fill('I grew up two streets away.')
    await expect.poll(storage).toContain('two streets away')
    const other = await context.newPage()
    await other.goto('/jobs')

    await page.getByRole('button', { name: /^Account/ }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Go back and save it' }).click()
    await expect(page.getByRole('textbox', { name: /letter/i })).toHaveValue('I grew up two streets away.')

    await page.getByRole('button', { name: /^Account/ }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('button', { name: 'Log out and delete it' }).click()
    await expect(page).toHaveURL(/\/$/)
    expect(await storage()).not.toContain('two streets away')
    await expect(other).toHaveURL(/\/(login\?next=%2Fjobs)?$/)
  })

  test('a suspended account is signed out at its next request', async ({ page, context, baseURL }) => {
    const dataDir = process.env.ONWARD_DATA_DIR ?? ''
    const person = { email: `suspended.${freshMark()}@example.org`, password: 'three quiet otters' }
    await page.request.post('/api/identity/register', {
      headers: { origin: baseURL ?? '' },
      data: { ...person, confirmPassword: person.password, firstName: 'Seán', lastName: "O'Brien" },
    })
    await confirmAddress(dataDir, person.email)
    await page.goto('/login')
    await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await npmRun('admin', dataDir, 'suspend', person.email)
    expect((await page.request.get('/api/identity/session')).status()).toBe(401)
    // The open page may be leaving of itself, which would cut an address short: another tab asks.
    const other = await context.newPage()
    await other.goto('/dashboard')
    await expect(other).toHaveURL(/\/login\?next=%2Fdashboard/)
    await npmRun('admin', dataDir, 'reinstate', person.email)
  })
})
