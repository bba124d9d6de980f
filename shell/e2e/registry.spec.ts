import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { removeDataDir, startPortal, temporaryDataDir } from '@onward/testing/portal'
import { asOwner, npmRun } from './owner'
import { expect, expectAccessible, test } from './portal-test'

const here = fileURLToPath(new URL('.', import.meta.url))
const repository = path.resolve(here, '../..')

/** Publishing changes what everyone sees, so these journeys have a portal of their own. */
test.describe('the registry', () => {
  let origin: string
  let dataDir: string
  let stop: () => Promise<void>
  const copy = path.join(repository, 'test-results', 'changed-public')

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

  test('a running portal serves a newly published remote at the next page load, and rolls it back', async ({ page }) => {
    const live = () =>
      asOwner(dataDir, (sql) => sql<{ name: string; stable: string }[]>`select name, stable from gateway.rollouts order by name`)
    const before = await live()
    await page.goto(origin)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work that fits you, one step at a time')

    await cp(path.join(repository, 'remote-public'), copy, {
      recursive: true,
      filter: (file) => !/\/(dist|\.cache|node_modules)$/.test(file),
    })
    const messages = path.join(copy, 'src/messages/en.ts')
    await writeFile(
      messages,
      (await readFile(messages, 'utf8')).replace('Work that fits you, one step at a time', 'A changed welcome'),
    )
    await npmRun('remotes', dataDir, 'publish', 'public', '--from', copy)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A changed welcome')
    const after = await live()
    expect(after.filter(({ name }) => name !== 'public')).toEqual(before.filter(({ name }) => name !== 'public'))

    await npmRun('remotes', dataDir, 'rollback', 'public')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work that fits you, one step at a time')
    expect(await live()).toEqual(before)
    expect(await npmRun('remotes', dataDir, 'list')).toMatch(/public +[0-9a-f]{12} .* stable/)
  })

  test('a remote of paths that the shell never heard of needs no change of the shell', async ({ page }) => {
    const agent = { email: 'probe@example.org', password: 'three quiet otters' }
    await page.request.post(`${origin}/api/identity/register`, {
      headers: { origin },
      data: { ...agent, confirmPassword: agent.password, firstName: 'Zoë', lastName: 'Łukasiewicz-Şahin' },
    })
    await asOwner(
      dataDir,
      (sql) => sql`update identity.accounts set role = 'agent', confirmed_at = now() where email = ${agent.email}`,
    )

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
    const odd = path.join(repository, 'test-results', 'odd-probe')
    await cp(path.join(here, 'front-ends/probe'), odd, { recursive: true, filter: (file) => !/\/(dist|\.cache)$/.test(file) })
    const manifest = path.join(odd, 'portal.remote.ts')
    await writeFile(
      manifest,
      (await readFile(manifest, 'utf8')).replaceAll(/'\/agent\/probes'/g, "'/about'").replaceAll("['agent']", "'public'"),
    )
    await expect(npmRun('remotes', dataDir, 'publish', 'probe', '--from', odd)).rejects.toThrow(/\/about belongs to/)
    await rm(odd, { recursive: true, force: true })
  })
})
