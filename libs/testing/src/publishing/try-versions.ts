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
  /**
   * Where it was stopped. `live`: the page that loaded it first took the version before in its place. `after`: its page failed, and was told.
   * `never`: nobody noticed.
   */
  stopped: 'before' | 'live' | 'after' | 'never'
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
  const seen = await seenBy(browser, origin, what.includes('hangs'))
  const back = await team.change('rollback', { build: null, code: 'broken', note: '' })
  const { stopped, how } = seen
  return { what, stopped, how, isAsExpected: bad.stage === stopped && back.status === 200 }
}

/** What a visitor meets: a page that names its failure and has told of it, or the version before, or a page that looks well. */
async function seenBy(browser: Browser, origin: string, hangs: boolean): Promise<Pick<Tried, 'stopped' | 'how'>> {
  const context = await browser.newContext({ baseURL: origin })
  try {
    const first = await context.newPage()
    const page = hangs ? await afterHanging(context, first, PAGE, false) : first
    let isRescued = false
    page.on('response', (one) => {
      isRescued ||= one.url().includes('/remotes/training/previous?') && one.ok()
    })
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
    if (failure !== null) {
      await told
      return { stopped: 'after', how: failure }
    }
    return isRescued ? { stopped: 'live', how: 'the same page showed the version before' } : { stopped: 'never', how: '' }
  } finally {
    await context.close()
  }
}
