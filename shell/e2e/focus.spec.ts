import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@onward/contracts'
import type { Page } from '@playwright/test'
import { expect, test } from './portal-test'

const MOST_TABS = 250
const SIZES = [
  { width: 1280, height: 800 },
  { width: 375, height: 700 },
]

interface Focused {
  /** Same element, same number; null once the focus has left the page. */
  place: number | null
  /** For a person who reads the report. */
  what: string
  faults: string[]
}

/** What has the focus once scrolling has ended, and what is wrong with it for somebody who sees, or hears, where they are; null when it was just replaced. */
const readOnce = (page: Page): Promise<Focused | null> =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return { place: null, what: 'the browser', faults: [] }
    const store = window as { focused?: Element[] }
    store.focused ??= []
    const known = store.focused
    if (!known.includes(element)) known.push(element)

    const labels = [...((element as HTMLInputElement).labels ?? [])]
    const named = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
    const name = [element.ariaLabel, ...named, ...labels.map(({ textContent }) => textContent), element.innerText, element.title]
      .map((text) => text?.trim())
      .find(Boolean)
    const faults = name ? [] : ['has no name']

    // Some inputs are drawn by their label.
    const drawn = [element, ...labels].find((one) => one.getBoundingClientRect().width > 4) ?? element
    let rect = drawn.getBoundingClientRect()
    for (let before = Number.NaN; rect.top !== before; ) {
      before = rect.top
      await nextFrame()
      rect = drawn.getBoundingClientRect()
    }
    // The page that scripts drew has just replaced the one that came as HTML, and its focus with it.
    if (!element.isConnected) return null
    const left = Math.max(rect.left, 0)
    const right = Math.min(rect.right, innerWidth)
    const top = Math.max(rect.top, 0)
    const bottom = Math.min(rect.bottom, innerHeight)
    if (right - left < 4 || bottom - top < 4) faults.push('is not on the screen')
    else {
      // A few pixels inside its upper and lower edge and in the middle: a bar may cover no part of a small control.
      const inset = Math.min(6, (bottom - top) / 2)
      const heights = rect.height > innerHeight / 3 ? [(top + bottom) / 2] : [top + inset, (top + bottom) / 2, bottom - inset]
      for (const y of heights) {
        const at = [0.5, 0.1, 0.9].map((part) => document.elementFromPoint(left + (right - left) * part, y))
        const isSeen = at.some((hit) => hit && (drawn.contains(hit) || element.contains(hit) || hit.contains(drawn)))
        if (!isSeen) faults.push(`is covered by ${at[0]?.tagName} “${at[0]?.textContent?.trim().slice(0, 30)}”`)
      }
    }
    return { place: known.indexOf(element), what: `${element.tagName} “${name?.slice(0, 60)}”`, faults: [...new Set(faults)] }
  })

async function readFocused(page: Page): Promise<Focused> {
  for (;;) {
    const read = await readOnce(page)
    if (read) return read
  }
}

/** Tabs through the whole page, from its top or its end; gives how many controls were met. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<number> {
  const met = new Set<number>()
  const faults: string[] = []
  // After the last control comes the browser itself, or the first again where the browser has none.
  let first: number | undefined
  for (let presses = 0; presses < MOST_TABS; presses++) {
    await page.keyboard.press(key)
    let read = await readFocused(page)
    if (read.faults.length > 0) {
      // News may have moved the page since the press; what is wrong with the page itself is still wrong when coming back to it.
      await page.keyboard.press(key === 'Tab' ? 'Shift+Tab' : 'Tab')
      await page.keyboard.press(key)
      read = await readFocused(page)
    }
    const { place, what, faults: found } = read
    faults.push(...found.map((fault) => `${what} ${fault}`))
    if (place === null || (place === first && met.size > 1)) break
    first ??= place
    expect(met.has(place), `the focus comes back to ${what} without leaving the page`).toBe(false)
    met.add(place)
  }
  expect(faults, `${key} at ${page.url()}`).toEqual([])
  expect(met.size).toBeLessThan(MOST_TABS)
  return met.size
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[role=status]', { hasText: /^Loading/ })).toHaveCount(0)
  await expect(page.locator('[class*="skeleton"], [aria-busy="true"]')).toHaveCount(0)
}

for (const size of SIZES) {
  test(`the focus is seen and named all the way through the main pages at ${size.width} px`, async ({ page, baseURL }) => {
    await page.setViewportSize(size)
    const { items: jobs } = await (await page.request.get('/api/jobs/public/search')).json()
    for (const path of ['/', `/jobs/${jobs[0].id}`]) {
      await open(page, path)
      expect(await walk(page), path).toBeGreaterThan(8)
    }
    const data = { email: DEMO_ACCOUNTS.jobseeker.email, password: DEMO_PASSWORD }
    await page.request.post('/api/identity/sign-in', { headers: { origin: baseURL ?? '' }, data })
    const { items: board } = await (await page.request.get('/api/jobs/board')).json()
    for (const path of ['/dashboard', '/jobs', '/profile', '/cv-review', `/jobs/${board[0].id}`]) {
      await open(page, path)
      expect(await walk(page), path).toBeGreaterThan(15)
    }
    // Backwards the bar above is in the way, and a job's page on a phone has two bars below.
    expect(await walk(page, 'Shift+Tab')).toBeGreaterThan(15)
  })
}
