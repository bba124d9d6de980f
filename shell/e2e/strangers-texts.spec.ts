import { randomUUID } from 'node:crypto'
import * as contracts from '@onward/contracts'
import { type BootDocument, DEMO_ACCOUNTS, DEMO_PASSWORD, type Endpoint, pathOf, VISITOR } from '@onward/contracts'
import { STRANGERS_TEXTS, withStrangersTexts } from '@onward/portal-kit/strangers-texts'
import type { Page } from '@playwright/test'
import { asker } from './keyboard'
import { newJobseeker } from './people'
import { expect, expectGood, test } from './portal-test'

test.describe.configure({ mode: 'parallel' })

const SIZES = [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
] as const

const READS = Object.entries(contracts)
  .filter(([name]) => name.endsWith('Endpoints'))
  .flatMap(([, list]) => Object.values(list) as unknown as Endpoint[])
  .filter(({ method, raw, reads }) => (method === 'GET' || reads) && !raw)
  // An address that is written out comes before one with a parameter.
  .sort((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')))
  .map((endpoint) => ({ endpoint, address: new RegExp(`^${pathOf(endpoint).replace(/:\w+/g, '[^/]+')}$`) }))

/** From now on all that services answer is as if strangers had written it, and so is the name of the person signed in. */
async function answerWithStrangersTexts(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const asked = route.request()
    const { pathname } = new URL(asked.url())
    const found = READS.find(({ endpoint, address }) => endpoint.method === asked.method() && address.test(pathname))
    if (!found) return route.continue()
    const response = await route.fetch()
    if (!response.ok() || !response.headers()['content-type']?.includes('json')) return route.fulfill({ response })
    return route.fulfill({ response, json: withStrangersTexts(found.endpoint, await response.json()) })
  })
  await page.route(
    ({ pathname }) => !/^\/(api|assets)\//.test(pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const name = (text: string | undefined) => JSON.stringify(text)
      const body = (await response.text())
        .replace(/"firstName":"[^"]+"/, () => `"firstName":${name(STRANGERS_TEXTS[0])}`)
        .replace(/"lastName":"[^"]+"/, () => `"lastName":${name(STRANGERS_TEXTS[2])}`)
      return route.fulfill({ response, body })
    },
  )
}

/** Elements that overflow the screen or their box, or are cut off, and short words that were broken for long ones. */
const findBadLayout = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // The font that stands in until ours is there is wider.
    await document.fonts.ready
    // Parts that measure themselves answer a new width one frame later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const found: string[] = []
    const nameOf = ({ tagName, className, textContent }: Element) =>
      `${tagName.toLowerCase()} ${className}: ${textContent?.trim().slice(0, 40)}`
    const sideways = (document.scrollingElement?.scrollWidth ?? 0) - document.documentElement.clientWidth
    if (sideways > 0) found.push(`the page scrolls sideways by ${sideways} px`)
    // What is hidden from the eye is one pixel wide.
    const isSeen = (element: HTMLElement) => element.checkVisibility() && element.clientWidth !== 1
    const spills = (element: HTMLElement) =>
      getComputedStyle(element).display !== 'inline' && element.scrollWidth > element.clientWidth + 1
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      // A number on the corner of the bell, the points and marks of a chart, and where a small mark or a bar can be pressed reach out on purpose.
      const overflows =
        'svg, select, .ant-splitter-bar, [class*="bell-module-bell"], [class*="LineChart"], [class*="BarChart"], [class*="views-chart-module-chart"], [class*="page-module-mark"], [class*="line-marks-module-mark"], button[class*="analysis-module-number"]'
      if (!isSeen(element) || element.closest(overflows)) continue
      const { overflowX, textOverflow } = getComputedStyle(element)
      // The figure of a short bar stands beside it.
      const isMeant =
        overflowX === 'auto' ||
        overflowX === 'scroll' ||
        textOverflow === 'ellipsis' ||
        element.matches('input, [class*="Bars-module-bar-"]')
      // A negative margin takes something to the edge on purpose.
      const isCausedInside = [...element.children].some(
        (child) =>
          child instanceof HTMLElement &&
          isSeen(child) &&
          (spills(child) || Number.parseFloat(getComputedStyle(child).marginInlineEnd) < 0),
      )
      if (spills(element) && !isMeant && !isCausedInside) {
        found.push(`${element.scrollWidth - element.clientWidth} px out of its box: ${nameOf(element)}`)
      }
      for (const text of element.childNodes) {
        if (text.nodeType !== Node.TEXT_NODE) continue
        for (const { 0: run, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
          // Words of ours and figures; addresses and what has no spaces may break.
          if (!/^[\p{Script=Latin}\d.,:]{2,15}$/u.test(run)) continue
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + run.length)
          const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)))
          if (lines.size > 1) found.push(`the word ${run} is broken: ${nameOf(element)}`)
        }
      }
    }
    return found
  })

/** What the report's page asks for. */
const REPORT = pathOf(contracts.readWeeklyReport)

