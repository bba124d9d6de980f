import { readFile } from 'node:fs/promises'
import type { BrowserContext } from '@playwright/test'
import { isoDayIn, newApplicant, postJob, signInAsEmployer } from './hiring'
import { type Ask, asker, press, tabTo } from './keyboard'
import { PASSWORD } from './people'
import { eventually, expect, expectGood, test } from './portal-test'

test.describe('applications', () => {
  let origin: string
  let email: string
  let jobseeker: BrowserContext
  let employer: BrowserContext
  let ask: Ask
  let asEmployer: Ask

  test.beforeEach(async ({ browser, baseURL }, { project }) => {
    origin = baseURL ?? ''
    const open = () => browser.newContext({ ...project.use, baseURL: origin })
    jobseeker = await open()
    employer = await open()
    ask = asker(jobseeker, origin)
    asEmployer = asker(employer, origin)
    await signInAsEmployer(asEmployer)
    const page = await jobseeker.newPage()
    email = await newApplicant(page, origin, 'Zoë', 'Łukasiewicz')
    await page.close()
  })
  test.afterEach(async () => {
    await jobseeker?.close()
    await employer?.close()
  })

  const applicationOf = async (title: string) =>
    (await ask('GET', '/jobs/applications')).items.find((one: { jobTitle: string }) => one.jobTitle === title)

  test('a draft that goes on elsewhere becomes an application, an interview, an offer and a job', async ({ browser }, {
    project,
  }) => {
    const job = await postJob(asEmployer, 'Care Assistant')
    const first = await jobseeker.newPage()
    await test.step('text is saved and is still there after the session ended', async () => {
      await first.goto(`/jobs/${job.id}`)
      await press(first, first.getByRole('link', { name: 'Apply Now' }).first())
      await tabTo(first, first.getByLabel(/Cover letter/))
      await first.keyboard.type('I looked after my gran for three years.')
      await press(first, first.getByLabel('I would like adjustments'), 'Space')
      await tabTo(first, first.getByLabel(/What would help you/))
      await first.keyboard.type('A quiet room')
      await expect(first.getByText('Saved', { exact: true })).toBeVisible()
      await expectGood(first)

      // Saved on another device meanwhile: nothing is overwritten, and the person chooses.
      const path = `/jobseekers/application-drafts/${job.id}`
      await first.route(`**/api${path}`, (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
      await tabTo(first, first.getByLabel(/What would help you/))
      await first.keyboard.type(' for')
      await expect(first.getByText(/^Not saved yet/)).toBeVisible()
      const { draft } = await ask('GET', path)
      const edited = { ...draft.words, coverLetter: 'From my phone.' }
      await ask('PUT', path, {
        jobTitle: job.title,
        company: draft.company,
        closesOn: null,
        words: edited,
        version: draft.version,
      })
      await first.unroute(`**/api${path}`)
      await first.keyboard.type(' me')
      await expect(first.getByText('This draft was changed in another tab or on another device')).toBeVisible()
      await expectGood(first)
      await press(first, first.getByRole('button', { name: 'Send application' }))
      await press(first, first.getByRole('link', { name: 'Choose which version to keep, then send it.' }))
      await expect(first.getByRole('button', { name: 'Keep what is here' })).toBeFocused()
      await press(first, first.getByRole('button', { name: 'Use what was saved there' }))
      await expect(first.getByLabel(/Cover letter/)).toHaveValue('From my phone.')
      await expect(first.getByLabel(/What would help you/)).toHaveValue('A quiet room')

      const cookies = await jobseeker.cookies()
      await jobseeker.clearCookies()
      await tabTo(first, first.getByLabel(/What would help you/))
      await first.keyboard.type(' please')
      await expect(first).toHaveURL(/\/login/)
      await first.close()
      await jobseeker.addCookies(cookies.filter(({ name }) => /lang|language/.test(name)))
      await ask('POST', '/identity/sign-in', { email, password: PASSWORD })
      const again = await jobseeker.newPage()
      await again.goto(`/jobs/${job.id}/apply`)
      await expect(again.getByLabel(/What would help you/)).toHaveValue('A quiet room please')
      await expect(again.getByText('Saved', { exact: true })).toBeVisible()
      await again.close()
    })

    const elsewhere = await browser.newContext({ ...project.use, baseURL: origin })
    await asker(elsewhere, origin)('POST', '/identity/sign-in', { email, password: PASSWORD })
    const page = await elsewhere.newPage()
    await test.step('the draft is in My applications on another device and is sent from there once', async () => {
      await page.goto('/applications')
      await expect(page.getByText('Draft', { exact: true })).toBeVisible()
      await expectGood(page)
      await press(page, page.getByRole('link', { name: /^Continue/ }))
      await expect(page.getByLabel(/Cover letter/)).toHaveValue('From my phone.')
      await expect(page.getByText(email, { exact: true })).toBeVisible()
      await tabTo(page, page.getByRole('button', { name: 'Send application' }))
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'Application Submitted Successfully' })).toBeVisible()
      const reference = await page
        .getByText(/ONW-[0-9A-Z]{4}-[0-9A-Z]{4}/)
        .first()
        .textContent()
      await expectGood(page)
      await page.reload()
      await expect(page.getByText(reference ?? '').first()).toBeVisible()
      expect((await ask('GET', '/jobs/applications')).items).toHaveLength(1)
      await expect.poll(async () => (await ask('GET', '/jobseekers/application-drafts')).items.length).toBe(0)
    })

    const { id } = await applicationOf(job.title)
    const move = async (to: string) => {
      const { version } = await asEmployer('GET', `/jobs/employer/applications/${id}`)
      await asEmployer('POST', `/jobs/employer/applications/${id}/state`, { to, version })
    }
    await test.step('the employer suggests times, and the chosen one is added to a calendar', async () => {
      await press(page, page.getByRole('link', { name: 'Track this application' }))
      await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible()
      await asEmployer('POST', `/jobs/employer/applications/${id}/interviews`, {
        slots: [`${isoDayIn(4)}T10:00`, `${isoDayIn(5)}T14:30`],
        minutes: 45,
        way: 'in-person',
        place: 'Calder House, Leeds',
        note: 'Ask for Gareth.',
        version: null,
      })
      // Without a reload.
      await expect(page.getByRole('heading', { name: 'Interview invitation: choose a time' })).toBeVisible()
      await expectGood(page)
      await press(page, page.getByRole('button', { name: 'Choose this time' }))
      await expect(page.getByText('Choose one of the times first')).toBeVisible()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('ArrowDown')
      const chosen = page.getByRole('radio', { checked: true })
      await expect(chosen).toHaveCount(1)
      await press(page, page.getByRole('button', { name: 'Choose this time' }))
      await expect(page.getByRole('heading', { name: 'Your interview' })).toBeVisible()
      await expectGood(page)
      const downloading = page.waitForEvent('download')
      await press(page, page.getByRole('link', { name: 'Add to my calendar' }))
      const file = await (await downloading).path()
      expect(await readFile(file, 'utf8')).toMatch(/BEGIN:VCALENDAR[\s\S]*METHOD:REQUEST[\s\S]*TZID=Europe\/London/)
      await page.goto('/applications')
      await expect(page.getByText(/^Interview: \w+day /)).toBeVisible()
      await expectGood(page)
    })

    await test.step('an offer is accepted after a question', async () => {
      await page.goto(`/applications/${id}`)
      await move('interviewed')
      const { version } = await asEmployer('GET', `/jobs/employer/applications/${id}`)
      const terms = { startsOn: isoDayIn(30), answerBy: isoDayIn(7), pay: '£13 an hour' }
      await asEmployer('POST', `/jobs/employer/applications/${id}/offer`, {
        ...terms,
        hours: '30 hours',
        place: 'Leeds',
        version,
      })
      await expect(page.getByText('£13 an hour')).toBeVisible()
      const accept = page.getByRole('button', { name: 'Accept the offer' })
      await press(page, accept)
      await press(page, page.getByRole('dialog').getByRole('button', { name: 'Accept the offer' }))
      await expect(page.getByRole('heading', { name: 'You have accepted this offer' })).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: 'You were offered the job' })).toContainText('Calder')
      await expectGood(page)
    })
    await elsewhere.close()
  })

  test('whoever withdraws says why if they like, and hears of it in the bell alone', async () => {
    const job = await postJob(asEmployer, 'Support Worker')
    const page = await jobseeker.newPage()
    await page.goto(`/jobs/${job.id}/apply`)
    await press(page, page.getByRole('button', { name: 'Send application' }))
    await press(page, page.getByRole('link', { name: 'Track this application' }))
    await press(page, page.getByRole('button', { name: 'Withdraw application' }))
    await expectGood(page)
    const dialog = page.getByRole('dialog')
    await tabTo(page, dialog.getByRole('radio', { name: 'I would rather not say' }))
    await page.keyboard.press('ArrowDown')
    await press(page, dialog.getByRole('button', { name: 'Withdraw' }))
    await expect(page.getByText('You withdrew this application.')).toBeVisible()
    await expect(page.getByText('You said: I have found other work')).toBeVisible()
    await expectGood(page)
    await expect.poll(async () => (await ask('GET', '/messaging/notices')).items[0]?.facts.state).toBe('withdrawn')
    await eventually(async (limit) => {
      await page.goto('/mailbox')
      await expect(page.getByText(`An application was withdrawn: ${job.title}`)).toBeVisible(limit)
    })
    // The employer's email is sent; the person's own acts send none.
    await expect(page.getByRole('listitem').filter({ hasText: email }).filter({ hasText: job.title })).toHaveCount(0)
  })

  test('a job that closes while somebody applies costs them no word', async () => {
    const job = await postJob(asEmployer, 'Care Assistant')
    const page = await jobseeker.newPage()
    await page.goto(`/jobs/${job.id}/apply`)
    await tabTo(page, page.getByLabel(/Cover letter/))
    await page.keyboard.type('I looked after my gran.')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await asEmployer('POST', `/jobs/employer/jobs/${job.id}/close`)
    await press(page, page.getByRole('button', { name: 'Send application' }))
    await expect(page.getByRole('heading', { level: 1, name: 'This job has closed' })).toBeVisible()
    await expect(page.getByText(/Nothing was sent/)).toBeVisible()
    await expect(page.getByText('I looked after my gran.')).toBeVisible()
    await expectGood(page)
    const similar = page.getByRole('link', { name: /^Apply with what I wrote/ }).first()
    await press(page, similar)
    await expect(page.getByLabel(/Cover letter/)).toHaveValue('I looked after my gran.')
    await page.goto('/applications')
    const closed = page.getByRole('article').filter({ hasText: job.title })
    await expect(closed.getByText('This job has closed')).toBeVisible()
    await press(page, closed.getByRole('button', { name: `Delete the draft for ${job.title}` }))
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }))
    await expect(closed).toHaveCount(0)
    await expectGood(page)
  })
})
