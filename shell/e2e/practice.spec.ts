import type { BoardJob } from '@onward/contracts'
import type { Page } from '@playwright/test'
import { newJobseeker, sendCv } from './people'
import { expect, expectGood, test } from './portal-test'

/** A jobseeker whose CV has been read. */
async function jobseekerWithCv(page: Page, origin: string): Promise<void> {
  await newJobseeker(page, origin, 'Zoë', 'Prys')
  await sendCv(page, origin, 'zoe.docx')
  // Only jobs near a person count, so where they live is said first.
  const { version } = await (await page.request.get('/api/jobseekers/profile')).json()
  const place = { postcode: 'LS8 4HT', travelMiles: 20, version }
  expect((await page.request.patch('/api/jobseekers/profile', { headers: { origin }, data: place })).ok()).toBe(true)
  await expect(async () => {
    expect((await bestCareJob(page)).match).toBeTruthy()
  }).toPass()
}

/** A job that the CV answers; scored once the CV is read. */
async function bestCareJob(page: Page): Promise<BoardJob> {
  const { items } = await (await page.request.get('/api/jobs/board?q=care%20assistant&within=any&limit=1')).json()
  return items[0]
}

async function switchLanguage(page: Page, name: 'Cymraeg' | 'English'): Promise<void> {
  const toggle = page.getByRole('button', { name: /^(Menu|Dewislen)$/ })
  if (await toggle.isVisible()) await toggle.click()
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', name === 'Cymraeg' ? 'cy' : 'en')
  if (await toggle.isVisible()) await page.keyboard.press('Escape')
}

test('from a job to practised answers in the bag, with two windows, a dropped connection and both languages', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  await jobseekerWithCv(page, origin)
  const saved = page.getByText('Saved', { exact: true })
  let address = ''

  await test.step('the dashboard says which skill would help most, and where', async () => {
    await page.goto('/dashboard')
    await page.locator('summary', { hasText: 'Skills that would open more doors' }).press('Enter')
    await expect(page.getByText(/: (?:up to )?\+\d+ points? on \d+ jobs?$/).first()).toBeVisible()
    await expectGood(page)
    await page.locator('summary', { hasText: 'See where it helps most' }).first().press('Enter')
    await page
      .getByRole('link', { name: /: from \d+% to \d+%$/ })
      .filter({ visible: true })
      .first()
      .press('Enter')
    await expect(page.getByRole('heading', { name: 'They ask for' })).toBeVisible()
  })

  await test.step('a job leads to its questions', async () => {
    const { id, title, company } = await bestCareJob(page)
    await page.goto(`/jobs/${id}`)
    await page.getByRole('link', { name: 'Practise for an interview' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Interview practice' })).toBeVisible()
    await expect(page.getByText(`Practise for ${title}, ${company}.`, { exact: false })).toBeVisible()
    for (const group of ['From this job', 'From your CV', 'In many interviews'])
      await expect(page.getByRole('heading', { name: group })).toBeVisible()
    await expectGood(page)
  })

  await test.step('an answer is written by keyboard, judged and saved', async () => {
    await page
      .getByRole('link', { name: /tell me about a time (?:that|when)/ })
      .first()
      .press('Enter')
    await expect(page.getByRole('heading', { name: 'Why this question?' })).toBeVisible()
    await expect(page.getByText('The advert says').first()).toBeVisible()
    await expectGood(page)
    await page.getByRole('textbox', { name: 'Situation' }).focus()
    await page.keyboard.type('Last winter I worked in a home for twenty people.')
    await page.keyboard.press('Tab')
    await page.keyboard.type('I had to help a man to get up.')
    await page.keyboard.press('Tab')
    await page.keyboard.type('We talked.')
    await expect(page.getByRole('region', { name: 'Feedback' }).getByText(/you say “We” more than “I”/)).toBeVisible()
    await expect(page.getByText('Result: add how it ended.')).toBeVisible()
    await expect(saved).toBeVisible()
    await expectGood(page)
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Action' })).toHaveValue('We talked.')
    address = page.url()
  })

  await test.step('two windows never overwrite each other without asking', async () => {
    const other = await context.newPage()
    await other.goto(address)
    // What this window types cannot be sent before the other has saved.
    await page.route('**/practice/answers', (route) => route.abort())
    await page.getByRole('textbox', { name: 'Result' }).fill('He came to breakfast.')
    await expect(page.getByText(/^Not saved yet\. What you typed is kept here\./)).toBeVisible()
    await other.getByRole('textbox', { name: 'Action' }).fill('I asked him about his old job.')
    await expect(other.getByText('Saved', { exact: true })).toBeVisible()
    await other.close()
    await page.unroute('**/practice/answers')
    await page.getByRole('textbox', { name: 'Result' }).fill('He came down to breakfast.')
    await expect(page.getByText('This was changed somewhere else')).toBeVisible()
    await expectGood(page)
    await page.getByRole('button', { name: 'Use what is saved' }).press('Enter')
    await expect(page.getByRole('textbox', { name: 'Action' })).toHaveValue('I asked him about his old job.')
  })

  await test.step('without a connection the text stays, and is saved when it returns', async () => {
    await context.setOffline(true)
    await page.getByRole('textbox', { name: 'Result' }).fill('He came to breakfast in ten minutes.')
    await expect(page.getByText(/^Not saved yet\. What you typed is kept here\./)).toBeVisible()
    await expect(page.getByText('You show how it ended: “ten”.')).toBeVisible()
    await context.setOffline(false)
    await expect(saved).toBeVisible()
  })

  await test.step('answers are downloaded, and reused for another question', async () => {
    await page.getByRole('link', { name: 'My answers' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Take them with you' })).toBeVisible()
    await expectGood(page)
    for (const [button, ending] of [
      ['Download as Word', /\.docx$/],
      ['Download as PDF, to print', /\.pdf$/],
    ] as const) {
      const saving = page.waitForEvent('download')
      await page.getByRole('button', { name: button }).press('Enter')
      expect((await saving).suggestedFilename()).toMatch(ending)
    }
    await page.getByRole('tab', { name: 'Questions' }).press('Enter')
    await page.getByRole('link', { name: 'Tell me about a time when something went wrong. What did you do?' }).press('Enter')
    await page.locator('summary', { hasText: 'Use an answer that you have' }).press('Enter')
    await page
      .getByRole('button', { name: /^Use this answer:/ })
      .first()
      .press('Enter')
    await expect(page.getByRole('textbox', { name: 'Result' })).toHaveValue('He came to breakfast in ten minutes.')
    await expect(saved).toBeVisible()
  })

  await test.step('the page for the interview day, in Welsh', async () => {
    await page.getByRole('link', { name: 'Back to the questions' }).press('Enter')
    await expect(page.getByText(/^2 of \d+ questions practised$/)).toBeVisible()
    await switchLanguage(page, 'Cymraeg')
    await expect(page.getByRole('heading', { level: 1, name: 'Ymarfer cyfweliad' })).toBeVisible()
    await expectGood(page)
    await page.getByRole('tab', { name: 'Y diwrnod' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Yr hyn y cewch ofyn amdano' })).toBeVisible()
    await expectGood(page)
    await page.getByRole('tab', { name: 'Fy atebion' }).press('Enter')
    await page
      .getByRole('button', { name: /^Dileu’r ateb i:/ })
      .first()
      .press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Dileu' }).press('Enter')
    await expect(page.getByRole('button', { name: /^Dileu’r ateb i:/ })).toHaveCount(1)
    await switchLanguage(page, 'English')
  })
})
