import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@onward/contracts/demo'
import { dayIn, isoDayIn } from './hiring'
import { asker, press, pressInMenu, tabTo, write } from './keyboard'
import { freshMark } from './people'
import { eventually, expect, expectGood, test } from './portal-test'

test('an agent sees a client by keyboard: a time is made, moved as the client asks, and their job is followed', async ({
  page,
  context,
  browser,
}) => {
  const origin = process.env.ONWARD_ORIGIN ?? ''
  const { agent, jobseeker } = DEMO_ACCOUNTS
  const name = `${jobseeker.firstName} ${jobseeker.lastName}`
  // Of this run: the demo's own appointments stay for the next one.
  const mark = freshMark()
  const about = `Your CV, once more (${mark})`
  const wish = `I work that morning (${mark})`
  const job = `Night porter ${mark}`
  const asAgent = asker(context, origin)
  await asAgent('POST', '/identity/sign-in', { email: agent.email, password: DEMO_PASSWORD })
  const theirs = await browser.newContext({ baseURL: origin })
  await asker(theirs, origin)('POST', '/identity/sign-in', { email: jobseeker.email, password: DEMO_PASSWORD })
  const theirPage = await theirs.newPage()
  // A day of its own for each time that it runs on one portal; nobody else books so far ahead.
  const { repeatEachIndex, retry } = test.info()
  const ahead = 60 + 3 * repeatEachIndex + retry
  const day = dayIn(ahead)
  const month = new Date(isoDayIn(ahead)).toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' })

  await test.step('the agent chooses the client, and the form says what is missing', async () => {
    await page.goto('/agent/appointments')
    await expect(page.getByRole('radio', { name: 'Week' })).toBeChecked()
    await expectGood(page)
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/week=/)
    await page.keyboard.press('t')
    await expect(page).toHaveURL(/appointments$/)
    await press(page, page.getByRole('link', { name: 'Schedule an appointment' }))
    await write(page, page.getByLabel('Find a client'), jobseeker.lastName)
    await press(page, page.getByRole('link', { name: `Choose ${name}` }))
    await press(page, page.getByRole('button', { name: 'Book the appointment' }))
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2)
    await expectGood(page)
  })

  await test.step('the appointment is made, and the client gets an email with the calendar file', async () => {
    for (const part of ['Day', 'Month', 'Year'] as const) await write(page, page.getByLabel(part, { exact: true }), day[part])
    await tabTo(page, page.getByLabel('Starts at'))
    // How a time is typed is the browser's own, by its language.
    await page.getByLabel('Starts at').fill('09:30')
    await page.getByRole('radio', { name: 'Phone call' }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByLabel('Number you will call')).toHaveValue(/\d/)
    await write(page, page.getByLabel(/What it is about/), about)
    await press(page, page.getByRole('button', { name: 'Book the appointment' }))
    await expect(page.getByText('Appointment booked').first()).toBeVisible()
    await page.goto('/mailbox')
    await eventually(async (limit) => {
      await page.reload()
      await expect(page.getByText(new RegExp(`Your appointment is on .*\\b${day.Day} ${month}.* at 09:30`)).first()).toBeVisible(
        limit,
      )
    })
  })

  await test.step('the client sees it and asks for another time', async () => {
    await theirPage.goto('/appointments')
    const card = theirPage.getByRole('article').filter({ hasText: about })
    await expect(card).toBeVisible()
    await expectGood(theirPage)
    await press(theirPage, card.getByRole('button', { name: 'Ask to move it' }))
    await write(theirPage, theirPage.getByRole('dialog').getByLabel(/Your words/), wish)
    await expectGood(theirPage)
    await press(theirPage, theirPage.getByRole('dialog').getByRole('button', { name: 'Send' }))
    await expect(card.getByText(`You said: ${wish}`)).toBeVisible()
  })

  await test.step('the agent moves it, and cancels it', async () => {
    await page.goto('/agent/appointments?list=wishes')
    const row = page.getByRole('region', { name: 'Asked to move' }).getByRole('listitem').filter({ hasText: wish })
    await press(page, row.getByRole('button', { name: /^Move it/ }))
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Starts at').fill('14:30')
    await expectGood(page)
    await press(page, dialog.getByRole('button', { name: 'Save and tell the client' }))
    await expect(page.getByText('Appointment changed').first()).toBeVisible()
    await expect(row).toHaveCount(0)
    const moved = page.getByRole('listitem').filter({ hasText: about })
    await expect(moved).toContainText('14:30 to 15:00')
    await pressInMenu(page, moved.getByRole('button', { name: `More about ${name}` }), 'Cancel the appointment')
    await tabTo(page, dialog.getByLabel('Reason'))
    await page.keyboard.type('It is no longer needed')
    await press(page, dialog.getByRole('button', { name: 'Cancel the appointment' }))
    await expect(moved).toHaveCount(0)
  })

  await test.step('a job found outside the portal is recorded, and the client is asked about the past weeks at once', async () => {
    const { items } = await asAgent('POST', '/casework/cases/search', { search: jobseeker.lastName })
    await page.goto(`/agent/clients/${items[0].referralId}`)
    await press(page, page.getByRole('button', { name: 'Record a job from elsewhere' }))
    const dialog = page.getByRole('dialog')
    await write(page, dialog.getByLabel('Job title'), job)
    await write(page, dialog.getByLabel('Employer'), 'Hotel Aire')
    const began = dayIn(-30)
    for (const part of ['Day', 'Month', 'Year'] as const) await write(page, dialog.getByLabel(part, { exact: true }), began[part])
    await expectGood(page)
    await press(page, dialog.getByRole('button', { name: 'Record the job' }))
    await expect(page.getByText(`${job} at Hotel Aire`)).toBeVisible()
    await theirPage.goto('/dashboard')
    const question = theirPage.getByRole('region', { name: `Do you still work as ${job} at Hotel Aire?` })
    await expectGood(theirPage)
    await press(theirPage, question.getByRole('button', { name: 'Yes, still working' }))
    await expect(question.getByText(/Well done/)).toBeVisible()
  })

  await test.step('the agent sees the answer, and records how it ended', async () => {
    await page.reload()
    const row = page.getByRole('listitem').filter({ hasText: job })
    await expect(row.getByRole('listitem').filter({ hasText: '4 weeks' })).toContainText('still working')
    await press(page, row.getByRole('button', { name: /^Record the end/ }))
    const dialog = page.getByRole('dialog')
    const last = dayIn(-1)
    for (const part of ['Day', 'Month', 'Year'] as const) await write(page, dialog.getByLabel(part, { exact: true }), last[part])
    await tabTo(page, dialog.getByLabel('Why did it end?'))
    await page.keyboard.type('Fixed term over')
    await press(page, dialog.getByRole('button', { name: 'Record the end' }))
    await expect(row.getByText('Fixed term over. Last day')).toBeVisible()
    await page.goto('/agent/placements')
    await expect(page.getByRole('table', { name: 'Placements' })).toBeVisible()
    await expect(page.getByText('The same as a table')).toBeVisible()
    await expectGood(page)
  })
  await theirs.close()
})
