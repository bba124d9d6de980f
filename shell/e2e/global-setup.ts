import { BUILD_CACHE } from '@onward/federation/kept-builds'
import { buildCache } from '@onward/testing/build-cache'
import { removeDataDir, startPortal, temporaryDataDir } from '@onward/testing/portal'
import chromium from '@sparticuz/chromium'

/** Unpacks the browser before any worker needs it and starts one portal for the journeys that share it. */
export default async function globalSetup() {
  process.env[BUILD_CACHE] ??= await buildCache()
  process.env.ONWARD_CHROMIUM = await chromium.executablePath()
  const dataDir = await temporaryDataDir()
  const portal = await startPortal({ dataDir, env: { RATE_LIMIT_FACTOR: '100' } })
  process.env.ONWARD_ORIGIN = portal.origin
  process.env.ONWARD_DATA_DIR = dataDir
  return async () => {
    await portal.stop()
    await removeDataDir(dataDir)
  }
}
