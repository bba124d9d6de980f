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
    expect(await heard(page)).not.toContain('secret')
    const scripts = await page.evaluate(() => [...document.scripts].map(({ src }) => src).filter((src) => src !== ''))
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter((src) => !src.includes('/assets/shell/'))).toEqual([])
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

  test('whoever gives rights proves again who they are, long after they signed in', async ({ page }) => {
    const email = 'rights@example.org'
    const names = { firstName: 'Zoë', lastName: 'Łukasiewicz-Şahin' }
    await page.request.post(`${origin}/api/identity/register`, {
      headers: { origin },
      data: { email, password: PASSWORD, confirmPassword: PASSWORD, ...names },
    })
    await confirmAddress(dataDir, email, 'admin')
    const signIn = { headers: { origin }, data: { email, password: PASSWORD } }
    expect((await page.request.post(`${origin}/api/identity/sign-in`, signIn)).ok()).toBe(true)
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
    await expect(question.getByLabel('Your password', { exact: true })).toBeFocused()
    await expectGood(page)
    await page.keyboard.type('not my password')
    await page.keyboard.press('Enter')
    await expect(question.getByText('This is not your password').first()).toBeVisible()
    await question.getByLabel('Your password', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(question).toHaveCount(0)
    await expect(page.getByText('new.colleague@jobcentre.example')).toBeVisible()
  })
})
