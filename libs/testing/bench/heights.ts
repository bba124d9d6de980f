import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@onward/contracts'
import { type BrowserContext, chromium } from '@playwright/test'
import chromiumPackage from '@sparticuz/chromium'
import type { Portal } from '../src/portal'

const PAGES = [
  '/dashboard',
  '/jobs',
  '/applications',
  '/messages',
  '/learning',
  '/notices',
  '/profile',
  '/cv-review',
  '/cv-builder',
  '/better-off',
  '/interview-practice',
  '/my-data',
]
/** Pages by who opens them; the lists of staff are to be seen without much scrolling. */
const PAGES_OF = {
  jobseeker: PAGES,
  agent: ['/agent/dashboard', '/agent/referrals', '/agent/active-cases'],
  employer: ['/employer/dashboard', '/employer/applications'],
} as const
const WIDTHS = [375, 1280]
const SCREEN_HEIGHT = 800

/** Heights of the jobseeker's pages and of staff's lists in pixels, and of the list of jobs: its first card, its tallest, and where the twentieth ends. */
export async function measureHeights({ origin }: Portal): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await chromiumPackage.executablePath(),
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  })
  try {
    for (const width of WIDTHS) {
      for (const role of ['jobseeker', 'agent', 'employer'] as const) {
        const context = await browser.newContext({ viewport: { width, height: SCREEN_HEIGHT } })
        await context.request.post(`${origin}/api/identity/sign-in`, {
          headers: { origin },
          data: { email: DEMO_ACCOUNTS[role].email, password: DEMO_PASSWORD },
        })
        for (const path of PAGES_OF[role])
          console.log(`${width} ${path.padEnd(20)} ${await heightsOf(context, `${origin}${path}`)}`)
        await context.close()
      }
    }
  } finally {
    await browser.close()
  }
}

async function heightsOf(context: BrowserContext, address: string): Promise<string> {
  const page = await context.newPage()
  await page.goto(address)
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  const { height, cards } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    cards: [...document.querySelectorAll('main li:has(h3 a[href^="/jobs/"]), main article:has(h3 a[href^="/jobs/"])')].map(
      (card) => {
        const { top, bottom, height } = card.getBoundingClientRect()
        return { top: top + window.scrollY, bottom: bottom + window.scrollY, height }
      },
    ),
  }))
  await page.close()
  const [first] = cards
  const twentieth = cards[19]
  if (!first || !twentieth) return `${height}`
  const tallest = Math.max(...cards.map((card) => card.height))
  return `${height}, first card at ${Math.round(first.top)}, tallest ${Math.round(tallest)}, twentieth ends at ${Math.round(twentieth.bottom)}`
}
