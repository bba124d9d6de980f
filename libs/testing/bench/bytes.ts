import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@onward/contracts'
import { chromium, type Page } from '@playwright/test'
import chromiumPackage from '@sparticuz/chromium'
import type { Portal } from '../src/portal'

/** Script bytes as transferred, and requests, of the first visit of three pages, by front end and shared package. */
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
  } finally {
    await browser.close()
  }
}

async function visit(page: Page, origin: string, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const urls = new Map<string, { url: string; type: string }>()
  const sizes = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, response, type }) => urls.set(requestId, { url: response.url, type }))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength))
  await page.goto(`${origin}${path}`)
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  const scripts = [...urls]
    .filter(([, { type }]) => type === 'Script')
    .map(([id, { url }]) => ({ url, bytes: sizes.get(id) ?? 0 }))
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
  console.log(`${path}: ${(total / 1000).toFixed(1)} kB of scripts in ${scripts.length} files, ${urls.size} requests in all`)
  for (const [part, bytes] of await sumByPart(scripts)) console.log(`    ${(bytes / 1000).toFixed(1).padStart(7)} kB  ${part}`)
  await page.context().close()
}

/** Bytes per front end and package: a script's bytes are shared out by the sizes in its build's `parts.json`. */
async function sumByPart(scripts: readonly { url: string; bytes: number }[]): Promise<[string, number][]> {
  const sums = new Map<string, number>()
  for (const { url, bytes } of scripts) {
    const [, , frontEnd = '', , file = ''] = new URL(url).pathname.split('/')
    const parts = ((await (await fetch(new URL('parts.json', url))).json()) as Record<string, Record<string, number>>)[file] ?? {}
    const whole = Object.values(parts).reduce((sum, size) => sum + size, 0)
    for (const [name, size] of Object.entries(parts)) {
      const part = `${frontEnd}: ${name}`
      sums.set(part, (sums.get(part) ?? 0) + (bytes * size) / whole)
    }
  }
  return [...sums].sort(([, a], [, b]) => b - a).filter(([, bytes]) => bytes >= 100)
}
