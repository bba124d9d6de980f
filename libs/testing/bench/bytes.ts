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
    .map(([id, { url }]) => ({ part: partOf(url), bytes: sizes.get(id) ?? 0 }))
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
  console.log(`${path}: ${(total / 1000).toFixed(1)} kB of scripts in ${scripts.length} files, ${urls.size} requests in all`)
  for (const [part, bytes] of sumByPart(scripts)) console.log(`    ${(bytes / 1000).toFixed(1).padStart(7)} kB  ${part}`)
  await page.context().close()
}

/** `/assets/shell/<build>/vendors-node_modules_react-dom_….js` → `shell: react-dom`. */
function partOf(url: string): string {
  const [, , frontEnd = '', , file = ''] = new URL(url).pathname.split('/')
  const dependency = /node_modules_((?:@|_)?[a-z0-9.-]+(?:_[a-z0-9.-]+)?)/i.exec(file)?.[1]
  return dependency ? `${frontEnd}: ${dependency}` : frontEnd
}

function sumByPart(scripts: readonly { part: string; bytes: number }[]): [string, number][] {
  const sums = new Map<string, number>()
  for (const { part, bytes } of scripts) sums.set(part, (sums.get(part) ?? 0) + bytes)
  return [...sums].sort(([, a], [, b]) => b - a)
}
