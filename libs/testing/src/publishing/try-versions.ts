import { createHash } from 'node:crypto'
import type { Artefact } from '@onward/federation/artefact'
import type { Browser } from '@playwright/test'
import { afterHanging, openAndUse } from '../faults/drill-remotes'
import { BAD_VERSIONS, type BadVersion } from './bad-versions'
import type { Team } from './team-client'

const PAGE = '/training'
const TO_SEE_MS = 60_000

export interface Tried {
  what: string
  /** Where it was stopped; `never`: nobody noticed. */
  stopped: 'before' | 'after' | 'never'
  /** The registry's words, or the failure that the page named. */
  how: string
  isAsExpected: boolean
}

const buildOf = (what: string): string => createHash('sha256').update(what).digest('hex').slice(0, 12)

/** Publishes each bad version beside a good one that is live. Whatever goes live is looked at and taken back. */
export async function tryBadVersions(browser: Browser, origin: string, team: Team, base: Artefact): Promise<Tried[]> {
  const tried: Tried[] = []
  for (const bad of BAD_VERSIONS) tried.push(await tryOne(browser, origin, team, base, bad))
  return tried
}

async function tryOne(browser: Browser, origin: string, team: Team, base: Artefact, bad: BadVersion): Promise<Tried> {
  const before = (await team.read()).json.stable
  const answer = await team.publish(bad.artefact(base, buildOf(bad.what), team.privateKey), true)
  const { what } = bad
  if (answer.status !== 200) {
    const isKept = (await team.read()).json.stable === before
    return { what, stopped: 'before', how: answer.reasons[0] ?? '', isAsExpected: bad.stage === 'before' && isKept }
  }
  const failure = await seenBy(browser, origin, what.includes('hangs'))
  const back = await team.change('rollback', { build: null, code: 'broken', note: '' })
  const stopped = failure === null ? 'never' : 'after'
  return { what, stopped, how: failure ?? '', isAsExpected: bad.stage === stopped && back.status === 200 }
}

/** The failure that a visitor's page names and has told of; null of a page that looks well. */
async function seenBy(browser: Browser, origin: string, hangs: boolean): Promise<string | null> {
  const context = await browser.newContext({ baseURL: origin })
  try {
    const first = await context.newPage()
    const page = hangs ? await afterHanging(context, first, PAGE, false) : first
    const told = page.waitForResponse((one) => one.url().includes('/api/gateway/load-events') && one.ok(), { timeout: TO_SEE_MS })
    void told.catch(() => undefined)
    await openAndUse(page, PAGE)
    const place = page.locator('[data-failure], h1 + *').first()
    await place.waitFor({ timeout: TO_SEE_MS })
    const failure = await page
      .locator('[data-failure]')
      .first()
      .getAttribute('data-failure', { timeout: 10_000 })
      .catch(() => null)
    if (failure !== null) await told
    return failure
  } finally {
    await context.close()
  }
}
