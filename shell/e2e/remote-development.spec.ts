import { type ChildProcess, spawn } from 'node:child_process'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { runTeam } from '@onward/testing/team/run-team'
import { TEAM_SCRIPT } from '@onward/testing/team/script'
import { expect, expectGood, test } from './portal-test'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const copy = path.join(repository, 'test-results/developed-training')

/** A team's remote, on the portal that the journeys share: only the browser that agreed sees it. */
test.describe('a remote under development', () => {
  let server: ChildProcess
  let address: string

  test.beforeAll(async ({ baseURL }) => {
    await rm(copy, { recursive: true, force: true })
    await cp(path.join(repository, 'deploy/examples/remote-training'), copy, {
      recursive: true,
      filter: (file) => !/\/(dist|\.cache|node_modules)$/.test(file),
    })
    const bin = path.join(repository, 'libs/remote-kit/bin/onward-remote.mjs')
    server = spawn(process.execPath, [bin, 'dev', '--portal', baseURL ?? ''], { cwd: copy, stdio: ['ignore', 'pipe', 'inherit'] })
    address = await new Promise<string>((resolve, reject) => {
      let said = ''
      server.stdout?.on('data', (part: Buffer) => {
        said += part.toString()
        const [open] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? []
        if (open && said.includes('Built in')) resolve(open)
      })
      server.once('exit', (code) => reject(new Error(`onward-remote dev ended with ${code}: ${said}`)))
    })
  })
  test.afterAll(async () => {
    server.kill('SIGTERM')
    await rm(copy, { recursive: true, force: true })
  })

  async function change(file: string, from: string, to: string): Promise<void> {
    const at = path.join(copy, 'src', file)
    await writeFile(at, (await readFile(at, 'utf8')).replace(from, to))
  }

  test('is shown after a question, follows each change without loading the page anew, and is reset by one click', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto(address)
    expect(new URL(page.url()).origin).toBe(baseURL)
    await expectGood(page)
    await page.getByRole('button', { name: 'Show training' }).click()
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText('Training near you')
    await expect(page.getByRole('complementary', { name: 'Development' })).toContainText(
      `You are seeing “training” from ${address}.`,
    )
    await expectGood(page)
    await page.evaluate(() => Object.assign(window, { stays: true }))

    await change('messages/en.json', 'Training near you', 'Learn a trade')
    await expect(title).toHaveText('Learn a trade')
    // What was typed stays while the code around it changes, and the component's own; with other hooks it begins anew.
    const place = page.getByRole('textbox', { name: 'Town or postcode' })
    await place.fill('Hull')
    await change('TrainingPage.tsx', "lead={t('lead')}", 'lead="A new lead"')
    await expect(page.getByText('A new lead')).toBeVisible()
    await expect(place).toHaveValue('Hull')
    await change('TrainingSearch.tsx', "label={t('where')}", 'label="Where"')
    await expect(page.getByRole('textbox', { name: 'Where' })).toHaveValue('Hull')
    await change('TrainingSearch.tsx', 'const t = useMessages()', "const t = useMessages()\n  useState('another hook')")
    await expect(page.getByRole('textbox', { name: 'Where' })).toHaveValue('')

    await change('TrainingPage.tsx', 'return (', 'return ((')
    const faults = page.locator('[data-dev-faults]')
    await expect(faults).toContainText('TrainingPage.tsx')
    await expect(title).toHaveText('Learn a trade')
    await change('TrainingPage.tsx', 'return ((', 'return (')
    await expect(faults).toBeEmpty()
    // What throws while it is drawn says where, and heals with the next save.
    await change('TrainingPage.tsx', 'return (', "if (t) throw new Error('a fault')\n  return (")
    await expect(faults).toContainText('a fault')
    await expect(faults).toContainText('TrainingPage.tsx:')
    await change('TrainingPage.tsx', "if (t) throw new Error('a fault')\n", '')
    await expect(title).toHaveText('Learn a trade')
    await expect(faults).toBeEmpty()
    expect(await page.evaluate(() => 'stays' in window)).toBe(true)

    // Somebody else has the portal as it is, with a policy that names no development server.
    const other = await browser.newContext()
    const asked = await other.request.get(`${baseURL}/training`)
    expect(asked.status()).toBe(404)
    expect(asked.headers()['content-security-policy']).not.toContain('127.0.0.1:')
    await other.close()

    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(page).toHaveURL(`${baseURL}/`)
    await expect(page.getByRole('complementary', { name: 'Development' })).toHaveCount(0)
    expect((await page.goto('/training'))?.status()).toBe(404)
  })
})

test('a team elsewhere ships its remote alone, by the README’s lines: to all, to half, back, and out; the shell stays as it is', async ({
  browser,
  baseURL,
}) => {
  const dataDir = process.env.ONWARD_DATA_DIR ?? ''
  const { steps } = await runTeam({ origin: baseURL ?? '', dataDir, browser, offline: true, say: (line) => console.log(line) })
  expect(steps.map(({ id }) => id)).toEqual(TEAM_SCRIPT.map(({ id }) => id))
})
