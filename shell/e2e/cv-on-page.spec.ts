import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@onward/contracts'
import { signInAsEmployer } from './hiring'
import { asker, press, tabTo } from './keyboard'
import { asOwner } from './owner'
import { expect, expectGood, test } from './portal-test'

test('an employer reads a CV on the page; nothing is downloaded, and the applicant sees one access', async ({
  browser,
  baseURL,
}, { project }) => {
  const origin = baseURL ?? ''
  const employer = await browser.newContext({ ...project.use, baseURL: origin })
  const asEmployer = asker(employer, origin)
  await signInAsEmployer(asEmployer)
  const { items } = await asEmployer('GET', '/jobs/employer/applications?q=Okafor-Reed')
  const application = items[0]
  // Of this application's pages alone: other journeys open other people's CVs at the same time.
  const accesses = () =>
    asOwner(
      process.env.ONWARD_DATA_DIR ?? '',
      (sql) => sql`select from jobseekers.acts, jobs.applications applied
        where method_path = 'GET /api/jobseekers/disclosures/:id/pages' and applied.id = ${application.id}
        and resource = 'disclosures/' || applied.disclosure_id || '/cv'`,
    )
  const before = await accesses()
  const page = await employer.newPage()
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.suggestedFilename()))
  await page.goto(`/employer/applications/${application.id}`)
  await test.step('the pages are shown by one press, with names and texts', async () => {
    await press(page, page.getByRole('button', { name: `Show the CV here: ${application.name}` }))
    const first = page
      .getByRole('img', { name: `Page 1 of 2: CV of ${application.name}` })
      .or(page.getByRole('img', { name: `Page 1 of 1: CV of ${application.name}` }))
    await expect(first).toBeVisible()
    // Drawn: a picture with more pixels than its place on the screen, not a broken one.
    expect(await first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThanOrEqual(750)
    await page.getByText('Text of this page').first().click()
    await expect(page.getByRole('region', { name: `CV of ${application.name}` })).toContainText(application.name.split(' ')[0])
    await expectGood(page)
  })
  await test.step('they grow by keys', async () => {
    const pages = page.getByRole('region', { name: `CV of ${application.name}` })
    await tabTo(page, pages)
    await page.keyboard.press('+')
    await expect(pages).toHaveAttribute('data-zoom', '150')
  })
  await test.step('it counts as one access, which the applicant sees', async () => {
    expect((await accesses()).length - before.length).toBe(1)
    const applicant = await browser.newContext({ ...project.use, baseURL: origin })
    const asApplicant = asker(applicant, origin)
    await asApplicant('POST', '/identity/sign-in', { email: DEMO_ACCOUNTS.jobseeker.email, password: DEMO_PASSWORD })
    const accessLog = await asApplicant('GET', '/jobseekers/my-data/who-looked')
    expect(accessLog.items[0]).toMatchObject({ organisation: 'Calder Community Care' })
    await applicant.close()
  })
  expect(downloads).toEqual([])
  await employer.close()
})
