import { aProfile } from '@onward/testing/builders'
import type { Page } from '@playwright/test'
import { asker, press, write } from './keyboard'
import { newJobseeker, sendCv } from './people'
import { eventually, expect, expectGood, test } from './portal-test'

/** A town for each project, so that a journey finds its own person in the pool. */
const TOWNS = { desktop: ['York', 'YO1 7HH'], phone: ['Harrogate', 'HG1 1AA'] } as const
const PROFILE = aProfile({
  firstName: 'Siân',
  lastName: 'ap Rhys',
  phone: '07700 900456',
  address: '4 Sentinel Row',
  availability: 'flexible',
  travelMiles: 60,
  skills: ['Care work', 'Personal care', 'Communication', 'Teamwork', 'Dementia care'],
})

async function signInAsDemoEmployer(page: Page, origin: string): Promise<void> {
  const data = { email: 'employer@demo.onward.example', password: 'Onward-demo-2026' }
  expect((await page.request.post('/api/identity/sign-in', { headers: { origin }, data })).ok()).toBe(true)
}

test('a person agrees to be found, is invited, shows their name, and takes it back', async ({ page, browser, baseURL }, {
  project,
}) => {
  const origin = baseURL ?? ''
  const [town, postcode] = TOWNS[project.name === 'phone' ? 'phone' : 'desktop']
  await newJobseeker(page, origin, PROFILE.firstName, PROFILE.lastName)
  await sendCv(page, origin, 'zoe.docx')
  const ask = asker(page.context(), origin)
  const { version } = await ask('GET', '/jobseekers/profile')
  await ask('PUT', '/jobseekers/profile', { ...PROFILE, postcode, version })
  let badge = ''

  await test.step('the jobseeker earns a badge and agrees to be found by employers', async () => {
    await page.goto('/cv-review')
    await press(page, page.getByRole('button', { name: 'Generate Cover Letter' }))
    await expect(page.getByRole('textbox', { name: 'Cover Letter Draft' })).toHaveValue(/Dear Hiring Manager/)
    await press(page, page.getByRole('button', { name: 'Complete Badge' }))
    badge = (await page.getByRole('link', { name: 'See the badge’s public page' }).getAttribute('href')) ?? ''
    await press(page, page.getByRole('button', { name: 'Unlock for Employers' }))
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Unlock for Employers' }))
    await expect(page.getByText('Employers can now view your CV and cover letter.')).toBeVisible()
  })

  const { viewport = null, hasTouch = false } = project.use
  const office = await browser.newContext({ baseURL: origin, viewport, hasTouch })
  const employer = await office.newPage()
  let made = ''
  await test.step('an employer finds them by skill, under a pseudonym, and invites them', async () => {
    await signInAsDemoEmployer(employer, origin)
    await employer.goto('/employer/dashboard')
    await press(employer, employer.getByRole('link', { name: 'Find Candidates', exact: true }).first())
    await expect(employer.getByRole('heading', { level: 1, name: 'Find candidates' })).toBeVisible()
    const { items } = await asker(employer.context(), origin)('GET', '/jobs/employer/live-jobs')
    const jobs: { id: string; title: string; location: string }[] = items
    const care = jobs.find(({ title, location }) => title === 'Care Assistant' && location === 'Leeds')?.id
    const people = employer.getByRole('link', { name: /^Jobseeker [A-Z]\d[A-Z]\d[A-Z]$/ })
    await eventually(async (limit) => {
      await employer.goto(`/employer/candidates?job=${care}&area=${town}`)
      await expect(people).toHaveCount(1, limit)
    })
    await expectGood(employer)
    made = (await people.textContent()) ?? ''
    await press(employer, people)
    const card = employer.getByRole('dialog', { name: made, exact: true })
    await expect(card).toContainText(town)
    await expect(card).not.toContainText(/Siân|Rhys|Sentinel|07700/)
    await expectGood(employer)
    const opening = employer.waitForEvent('download')
    await press(employer, card.getByRole('button', { name: `Open CV: ${made}` }))
    expect((await opening).suggestedFilename()).toContain(made)
    await press(employer, card.getByRole('button', { name: `Invite ${made} to apply` }))
    await write(employer, employer.getByRole('textbox', { name: 'Your message' }), 'Your care work is what we look for.')
    await expectGood(employer)
    await press(employer, employer.getByRole('button', { name: 'Send invitation' }))
    await expect(card).toContainText('Invited, no answer yet')
  })

  await test.step('they see who asks and what would be shared, and accept', async () => {
    await page.goto('/dashboard')
    await expect(page.getByText('An employer invites you to apply')).toBeVisible()
    await press(page, page.getByRole('link', { name: 'See who it is' }))
    const card = page.getByRole('article', { name: 'Care Assistant' })
    await expect(card).toContainText('Your care work is what we look for.')
    // To the end, where the bar at the foot of a phone covers nothing.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expectGood(page)
    await press(page, card.getByRole('button', { name: /^Accept/ }))
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('07700 900456')
    await expectGood(page)
    await press(page, dialog.getByRole('button', { name: 'Accept and show my name' }))
    await expect(page.getByRole('link', { name: 'Apply for this job' })).toBeVisible()
    await expectGood(page)
  })

  await test.step('the employer sees their name and verifies their badge', async () => {
    await employer.goto('/employer/candidates/invitations')
    const card = employer.getByRole('article', { name: `Siân ap Rhys (${made})` })
    await expect(card.getByRole('link', { name: '07700 900456' })).toBeVisible()
    await expectGood(employer)
    await employer.goto('/employer/badges/check')
    await write(employer, employer.getByRole('textbox'), new URL(badge, origin).href)
    await press(employer, employer.getByRole('button', { name: 'Check this badge' }))
    await expect(employer.getByText('This badge is genuine')).toBeVisible()
    await expectGood(employer)
  })

  await test.step('they see who opened their data, and withdraw their consent', async () => {
    await page.goto('/my-data?section=looked')
    await expect(page.getByText(/Calder Community Care opened your CV/)).toBeVisible()
    await expectGood(page)
    await page.goto('/my-data?section=agreed')
    await press(page, page.getByRole('button', { name: /^Take back/ }).first())
    await press(page, page.getByRole('dialog').getByRole('button', { name: /^Take/ }))
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('the employer no longer has any of their data', async () => {
    await employer.goto('/employer/candidates/invitations')
    await expect(employer.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(employer.getByText('Siân ap Rhys')).toHaveCount(0)
    await expect(employer.getByText(made)).toHaveCount(0)
    await employer.goto('/employer/candidates')
    await press(employer, employer.locator('summary').filter({ hasText: 'Filter' }))
    await expect(employer.getByRole('combobox', { name: 'Area' })).toBeVisible()
    await expect(employer.getByRole('option', { name: town })).toHaveCount(0)
    await page.goto('/invitations')
    await expect(page.getByText('Ended: you hid your CV')).toBeVisible()
    await expectGood(page)
  })
  await office.close()
})
