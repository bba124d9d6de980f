import type { BrowserContext } from '@playwright/test'
import { applicantsOf, dayIn, postJob, signInAsEmployer } from './hiring'
import { type Ask, asker, press, pressInMenu, tabTo, write } from './keyboard'
import { asOwner } from './owner'
import { freshMark } from './people'
import { expect, expectGood, test } from './portal-test'

test.describe('an employer with many applicants', () => {
  let employer: BrowserContext
  let asEmployer: Ask

  test.beforeAll(async ({ browser, baseURL }, { project }) => {
    employer = await browser.newContext({ ...project.use, baseURL: baseURL ?? '' })
    asEmployer = asker(employer, baseURL ?? '')
    await signInAsEmployer(asEmployer)
  })
  test.afterAll(() => employer?.close())

  const setState = (jobId: string, state: string) =>
    asOwner(
      process.env.ONWARD_DATA_DIR ?? '',
      (sql) => sql`update jobs.applications set state = ${state} where job_id = ${jobId}`,
    )

  test('invites several by keyboard after taking it back once, and keeps the view for another day', async () => {
    const job = await postJob(asEmployer, 'Night Porter')
    await applicantsOf(job.id, ['Ada Marlowe', 'Bela Quist'])
    await setState(job.id, 'shortlisted')
    const page = await employer.newPage()
    const inPage = page.getByRole('main')
    const chooseAll = page.getByRole('checkbox', { name: 'Choose all that are shown' })
    await page.goto(`/employer/applications?jobId=${job.id}`)

    await press(page, chooseAll, 'Space')
    await press(page, page.getByRole('button', { name: 'Invite to Interview', exact: true }))
    const dialog = page.getByRole('dialog', { name: 'Invite 2 applicants to an interview' })
    for (const [field, text] of Object.entries(dayIn(6))) await write(page, dialog.getByLabel(field, { exact: true }), text)
    await tabTo(page, dialog.getByLabel('Starts at'))
    // The browser's own field: some ask for morning or afternoon as well.
    await page.keyboard.type('1030AM')
    await tabTo(page, dialog.getByRole('radio', { name: 'In person' }))
    await page.keyboard.press('Space')
    await write(page, dialog.getByLabel('Address'), '1 Mill Lane, Halifax')
    await expectGood(page)
    await press(page, dialog.getByRole('button', { name: 'Send 2 invitations' }))
    await expect(inPage.getByText('2 invitations will be sent in a moment.')).toBeVisible()
    await press(page, page.getByRole('button', { name: 'Undo' }))
    await expect(page.getByText('Invited to interview')).toHaveCount(0)

    await press(page, chooseAll, 'Space')
    await press(page, page.getByRole('button', { name: 'Invite to Interview', exact: true }))
    // What was typed is still there.
    await expect(dialog.getByLabel('Address')).toHaveValue('1 Mill Lane, Halifax')
    await press(page, dialog.getByRole('button', { name: 'Send 2 invitations' }))
    await press(page, page.getByRole('button', { name: 'Do it now' }))
    await expect(inPage.getByText('2 invitations sent.')).toBeVisible()
    await expect(page.getByText('(Invited to interview)')).toHaveCount(2)
    await expectGood(page)

    const name = `Porters ${freshMark()}`
    await press(page, page.getByRole('button', { name: 'Save this view' }))
    await write(page, page.getByLabel('Name of the view'), name)
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }))
    await page.goto('/employer/applications')
    await press(page, page.getByRole('link', { name: new RegExp(`^${name} ?2$`) }))
    await expect(page).toHaveURL(new RegExp(`jobId=${job.id}`))
    await expect(page.getByRole('rowheader')).toHaveCount(2)
    await pressInMenu(page, page.getByRole('button', { name: `More for the view ${name}` }), 'Delete')
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Delete' }))
    await expect(page.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveCount(0)
    await page.close()
  })

  test('writes to several with the mouse, and closes a filled job where the offer was accepted', async () => {
    const page = await employer.newPage()
    const inPage = page.getByRole('main')
    await test.step('the same message reaches each in a conversation of their own', async () => {
      const { items } = await asEmployer('GET', '/jobs/employer/application-jobs')
      const demoJob = items.find(({ title }: { title: string }) => title === 'Home Care Worker')
      await page.goto(`/employer/applications?jobId=${demoJob.id}`)
      await expect(page.getByRole('rowheader')).toHaveCount(2)
      await page.getByRole('checkbox', { name: 'Choose all that are shown' }).click()
      await page.getByRole('button', { name: 'Message', exact: true }).click()
      const text = `Thank you for your patience ${freshMark()}.`
      await page.getByRole('dialog').getByLabel('Message').fill(text)
      await page.getByRole('button', { name: 'Send to 2 people' }).click()
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByRole('checkbox', { name: 'Choose all that are shown' }).click()
      await page.getByRole('button', { name: 'Message', exact: true }).click()
      await expect(page.getByRole('dialog').getByLabel('Message')).toHaveValue(text)
      await page.getByRole('button', { name: 'Send to 2 people' }).click()
      await page.getByRole('button', { name: 'Do it now' }).click()
      await expect(inPage.getByText('2 messages sent.')).toBeVisible()
      const threads = await asEmployer('GET', '/messaging/threads')
      expect(JSON.stringify(threads).split(text)).toHaveLength(3)
    })
    await test.step('a filled job is closed in place', async () => {
      const job = await postJob(asEmployer, 'Caretaker')
      await applicantsOf(job.id, ['Cai Rowlands'])
      await setState(job.id, 'accepted')
      await page.goto(`/employer/applications?jobId=${job.id}`)
      await page.getByRole('link', { name: 'Cai Rowlands', exact: true }).click()
      const close = async () => {
        await page.getByRole('button', { name: 'Close this job' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Close the job' }).click()
      }
      await close()
      await page.getByRole('button', { name: 'Undo' }).click()
      await close()
      await page.getByRole('button', { name: 'Do it now' }).click()
      await expect(page.getByText('The job is closed.')).toBeVisible()
      await expectGood(page)
      expect((await asEmployer('GET', `/jobs/employer/jobs/${job.id}`)).state).toBe('closed')
    })
    await page.close()
  })
})
