import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@onward/contracts'
import { buildFolder, packageFolder } from '@onward/federation'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import chromiumPackage from '@sparticuz/chromium'
import type { Portal } from '../src/portal'

/** What the first page may bring in bytes of scripts, to read and to use it. */
const FIRST_PAGE_LIMIT = 110_000

/** Script bytes as transferred, and requests, of the first visit of three pages, by front end and shared package; of the first page to read it, and once it is used. */
export async function measureBytes({ origin }: Portal): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await chromiumPackage.executablePath(),
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  })
  try {
    for (const path of ['/', '/login']) await visit(await (await browser.newContext()).newPage(), origin, path)
    const signedIn = await browser.newContext()
    await signedIn.request.post(`${origin}/api/identity/sign-in`, {
      headers: { origin },
      data: { email: DEMO_ACCOUNTS.jobseeker.email, password: DEMO_PASSWORD },
    })
    await visit(await signedIn.newPage(), origin, '/jobs')
    for (const role of ['agent', 'employer', 'admin'] as const) await measureStaff(await browser.newContext(), origin, role)
  } finally {
    await browser.close()
  }
}

/** Staff rooms in the order of a morning: the first page brings the facades, the others what they need more. */
const STAFF_PAGES = {
  agent: [
    '/agent/dashboard',
    '/agent/referrals',
    '/agent/active-cases',
    '/agent/reports',
    '/agent/appointments',
    '/agent/placements',
    '/agent/job-match',
    '/agent/messages',
  ],
  employer: ['/employer/dashboard', '/employer/applications', '/employer/jobs', '/employer/candidates', '/employer/interviews'],
  admin: [
    '/agent/admin',
    '/agent/admin/organisations',
    '/agent/admin/adverts',
    '/agent/admin/tickets',
    '/agent/admin/staff',
    '/agent/admin/audit',
    '/agent/admin/versions',
  ],
} as const
/** Script bytes of the first staff page, and of each further one. */
const STAFF_FIRST_LIMIT = 330_000
const STAFF_NEXT_LIMIT = 60_000

async function measureStaff(context: BrowserContext, origin: string, role: keyof typeof STAFF_PAGES): Promise<void> {
  await context.request.post(`${origin}/api/identity/sign-in`, {
    headers: { origin },
    data: { email: DEMO_ACCOUNTS[role].email, password: DEMO_PASSWORD },
  })
  const page = await context.newPage()
  const answers = await collectAnswers(page)
  for (const [at, path] of STAFF_PAGES[role].entries()) {
    answers.clear()
    await page.goto(`${origin}${path}`)
    await page.locator('h1').first().waitFor()
    await page.waitForLoadState('networkidle')
    await printPage(
      `${path}, ${at === 0 ? 'first' : 'further'}`,
      [...answers.values()],
      at === 0 ? STAFF_FIRST_LIMIT : STAFF_NEXT_LIMIT,
    )
  }
  await context.close()
}

/** What the page fetches from now on; files from the browser's cache have no bytes. */
async function collectAnswers(page: Page): Promise<Map<string, Answer>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const answers = new Map<string, Answer>()
  session.on('Network.responseReceived', ({ requestId, response, type }) =>
    answers.set(requestId, {
      url: response.url,
      type,
      encoding: response.headers['content-encoding'] ?? 'none',
      headers: response.encodedDataLength,
      bytes: 0,
    }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId)
    if (answer) answer.bytes = Math.max(0, encodedDataLength - answer.headers)
  })
  return answers
}

async function visit(page: Page, origin: string, path: string): Promise<void> {
  const answers = await collectAnswers(page)
  await page.goto(`${origin}${path}`)
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  await printPage(path, [...answers.values()])
  if (path !== '/jobs') {
    // Their scripts come once somebody uses them.
    await page.mouse.move(2, 2)
    await page.mouse.move(9, 9)
    await page.locator('button[lang]').waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    await printPage(`${path} once used`, [...answers.values()])
  }
  await page.context().close()
}

async function printPage(path: string, all: readonly Answer[], most = limitOf(path)): Promise<void> {
  const scripts = all.filter(({ type }) => type === 'Script')
  const total = sum(scripts)
  const plain = scripts.filter(({ encoding }) => encoding !== 'br').length
  const limit = most === null ? '' : `, ${total <= most ? 'within' : 'OVER'} the limit of ${kilobytes(most)}`
  console.log(`${path}: ${kilobytes(total)} of scripts in ${scripts.length} files${limit}${plain ? `; ${plain} not brotli` : ''}`)
  const types = [...new Set(all.map(({ type }) => type))]
    .map((type) => all.filter((answer) => answer.type === type))
    .map((some) => `${some.length} × ${some[0]?.type} ${kilobytes(sum(some))}`)
  console.log(
    `    ${all.length} requests: ${types.join(', ')}; headers ${kilobytes(all.reduce((bytes, { headers }) => bytes + headers, 0))}`,
  )
  for (const [part, bytes] of await sumByPart(scripts)) {
    console.log(`    ${kilobytes(bytes).padStart(10)} ${((100 * bytes) / total).toFixed(0).padStart(3)}%  ${part}`)
  }
}

const limitOf = (path: string): number | null => (path.startsWith('/ ') || path === '/' ? FIRST_PAGE_LIMIT : null)

interface Answer {
  url: string
  type: string
  encoding: string
  headers: number
  /** Of the body, as transferred. */
  bytes: number
}
const sum = (answers: readonly Answer[]) => answers.reduce((total, { bytes }) => total + bytes, 0)
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** Bytes per front end and package: a script's bytes are shared out by the sizes in its build's `parts.json`. */
async function sumByPart(scripts: readonly { url: string; bytes: number }[]): Promise<[string, number][]> {
  const sums = new Map<string, number>()
  for (const { url, bytes } of scripts) {
    const [, , frontEnd = '', build = '', file = ''] = new URL(url).pathname.split('/')
    const partsFile = path.join(buildFolder(packageFolder(frontEnd), build), 'parts.json')
    const parts = (JSON.parse(await readFile(partsFile, 'utf8')) as Record<string, Record<string, number>>)[file] ?? {}
    const whole = Object.values(parts).reduce((sum, size) => sum + size, 0)
    for (const [name, size] of Object.entries(parts)) {
      const part = `${frontEnd}: ${name}`
      sums.set(part, (sums.get(part) ?? 0) + (bytes * size) / whole)
    }
  }
  const listed = [...sums].sort(([, a], [, b]) => b - a).filter(([, bytes]) => bytes >= 500)
  const rest =
    [...sums.values()].reduce((total, bytes) => total + bytes, 0) - listed.reduce((total, [, bytes]) => total + bytes, 0)
  return [...listed, [`${sums.size - listed.length} smaller parts`, rest]]
}