test('the report keeps the figure of every bar whole, however short the bar', async ({ page, baseURL }) => {
  const data = { email: DEMO_ACCOUNTS.agent.email, password: DEMO_PASSWORD }
  await page.request.post('/api/identity/sign-in', { headers: { origin: baseURL ?? '' }, data })
  await page.route(
    ({ pathname }) => pathname === REPORT,
    async (route) => {
      const response = await route.fetch()
      const { report } = await response.json()
      const cohort = report.cohort.map((one: object, n: number) => ({ ...one, count: [1560, 1100, 742, 360, 345, 12, 0][n] }))
      await route.fulfill({ response, json: { report: { ...report, cohort } } })
    },
  )
  await page.goto('/agent/reports')
  await expect(page.getByText('1,560', { exact: true })).toBeVisible()
  for (const size of [...SIZES, { width: 320, height: 640 }]) {
    await page.setViewportSize(size)
    expect(await findBadLayout(page), `${size.width} px`).toEqual([])
    await expectGood(page)
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

/** Patterns of the pages that the portal says this person may open. */
async function pagesOf(page: Page): Promise<string[]> {
  const boot = JSON.parse((await page.locator('#boot').textContent()) ?? '') as BootDocument
  const role = boot.session?.role
  return boot.remotes
    .flatMap(({ manifest }) => manifest.pages)
    .filter(({ access, path }) => {
      if (access === 'signed-in') return role !== undefined
      // Jobseekers read adverts with their own score.
      if (access === 'public') return !role || (role === 'user' && path.includes(':'))
      return access.includes(role ?? VISITOR)
    })
    .map(({ path }) => path)
}

/** What a person sees that nobody before them in this list does. */
const SEES = {
  visitor: /./,
  jobseeker: /./,
  employer: /^\/employer/,
  agent: /^\/(agent(?!\/admin)|cv-review)/,
  admin: /^\/agent\/admin/,
} as const

/** Checks all pages of one person in both widths, and one of each kind with a parameter, found by the links on the others. */
async function checkEveryPage(page: Page, who: keyof typeof SEES, more: readonly string[]): Promise<string[]> {
  await answerWithStrangersTexts(page)
  await page.goto(who === 'visitor' ? '/' : '/notices')
  const patterns = (await pagesOf(page)).filter((one) => SEES[who].test(one))
  const details = new Map(
    patterns.filter((one) => one.includes(':')).map((one) => [one, new RegExp(`^${one.replace(/:\w+/g, '[^/]+')}$`)]),
  )
  const asked = [...patterns.filter((one) => !details.has(one)), ...more]
  const bad: string[] = []
  for (const path of asked) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('[class*="skeleton"], [aria-busy="true"]'), path).toHaveCount(0)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      for (const one of await findBadLayout(page)) bad.push(`${path} at ${size.width} px: ${one}`)
    }
    const links = await page
      .locator('main a[href^="/"]')
      .evaluateAll((all) => all.map((one) => new URL((one as HTMLAnchorElement).href).pathname))
    for (const link of [...links, path]) {
      const pattern = patterns.includes(link) ? undefined : [...details].find(([, address]) => address.test(link))?.[0]
      if (!pattern) continue
      details.delete(pattern)
      if (!asked.includes(link)) asked.push(link)
    }
  }
  expect(asked.length, 'a portal has several pages').toBeGreaterThan(5)
  expect([...details.keys()], 'pages that no link leads to').toEqual(UNREACHED.filter((one) => details.has(one)))
  return bad
}

/** Whose badge it is only its owner’s link says. */
const UNREACHED = ['/badges/:id']

for (const who of Object.keys(SEES) as (keyof typeof SEES)[]) {
  test(`every list and detail of the ${who} has room for what strangers write`, async ({ page, browser, baseURL }) => {
    const origin = baseURL ?? ''
    const more: string[] = []
    const theirs = await browser.newContext({ baseURL: origin })
    const ask = asker(theirs, origin)
    if (who === 'visitor' || who === 'employer') {
      await ask('POST', '/identity/sign-in', { email: DEMO_ACCOUNTS.employer.email, password: DEMO_PASSWORD })
      const { items } = await ask('GET', '/jobs/employer/jobs?state=Active')
      // The first job of the list may be closed, and then no link leads to its form.
      more.push(who === 'visitor' ? `/jobs/${items[0].id}` : `/employer/jobs/${items[0].id}/edit`)
    }
    if (who === 'admin') {
      const other = await theirs.newPage()
      await newJobseeker(other, origin, "Siobhán O'Brien", '王小明')
      const { id } = await ask('POST', '/messaging/threads/support', {})
      await ask('POST', `/messaging/threads/${id}/messages`, { id: randomUUID(), text: 'I cannot find my interview.' })
      await other.close()
    }
    if (who !== 'visitor') {
      const data = { email: DEMO_ACCOUNTS[who].email, password: DEMO_PASSWORD }
      await page.request.post('/api/identity/sign-in', { headers: { origin }, data })
    }
    const bad = await checkEveryPage(page, who, more)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(bad).toEqual([])
    await theirs.close()
  })
}
