import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@onward/contracts'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { openTerminal, type Terminal } from './commands'
import { installKit } from './installed-kit'
import { EXAMPLE, TEAM_SCRIPT, type TeamStep } from './script'

const repository = fileURLToPath(new URL('../../../..', import.meta.url))
const PAGE = '/training'
/** One demo account in each half of the buckets. */
const [NEW_HALF, OLD_HALF] = [DEMO_ACCOUNTS.agent, DEMO_ACCOUNTS.jobseeker]
const TITLES = { first: 'Training near you', edited: 'Learn a trade near you', changed: 'Learn a trade at work' }

interface TeamRun {
  /** A running portal with the demo data. */
  origin: string
  dataDir: string
  browser: Browser
  /** Without a registry: the kit by hand, third parties as they are installed here; what other tests of the kit run is left out. */
  offline: boolean
  say(line: string): void
}
export interface TeamFigures {
  steps: { id: TeamStep['id']; seconds: number }[]
  /** From the empty folder to the page that everybody has. */
  secondsToLive: number
  /** From the changed file to the changed page of an open browser. */
  editToSeenMs: number
  /** From the command's end to the page that a visitor gets. */
  publishToVisibleMs: number
  /** From the first page load of a faulty version to the first document without it. */
  faultToQuarantineMs: number
}

