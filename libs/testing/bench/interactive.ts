import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@onward/contracts'
import { assetBase, packageFolder } from '@onward/federation'
import { runWebpack } from '@onward/federation/build'
import { singleBundleConfig } from '@onward/federation/preset'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import chromiumPackage from '@sparticuz/chromium'
import type { Portal } from '../src/portal'

/** An old phone on a slow connection: Lighthouse's mobile profile (slow 4G, processor four times slower than this one). */
const PHONE = { latency: 150, downloadThroughput: (1_638_400 / 8) * 0.9, uploadThroughput: (675_000 / 8) * 0.9, offline: false }
const SLOWER = 4
const RUNS = 3
/** No long task for so long: the page answers at once. */
const QUIET_MS = 1_500
const PLAIN = { name: 'plain', build: 'bundle' } as const

const PAGES = {
  visitor: ['/', '/about', '/contact', '/login'],
  jobseeker: [
    '/dashboard',
    '/profile',
    '/cv-review',
    '/cv-builder',
    '/jobs',
    '/applications',
    '/learning',
    '/messages',
    '/my-data',
    '/account',
    '/notices',
  ],
  employer: ['/employer/dashboard', '/employer/post-job', '/employer/jobs', '/employer/applications'],
} as const

/**
 * Time to interactive of a first visit, without any cache: the page's heading is drawn and no long task follows. Against the same
 * sources as one plain bundle, served by the same gateway.
 */
export async function measureInteractive({ origin, dataDir }: Portal): Promise<void> {
  const plain = await buildPlain(dataDir)
  const browser = await chromium.launch({
    executablePath: await chromiumPackage.executablePath(),
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  })
  console.log(`A phone ${SLOWER} times slower than this machine, ${PHONE.latency} ms and 1.5 Mbit/s; median of ${RUNS}, ms`)
  console.log(`    the plain bundle: ${(plain.bytes / 1000).toFixed(0)} kB of script`)
  console.log(`    ${'page'.padEnd(24)} ${'ours'.padStart(6)} ${'plain'.padStart(6)}  ratio`)
  try {
    for (const [who, paths] of Object.entries(PAGES) as [keyof typeof PAGES, readonly string[]][]) {
      for (const address of paths) {
        const ours = await timesOf(browser, origin, who, address, null)
        const bundle = await timesOf(browser, origin, who, address, plain.tags)
        console.log(
          `    ${address.padEnd(24)} ${ours.toFixed(0).padStart(6)} ${bundle.toFixed(0).padStart(6)}  ${(ours / bundle).toFixed(2)}`,
        )
      }
    }
  } finally {
    await browser.close()
  }
}

async function buildPlain(dataDir: string): Promise<{ tags: string; bytes: number }> {
  const outDir = path.join(dataDir, assetBase(PLAIN.name, PLAIN.build))
  await mkdir(outDir, { recursive: true })
  const runtime = fileURLToPath(new URL('./one-bundle-runtime.ts', import.meta.url))
  await runWebpack(singleBundleConfig({ ...PLAIN, dir: packageFolder('shell'), outDir }, runtime))
  let bytes = 0
  for (const file of (await readdir(outDir)).filter((name) => /\.(js|css)$/.test(name))) {
    const packed = await promisify(brotliCompress)(await readFile(path.join(outDir, file)))
    await writeFile(path.join(outDir, `${file}.br`), packed)
    if (file.endsWith('.js')) bytes += packed.length
  }
  const base = assetBase(PLAIN.name, PLAIN.build)
  return { bytes, tags: `<link rel="stylesheet" href="${base}main.css"><script defer src="${base}main.js"></script>` }
}

async function timesOf(
  browser: Browser,
  origin: string,
  who: keyof typeof PAGES,
  address: string,
  tags: string | null,
): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({ viewport: { width: 375, height: 812 } })
    if (who !== 'visitor') {
      const answer = await context.request.post(`${origin}/api/identity/sign-in`, {
        headers: { origin },
        data: { email: DEMO_ACCOUNTS[who].email, password: DEMO_PASSWORD },
      })
      if (!answer.ok()) throw new Error(`The demo ${who} could not sign in: ${answer.status()}`)
    }
    times.push(await timeToInteractive(context, `${origin}${address}`, tags))
    await context.close()
  }
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0
}

async function timeToInteractive(context: BrowserContext, address: string, tags: string | null): Promise<number> {
  const page = await context.newPage()
  // Both kinds of page come through here, so that both have the same head start.
  await page.route(address, async (route) => {
    const answer = await route.fetch()
    const body = await answer.text()
    await route.fulfill({ response: answer, body: tags === null ? body : asPlain(body, tags) })
  })
  // What the TypeScript runner puts around functions with a name.
  await page.addInitScript('globalThis.__name ??= (named) => named')
  await page.addInitScript(() => {
    const seen = { lastTask: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const task of list.getEntries()) seen.lastTask = Math.max(seen.lastTask, task.startTime + task.duration)
    }).observe({ type: 'longtask', buffered: true })
  })
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', PHONE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(address, { waitUntil: 'commit' })
  return page.evaluate(
    ({ quiet }) =>
      new Promise<number>((resolve) => {
        const { seen } = globalThis as unknown as { seen: { lastTask: number } }
        let drawn = 0
        let loading = 0
        const poll = () => {
          const now = performance.now()
          // A skeleton is not the page yet.
          if (document.querySelector('[class*="skeleton"], [aria-busy="true"]')) loading = now
          if (drawn === 0 && document.querySelector('main h1')) drawn = now
          const since = Math.max(drawn, loading, seen.lastTask)
          if (drawn > 0 && now - since > quiet) resolve(since)
          else setTimeout(poll, 20)
        }
        poll()
      }),
    { quiet: QUIET_MS },
  )
}

/** The gateway's page with the bundle's own tags in place of the shell's scripts, styles and preloads. */
const asPlain = (html: string, tags: string): string =>
  html
    .replace(/<link rel="preload" as="(script|style)"[^>]*>/g, '')
    .replace(/<link href="[^"]+" rel="stylesheet"[^>]*>|<link rel="stylesheet"[^>]*>/g, '')
    .replace(/<script defer[^>]*><\/script>/g, '')
    .replace('</head>', `${tags}</head>`)
