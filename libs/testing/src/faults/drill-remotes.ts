import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@onward/contracts'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { breakRemote, FAULTS, type Fault, HANGS } from './faulty-remote'

interface RemoteUnderTest {
  name: string
  path: string
  account: { email: string } | null
  /** Another part of the portal that must go on. */
  elsewhere: string
}
export const REMOTES: readonly RemoteUnderTest[] = [
  { name: 'public', path: '/about', account: null, elsewhere: '/login' },
  { name: 'jobseeker', path: '/jobs', account: DEMO_ACCOUNTS.jobseeker, elsewhere: '/about' },
  { name: 'agent', path: '/agent/referrals', account: DEMO_ACCOUNTS.agent, elsewhere: '/about' },
  { name: 'employer', path: '/employer/dashboard', account: DEMO_ACCOUNTS.employer, elsewhere: '/about' },
]
/** The failure that the page names; an effect fails while the page is shown. */
const CLASS_OF: Record<Fault, string> = {
  gone: 'http',
  slow: 'timeout',
  corrupted: 'integrity',
  contract: 'contract',
  evaluation: 'evaluation',
  render: 'render',
  effect: 'render',
  loop: 'hung',
}
/** Beyond the shell's own limit of eight seconds. */
const TO_SEE_MS = 60_000

export interface SeenFault {
  remote: string
  fault: Fault
  /** What the person reads. */
  sentence: string
  failure: string
  isTold: boolean
  restWorks: boolean
  comesBack: boolean
  isAsExpected: boolean
}

/** Breaks one remote in one way, and looks at what the person sees, what is told, what still works, and whether it comes back. */
export async function drillFault(browser: Browser, origin: string, remote: RemoteUnderTest, fault: Fault): Promise<SeenFault> {
  const { name, path, account, elsewhere } = remote
  const context = await browser.newContext({ baseURL: origin, locale: 'en-GB' })
  try {
    if (account) {
      const data = { email: account.email, password: DEMO_PASSWORD }
      await context.request.post('/api/identity/sign-in', { headers: { origin }, data })
    }
    const mend = await breakRemote(context, origin, path, name, fault)
    let isTold = false
    context.on('response', async (response) => {
      if (!response.url().includes('/api/gateway/load-events')) return
      const answer: { recorded?: boolean } = await response.json().catch(() => ({}))
      isTold ||= answer.recorded === true
    })
    let page = await context.newPage()
    if (fault === 'loop') {
      page = await afterHanging(context, page, path, account === null)
      await mend()
    }
    // A script that never comes keeps the page from being loaded.
    await openAndUse(page, path, account && fault === 'slow' ? 'commit' : 'load')
    const place = page.locator('[data-failure]')
    await place.waitFor({ timeout: TO_SEE_MS })
    const failure = (await place.getAttribute('data-failure')) ?? ''
    const sentence = (await place.getByRole('alert').textContent()) ?? ''
    await until(() => isTold)
    const restWorks = await page.getByRole('banner').isVisible()
    const other = await context.newPage()
    await openAndUse(other, elsewhere)
    await other.locator('h1').first().waitFor({ timeout: TO_SEE_MS })
    await mend()
    // What was thrown while drawing is drawn again from the same code: a fresh page takes the mended version.
    if (failure === 'render') {
      await openAndUse(page, path)
      await place.waitFor({ state: 'detached', timeout: TO_SEE_MS })
    } else {
      const gone = place.waitFor({ state: 'detached', timeout: TO_SEE_MS })
      // A script that comes late is shown when it comes, without a press.
      await Promise.race([gone, page.getByRole('button', { name: 'Try again' }).click()])
      await gone
    }
    await page.locator('h1').first().waitFor({ timeout: TO_SEE_MS })
    const comesBack = (await place.count()) === 0
    const seen = { remote: name, fault, sentence, failure, isTold, restWorks, comesBack }
    return { ...seen, isAsExpected: failure === CLASS_OF[fault] && isTold && seen.restWorks && comesBack }
  } finally {
    await context.close()
  }
}

/** The page hangs and is closed; a minute later somebody opens the portal again. */
export async function afterHanging(context: BrowserContext, page: Page, path: string, isDrawn: boolean): Promise<Page> {
  const hangs = page.waitForResponse((response) => response.url().endsWith(HANGS), { timeout: TO_SEE_MS })
  await page.goto(path, { waitUntil: isDrawn ? 'load' : 'commit' })
  if (isDrawn) void openByUse(page).catch(() => undefined)
  await hangs
  await page.close({ runBeforeUnload: false })
  const cookies = (await context.cookies()).filter((one) => one.name === 'onward_loading')
  const notes: Record<string, number> = JSON.parse(decodeURIComponent(cookies[0]?.value ?? '%7B%7D'))
  const earlier = Object.fromEntries(Object.entries(notes).map(([version, at]) => [version, at - 60_000]))
  await context.addCookies(cookies.map((one) => ({ ...one, value: encodeURIComponent(JSON.stringify(earlier)) })))
  const next = await context.newPage()
  return next
}

/** A page that the document shows whole loads its scripts once somebody uses it. */
export async function openAndUse(page: Page, path: string, waitUntil: 'load' | 'commit' = 'load'): Promise<void> {
  await page.goto(path, { waitUntil })
  await openByUse(page)
}
async function openByUse(page: Page): Promise<void> {
  await page.mouse.move(2, 2)
  await page.mouse.move(9, 9)
}

async function until(holds: () => boolean): Promise<void> {
  const limit = performance.now() + 10_000
  while (!holds() && performance.now() < limit) await new Promise((resolve) => setTimeout(resolve, 50))
}

export const everyFault = (): { remote: RemoteUnderTest; fault: Fault }[] =>
  REMOTES.flatMap((remote) => FAULTS.map((fault) => ({ remote, fault })))
