import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@onward/contracts'
import type { Page } from '@playwright/test'
import { press, pressNamed, tabTo } from './keyboard'
import { expect, expectGood, test } from './portal-test'

const signIn = async (page: Page, baseURL: string | undefined) => {
  const data = { email: DEMO_ACCOUNTS.jobseeker.email, password: DEMO_PASSWORD }
  const answer = await page.request.post('/api/identity/sign-in', { headers: { origin: baseURL ?? '' }, data })
  expect(answer.ok()).toBe(true)
}
const cards = (page: Page) => page.getByRole('article')
const MOST_CARD = 172
/** Heights that let people compare: the first card early, every card short, twenty of them within a few screens. */
async function expectShort(page: Page, most: { first: number; page: number }): Promise<void> {
  await expect(cards(page)).toHaveCount(20)
  const heights = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThanOrEqual(MOST_CARD)
  const [first, whole] = await page.evaluate(() => [
    document.querySelector('article')?.getBoundingClientRect().y ?? 0,
    document.documentElement.scrollHeight,
  ])
  expect(first).toBeLessThan(most.first)
  expect(whole).toBeLessThanOrEqual(most.page)
}

test('by keyboard alone: from the list to a job and back, filters on and off, and the address keeps it', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(page, baseURL)
  await page.goto('/jobs')
  const pane = page.getByRole('region', { name: 'The job you chose' })
  const titles = cards(page).getByRole('heading').getByRole('link')

  await test.step('a wide screen lists twenty jobs with the first one beside them', async () => {
    await expectShort(page, { first: 300, page: 3_800 })
    await expect(pane.getByRole('heading', { level: 2 })).toHaveText((await titles.first().textContent()) ?? '')
    await expectGood(page)
  })

  await test.step('arrow keys move between cards, Enter opens one, Escape returns', async () => {
    await tabTo(page, titles.first())
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(titles.nth(2)).toBeFocused()
    const href = await titles.nth(2).getAttribute('href')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`job=${href?.split('/').at(-1)}`))
    await expect(pane.getByRole('heading', { level: 2 })).toBeFocused()
    await expectGood(page)
    await page.keyboard.press('Escape')
    await expect(titles.nth(2)).toBeFocused()
  })

  await test.step('the address restores search, filters and the chosen job', async () => {
    await pressNamed(page, 'Filters')
    await press(page, page.getByRole('radio', { name: 'All types' }), 'ArrowDown')
    await expect(page).toHaveURL(/type=full-time/)
    await expectGood(page)
    await pressNamed(page, /^Show \d+ jobs?$/)
    await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused()
    await press(page, titles.nth(1))
    const chosen = await titles.nth(1).textContent()
    const again = await context.newPage()
    await again.goto(page.url())
    await expect(again.getByRole('region', { name: 'The job you chose' }).getByRole('heading', { level: 2 })).toHaveText(
      chosen ?? '',
    )
    await expect(again.getByRole('button', { name: 'Full-time remove' })).toBeVisible()
    await again.close()
    await pressNamed(page, 'Full-time remove')
    await expect(page).toHaveURL(/\/jobs$/)
  })

  await test.step('jobs beyond the distance are shown on request and marked', async () => {
    await page.goto('/jobs?sort=salary&type=contract')
    await pressNamed(page, 'Show jobs further away')
    await expect(page.getByRole('heading', { name: /^Further away/ })).toBeVisible()
    await expect(page.getByText(/^\d+ more jobs? (?:is|are) further away\. Your profile says up to 10 miles$/)).toBeVisible()
    await expect(page.getByText(/you said/)).toHaveCount(0)
    await expectGood(page)
  })
})

test('on a phone a card opens the job’s page, Back returns to the search, and nothing hides behind the bars of a job’s page', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await signIn(page, baseURL)
  await page.goto('/jobs')
  await expectShort(page, { first: 300, page: 4_400 })
  const first = cards(page).first()
  const title = first.getByRole('heading').getByRole('link')
  await press(page, title)
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name: 'Why this match?' })).toBeVisible()
  await page.goBack()
  await expect(title).toBeVisible()
  await press(page, title)
  const bar = page.getByRole('region', { name: 'Apply for this job' })
  await expect(bar.getByRole('link', { name: 'Apply Now' })).toBeInViewport()
  const top = await bar.evaluate((element) => element.getBoundingClientRect().top)
  expect(812 - top).toBeLessThanOrEqual(120)
  await expectGood(page)
  // At the end of the page the last link stands clear above both bars.
  await page.getByRole('button', { name: 'Report this job' }).scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const last = page.getByRole('contentinfo').getByRole('link').last()
  await expect(last).toBeInViewport()
  const isFree = await last.evaluate((link) => {
    const { x, y, width, height } = link.getBoundingClientRect()
    return link.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
  expect(isFree).toBe(true)
})

test('a search that finds nothing near says so, and leads on', async ({ page, baseURL }) => {
  await signIn(page, baseURL)
  await page.goto('/jobs?q=security&location=Luton')
  await expect(page).toHaveTitle(/^“security” near Luton · /)
  await expect(page.getByRole('heading', { level: 1, name: '“security” near Luton' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No jobs for “security” near Luton today' })).toBeVisible()
  await expect(page.getByText(/within 20 miles/)).toHaveCount(0)
  await expect(page.getByRole('article')).toHaveCount(3)
  await expectGood(page)
  await press(page, page.getByRole('link', { name: /^Northampton, \d+ miles$/ }))
  await expect(page).toHaveURL(/location=Northampton/)
  await expect(page.getByRole('heading', { name: /^\d+ jobs? for “security” near Northampton$/ })).toBeVisible()
})

test('a criminal record is answered by what must be said, and is no job word', async ({ page, baseURL }) => {
  await signIn(page, baseURL)
  await page.goto('/jobs?q=criminal+record')
  await expect(page.getByRole('heading', { name: 'You only say it if you are asked' })).toBeVisible()
  await expect(page.getByText(/left out/)).toHaveCount(0)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectGood(page)
})
