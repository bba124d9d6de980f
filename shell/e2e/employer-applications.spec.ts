import type { BrowserContext, Page } from '@playwright/test'
import { applicantsOf, dayIn, newApplicant, postJob, signInAsEmployer } from './hiring'
import { type Ask, asker, press, pressInMenu, tabTo, write } from './keyboard'
import { asOwner } from './owner'
import { expect, expectGood, test } from './portal-test'

async function writeDay(page: Page, name: string | RegExp, days: number): Promise<void> {
  const group = page.getByRole('group', { name })
  for (const [part, text] of Object.entries(dayIn(days))) await write(page, group.getByLabel(part), text)
}

test.describe('an employer’s applications', () => {
  let origin: string
  let employer: BrowserContext
  let asEmployer: Ask

  test.beforeEach(async ({ browser, baseURL }, { project }) => {
    origin = baseURL ?? ''
    employer = await browser.newContext({ ...project.use, baseURL: origin })
    asEmployer = asker(employer, origin)
    await signInAsEmployer(asEmployer)
  })
  test.afterEach(() => employer?.close())

  test('are filtered, read one after the other, and moved many at once with time to think again', async () => {
    const job = await postJob(asEmployer, 'Kitchen Porter')
    await applicantsOf(job.id, ['Ada Marlowe', 'Bela Quist', 'Cai Rowlands'])
    const page = await employer.newPage()
    // What is announced stands beside the page.
    const inPage = page.getByRole('main')
    await test.step('search and filters live in the address', async () => {
      await page.goto(`/employer/applications?jobId=${job.id}`)
      await expect(page.getByRole('rowheader')).toHaveCount(3)
      await expectGood(page)
      await write(page, page.getByLabel('Search by name or email'), 'quist')
      await expect(page.getByRole('rowheader')).toHaveCount(1)
      await expect(page).toHaveURL(/q=quist/)
      await expectGood(page)
      await press(page, page.getByRole('button', { name: 'Clear filters' }))
      await expect(page).not.toHaveURL(/q=|jobId=/)
      await page.goBack()
      await expect(page.getByLabel('Search by name or email')).toHaveValue('quist')
      await page.goto(`/employer/applications?jobId=${job.id}`)
    })
    await test.step('an application is read beside the list, and J opens the next one', async () => {
      await press(page, page.getByRole('link', { name: 'Ada Marlowe', exact: true }))
      await expect(page.getByRole('heading', { level: 2, name: 'Ada Marlowe' })).toBeFocused()
      await tabTo(page, page.getByRole('tab', { name: 'The CV' }))
      await page.keyboard.press('ArrowRight')
      await expect(page.getByText('Dear team, I am Ada.')).toBeVisible()
      await expectGood(page)
      await tabTo(page, page.getByRole('link', { name: 'Ada Marlowe', exact: true }))
      await page.keyboard.press('j')
      await expect(page.getByRole('heading', { level: 2, name: 'Bela Quist' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Bela Quist', exact: true })).toBeFocused()
      await page.keyboard.press('k')
      await expect(page.getByRole('heading', { level: 2, name: 'Ada Marlowe' })).toBeVisible()
    })
    await test.step('its full page links to the next one', async () => {
      await press(page, page.getByRole('link', { name: 'Open the full page' }))
      await expect(page.getByRole('heading', { level: 1, name: 'Ada Marlowe' })).toBeVisible()
      await expect(page.getByText('1 of 3')).toBeVisible()
      await expectGood(page)
      await press(page, page.getByRole('link', { name: 'Next' }))
      await expect(page.getByRole('heading', { level: 1, name: 'Bela Quist' })).toBeVisible()
      await tabTo(page, page.getByRole('tab', { name: 'The CV' }))
      for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key)
      await write(page, page.getByLabel('Add a note'), 'Rang: can start in January.')
      await press(page, page.getByRole('button', { name: 'Add note' }))
      await expect(page.getByText('Rang: can start in January.')).toBeVisible()
      await expect(page.getByRole('tab', { name: 'Notes 1' })).toBeVisible()
      await expect(page.getByLabel('Add a note')).toHaveValue('')
      await press(page, page.getByRole('link', { name: 'Back to the list' }))
      await expect(page.getByRole('rowheader')).toHaveCount(3)
    })
    await test.step('several are selected, and a colleague changes one of them first', async () => {
      await press(page, page.getByRole('checkbox', { name: 'Choose all that are shown' }), 'Space')
      const [first] = (await asEmployer('GET', `/jobs/employer/applications?jobId=${job.id}`)).items
      await press(page, page.getByRole('button', { name: 'Start review' }))
      await expectGood(page)
      await press(page, page.getByRole('dialog').getByRole('button', { name: 'Yes, go on' }))
      await expect(inPage.getByText('3 applications will move in a moment.')).toBeVisible()
      await press(page, page.getByRole('button', { name: 'Undo' }))
      await expect(inPage.getByText('3 applications will move in a moment.')).toHaveCount(0)
      await press(page, page.getByRole('checkbox', { name: 'Choose all that are shown' }), 'Space')
      await press(page, page.getByRole('button', { name: 'Start review' }))
      await press(page, page.getByRole('dialog').getByRole('button', { name: 'Yes, go on' }))
      await asEmployer('POST', `/jobs/employer/applications/${first.id}/state`, { to: 'shortlisted', version: first.version })
      await press(page, page.getByRole('button', { name: 'Do it now' }))
      await expect(inPage.getByText('2 moved. 1 had been moved by a colleague.')).toBeVisible()
      await expectGood(page)
    })
    await test.step('the job’s shortlist shows the candidates', async () => {
      await press(page, page.getByRole('link', { name: 'See the shortlist (1)' }))
      await expect(page.getByRole('heading', { level: 1, name: `Shortlist: ${job.title}` })).toBeVisible()
      await expect(page.getByRole('rowheader')).toHaveCount(1)
      await press(page, page.getByRole('link', { name: 'See everybody who applied' }))
      await expect(page.getByRole('rowheader')).toHaveCount(3)
    })
    await test.step('the others are rejected with one kind message', async () => {
      for (const name of ['Bela Quist', 'Cai Rowlands'])
        await press(page, page.getByRole('checkbox', { name: `Choose ${name}` }), 'Space')
      await press(page, page.getByRole('button', { name: 'Reject', exact: true }))
      const dialog = page.getByRole('dialog')
      await tabTo(page, dialog.getByRole('radio', { name: 'Others have more experience' }))
      await page.keyboard.press('Space')
      await expect(dialog.getByLabel('In English')).toHaveValue(/^Thank you for applying/)
      await expect(dialog.getByLabel('In Welsh')).toHaveValue(/^Diolch am wneud cais/)
      await expectGood(page)
      await press(page, dialog.getByRole('button', { name: 'Reject and send' }))
      await expect(page.getByText(/^2 applications rejected\. The applicants are told at/)).toBeVisible()
      await expect(page.getByRole('row').filter({ hasText: 'Cai Rowlands' })).toContainText('Rejected (told at')
      await expectGood(page)
      await press(page, page.getByRole('button', { name: 'Undo the rejection Cai Rowlands' }))
      await expect(page.getByRole('row').filter({ hasText: 'Cai Rowlands' })).not.toContainText('Rejected')
    })
  })

  test('show nobody’s name until the shortlist where the job says so', async () => {
    const job = await postJob(asEmployer, 'Gardener')
    const page = await employer.newPage()
    await applicantsOf(job.id, ['Ada Marlowe'])
    await page.goto(`/employer/applications?jobId=${job.id}`)
    await press(page, page.getByRole('button', { name: 'Hide names until the shortlist' }))
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Hide names until the shortlist' }))
    await expect(page.getByText(/are read without names until they are shortlisted/)).toBeVisible()
    await applicantsOf(job.id, ['Zuzanna Quill'])
    await asOwner(
      process.env.ONWARD_DATA_DIR ?? '',
      (sql) =>
        // As applying to that job does.
        sql`update jobs.applications set anonymous = true where job_id = ${job.id} and first_name = 'Zuzanna'`,
    )
    await page.reload()
    const hidden = page.getByRole('row').filter({ hasText: 'Name hidden' })
    await expect(hidden).toContainText('Name hidden until shortlisted')
    await expect(page.getByText('Quill')).toHaveCount(0)
    await expectGood(page)
    await press(page, hidden.getByRole('link', { name: /^Applicant \d+$/ }))
    await press(page, page.getByRole('link', { name: 'Open the full page' }))
    await tabTo(page, page.getByRole('tab', { name: 'The CV' }))
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('Dear team, I am […].')).toBeVisible()
    await expect(page.getByRole('button', { name: /Download CV/ })).toHaveCount(0)
    await expectGood(page)
    await press(page, page.getByRole('button', { name: 'Shortlist', exact: true }))
    await expect(page.getByRole('heading', { level: 1, name: 'Zuzanna Quill' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Download CV/ })).toBeVisible()
  })

  test('lead to an offer that is corrected, accepted, confirmed and begun, each side seeing the other’s step', async ({
    browser,
  }, { project }) => {
    const job = await postJob(asEmployer, 'Care Assistant')
    const jobseeker = await browser.newContext({ ...project.use, baseURL: origin })
    const ask = asker(jobseeker, origin)
    const theirs = await jobseeker.newPage()
    await newApplicant(theirs, origin, 'Zoë', 'Marlowe')
    await theirs.goto(`/jobs/${job.id}/apply`)
    await theirs.getByRole('button', { name: 'Send application' }).click()
    await expect(theirs.getByRole('heading', { level: 1, name: 'Application Submitted Successfully' })).toBeVisible()
    const { id } = (await ask('GET', '/jobs/applications')).items[0]
    await theirs.goto(`/applications/${id}`)
    const ours = await employer.newPage()
    await ours.goto(`/employer/applications/${id}`)

    await test.step('the CV is downloaded once', async () => {
      const downloading = ours.waitForEvent('download')
      await press(ours, ours.getByRole('button', { name: /Download CV/ }))
      expect((await downloading).suggestedFilename()).toBe('zoe.pdf')
    })
    await test.step('the offer form says what is missing, and the offer is sent in writing', async () => {
      const more = ours.getByRole('button', { name: 'More for Zoë Marlowe' })
      await pressInMenu(ours, more, 'Start review')
      await expect(ours.getByText('Put Zoë Marlowe on the shortlist, or answer kindly')).toBeVisible()
      await pressInMenu(ours, more, 'Make an offer')
      const dialog = ours.getByRole('dialog')
      await press(ours, dialog.getByRole('button', { name: 'Send the offer' }))
      await expect(dialog.getByRole('alert').first()).toBeFocused()
      await expectGood(ours)
      await writeDay(ours, 'First day', 30)
      await write(ours, dialog.getByLabel('Hours and days'), '30 hours a week')
      await writeDay(ours, /Please answer by/, 7)
      await press(ours, dialog.getByRole('button', { name: 'Send the offer' }))
      await expect(ours.getByText(/Waiting for an answer/)).toBeVisible()
      await expectGood(ours)
      // Without a reload.
      await expect(theirs.getByText('30 hours a week')).toBeVisible()
    })
    await test.step('the offer is corrected', async () => {
      await press(ours, ours.getByRole('button', { name: 'Change the offer' }))
      await write(ours, ours.getByRole('dialog').getByLabel('Pay'), '£13.50 an hour')
      await press(ours, ours.getByRole('dialog').getByRole('button', { name: 'Send the changed offer' }))
      await expect(ours.getByText('Earlier versions of this offer')).toBeVisible()
      await expect(theirs.getByText('£13.50 an hour')).toBeVisible()
      await expectGood(theirs)
    })
    await test.step('the offer is accepted, and the first day is confirmed', async () => {
      await press(theirs, theirs.getByRole('button', { name: 'Accept the offer' }))
      await press(theirs, theirs.getByRole('dialog').getByRole('button', { name: 'Accept the offer' }))
      await expect(ours.getByText('They accepted this offer.')).toBeVisible()
      await press(ours, ours.getByRole('button', { name: 'Confirm the first day' }))
      await expect(ours.getByText(/They have been told/)).toBeVisible()
      await expectGood(ours)
      await expect(theirs.getByText(/You start on/)).toBeVisible()
    })
    await test.step('the start cannot be recorded before its day, and then is', async () => {
      await press(ours, ours.getByRole('button', { name: 'They have started' }))
      await expect(ours.getByText('Choose today or a day that is past')).toBeVisible()
      await writeDay(ours, /The day they started/, 0)
      await press(ours, ours.getByRole('button', { name: 'They have started' }))
      await expect(ours.getByText('Started', { exact: true }).first()).toBeVisible()
      await expectGood(ours)
      await expect(theirs.getByText(/You started on/)).toBeVisible()
    })
    await jobseeker.close()
  })
})
