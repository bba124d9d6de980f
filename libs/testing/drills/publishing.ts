import { chromium } from '@playwright/test'
import chromiumPackage from '@sparticuz/chromium'
import { removeDataDir, startPortal, temporaryDataDir } from '../src/portal'
import { buildExample } from '../src/publishing/example-build'
import { joinAsTeam } from '../src/publishing/team-client'
import { tryBadVersions } from '../src/publishing/try-versions'
import { publishUnderLoad } from '../src/publishing/under-load'
import { variantOf } from '../src/publishing/variants'

const ROUNDS = 50
const BUDGET_BYTES = 300_000

/** Thirty bad versions, and where each is stopped; then fifty times publishing and rolling back while people read. */
export async function drillPublishing(): Promise<boolean> {
  const dataDir = await temporaryDataDir()
  const portal = await startPortal({ dataDir, env: { RATE_LIMIT_FACTOR: '10000', LOG_LEVEL: 'fatal' } })
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run']
  const browser = await chromium.launch({ executablePath: await chromiumPackage.executablePath(), args })
  try {
    const team = await joinAsTeam(portal.origin, 'training', BUDGET_BYTES)
    const good = await buildExample(team.privateKey)
    const first = await team.publish(good, true)
    if (first.status !== 200) throw new Error(`The example is refused: ${first.reasons.join(' ')}`)

    const tried = await tryBadVersions(browser, portal.origin, team, good)
    for (const { what, stopped, how, isAsExpected } of tried)
      console.log(`${isAsExpected ? 'ok   ' : 'WRONG'}  ${stopped.padEnd(6)}  ${what.padEnd(52)}  ${how.slice(0, 120)}`)
    const count = (stage: string) => tried.filter(({ stopped }) => stopped === stage).length
    console.log(
      `${tried.length} bad versions: ${count('before')} stopped before, ${count('live')} at going live, ${count('after')} seen and told after, ${count('never')} never`,
    )

    const other = variantOf(good, 'abcdef012345', team.privateKey)
    const { changes, requests, failed, changesPerSecond } = await publishUnderLoad(portal.origin, team, other, ROUNDS)
    const failures = Object.values(failed).reduce((sum, one) => sum + one, 0)
    console.log(
      `${changes} publishes and roll-backs (${changesPerSecond.toFixed(1)} a second), ${requests} requests beside: ${failures} failed`,
    )
    for (const [what, times] of Object.entries(failed)) console.log(`  ${what}: ${times}`)
    return failures === 0 && tried.every(({ isAsExpected }) => isAsExpected)
  } finally {
    await browser.close()
    await portal.stop()
    await removeDataDir(dataDir)
  }
}