/** Runs the README's script on a running portal, and looks at each step as its team and its visitors see it. Throws when it does not hold. */
export async function runTeam({ origin, dataDir, browser, offline, say }: TeamRun): Promise<TeamFigures> {
  const parent = await mkdtemp(path.join(tmpdir(), 'onward-team-'))
  const folder = path.join(parent, 'remote-training')
  const meaning = new Map<string, string>([
    [EXAMPLE.portal, origin],
    [EXAMPLE.folder, folder],
  ])
  const terminal = openTerminal(repository, meaning)
  const figures: TeamFigures = { steps: [], secondsToLive: 0, editToSeenMs: 0, publishToVisibleMs: 0, faultToQuarantineMs: 0 }
  const contexts: BrowserContext[] = []
  const openBrowser = async (email?: string): Promise<Page> => {
    const context = await browser.newContext({ baseURL: origin, locale: 'en-GB' })
    contexts.push(context)
    if (email) await signIn(context, origin, email)
    return context.newPage()
  }
  let dev: Awaited<ReturnType<typeof terminal.start>> | null = null
  const shellBefore = await shellFiles(origin, dataDir)
  try {
    await kitIsPacked(origin)
    const admin = await openBrowser(DEMO_ACCOUNTS.admin.email)
    const seen = await openBrowser()
    const visitor = await openBrowser()
    const [newHalf, oldHalf] = [await openBrowser(NEW_HALF.email), await openBrowser(OLD_HALF.email)]
    const statusNow = async () => (await visitor.request.get(PAGE)).status()

    /** What comes before, beside or after the commands of a step. */
    const ways: Record<TeamStep['id'], (step: TeamStep) => Promise<void>> = {
      install: async ({ commands }) => {
        await terminal.run(offline ? commands.filter((line) => !/^np[mx] /.test(line)) : commands)
        if (offline) await installKit(origin, folder, repository)
      },
      develop: async ({ commands: [line = ''] }) => {
        dev = await terminal.start(line, /http:\/\/127\.0\.0\.1:\d+(?=[\s\S]*Built in)/)
        await seen.goto(dev.matched)
        await seen.getByRole('button', { name: 'Show training' }).click()
        await titleIs(seen, TITLES.first)
        expectThat((await statusNow()) === 404, 'nobody else sees it')
      },
      edit: async ({ commands }) => {
        const changed = titleIs(seen, TITLES.edited)
        await terminal.run(commands)
        const written = performance.now()
        await changed
        figures.editToSeenMs = performance.now() - written
        await dev?.stop()
        dev = null
      },
      check: async ({ commands }) => {
        if (!offline) await terminal.run(commands)
      },
      key: async ({ commands }) => {
        const [key = ''] = /-----BEGIN PUBLIC KEY-----[\s\S]+?-----END PUBLIC KEY-----/.exec(await terminal.run(commands)) ?? []
        // Who registers a remote has just proved who they are; the tests before may have taken minutes.
        await signIn(admin.context(), origin, DEMO_ACCOUNTS.admin.email)
        meaning.set(EXAMPLE.token, await register(admin, key))
      },
      publish: async ({ commands }) => {
        await terminal.run(commands)
        const ended = performance.now()
        while ((await statusNow()) !== 200) expectThat(performance.now() - ended < 60_000, 'the published page is served')
        figures.publishToVisibleMs = performance.now() - ended
        await visitor.goto(PAGE)
        await titleIs(visitor, TITLES.edited)
        await showCard(admin, oldHalf)
      },
      preview: async ({ commands: [edit = '', publish = '', preview = ''] }) => {
        await terminal.run([edit])
        meaning.set(EXAMPLE.build, await publishedBy(terminal, publish))
        const [link = ''] = /http:\S+\/preview\/\S+/.exec(await terminal.run([preview])) ?? []
        await newHalf.goto(link)
        await newHalf.getByRole('button', { name: 'Open the preview' }).click()
        await showsTo([newHalf], TITLES.changed)
        await showsTo([oldHalf, visitor], TITLES.edited)
        await newHalf.getByRole('button', { name: 'Leave the preview' }).click()
        await titleIs(newHalf, TITLES.edited)
      },
      rollout: async ({ commands }) => {
        await terminal.run(commands)
        await showsTo([newHalf], TITLES.changed)
        await showsTo([oldHalf, visitor], TITLES.edited)
      },
      promote: async ({ commands }) => {
        await terminal.run(commands)
        await showsTo([oldHalf, visitor], TITLES.changed)
      },
      rollback: async ({ commands }) => {
        await terminal.run(commands)
        await showsTo([newHalf, visitor], TITLES.edited)
      },
      fault: async ({ commands: [edit = '', publish = '', list = ''] }) => {
        await terminal.run([edit])
        const faulty = await publishedBy(terminal, publish)
        const isLive = async () => (await (await newHalf.request.get(PAGE)).text()).includes(faulty)
        expectThat(await isLive(), 'the faulty version is live at first')
        const first = performance.now()
        for (let load = 1; await isLive(); load += 1) {
          expectThat(load <= 60, 'a version that fails at each load is taken out')
          await showsTo([newHalf], TITLES.edited)
        }
        figures.faultToQuarantineMs = performance.now() - first
        expectThat(
          new RegExp(`${faulty} .*quarantined`).test(await terminal.run([list])),
          'the team reads that it is quarantined',
        )
        await showsTo([oldHalf, visitor], TITLES.edited)
      },
      remove: async ({ commands }) => {
        await terminal.run(commands)
        expectThat((await statusNow()) === 404, 'a removed page is the 404 page')
      },
    }
    const begun = performance.now()
    for (const step of TEAM_SCRIPT) {
      const from = performance.now()
      await ways[step.id](step)
      const seconds = (performance.now() - from) / 1000
      figures.steps.push({ id: step.id, seconds })
      say(`${seconds.toFixed(1).padStart(6)} s  ${step.id}: ${step.commands.at(-1)}`)
      if (step.id === 'publish') figures.secondsToLive = (performance.now() - begun) / 1000
      expectThat((await shellFiles(origin, dataDir)) === shellBefore, `the shell is as it was after "${step.id}"`)
    }
    return figures
  } finally {
    await (dev as { stop(): Promise<void> } | null)?.stop()
    for (const context of contexts) await context.close()
    await rm(parent, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function signIn(context: BrowserContext, origin: string, email: string): Promise<void> {
  const data = { email, password: DEMO_PASSWORD }
  const signedIn = await context.request.post('/api/identity/sign-in', { headers: { origin }, data })
  expectThat(signedIn.ok(), `${email} signs in`)
}

/** Runs a command that publishes; gives the version's build. */
async function publishedBy(terminal: Terminal, line: string): Promise<string> {
  const [, build = ''] = /training ([0-9a-f]{12}) is /.exec(await terminal.run([line])) ?? []
  expectThat(build !== '', `"${line}" names the version`)
  return build
}

async function showsTo(pages: readonly Page[], title: string): Promise<void> {
  for (const page of pages) {
    await page.goto(PAGE)
    await titleIs(page, title)
  }
}

/** Resolves as soon as the page's heading is this one. */
const titleIs = (page: Page, title: string) =>
  page.waitForFunction((wanted) => document.querySelector('h1')?.textContent === wanted, title, {
    polling: 'raf',
    timeout: 60_000,
  })

/** What the administrator does: registers the remote with the team's key, and makes a deploy token. */
async function register(page: Page, publicKey: string): Promise<string> {
  await page.goto('/agent/admin/versions')
  await page.getByRole('button', { name: 'Register a remote' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('training')
  await dialog.getByRole('textbox', { name: 'Team', exact: true }).fill('Training')
  await dialog.getByLabel('Public key of the team').fill(publicKey)
  await dialog.getByLabel('Email for notices').fill('training@team.example')
  await dialog.getByLabel('Addresses reserved for it').fill(`${PAGE} visitor user employer agent admin`)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Details: training' }).click()
  const card = page.getByRole('region', { name: 'training' })
  await card.getByText('Team, key and tokens').click()
  await card.getByRole('button', { name: 'Make a deploy token: training' }).click()
  await dialog.getByLabel('What it is for').fill('The drill')
  for (const right of await dialog.getByRole('checkbox').all()) await right.check()
  await dialog.getByLabel('A tester’s email address or staff ID').fill(NEW_HALF.email)
  await dialog.getByRole('button', { name: 'Add tester' }).click()
  await dialog.getByText('Testers: 1').waitFor()
  await dialog.getByRole('button', { name: 'Make a token' }).click()
  const token = await dialog.getByText(/^onw\./).textContent()
  return token ?? ''
}

/** What the administrator does, and what a jobseeker has of it. */
async function showCard(admin: Page, jobseeker: Page): Promise<void> {
  await admin.goto('/agent/admin/visibility')
  await admin.getByRole('button', { name: 'Show: Learn a trade near you' }).click()
  await admin.getByText('“Learn a trade near you” is decided').first().waitFor()
  await jobseeker.goto('/dashboard')
  await jobseeker.getByRole('link', { name: 'See all ways to learn' }).waitFor()
}

/** The kit is packed after the start. */
async function kitIsPacked(origin: string): Promise<void> {
  const until = performance.now() + 120_000
  while (!(await fetch(`${origin}/kit`)).ok) {
    expectThat(performance.now() < until, 'the portal serves its kit')
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

/** Hash over the files of the live shell, as they lie in the data folder and as the portal serves them. */
async function shellFiles(origin: string, dataDir: string): Promise<string> {
  const document = await (await fetch(`${origin}/login`)).text()
  const [base = ''] = /\/assets\/shell\/[^/"]+\//.exec(document) ?? []
  const folder = path.join(dataDir, base.replace(/^\//, ''))
  const hash = createHash('sha256').update(base)
  for (const name of (await readdir(folder)).sort()) {
    hash.update(name).update(await readFile(path.join(folder, name)))
    if (name.endsWith('.js') || name.endsWith('.css')) {
      const served = await fetch(`${origin}${base}${name}`)
      hash.update(Buffer.from(await served.arrayBuffer()))
    }
  }
  return hash.digest('hex')
}

function expectThat(holds: boolean, what: string): void {
  if (!holds) throw new Error(`It does not hold that ${what}.`)
}
