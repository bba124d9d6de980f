import { randomUUID } from 'node:crypto'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@onward/contracts'
import { chromium } from '@playwright/test'
import chromiumPackage from '@sparticuz/chromium'
import type { Portal } from '../src/portal'

const ROWS = 5_000
const PIXELS_A_FRAME = 120
const FRAMES = 600

/**
 * Frames and long tasks while a table of 5,000 rows is scrolled from its top, two and a half rows a frame. The rows are the demo's, given again and again
 * in one answer; only those near the window are drawn.
 */
export async function measureScrolling({ origin }: Portal): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await chromiumPackage.executablePath(),
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  })
  try {
    for (const width of [1280, 375]) {
      const context = await browser.newContext({ viewport: { width, height: 800 } })
      await context.request.post(`${origin}/api/identity/sign-in`, {
        headers: { origin },
        data: { email: DEMO_ACCOUNTS.agent.email, password: DEMO_PASSWORD },
      })
      const page = await context.newPage()
      await page.route('**/api/casework/referrals/search*', async (route) => {
        const answer = await route.fetch()
        const body = (await answer.json()) as { items: object[]; nextCursor: string | null; total: number }
        const items = Array.from({ length: ROWS }, (_, at) => ({ ...body.items[at % body.items.length], id: randomUUID() }))
        await route.fulfill({ response: answer, json: { ...body, items, nextCursor: null, total: ROWS } })
      })
      await page.goto(`${origin}/agent/referrals`)
      await page.locator('[data-row]').first().waitFor()
      await page.waitForLoadState('networkidle')
      const { frames, tasks, drawn } = await page.evaluate(
        async ([pixels, count]) => {
          const tasks: number[] = []
          const observer = new PerformanceObserver((list) => {
            for (const { duration } of list.getEntries()) tasks.push(duration)
          })
          observer.observe({ type: 'longtask' })
          const frames: number[] = []
          await new Promise<void>((done) => {
            const scroll = {
              before: performance.now(),
              step(now: number) {
                frames.push(now - scroll.before)
                scroll.before = now
                window.scrollBy(0, pixels)
                if (frames.length < count) requestAnimationFrame(scroll.step)
                else done()
              },
            }
            requestAnimationFrame(scroll.step)
          })
          observer.disconnect()
          return { frames, tasks, drawn: document.querySelectorAll('[data-row]').length }
        },
        [PIXELS_A_FRAME, FRAMES] as const,
      )
      const sorted = [...frames].sort((a, b) => a - b)
      const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0)
      const late = frames.filter((frame) => frame > 34).length
      console.log(
        `${width} px: ${ROWS} rows, ${drawn} drawn; frame p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms; ` +
          `${late} of ${frames.length} took two frames or more; ${tasks.length} tasks over 50 ms, ${Math.round(Math.max(0, ...tasks))} ms at most`,
      )
      await context.close()
    }
  } finally {
    await browser.close()
  }
}
