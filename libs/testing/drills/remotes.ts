import { chromium } from '@playwright/test'
import chromiumPackage from '@sparticuz/chromium'
import { drillFault, everyFault } from '../src/faults/drill-remotes'
import { drillServices } from '../src/faults/drill-services'
import { removeDataDir, startPortal, temporaryDataDir } from '../src/portal'

/** Every remote broken in every way, the registry away at boot, and services down: what the person sees, what is told, what still works. */
export async function drillRemotes({ only }: { only?: string | undefined } = {}): Promise<boolean> {
  const dataDir = await temporaryDataDir()
  const portal = await startPortal({ dataDir, env: { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'fatal' } })
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run']
  const browser = await chromium.launch({ executablePath: await chromiumPackage.executablePath(), args })
  const { origin } = portal
  let isWell = true
  const told = (isGood: boolean, ...columns: string[]) => {
    isWell &&= isGood
    console.log(`${isGood ? 'ok   ' : 'WRONG'}  ${columns.join('  ')}`)
  }
  try {
    for (const { remote, fault } of everyFault().filter((one) => !only || one.fault === only)) {
      const names = [remote.name.padEnd(9), fault.padEnd(10)]
      await drillFault(browser, origin, remote, fault).then(
        ({ isAsExpected, failure, sentence, isTold, restWorks, comesBack }) => {
          const facts = [isTold && 'told', restWorks && 'the rest works', comesBack && 'comes back'].filter(Boolean).join(', ')
          told(isAsExpected, ...names, failure.padEnd(10), `“${sentence}”`, facts)
        },
        (error: Error) => told(false, ...names, error.message.split('\n')[0] ?? ''),
      )
    }
    const services = only ? [] : await drillServices(browser, origin, dataDir)
    for (const { what, isAsExpected, seen } of services) told(isAsExpected, what.padEnd(21), seen)
    return isWell
  } finally {
    await browser.close()
    await portal.stop()
    await removeDataDir(dataDir)
  }
}
