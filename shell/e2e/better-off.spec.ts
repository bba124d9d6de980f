import type { Page } from '@playwright/test'
import { press, pressNamed, write } from './keyboard'
import { expect, expectGood, test } from './portal-test'

test.describe.configure({ mode: 'parallel' })

/** Every request that leaves the page from now on, except for its own code and texts. */
function watchRequests(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // How long the page took to load is told once, whenever it has settled.
    const isCode = pathname.startsWith('/assets/') || pathname === '/api/gateway/loads'
    if (!isCode) sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`)
  })
  return sent
}

/** What the browser stores for the portal. */
const storageOf = (page: Page) => page.evaluate(() => ({ ...localStorage, ...sessionStorage, cookie: document.cookie }))

test('a visitor sees by keyboard what a job would change, and nothing of it leaves the page', async ({ page }) => {
  await page.goto('/better-off')
  await expect(page.getByRole('heading', { level: 1, name: 'Better off in work?' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const sent = watchRequests(page)
  const storedBefore = await storageOf(page)
  await write(page, page.getByLabel('Pay before tax'), '12.71')
  await write(page, page.getByLabel('Hours a week'), '20')
  await press(page, page.getByLabel('Where do you live?'), 'W')
  const partner = page.getByRole('group', { name: 'Do you live with a partner?' })
  await press(page, partner.getByLabel('Yes', { exact: true }), 'ArrowDown')
  await expect(partner.getByLabel('No', { exact: true })).toBeChecked()
  await press(page, page.getByRole('group', { name: /25 or over/ }).getByLabel('Yes', { exact: true }), 'Space')
  await press(page, page.getByLabel('Children who live with you'), '1')
  await write(page, page.getByLabel(/^Childcare you would pay/), '120')
  await write(page, page.getByLabel(/^Help with rent in your Universal Credit/), '450')
  await pressNamed(page, 'See the difference')
  const difference = page.getByRole('heading', { name: /^About £\d+ a month better off$/ })
  await expect(difference).toBeFocused()
  await expect(page.getByText('£427 of what you earn is not counted.', { exact: false })).toBeVisible()
  await expect(page.getByText('Free school meals stop in this job')).toBeVisible()
  await expectGood(page)
  expect(sent.filter((request) => !request.startsWith('GET ') || /12\.71|wales|better-off/i.test(request))).toEqual([])
  expect(page.url()).toMatch(/\/better-off$/)
  // The note that a part begins to load is taken away once it has stood for a second.
  await expect.poll(() => storageOf(page)).toEqual(storedBefore)
  await page.reload()
  await expect(page.getByLabel('Pay before tax')).toHaveValue('')
})

test('beside a job the estimate begins with its pay, in Welsh too', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'onward_language', value: 'cy', url: baseURL ?? '' }])
  const feed: { items: readonly { id: string; listing: { salary: string } }[] } = await (
    await page.request.get('/api/jobs/public/feed')
  ).json()
  const [job] = feed.items.flatMap(({ id, listing }) => {
    const pay = /^£([\d.]+) an hour$/.exec(listing.salary)?.[1]
    return pay ? [{ id, pay: Number(pay) }] : []
  })
  if (!job) throw new Error('no job with pay for an hour')
  await page.goto(`/jobs/${job.id}`)
  await page.getByText('Ar eich ennill o weithio?', { exact: true }).click()
  await expect(page.getByLabel('Cyflog cyn treth')).toHaveValue(String(job.pay))
  await page.getByLabel('Oriau’r wythnos').fill('16')
  await page.getByLabel('Ble rydych chi’n byw?').selectOption('scotland')
  await page.getByRole('group', { name: 'Ydych chi’n byw gyda phartner?' }).getByLabel('Nac ydw', { exact: true }).check()
  await page
    .getByRole('group', { name: /^Ydych chi neu eich partner yn 25/ })
    .getByLabel('Ydw', { exact: true })
    .check()
  await page.getByRole('button', { name: 'Gweld y gwahaniaeth' }).click()
  await expect(page.getByRole('heading', { name: /^Tua £\d+ y mis ar eich ennill$/ })).toBeFocused()
  await expectGood(page)
})
