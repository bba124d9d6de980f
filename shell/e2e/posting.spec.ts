import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@onward/contracts'
import type { BrowserContext, Page } from '@playwright/test'
import { dayIn } from './hiring'
import { press, pressInMenu, pressNamed, tabTo, write } from './keyboard'
import { freshMark } from './people'
import { expect, expectGood, test } from './portal-test'

test('a job is written by keyboard, finished on another device, changed by two at once and closed', async ({ browser, baseURL }, {
  project,
}) => {
  const origin = baseURL ?? ''
  const title = `Night baker ${project.name} ${freshMark()}`
  const data = { email: DEMO_ACCOUNTS.employer.email, password: DEMO_PASSWORD }
  const device = async (): Promise<{ context: BrowserContext; page: Page }> => {
    const context = await browser.newContext({ ...project.use, baseURL: origin })
    await context.request.post('/api/identity/sign-in', { headers: { origin }, data })
    return { context, page: await context.newPage() }
  }
  const first = await device()
  const second = await device()

  await test.step('the form says at once whether the pay is lawful, and keeps what is typed as a draft', async () => {
    const { page } = first
    await page.goto('/employer/post-job')
    await expectGood(page)
    await write(page, page.getByLabel('Job title'), title)
    await write(page, page.getByLabel('Department'), 'Bakery')
    await write(page, page.getByLabel('Location'), 'Leeds')
    await write(
      page,
      page.getByLabel('Job description'),
      `You will bake bread at night for ${title}. Message us on WhatsApp to start.`,
    )
    await pressNamed(page, /^Next/)
    await expect(page.getByRole('heading', { level: 2, name: 'Pay and hours' })).toBeFocused()
    await pressNamed(page, /^Next/)
    await expect(page.getByRole('alert')).toBeFocused()
    await tabTo(page, page.getByRole('radio', { name: 'Full-time' }))
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Part-time' })).toBeChecked()
    await write(page, page.getByLabel('From (£)'), '11.50')
    await expect(page.getByText(/the minimum wage is £\d+\.\d\d an hour for people aged 21 and over/)).toBeVisible()
    await expect(page.getByText(/Your pay is below the minimum wage/)).toBeVisible()
    await expect(page.getByText(/Your draft is saved/)).toBeVisible()
    await expect(page).toHaveURL(/[?&]draft=/)
    await expectGood(page)
    await pressNamed(page, /^Next/)
    await write(page, page.getByLabel(/^Requirements/), 'Baking')
    await expectGood(page)
    // The browser's Back is the form's.
    await page.goBack()
    await expect(page.getByLabel('From (£)')).toHaveValue('11.50')
    await expect(page.getByText(/Your draft is saved/)).toBeVisible()
  })

  await test.step('another device continues the draft and sees the checks before posting', async () => {
    const { page } = second
    await page.goto('/employer/jobs')
    await expect(page.getByRole('region', { name: 'Your drafts' })).toContainText(title)
    await expectGood(page)
    await pressNamed(page, `Continue: ${title}`)
    const said = page.getByRole('region', { name: 'What your advert says' })
    await expect(said).toContainText(title)
    await expect(said).toContainText('From £11.50 an hour')
    await expectGood(page)
    await pressNamed(page, 'Post Job')
    const heading = page.getByRole('heading', { name: 'Our team will check this first' })
    await expect(heading).toBeFocused()
    await expect(page.getByText('We noticed: WhatsApp')).toBeVisible()
    await expectGood(page)
  })

  await test.step('the first device keeps typing and is asked which version to keep', async () => {
    const description = `You will bake bread at night for ${title}. Apply here.`
    await pressNamed(second.page, 'Change: The job')
    await second.page.getByLabel('Job description').fill(description)
    await expect(second.page.getByText(/Your draft is saved/)).toBeVisible()
    await expect(async () => {
      const id = /draft=([^&]+)/.exec(second.page.url())?.[1]
      const stored = await (await second.context.request.get(`/api/jobs/employer/job-drafts/${id}`)).json()
      expect(stored.form.description).toBe(description)
    }).toPass()
    const { page } = first
    await pressNamed(page, 'Go back')
    await page.getByLabel('Department').fill('Night bakery')
    await expect(page.getByText('This draft was saved somewhere else too')).toBeVisible()
    await expect(page.getByLabel('Department')).toHaveValue('Night bakery')
    await expectGood(page)
    await page.getByRole('button', { name: 'Use the other one' }).click()
    await expect(page.getByLabel('Job description')).toHaveValue(description)
  })

  await test.step('the preview is shown first, then the job is live', async () => {
    const { page } = second
    await pressNamed(page, /^Pay and hours/)
    await page.getByLabel('From (£)').fill('13.40')
    await expect(page.getByText(/Your pay meets the minimum wage/)).toBeVisible()
    await pressNamed(page, /^Check and post/)
    await pressNamed(page, 'Preview')
    const dialog = page.getByRole('dialog', { name: 'This is what jobseekers will see' })
    await expect(dialog).toContainText('From £13.40 an hour')
    await expectGood(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await pressNamed(page, 'Post Job')
    await expect(page.getByText(`${title} is now live.`)).toBeVisible()
    await expect(page).toHaveURL(/\/employer\/dashboard$/)
  })

  let job = ''
  await test.step('the list finds it, filters it, and leads to its own page', async () => {
    const { page } = second
    await page.goto('/employer/jobs')
    await write(page, page.getByLabel('Search by title, department or location'), title)
    await expect(page.getByRole('rowheader')).toHaveCount(1)
    await press(page, page.getByRole('link', { name: /^Active \d/ }))
    await expect(page).toHaveURL(/state=Active/)
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText('From £13.40 an hour')
    await expectGood(page)
    await press(page, page.getByRole('link', { name: title, exact: true }))
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('region', { name: 'History' })).toContainText('Posted')
    await expectGood(page)
    job = new URL(page.url()).pathname
  })

  await test.step('of two simultaneous changes the second is refused and loses no text', async () => {
    await first.page.goto(`${job}/edit`)
    await second.page.goto(`${job}/edit`)
    await expect(first.page.getByLabel('Department')).toBeVisible()
    await second.page.getByLabel('Location').fill('Bradford')
    await pressNamed(second.page, /^Check and save/)
    await pressNamed(second.page, 'Save Changes')
    await expect(second.page.getByText(`${title} is live with your changes.`)).toBeVisible()
    const { page } = first
    await pressNamed(page, /^Who it suits/)
    await write(page, page.getByLabel(/^Requirements/), 'Baking\nEarly mornings')
    await expectGood(page)
    await pressNamed(page, /^Next/)
    await pressNamed(page, 'Save Changes')
    const conflict = page.getByRole('alert').filter({ hasText: 'Somebody else changed this job' })
    await expect(conflict).toContainText('Bradford')
    const said = page.getByRole('region', { name: 'What your advert says' })
    await expect(said).toContainText('Early mornings')
    await expectGood(page)
    await conflict.getByRole('button', { name: 'Use the job as it is now' }).click()
    await expect(said).toContainText('Bradford')
    await pressNamed(page, 'Change: Who it suits')
    await page.getByLabel(/^Requirements/).fill('Baking\nEarly mornings')
    await pressNamed(page, /^Next/)
    await pressNamed(page, 'Save Changes')
    await expect(page).toHaveURL(new RegExp(`${job}$`))
    const history = page.getByRole('region', { name: 'History' })
    await expect(history.getByText(/^What was changed: /)).toHaveCount(2)
    await history.getByText('What was changed: Requirements').click()
    await expect(history).toContainText('Early mornings')
    await expectGood(page)
  })

  await test.step('the deadline is moved, the job is copied, and closed at last', async () => {
    const { page } = first
    await pressInMenu(page, page.getByRole('button', { name: /^More for/ }), 'Change the deadline')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Day').fill('31')
    await dialog.getByLabel('Month').fill('2')
    await dialog.getByLabel('Year').fill('2027')
    await page.keyboard.press('Enter')
    // In the summary, and at the field.
    await expect(dialog.getByText('Enter a real date, with day, month and year')).toHaveCount(2)
    await expectGood(page)
    for (const [field, text] of Object.entries(dayIn(30))) await dialog.getByLabel(field).fill(text)
    await page.keyboard.press('Enter')
    await expect(page.getByText(new RegExp(`People can apply for ${title} until`))).toBeVisible()
    await pressInMenu(page, page.getByRole('button', { name: /^More for/ }), 'Copy')
    await expect(page.getByText(`Copied from ${title}.`)).toBeVisible()
    await expect(page.getByLabel('Location')).toHaveValue('Bradford')
    await page.goto(job)
    await pressInMenu(page, page.getByRole('button', { name: /^More for/ }), 'Delete')
    await expectGood(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText(`${title} no longer takes applications.`)).toBeVisible()
    await expect(page.getByText('This job is closed. Copy it to post it again.')).toBeVisible()
    const visitor = await browser.newContext({ baseURL: origin })
    expect((await visitor.request.get(`/api/jobs${job.replace('/employer', '')}`)).status()).toBe(404)
    await visitor.close()
  })
  await first.context.close()
  await second.context.close()
})

test('a feed of open jobs can be read by other boards', async ({ request }) => {
  const feed = await request.get('/jobs/feed.xml')
  expect(feed.headers()['content-type']).toContain('application/xml')
  expect(await feed.text()).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<source><publisher>Onward<\/publisher>[\s\S]*<job><title>/,
  )
})
