import { readFile } from 'node:fs/promises'
import type { BrowserContext } from '@playwright/test'
import { dayIn, isoDayIn, newApplicant, postJob, signInAsEmployer } from './hiring'
import { asker, press, tabTo, write } from './keyboard'
import { freshMark, openEmail } from './people'
import { expect, expectGood, test } from './portal-test'

test.describe('an interview', () => {
  let origin: string
  let email: string
  let jobseeker: BrowserContext
  let employer: BrowserContext
  let applicationId: string

  test.beforeEach(async ({ browser, baseURL }, { project }) => {
    origin = baseURL ?? ''
    const open = () => browser.newContext({ ...project.use, baseURL: origin })
    jobseeker = await open()
    employer = await open()
    const [ask, asEmployer] = [asker(jobseeker, origin), asker(employer, origin)]
    await signInAsEmployer(asEmployer)
    const page = await jobseeker.newPage()
    email = await newApplicant(page, origin, 'Zoë', 'Łukasiewicz-Şahin')
    const job = await postJob(asEmployer, 'Care Assistant')
    await page.goto(`/jobs/${job.id}/apply`)
    await page.getByRole('button', { name: 'Send application' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Application Submitted Successfully' })).toBeVisible()
    applicationId = (await ask('GET', '/jobs/applications')).items[0].id
    await page.close()
  })
  test.afterEach(async () => {
    await jobseeker?.close()
    await employer?.close()
  })

  test('is offered, moved to the applicant’s own time, agreed and cancelled, each side seeing the other’s step at once', async () => {
    const ours = await employer.newPage()
    const theirs = await jobseeker.newPage()
    await theirs.goto(`/applications/${applicationId}`)

    await test.step('the employer offers a time by keyboard and sees what is missing', async () => {
      await ours.goto(`/employer/applications/${applicationId}#interviews`)
      await expect(ours.getByRole('heading', { level: 1, name: 'Zoë Łukasiewicz-Şahin' })).toBeVisible()
      await expectGood(ours)
      await expect(ours.getByLabel('Day', { exact: true })).toBeFocused()
      await press(ours, ours.getByRole('button', { name: 'Send invitation' }))
      await expect(ours.getByRole('alert').first()).toBeFocused()
      await expect(ours.getByText('Choose how you will meet').first()).toBeVisible()
      await expectGood(ours)
      for (const [field, text] of Object.entries(dayIn(4))) await write(ours, ours.getByLabel(field, { exact: true }), text)
      await tabTo(ours, ours.getByLabel('Starts at'))
      // The browser's own field: some ask for morning or afternoon as well.
      await ours.keyboard.type('1030AM')
      await tabTo(ours, ours.getByRole('radio', { name: 'In person' }))
      await ours.keyboard.press('Space')
      await write(ours, ours.getByLabel('Address'), 'Calder House, 2 Wharf Road, Leeds')
      await write(ours, ours.getByLabel(/^Who they will meet/), `Siân ${freshMark()}`)
      await write(ours, ours.getByLabel(/^What to bring/), 'Something with your name on it')
      await expectGood(ours)
      await press(ours, ours.getByRole('button', { name: 'Send invitation' }))
      await expect(ours.getByText('Waiting for the applicant to choose')).toBeVisible()
      await expectGood(ours)
    })

    await test.step('the applicant asks for another time', async () => {
      await expect(theirs.getByRole('heading', { name: 'Interview invitation: choose a time' })).toBeVisible()
      await expect(theirs.getByText('Something with your name on it')).toBeVisible()
      await press(theirs, theirs.getByRole('button', { name: 'Ask for other times' }))
      await write(theirs, theirs.getByLabel(/Which times would suit you/), 'I take my son to school until nine.')
      const day = isoDayIn(5)
      await theirs.getByLabel('A time that would suit you (1 of 3)').fill(`${day}T14:15`)
      await press(theirs, theirs.getByRole('button', { name: 'Send to the employer' }))
      await expect(theirs.getByText('You asked for other times. The employer will answer.')).toBeVisible()
    })

    await test.step('the employer offers it, and the applicant agrees', async () => {
      await expect(ours.getByText('I take my son to school until nine.')).toBeVisible()
      await expectGood(ours)
      const lists = await employer.newPage()
      await lists.goto('/employer/interviews')
      await expect(lists.getByRole('heading', { name: 'Other times asked for' })).toBeVisible()
      await expectGood(lists)
      await press(ours, ours.getByRole('button', { name: 'Offer the times they asked for' }))
      await expect(ours.getByLabel('Starts at')).toHaveValue('14:15')
      await press(ours, ours.getByRole('button', { name: 'Send these times' }))
      await expect(ours.getByText('Waiting for the applicant to choose')).toBeVisible()
      await tabTo(theirs, theirs.getByRole('radio', { name: /14:15/ }))
      await theirs.keyboard.press('Space')
      await press(theirs, theirs.getByRole('button', { name: 'Choose this time' }))
      await expect(theirs.getByRole('heading', { name: 'Your interview' })).toBeVisible()
      await expect(ours.getByText('Agreed', { exact: true })).toBeVisible()
      await expectGood(ours)
      await lists.goto('/employer/interviews?view=list')
      await expect(lists.getByText('14:15 to 14:45').first()).toBeVisible()
      await expectGood(lists)
      const downloading = ours.waitForEvent('download')
      await press(ours, ours.getByRole('link', { name: 'Add to my calendar' }))
      const file = await readFile(await (await downloading).path(), 'utf8')
      expect(file.replace(/\r\n /g, '')).toMatch(/METHOD:PUBLISH[\s\S]*SUMMARY;LANGUAGE=en:Interview: Zoë Łukasiewicz-Şahin/)
      await lists.close()
    })

    await test.step('the employer cancels with a message, and both calendar entries can be removed', async () => {
      await press(ours, ours.getByRole('button', { name: 'Cancel interview' }))
      await expectGood(ours)
      await write(ours, ours.getByLabel(/^Your words to the applicant/), 'Our manager is ill. We are sorry.')
      await press(ours, ours.getByRole('button', { name: 'Cancel the interview' }))
      await expect(ours.getByRole('link', { name: 'Take it out of my calendar' })).toBeVisible()
      await expectGood(ours)
      await expect(theirs.getByText(/Our manager is ill\. We are sorry\./)).toBeVisible()
      await expect(theirs.getByRole('link', { name: /out of my calendar/ })).toBeVisible()
      await openEmail(theirs, email, /is not going ahead/)
      await expect(theirs.getByText('The file with this email takes it out of your calendar.')).toBeVisible()
    })
  })

  test('is talked about: what one side writes is there on the other at once, and it shows when it was read', async () => {
    const ours = await employer.newPage()
    const theirs = await jobseeker.newPage()
    await ours.goto(`/employer/messages?application=${applicationId}`)
    await expect(ours.getByRole('textbox', { name: 'Your message' })).toBeVisible()
    await expectGood(ours)
    await theirs.goto('/messages')
    await press(theirs, theirs.getByRole('link', { name: /Care Assistant/ }))
    await write(ours, ours.getByRole('textbox', { name: 'Your message' }), 'Could you come at four?')
    await ours.keyboard.press('Control+Enter')
    const message = theirs.getByRole('listitem').filter({ hasText: 'Could you come at four?' }).last()
    await expect(message).toContainText('Could you come at four?')
    await expect(ours.getByRole('listitem').filter({ hasText: 'Could you come at four?' }).last()).toContainText('Read')
    await write(theirs, theirs.getByRole('textbox', { name: 'Your message' }), 'Yes, four is fine.')
    await press(theirs, theirs.getByRole('button', { name: 'Send', exact: true }))
    await expect(ours.getByText('Yes, four is fine.').last()).toBeVisible()
    await expectGood(ours)
    await ours.goto('/employer/messages')
    await expect(ours.getByRole('link', { name: /with Zoë/ }).first()).toBeVisible()
    await expectGood(ours)
  })
})
