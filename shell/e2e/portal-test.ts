import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type Page } from '@playwright/test'
import type axeCore from 'axe-core'
import { noteTouched, reportTouched } from './touched'

export { expect }

const isRecording = Boolean(process.env.RECORD_JOURNEYS)

/** A journey on the shared portal, in the unpacked browser; with `RECORD_JOURNEYS` set it reports what it touches. */
export const test = base.extend<{ touched: string }, object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const executablePath = process.env.ONWARD_CHROMIUM
      await use({ ...launchOptions, ...(executablePath ? { executablePath } : {}) })
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ browser }, use) => {
      if (isRecording) noteTouched(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  touched: [
    // Playwright wants a fixture to take another, and this one is always there.
    async ({ browserName }, use, info) => {
      await use(browserName)
      if (isRecording) reportTouched(info)
    },
    { auto: true },
  ],
  baseURL: async ({ baseURL }, use) => use(process.env.ONWARD_ORIGIN ?? baseURL),
})

/** Given to each page anew: the small build is less than half. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Appearances of text that had enough contrast, as numbers. Two thirds of axe's time is contrast, mostly of text it has seen before. */
const contrasting = new Set<number>()

/** What a page remembers from one check to the next. */
interface Checked {
  axe: typeof axeCore & { _audit: { rules: { id: string; matches: (...of: unknown[]) => boolean }[] } }
  contrastApplies?: (...of: unknown[]) => boolean
  contrasting: Set<number>
}

/**
 * What axe finds on the page as it stands. Asked in the page itself: axe's own package for Playwright opens another page for each answer, for
 * the sake of frames, and ours have none. Every rule is asked of every element, but contrast of one text of each appearance.
 */
export async function findViolations(page: Page): Promise<string[]> {
  expect(page.frames(), 'a frame would go unseen').toHaveLength(1)
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(`${AXE}; window.contrasting = new Set(${JSON.stringify([...contrasting])})`)
  const found = await page.evaluate(async (values) => {
    const checked = window as unknown as Checked
    const { axe } = checked
    // Bars that stay in sight lie over whatever is scrolled below them at this moment, and anybody scrolls it out again: axe knows this of
    // fixed bars, and takes what a sticky one half covers for a target too small.
    const bars = [...document.querySelectorAll<HTMLElement>('header, nav, [data-notice]')].filter(
      (bar) => getComputedStyle(bar).position === 'sticky',
    )
    for (const bar of bars) bar.style.position = 'relative'
    // Half-way from one colour to the next no contrast is the one meant; what turns for ever is left to turn.
    const changing = () =>
      document.getAnimations().filter(({ effect, playState }) => {
        return playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime)
      })
    for (let some = changing(); some.length > 0; some = changing()) await Promise.allSettled(some.map(({ finished }) => finished))

    const hash = (text: string) => {
      let [one, other] = [0xdeadbeef, 0x41c6ce57]
      for (let i = 0; i < text.length; i += 1) {
        one = Math.imul(one ^ text.charCodeAt(i), 2654435761)
        other = Math.imul(other ^ text.charCodeAt(i), 1597334677)
      }
      return (other >>> 11) * 4294967296 + (one >>> 0)
    }
    /** How an element is painted, and each that it stands in. */
    const painted = new Map<Element, number>()
    const paintOf = (element: Element): number => {
      const known = painted.get(element)
      if (known !== undefined) return known
      const style = getComputedStyle(element)
      const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position, zIndex } = style
      const laidOver = [...element.children]
        .map((child) => getComputedStyle(child))
        .filter((child) => child.position === 'absolute' || child.position === 'fixed')
        .map((child) => `${child.backgroundColor} ${child.backgroundImage}`)
      const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position, zIndex, ...laidOver].join()
      const parent = element.parentElement
      const paint = hash(`${element.tagName} ${element.getAttribute('class')} ${own} ${parent ? paintOf(parent) : innerWidth}`)
      painted.set(element, paint)
      return paint
    }
    /** The text's own style, what it stands in, and what else lies where it is. */
    const appearanceOf = (element: Element): number => {
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
      const { left, top, width, height } = element.getBoundingClientRect()
      const others = document
        .elementsFromPoint(left + width / 2, top + height / 2)
        .filter((other) => !other.contains(element) && !element.contains(other))
      return hash([color, fontSize, fontWeight, textShadow, ...[element, ...others].map(paintOf)].join())
    }
    const rule = axe._audit.rules.find(({ id }) => id === 'color-contrast')
    if (!rule) throw new Error('axe has no rule of contrast')
    checked.contrastApplies ??= rule.matches
    const applies = checked.contrastApplies
    const asked = new Set<number>()
    rule.matches = (...of) => {
      if (!applies.apply(rule, of)) return false
      const appearance = appearanceOf(of[0] as Element)
      if (checked.contrasting.has(appearance) || asked.has(appearance)) return false
      asked.add(appearance)
      return true
    }
    try {
      // None of these rules looks into style sheets, which axe would read first.
      const options = { resultTypes: ['violations' as const], preload: { assets: ['media' as const] } }
      const { violations } = await axe.run(document, { runOnly: { type: 'tag', values }, ...options })
      const passed = violations.some(({ id }) => id === 'color-contrast') ? [] : [...asked]
      for (const appearance of passed) checked.contrasting.add(appearance)
      return { violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`), passed }
    } finally {
      for (const bar of bars) bar.style.position = ''
    }
  }, RULES)
  for (const appearance of found.passed) contrasting.add(appearance)
  return found.violations
}

/**
 * Repeats a step until it passes. Each try may wait twice as long as the one before, so that the first ones are quick and a slow machine passes
 * too.
 */
export async function eventually(step: (limit: { timeout: number }) => Promise<void>): Promise<void> {
  let timeout = 500
  await expect(async () => {
    timeout = Math.min(2 * timeout, 60_000)
    await step({ timeout })
  }).toPass()
}

/** Milliseconds in which a page that is still on its way has to stand. */
const TO_STAND = 60_000

/** No violation of WCAG 2.2 AA on the page once it stands: what axe met on the way from one page to the next is looked at again. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(async () => {
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('[role=status]', { hasText: /^Loading/ })).toHaveCount(0)
    expect(await findViolations(page), page.url()).toEqual([])
  }).toPass({ timeout: TO_STAND })
}

/** Nothing reaches beyond the sides of a phone. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  // What follows the width of its place does so a moment after a window has changed.
  await expect.poll(overflow, { message: `sideways scroll on ${page.url()}`, timeout: 5_000 }).toBeLessThanOrEqual(0)
}

/** Both: what each state of a page must be. */
export async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}
