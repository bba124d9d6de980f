import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { removeDataDir, startPortal, temporaryDataDir } from '@onward/testing/portal'
import type { Page } from '@playwright/test'
import { asOwner, confirmAddress, npmRun } from './owner'
import { expect, expectGood, test } from './portal-test'

const here = fileURLToPath(new URL('.', import.meta.url))
const probe = path.join(here, 'front-ends/probe')
const faultyProbe = path.resolve(here, '../../test-results', 'faulty-probe')

/** What faulty versions do to everyone would disturb other journeys: these have a portal of their own. */
test.describe('versions are watched', () => {
  let origin: string
  let dataDir: string
  let stop: () => Promise<void>

  test.beforeAll(async () => {
    dataDir = await temporaryDataDir()
    const portal = await startPortal({ dataDir, env: { DEMO: '0', HEALTH_MIN_LOADS: '3' } })
    origin = portal.origin
    stop = portal.stop
    await npmRun('remotes', dataDir, 'publish', 'probe', '--from', probe)
  })
  test.afterAll(async () => {
    await stop()
    await removeDataDir(dataDir)
    await rm(faultyProbe, { recursive: true, force: true })
  })

  async function publishFaulty(file: string, change: (text: string) => string): Promise<void> {
    await rm(faultyProbe, { recursive: true, force: true })
    await cp(probe, faultyProbe, { recursive: true, filter: (one) => !/\/(dist|\.cache)$/.test(one) })
    const at = path.join(faultyProbe, file)
    await writeFile(at, change(await readFile(at, 'utf8')))
    await npmRun('remotes', dataDir, 'publish', 'probe', '--from', faultyProbe)
  }
  async function signIn(page: Page, role: 'agent' | 'admin'): Promise<void> {
    const [email, password] = [`${role}.watching@example.org`, 'three quiet otters']
    await page.request.post(`${origin}/api/identity/register`, {
      headers: { origin },
      data: { email, password, confirmPassword: password, firstName: 'Zoë', lastName: 'Łukasiewicz-Şahin' },
    })
    await confirmAddress(dataDir, email, role)
    await page.goto(`${origin}/agent/login`)
    await page.getByRole('textbox', { name: 'Staff ID / Email' }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click()
    await expect(page).not.toHaveURL(/login/)
  }
  const live = async () =>
    (await asOwner(dataDir, (sql) => sql`select stable from gateway.rollouts where name = 'probe'`))[0]?.stable as string
  const counted = async (build: string): Promise<Record<string, number>> =>
    Object.fromEntries(
      (
        await asOwner(
          dataDir,
          (sql) => sql`select what, sum(count)::int as sum from gateway.load_counts
            where name = 'probe' and build = ${build} and what not like 'ms:%' group by what`,
        )
      ).map(({ what, sum }) => [what, sum]),
    )

  test('a version that throws at its start is replaced in the same page, taken out by itself, and explained', async ({
    page,
    browser,
  }) => {
    const good = await live()
    await signIn(page, 'agent')
    await page.goto(`${origin}/agent/probes`)
    await expect(page.getByRole('heading', { name: 'Probe dashboard of Zoë' })).toBeVisible()
    await expect.poll(() => counted(good)).toEqual({ ok: 1 })

    await publishFaulty('src/entry.ts', (text) =>
      text.replace('export default', "if (globalThis.document) JSON.parse('null').fault()\n\nexport default"),
    )
    const faulty = await live()
    expect(faulty).not.toBe(good)
    const printed: string[] = []
    page.on('console', (message) => message.type() === 'error' && printed.push(message.text()))
    for (let load = 1; load <= 3; load += 1) {
      await page.goto(`${origin}/agent/probes`)
      // The person sees the page, of the version before.
      await expect(page.getByRole('heading', { name: 'Probe dashboard of Zoë' })).toBeVisible()
      await expect.poll(() => counted(faulty)).toEqual({ 'failed:evaluation': load, rescued: load })
      expect(printed.filter((text) => text.includes('TypeError'))).toHaveLength(load)
    }
    // Decided with the report of the load that the rule waits for.
    await expect.poll(live).toBe(good)
    await page.goto(`${origin}/agent/probes`)
    await expect(page.getByRole('heading', { name: 'Probe dashboard of Zoë' })).toBeVisible()
    expect(await counted(faulty)).toEqual({ 'failed:evaluation': 3, rescued: 3 })

    const theirs = await browser.newContext()
    const room = await theirs.newPage()
    await signIn(room, 'admin')
    await room.goto(`${origin}/agent/admin/versions?part=probe`)
    const card = room.getByRole('region', { name: 'probe' })
    await expect(card.getByText(`Version ${faulty} is quarantined`)).toBeVisible()
    await expect(card.getByText(/^3 of 3 page loads failed \(100%\)/)).toBeVisible()
    await expect(card.getByText(/^The rule: of at least 3 loads in 10 minutes/)).toBeVisible()
    await card.getByText('What was live when').click()
    await expect(card.getByText('the portal by itself').filter({ visible: true }).first()).toBeVisible()
    await expect(card.getByText('Nobody gets it: quarantined')).toBeVisible()
    await card.getByText('What failed in the last 7 days').click()
    await card.getByText('Where it was written').first().click()
    await expect(card.getByText(/src\/entry\.ts:\d+:\d+/).first()).toBeVisible()
    await expectGood(room)
    await card.getByRole('button', { name: `Clear version ${faulty}` }).click()
    await room.getByRole('dialog').getByLabel('Why is it healthy?').fill('It was a drill.')
    await room.getByRole('dialog').getByRole('button', { name: 'Clear this version' }).click()
    await expect(room.getByText(`Version ${faulty} is cleared`)).toBeVisible()
    await expect(card.getByText(`Version ${faulty} is quarantined`)).toHaveCount(0)
    await theirs.close()
  })

  test('an error in a page that stands is counted for its version', async ({ page }) => {
    await publishFaulty('src/Dashboard.tsx', (text) =>
      text
        .replace(
          'return (',
          'return (\n    <>\n      <button type="button" onClick={() => JSON.parse(\'null\').fault()}>Break</button>\n',
        )
        .replace(/ {4}<>\n {6}<h1>/, '      <h1>'),
    )
    const version = await live()
    await signIn(page, 'agent')
    await page.goto(`${origin}/agent/probes`)
    await expect.poll(() => counted(version)).toEqual({ ok: 1 })
    await page.getByRole('button', { name: 'Break' }).click()
    await expect.poll(() => counted(version)).toEqual({ ok: 1, 'after:script': 1 })
    await npmRun('remotes', dataDir, 'rollback', 'probe')
  })

  test('a call that its manifest does not declare is refused, past the client too, and told of its version', async ({ page }) => {
    const asks = [
      // A literal address would be refused when it is published.
      "fetch('/api/'.concat(document.body.dataset.nothing ?? 'casework', '/clients'))",
      "call({ service: 'casework', method: 'GET', path: '/clients' } as unknown as Endpoint)",
    ]
    const buttons = asks.map((ask, at) => `<button type="button" onClick={() => void ${ask}}>Ask ${at}</button>`)
    await publishFaulty('src/Dashboard.tsx', (text) =>
      text
        .replace('return (\n    <>', `return (\n    <>\n${buttons.join('\n')}`)
        .replace(
          /^/,
          "import type { Endpoint } from '@onward/contracts/endpoint'\nimport { call } from '@onward/portal-kit/api'\n",
        ),
    )
    const version = await live()
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/api/casework/clients') && asked.push(request.url()))
    await signIn(page, 'agent')
    await page.goto(`${origin}/agent/probes`)
    await expect.poll(() => counted(version)).toEqual({ ok: 1 })
    for (const button of ['Ask 0', 'Ask 1']) await page.getByRole('button', { name: button }).click()
    // Each was told by the guard, and once more as a step that nobody waited for.
    await expect.poll(async () => (await counted(version))['after:undeclared']).toBeGreaterThanOrEqual(1)
    expect(asked).toEqual([])
    await npmRun('remotes', dataDir, 'rollback', 'probe')
  })

  test('a remote that comes after the limit is shown when it comes, and the person is told', async ({ page }) => {
    await signIn(page, 'agent')
    let come: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      come = resolve
    })
    await page.route('**/assets/probe/**/remoteEntry*', async (route) => {
      await held
      await route.continue().catch(() => undefined)
    })
    await page.clock.install()
    // The page's own load waits for the file too.
    await page.goto(`${origin}/agent/probes`, { waitUntil: 'commit' })
    await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toBeVisible()
    await page.clock.fastForward(8_100)
    await expect(page.getByText('This page took too long to load.')).toBeVisible()
    come()
    await page.clock.resume()
    await expect(page.getByRole('heading', { name: 'Probe dashboard of Zoë' })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'is here now.' })).toBeAttached()
  })
})
