import { chromium } from '@playwright/test'
import chromiumPackage from '@sparticuz/chromium'
import { removeDataDir, startPortal, temporaryDataDir } from '../src/portal'
import { runTeam } from '../src/team/run-team'

/** The README's "Your first remote in ten minutes", with npm's registry, on a portal of its own. */
export async function drillTeam(): Promise<boolean> {
  const dataDir = await temporaryDataDir()
  const portal = await startPortal({ dataDir, env: { RATE_LIMIT_FACTOR: '100', LOG_LEVEL: 'error' } })
  const browser = await chromium.launch({
    executablePath: await chromiumPackage.executablePath(),
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  })
  try {
    const { origin } = portal
    const figures = await runTeam({ origin, dataDir, browser, offline: false, say: (line) => console.log(line) })
    const { secondsToLive, editToSeenMs, publishToVisibleMs, faultToQuarantineMs } = figures
    console.log(`an empty folder to live   ${(secondsToLive / 60).toFixed(1)} min`)
    console.log(`an edit to seen           ${(editToSeenMs / 1000).toFixed(2)} s`)
    console.log(`published to visible      ${publishToVisibleMs.toFixed(0)} ms`)
    console.log(`a faulty version, until it is out   ${(faultToQuarantineMs / 1000).toFixed(1)} s`)
    console.log('the shell’s files         unchanged after each step')
    return true
  } catch (error) {
    console.log(String(error))
    return false
  } finally {
    await browser.close()
    await portal.stop()
    await removeDataDir(dataDir)
  }
}
