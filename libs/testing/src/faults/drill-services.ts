import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@onward/contracts'
import { runningEmbedded } from '@onward/database'
import type { Browser } from '@playwright/test'
import postgres from 'postgres'

/** A page for each service that cannot do without it. */
const SERVICES = [
  { service: 'jobs', path: '/jobs', account: DEMO_ACCOUNTS.jobseeker },
  { service: 'jobseekers', path: '/profile', account: DEMO_ACCOUNTS.jobseeker },
  { service: 'learning', path: '/learning', account: DEMO_ACCOUNTS.jobseeker },
  { service: 'messaging', path: '/messages', account: DEMO_ACCOUNTS.jobseeker },
  { service: 'casework', path: '/agent/referrals', account: DEMO_ACCOUNTS.agent },
] as const
const DOWN = {
  status: 503,
  contentType: 'application/problem+json',
  body: '{"type":"/problems/not-ready","code":"not-ready","status":503}',
}
const TO_SEE_MS = 60_000

export interface SeenOutage {
  what: string
  seen: string
  isAsExpected: boolean
}

/** The registry away while a page is asked for, and each service down behind its page. */
export async function drillServices(browser: Browser, origin: string, dataDir: string): Promise<SeenOutage[]> {
  const outages = [await registryAway(browser, origin, dataDir)]
  for (const { service, path, account } of SERVICES) {
    const context = await browser.newContext({ baseURL: origin, locale: 'en-GB' })
    const data = { email: account.email, password: DEMO_PASSWORD }
    await context.request.post('/api/identity/sign-in', { headers: { origin }, data })
    await context.route(`**/api/${service}/**`, (route) => route.fulfill(DOWN))
    const page = await context.newPage()
    await page.goto(path)
    const alert = page.getByRole('main').getByRole('alert').first()
    const seen = await alert.textContent({ timeout: TO_SEE_MS }).catch(() => null)
    const isFramed = await page.getByRole('banner').isVisible()
    const failed = await page.locator('[data-failure]').count()
    await page.goto('/about')
    await page.locator('h1').first().waitFor({ timeout: TO_SEE_MS })
    const facts = [`“${seen?.slice(0, 140) ?? 'nothing'}”`, isFramed && 'frame stands', 'other pages open'].filter(Boolean)
    outages.push({ what: `${service} down`, seen: facts.join(', '), isAsExpected: seen !== null && isFramed && failed === 0 })
    await context.close()
  }
  return outages
}

async function registryAway(browser: Browser, origin: string, dataDir: string): Promise<SeenOutage> {
  const url = runningEmbedded(dataDir)
  if (!url) throw new Error(`No database runs in ${dataDir}.`)
  const owner = postgres(url, { max: 1, onnotice: () => {} })
  const page = await browser.newPage({ locale: 'en-GB' })
  try {
    await owner`alter table gateway.rollouts rename to rollouts_away`
    const away = await page.goto(origin)
    const heading = await page.locator('h1').first().textContent()
    const crisis = await page.goto(`${origin}/help/crisis`)
    await owner`alter table gateway.rollouts_away rename to rollouts`
    const back = await page.goto(origin)
    const facts = `${away?.status()} “${heading}”, crisis page ${crisis?.status()}, then ${back?.status()}`
    const isAsExpected = (away?.status() ?? 0) >= 500 && crisis?.status() === 200 && back?.status() === 200
    return { what: 'registry away at boot', seen: facts, isAsExpected }
  } finally {
    await owner`alter table if exists gateway.rollouts_away rename to rollouts`
    await owner.end()
    await page.close()
  }
}
