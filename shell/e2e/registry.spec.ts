import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { removeDataDir, startPortal, temporaryDataDir } from '@onward/testing/portal'
import type { Page } from '@playwright/test'
import { asOwner, confirmAddress, npmRun } from './owner'
import { expect, expectAccessible, expectGood, test } from './portal-test'

const here = fileURLToPath(new URL('.', import.meta.url))
const repository = path.resolve(here, '../..')
const WELCOME = 'Work that fits you, one step at a time'

/** Publishing changes what everyone sees, so these journeys have a portal of their own. */
test.describe('the registry', () => {
  let origin: string
  let dataDir: string
  let stop: () => Promise<void>
  let output: () => string
  const copy = path.join(repository, 'test-results', 'changed-public')
  const probe = path.join(here, 'front-ends/probe')
  const oddProbe = path.join(repository, 'test-results', 'odd-probe')

  test.beforeAll(async () => {
    dataDir = await temporaryDataDir()
    const portal = await startPortal({ dataDir, env: { DEMO: '0' } })
    origin = portal.origin
    stop = portal.stop
    output = portal.output
  })
  test.afterAll(async () => {
    await stop()
    await removeDataDir(dataDir)
    await rm(copy, { recursive: true, force: true })
    await rm(oddProbe, { recursive: true, force: true })
  })

  /** A copy of the probe with some of its files rewritten. */
  async function changeProbe(changes: Record<string, (text: string) => string>): Promise<void> {
    await rm(oddProbe, { recursive: true, force: true })
    await cp(probe, oddProbe, { recursive: true, filter: (file) => !/\/(dist|\.cache)$/.test(file) })
    for (const [file, change] of Object.entries(changes)) {
      const at = path.join(oddProbe, file)
      await writeFile(at, change(await readFile(at, 'utf8')))
    }
  }
  /** A copy of the public pages with another welcome. */
  async function changeWelcome(welcome: string): Promise<void> {
    await cp(path.join(repository, 'remote-public'), copy, {
      recursive: true,
      filter: (file) => !/\/(dist|\.cache|node_modules)$/.test(file),
    })
    const messages = path.join(copy, 'src/messages/en.json')
    await writeFile(messages, (await readFile(messages, 'utf8')).replace(WELCOME, welcome))
  }
  /** Somebody new of the staff, signed in. */
  async function signIn(page: Page, role: 'agent' | 'admin', email: string): Promise<void> {
    const password = 'three quiet otters'
    const names = { firstName: 'Zoë', lastName: 'Łukasiewicz-Şahin' }
    await page.request.post(`${origin}/api/identity/register`, {
      headers: { origin },
      data: { email, password, confirmPassword: password, ...names },
    })
    await confirmAddress(dataDir, email, role)
    await page.goto(`${origin}/agent/login`)
    await page.getByRole('textbox', { name: 'Staff ID / Email' }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click()
    await expect(page).not.toHaveURL(/login/)
  }

  test('a newly published remote reaches a visitor whose page is open, and is rolled back', async ({ page }) => {
    const live = () =>
      asOwner(dataDir, (sql) => sql<{ name: string; stable: string }[]>`select name, stable from gateway.rollouts order by name`)
    const before = await live()
    await page.clock.install()
    await page.goto(origin)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(WELCOME)

    await changeWelcome('A changed welcome')
    // Somebody who has read for six minutes: the next move asks what is live, the one after it has it.
    await page.mouse.move(2, 2)
    await page.mouse.move(9, 9)
    await expect(page.locator('a[hreflang][href^="?"]')).toHaveCount(0)
    await npmRun('remotes', dataDir, 'publish', 'public', '--from', copy)
    await page.clock.fastForward('06:00')
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
    })
    const asked = page.waitForResponse(/\/api\/gateway\/live-versions$/)
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: 'About' }).click()
    await (await asked).finished()
    await expect(page).toHaveURL(/\/about$/)
    expect(loads).toEqual([])
    await page.getByRole('banner').getByRole('link', { name: 'Onward' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A changed welcome')
    expect(loads).toEqual(['/'])
    const after = await live()
    expect(after.filter(({ name }) => name !== 'public')).toEqual(before.filter(({ name }) => name !== 'public'))

    await npmRun('remotes', dataDir, 'rollback', 'public')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(WELCOME)
    expect(await live()).toEqual(before)
    expect(await npmRun('remotes', dataDir, 'list')).toMatch(/public +[0-9a-f]{12} .* stable/)
  })

  test('a remote of paths that the shell never heard of needs no change of the shell', async ({ page }) => {
    const agent = { email: 'probe@example.org', password: 'three quiet otters' }
    await page.request.post(`${origin}/api/identity/register`, {
      headers: { origin },
      data: { ...agent, confirmPassword: agent.password, firstName: 'Zoë', lastName: 'Łukasiewicz-Şahin' },
    })
    await confirmAddress(dataDir, agent.email, 'agent')

    await page.goto(`${origin}/agent/probes`)
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
    await npmRun('remotes', dataDir, 'publish', 'probe', '--from', path.join(here, 'front-ends/probe'))
    await page.goto(`${origin}/agent/probes`)
    await expect(page).toHaveURL(/\/agent\/login\?next=/)
    await page.getByRole('textbox', { name: 'Staff ID / Email' }).fill(agent.email)
    await page.getByLabel('Password', { exact: true }).fill(agent.password)
    await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('heading', { name: 'Probe dashboard of Zoë' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Probes' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Probe seven' }).click()
    await expect(page.getByRole('heading', { name: 'Probe 7' })).toBeVisible()
    await expect(page).toHaveURL(/\/agent\/probes\/7$/)
  })

  test('a version that does not fit is refused with the reason, and nothing changes', async () => {
    const refused = async (changes: Record<string, (text: string) => string>, reasons: readonly RegExp[]) => {
      await changeProbe(changes)
      const published = npmRun('remotes', dataDir, 'publish', 'probe', '--from', oddProbe)
      const sentence = await published.then(
        () => 'published',
        (error: Error) => error.message,
      )
      for (const reason of reasons) expect(sentence).toMatch(reason)
    }
    await refused(
      { 'portal.remote.ts': (text) => text.replaceAll("'/agent/probes'", "'/about'").replaceAll("['agent']", "'public'") },
      [/\/about belongs to/],
    )
    await refused({ 'portal.remote.ts': (text) => text.replace("href: '/agent/probes'", "href: '/agent/nowhere'") }, [
      /Navigation "Probes" of probe \w+ leads to \/agent\/nowhere, which has no page for agent/,
    ])
    await refused(
      {
        'portal.remote.ts': (text) =>
          text
            .replace("'/agent/probes/:id'", "'/login'")
            .replace("href: '/agent/probes'", "href: 'javascript:alert(1)'")
            .replace("id: 'dashboard'", "id: 'board'"),
        'src/entry.ts': (text) =>
          text.replace(
            'routes:',
            `messages: async (language) => ({
              default: { en: { title: 'Probes', lead: 'All of them' }, cy: { title: 'Profion' } }[language],
            }),
            routes:`,
          ),
      },
      [
        /Page "case" would take \/login by its path \/login: that is a page of the shell/,
        /Navigation "Probes" leads to javascript:alert\(1\): use the path of a page/,
        /Page "board" \(\/agent\/probes\) has no route: add "board" to `routes`/,
        /The text "lead" of the catalogue probe is missing in Welsh, or is the English one: write it there/,
      ],
    )
  })

  test('a version that fails gives way to the one before and is reported; an administrator reads how, and goes back', async ({
    page,
    browser,
  }) => {
    await npmRun('remotes', dataDir, 'publish', 'probe', '--from', probe)
    await changeProbe({
      'src/Case.tsx': (text) => text.replace('return', "JSON.parse('null').fault()\n  return"),
    })
    await npmRun('remotes', dataDir, 'publish', 'probe', '--from', oddProbe)

    await signIn(page, 'agent', 'reported@example.org')
    await page.goto(`${origin}/agent/probes/7`)
    // The version before takes its place in the same page.
    await expect(page.getByRole('heading', { name: 'Probe 7' })).toBeVisible()
    await expect(page.locator('[data-failure]')).toHaveCount(0)
    await expectGood(page)
    const logged = () =>
      output()
        .split('\n')
        .find((one) => one.includes('"load failure"')) ?? ''
    await expect.poll(logged).not.toBe('')
    expect(JSON.parse(logged())).toMatchObject({
      level: 'warn',
      remote: 'probe',
      class: 'render',
      page: '/agent/probes/:id',
      message: expect.stringMatching(/^TypeError: Cannot read properties of null \(\S+\.js:\d+:\d+\)$/),
    })

    const theirs = await browser.newContext()
    const room = await theirs.newPage()
    await signIn(room, 'admin', 'versions@example.org')
    await room.goto(`${origin}/agent/admin/versions?part=probe`)
    const card = room.getByRole('region', { name: 'probe' })
    await card.getByText('What failed in the last 7 days').click()
    await expect(card.getByText('It failed while showing a page', { exact: true })).toBeVisible()
    await expect(card.getByText(/^TypeError: Cannot read properties of null/)).toBeVisible()
    await room.getByRole('button', { name: 'Roll back: probe' }).click()
    const dialog = room.getByRole('dialog')
    await expect(dialog.getByLabel('Version to go back to')).toHaveValue(/^[0-9a-f]{12}$/)
    await dialog.getByLabel('Reason').selectOption({ label: 'It does not work' })
    await dialog.getByLabel('What is wrong?').fill('One probe does not open.')
    await dialog.getByRole('button', { name: 'Roll back' }).click()
    await expect(room.getByText('“probe” is rolled back')).toBeVisible()
    await expect(card.getByText('Rolled back from').first()).toBeVisible()
    await expectGood(room)
    await theirs.close()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Probe 7' })).toBeVisible()

    // What was gone back from is not come by again.
    await changeProbe({ 'src/Case.tsx': (text) => text.replace('Probe {', 'Another probe {') })
    await npmRun('remotes', dataDir, 'publish', 'probe', '--from', oddProbe)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Another probe 7' })).toBeVisible()
    await npmRun('remotes', dataDir, 'rollback', 'probe')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Probe 7' })).toBeVisible()
    expect(await npmRun('remotes', dataDir, 'list')).toMatch(/probe .*rolled back from \S+ \(broken\)/)
  })

  test('a remote that is removed is gone from the live portal, and comes back', async ({ page }) => {
    await npmRun('remotes', dataDir, 'publish', 'probe', '--from', probe)
    await signIn(page, 'agent', 'removed@example.org')
    await page.goto(`${origin}/agent/probes`)
    const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Probes' })
    await expect(entry).toBeVisible()
    expect(await npmRun('remotes', dataDir, 'remove', 'probe')).toContain('its 2 pages answer 404')
    const answer = await page.goto(`${origin}/agent/probes`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
    await expect(entry).toHaveCount(0)
    await npmRun('remotes', dataDir, 'rollback', 'probe')
    await page.goto(`${origin}/agent/probes`)
    await expect(page.getByRole('heading', { name: 'Probe dashboard of Zoë' })).toBeVisible()
  })

  test('a new version reaches an open page at the next move between portals, and never under unsaved text', async ({ page }) => {
    await changeProbe({
      'src/Case.tsx': (text) =>
        `import { useTabForm } from '@onward/portal-kit/tab-draft'\n${text}`
          .replace('return <h1>', "const note = useTabForm('probe.note', { text: '' })\n  return <><h1>")
          .replace(
            '</h1>',
            '</h1><label>Note <input value={note.value.text} onChange={({ target }) => note.change({ text: target.value })} /></label><button type="button" onClick={note.clear}>Clear</button></>',
          ),
    })
    await npmRun('remotes', dataDir, 'publish', 'probe', '--from', oddProbe)
    await signIn(page, 'agent', 'updates@example.org')
    // Open pages ask at a moment of their own within 20 seconds; this one need not wait for it.
    await page.addInitScript(() => {
      const random = Math.random
      Math.random = () => random() / 100
      window.WebSocket = class extends WebSocket {
        constructor(...address: ConstructorParameters<typeof WebSocket>) {
          super(...address)
          this.addEventListener('open', () => document.documentElement.setAttribute('data-listening', ''))
        }
      }
    })
    const top = page.getByRole('navigation', { name: 'Main' })
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
    })
    await page.goto(`${origin}/agent/probes/7`)
    await expect(page.locator('html[data-listening]')).toBeAttached()
    await expect(page.getByRole('heading', { name: 'Probe 7' })).toBeVisible()
    await page.getByLabel('Note').fill('Half a sentence')
    loads.length = 0

    const heard = page.waitForRequest(/\/api\/gateway\/live-versions$/)
    await changeProbe({
      'src/Case.tsx': (text) => text.replace('Probe {', 'A newer probe {'),
      'src/Dashboard.tsx': (text) => text.replace('Probe dashboard', 'Newer dashboard'),
    })
    await npmRun('remotes', dataDir, 'publish', 'probe', '--from', oddProbe)
    await heard
    // The page that is open stays as it is, and so does one with text that only this browser has.
    await expect(page.getByRole('heading', { name: 'Probe 7' })).toBeVisible()
    await top.getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL(/\/about$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Note')).toHaveValue('Half a sentence')
    expect(loads).toEqual([])

    await page.getByRole('button', { name: 'Clear' }).click()
    await top.getByRole('link', { name: 'About' }).click()
    await expect.poll(() => loads).toEqual(['/about'])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await top.getByRole('link', { name: 'Probes' }).click()
    await expect(page.getByRole('heading', { name: 'Newer dashboard of Zoë' })).toBeVisible()
    expect(loads).toEqual(['/about'])
  })

  test('a version is previewed before it is live, by whom its link names, until they leave it', async ({ page, browser }) => {
    await npmRun('remotes', dataDir, 'publish', 'probe', '--from', probe)
    await changeProbe({ 'src/Dashboard.tsx': (text) => text.replace('Probe dashboard', 'Coming dashboard') })
    const said = await npmRun('remotes', dataDir, 'publish', 'probe', '--hold', '--from', oddProbe)
    expect(said).toMatch(/probe [0-9a-f]{12} is published, and not live yet/)
    const [build = ''] = /[0-9a-f]{12}/.exec(said) ?? []

    const theirs = await browser.newContext()
    const room = await theirs.newPage()
    await signIn(room, 'admin', 'previews@example.org')
    await room.goto(`${origin}/agent/admin/versions`)
    await room.getByRole('button', { name: 'Make a preview' }).click()
    const dialog = room.getByRole('dialog')
    await dialog.getByLabel('probe').selectOption(build)
    await dialog.getByLabel('Agent', { exact: true }).check()
    await dialog.getByLabel('What to look at').fill('The coming dashboard')
    await expectGood(room)
    await dialog.getByRole('button', { name: 'Make the link' }).click()
    await expect(room.getByText('The preview is ready')).toBeVisible()
    const address = await room.getByRole('link', { name: 'Open the preview: The coming dashboard' }).getAttribute('href')
    await expectGood(room)

    await signIn(page, 'agent', 'previewer@example.org')
    await page.goto(`${origin}/agent/probes`)
    await expect(page.getByRole('heading', { name: 'Probe dashboard of Zoë' })).toBeVisible()
    await page.goto(origin + address)
    await expect(page.getByText(/it runs with your rights/)).toBeVisible()
    await expectGood(page)
    await page.getByRole('button', { name: 'Open the preview' }).click()
    await expect(page).toHaveURL(/\/agent\/probes$/)
    await expect(page.getByRole('heading', { name: 'Coming dashboard of Zoë' })).toBeVisible()
    const banner = page.getByRole('complementary', { name: 'Preview' })
    await expect(banner).toContainText(`The coming dashboard You are seeing a preview of probe ${build}, until`)
    await expectGood(page)
    await page.setViewportSize({ width: 375, height: 812 })
    await expectGood(page)
    await banner.getByRole('button', { name: 'Leave the preview' }).click()
    await expect(page.getByRole('heading', { name: 'Probe dashboard of Zoë' })).toBeVisible()
    await expect(page).toHaveURL(/\/agent\/probes$/)
    await expect(banner).toHaveCount(0)

    await room.getByRole('button', { name: 'More for The coming dashboard' }).click()
    await room.getByRole('menuitem', { name: 'Revoke' }).click()
    await expect(room.getByText('The preview is revoked')).toBeVisible()
    await page.goto(origin + address)
    await expect(page.getByRole('heading', { name: 'This preview cannot be shown' })).toBeVisible()
    await expectGood(page)
    await theirs.close()
  })

  test('a tester without an account sees public pages before they are live, until somebody signs in', async ({
    page,
    browser,
  }) => {
    await changeWelcome('A coming welcome')
    const said = await npmRun('remotes', dataDir, 'publish', 'public', '--hold', '--from', copy)
    const [build = ''] = /[0-9a-f]{12}/.exec(said) ?? []
    const theirs = await browser.newContext()
    const room = await theirs.newPage()
    await signIn(room, 'admin', 'guests@example.org')
    await room.goto(`${origin}/agent/admin/versions`)
    await room.getByRole('button', { name: 'Make a preview' }).click()
    const dialog = room.getByRole('dialog')
    await dialog.getByLabel('Public pages').selectOption(build)
    await dialog.getByLabel('Somebody without an account').check()
    await dialog.getByLabel('Name of the tester').fill('Sam of the test panel')
    await expectGood(room)
    await dialog.getByRole('button', { name: 'Make the link' }).click()
    await expect(room.getByText('The preview is ready')).toBeVisible()
    const address = await room.getByRole('link', { name: /^Open the preview: Public pages/ }).getAttribute('href')
    await theirs.close()

    const welcome = page.getByRole('heading', { level: 1 })
    const banner = page.getByRole('complementary', { name: 'Preview' })
    await page.goto(origin + address)
    await expect(page.getByText('Sam of the test panel, you are invited')).toBeVisible()
    await expectGood(page)
    await page.getByRole('button', { name: 'Open the preview' }).click()
    await expect(welcome).toHaveText('A coming welcome')
    await expect(banner).toContainText(`You are seeing a preview of public ${build}, until`)
    await expectGood(page)
    await signIn(page, 'agent', 'tester@example.org')
    await page.goto(`${origin}/about`)
    await expect(welcome).toBeVisible()
    await expect(banner).toHaveCount(0)
    expect(await page.content()).not.toContain(build)
  })
})
