import { appendFile, cp, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { removeDataDir, startPortal, temporaryDataDir } from '@onward/testing/portal'
import type { Page } from '@playwright/test'
import { asOwner, confirmAddress, npmRun } from './owner'
import { PASSWORD } from './people'
import { expect, expectGood, test } from './portal-test'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const copy = path.join(repository, 'test-results', 'listening-public')
/** What a remote could add to any of its versions: it notes whatever is typed in its document. */
const LISTENER = `
if (globalThis.document)
  document.addEventListener('input', ({ target }) => {
    localStorage.setItem('heard', (localStorage.getItem('heard') ?? '') + ' ' + (target as HTMLInputElement).value)
  }, true)
`

/** Publishing changes what everyone sees, so these journeys have a portal of their own. */
test.describe('what a remote cannot reach', () => {
  let origin: string
  let dataDir: string
  let stop: () => Promise<void>

  test.beforeAll(async () => {
    dataDir = await temporaryDataDir()
    const portal = await startPortal({ dataDir, env: { DEMO: '0' } })
    origin = portal.origin
    stop = portal.stop
  })
  test.afterAll(async () => {
    await stop()
    await removeDataDir(dataDir)
    await rm(copy, { recursive: true, force: true })
  })

  const heard = (page: Page) => page.evaluate(() => localStorage.getItem('heard') ?? '')
  async function typeSecrets(page: Page): Promise<void> {
    await expect(page).toHaveURL(/\/login$/)
    await page.getByRole('textbox', { name: 'Email' }).fill('secret@example.org')
    await page.getByLabel('Password', { exact: true }).fill('a secret of three words')
    await page.getByRole('tab', { name: 'Register' }).click()
    await page.getByRole('textbox', { name: 'Email' }).fill('secret@example.org')
    await page.getByLabel('Password', { exact: true }).fill('a secret of three words')
    await expectUnheard(page)
  }
  async function expectUnheard(page: Page): Promise<void> {
    expect(await heard(page)).not.toContain('secret')
    const scripts = await page.evaluate(() => [...document.scripts].map(({ src }) => src).filter((src) => src !== ''))
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter((src) => !src.includes('/assets/shell/'))).toEqual([])
  }
  async function signedInAs(page: Page, email: string, role: 'user' | 'admin'): Promise<void> {
    await page.request.post(`${origin}/api/identity/register`, {
      headers: { origin },
      data: { email, password: PASSWORD, confirmPassword: PASSWORD, firstName: 'Zoë', lastName: 'Łukasiewicz-Şahin' },
    })
    await confirmAddress(dataDir, email, role)
    const signIn = { headers: { origin }, data: { email, password: PASSWORD } }
    expect((await page.request.post(`${origin}/api/identity/sign-in`, signIn)).ok()).toBe(true)
  }

  test('a listener that a remote plants hears no password, also by back and forward', async ({ page, context }) => {
    await cp(path.join(repository, 'remote-public'), copy, {
      recursive: true,
      filter: (file) => !/\/(dist|\.cache|node_modules)$/.test(file),
    })
    await appendFile(path.join(copy, 'src/entry.ts'), LISTENER)
    await npmRun('remotes', dataDir, 'publish', 'public', '--from', copy)

    await page.goto(`${origin}/contact`)
    await page.getByRole('textbox', { name: 'Name', exact: true }).click()
    // Once the page's own code runs, the listener does.
    await expect(async () => {
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('')
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Somebody')
      expect(await heard(page)).toContain('Somebody')
    }).toPass()

    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
    await typeSecrets(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/contact$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goForward()
    await typeSecrets(page)

    // A link that the remote draws, or an address that it puts into the history, opens the same document.
    await page.goBack()
    await expect(page).toHaveURL(/\/contact$/)
    await page.mouse.move(3, 3)
    await page.mouse.move(9, 9)
    await expect(page.locator('a[hreflang][href^="?"]')).toHaveCount(0)
    await page.evaluate(() => {
      history.pushState({ idx: 1, key: 'x' }, '', '/login')
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    })
    await typeSecrets(page)

    // Nor does a window that it opens stay in its reach.
    await page.goto(`${origin}/about`)
    const opening = context.waitForEvent('page')
    await page.evaluate(() => Object.assign(window, { held: window.open('/login') }))
    const opened = await opening
    await expect(opened.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { held: Window }).held.closed)).toBe(true)
    await opened.close()
  })

  test('nor one that is typed to change it, to erase the account, or to join', async ({ page }) => {
    await signedInAs(page, 'listened@example.org', 'user')
    const type = async () => {
      await page.getByRole('button', { name: 'Change password' }).click()
      await page.getByRole('textbox', { name: 'Your password now' }).fill('a secret of three words')
      await page.getByLabel('New password', { exact: true }).fill('another secret of words')
      await expectUnheard(page)
    }
    await page.goto(`${origin}/contact`)
    await expect(async () => {
      await page.getByRole('textbox', { name: 'Subject' }).fill('')
      await page.getByRole('textbox', { name: 'Subject' }).fill('Something')
      expect(await heard(page)).toContain('Something')
    }).toPass()
    // As a link of the remote would.
    await page.evaluate(() => {
      history.pushState({ idx: 1, key: 'x' }, '', '/account')
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    })
    await type()
    await page.goBack()
    await expect(page).toHaveURL(/\/contact$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goForward()
    await type()
    await page.goto(`${origin}/my-data?section=erase`)
    await page.getByRole('link', { name: 'I want to erase my account' }).click()
    await page.getByRole('textbox', { name: 'Your password now' }).fill('a secret of three words')
    await expectUnheard(page)
    // A link of no invitation leads to the first page, by a load of its own.
    await page.goto(`${origin}/activate?token=none`)
    await page.waitForURL(`${origin}/`)
    await page.goto(`${origin}/employer/join?token=none`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectUnheard(page)
  })

  test('whoever gives rights proves again who they are, in a tab of the shell alone', async ({ page, context }) => {
    await signedInAs(page, 'rights@example.org', 'admin')
    await page.goto(`${origin}/agent/admin/staff`)
    await page.getByRole('button', { name: 'Invite a colleague' }).click()
    await asOwner(dataDir, (sql) => sql`update identity.sessions set started_at = started_at - interval '2 hours'`)
    const form = page.getByRole('dialog')
    await form.getByLabel('Work email address').fill('new.colleague@jobcentre.example')
    await form.getByLabel('First name').fill('Siân')
    await form.getByLabel('Last name').fill('Parry')
    await form.getByLabel('Staff ID').fill('JC-900')
    await form.getByRole('radio', { name: 'Administrator' }).check()
    await form.getByRole('button', { name: 'Send the invitation' }).click()
    const question = page.getByRole('dialog', { name: 'Confirm that it is you' })
    await expectGood(page)
    const opening = context.waitForEvent('page')
    await question.getByRole('link', { name: 'Confirm in a new tab' }).click()
    const tab = await opening
    await expect(tab.getByLabel('Your password', { exact: true })).toBeFocused()
    expect(await tab.evaluate(() => window.opener)).toBeNull()
    await expectGood(tab)
    await tab.keyboard.type('not my secret password')
    await tab.keyboard.press('Enter')
    await expect(tab.getByText('This is not your password').first()).toBeVisible()
    await expectUnheard(tab)
    await tab.getByLabel('Your password', { exact: true }).fill(PASSWORD)
    await tab.keyboard.press('Enter')
    await expect(question).toHaveCount(0)
    await expect(page.getByText('new.colleague@jobcentre.example')).toBeVisible()
  })
})
