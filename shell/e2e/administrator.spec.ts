import { type Ask, asker, press, pressNamed, tabTo, write } from './keyboard'
import { freshMark, openEmail, PASSWORD } from './people'
import { eventually, expect, expectGood, test } from './portal-test'

const DEMO_PASSWORD = 'Onward-demo-2026'
const ROOM = '/agent/admin'

test('an administrator answers, decides, suspends and looks at what was recorded, by keyboard', async ({
  page,
  context,
  browser,
}) => {
  const origin = process.env.ONWARD_ORIGIN ?? ''
  const mark = freshMark()
  const visitor = `carys.${mark}@people.example`
  const subject = `Password ${mark}`
  const employer = { email: `ruth.${mark}@house.example`, organisationName: `Rowan Nursery ${mark}` }
  const theirs = await browser.newContext({ baseURL: origin })
  const askAs: Ask = asker(theirs, origin)

  await test.step('a visitor writes a message, and an employer sends evidence', async () => {
    await askAs('POST', '/messaging/contact', { name: 'Carys', email: visitor, subject, message: 'Which one?', language: 'en' })
    const form = { userType: 'employer', password: PASSWORD, confirmPassword: PASSWORD, firstName: 'Ruth', lastName: 'Adebayo' }
    await askAs('POST', '/identity/register', { ...form, ...employer })
    await openEmail(page, employer.email)
    const link = await page
      .getByRole('link', { name: /verify-email/ })
      .first()
      .getAttribute('href')
    await askAs('POST', '/identity/verify-email', { token: new URL(link ?? '').searchParams.get('token') })
    await askAs('POST', '/identity/sign-in', { email: employer.email, password: PASSWORD })
    const { handover } = await askAs('GET', '/identity/work-email')
    await expect(async () => {
      await askAs('POST', '/jobs/employer/organisation/verification', { companyNumber: '01234567', workEmail: handover })
    }).toPass()
  })

  await test.step('the overview starts with what is waiting', async () => {
    await asker(context, origin)('POST', '/identity/sign-in', { email: 'admin@demo.onward.example', password: DEMO_PASSWORD })
    await page.goto('/agent')
    await expect(page).toHaveURL(/\/agent\/admin$/)
    await expect(page.getByRole('list', { name: 'All queues' })).toBeVisible()
    await expectGood(page)
  })

  await test.step('a message is answered by email', async () => {
    await pressNamed(page, 'Contact messages')
    await expect(page.getByRole('table', { name: 'Open' })).toBeVisible()
    await expectGood(page)
    await press(page, page.getByRole('link', { name: subject }))
    await expect(page.getByText('Which one?')).toBeVisible()
    await press(page, page.getByRole('button', { name: 'Send the answer' }))
    await expect(page.getByText('Write your answer')).toBeVisible()
    await write(page, page.getByLabel('Your answer'), 'The one that you chose last.')
    // What was typed survives a page that is loaded again.
    await page.reload()
    await expect(page.getByLabel('Your answer')).toHaveValue('The one that you chose last.')
    await expectGood(page)
    await press(page, page.getByRole('button', { name: 'Send the answer' }))
    await expect(page.getByText('Your answer is on its way')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Open it again' })).toBeVisible()
    await openEmail(page, visitor, /Our answer/)
    await expect(page.getByText('The one that you chose last.')).toBeVisible()
  })

  await test.step('an organisation is asked for more, and its employer reads why', async () => {
    await page.goto(`${ROOM}/organisations`)
    await expectGood(page)
    await write(page, page.getByLabel('Search by name'), mark)
    await expect(page.getByText('Showing 1 of 1')).toBeVisible()
    await press(page, page.getByRole('link', { name: employer.organisationName }))
    await expect(page.getByText('No website', { exact: true })).toBeVisible()
    await expectGood(page)
    await press(page, page.getByRole('button', { name: 'Ask for more' }))
    await press(page, page.getByRole('button', { name: 'Ask the employer' }))
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2)
    await tabTo(page, page.getByLabel('Reason'))
    await page.keyboard.type('Evidence is missing')
    await write(page, page.getByLabel('What is missing? The employer reads this'), 'A letter with your name on it.')
    await expectGood(page)
    await press(page, page.getByRole('button', { name: 'Ask the employer' }))
    await expect(page.getByText(`${employer.organisationName} is asked for more`)).toBeVisible()
    const { organisation } = await askAs('GET', '/jobs/employer/organisation')
    expect(organisation.verification).toMatchObject({ state: 'sent_back', reason: 'A letter with your name on it.' })
  })

  await test.step('it is verified, its first advert is sent back beside the queue, and its adverts are closed', async () => {
    const { handover } = await askAs('GET', '/identity/work-email')
    await askAs('POST', '/jobs/employer/organisation/verification', { companyNumber: '01234567', workEmail: handover })
    await page.reload()
    await press(page, page.getByRole('button', { name: 'Verify' }))
    await expect(page.getByText(`${employer.organisationName} is verified`)).toBeVisible()
    const title = `Nursery Helper ${mark}`
    await askAs('POST', '/jobs/employer/jobs', {
      title,
      description: `You will help the children of ${title} at meals and play. Please pay the uniform deposit of £25 before your first shift.`,
      location: 'Leeds',
      department: 'Nursery',
      salary: '£13 an hour',
      jobType: 'part-time',
      requirements: 'Teamwork',
      applicationDeadline: null,
      contactEmail: employer.email,
    })
    await page.goto(`${ROOM}/adverts`)
    await press(page, page.getByRole('link', { name: title }))
    await expect(page.getByText('May ask for money').first()).toBeVisible()
    await expectGood(page)
    // A new advert's other checks may end just then, and the form is drawn anew for what they found.
    await eventually(async (limit) => {
      await page.keyboard.press('b')
      await expect(page.getByRole('radio', { name: 'It asks applicants for money' })).toBeFocused(limit)
    })
    await press(page, page.getByRole('button', { name: /^Send back/ }))
    await expect(page.getByText(`${title} was sent back`)).toBeVisible()
    await page.goto(`${ROOM}/organisations?show=verified`)
    await write(page, page.getByLabel('Search by name'), mark)
    await press(page, page.getByRole('link', { name: employer.organisationName }))
    await press(page, page.getByRole('button', { name: 'Close all adverts' }))
    const dialog = page.getByRole('dialog')
    await tabTo(page, dialog.getByLabel('Reason'))
    await page.keyboard.type('Something else')
    await write(page, dialog.getByLabel('Why? The employer reads this'), 'Nobody may be asked to pay.')
    await expectGood(page)
    await press(page, dialog.getByRole('button', { name: 'Close all adverts' }))
    await expect(page.getByText(/^1 advert was closed/)).toBeVisible()
    await expectGood(page)
  })

  await test.step('an account is suspended, and its next request is refused', async () => {
    await page.goto(`${ROOM}/staff`)
    await expect(page.getByRole('table', { name: 'Agents and administrators' })).toBeVisible()
    await expectGood(page)
    await write(page, page.getByLabel('Full email address or staff ID'), employer.email)
    await press(page, page.getByRole('button', { name: 'Find account' }))
    await press(page, page.getByRole('button', { name: `Suspend ${employer.email}` }))
    await tabTo(page, page.getByLabel('Reason'))
    await page.keyboard.type('The account was misused')
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Suspend' }))
    await expect(page.getByText(`${employer.email} is suspended`)).toBeVisible()
    const refused = await theirs.request.get('/api/jobs/employer/summary')
    expect(refused.status()).toBe(401)
  })

  await test.step('the audit trail shows who did it and why, and its seal is valid', async () => {
    await page.goto(`${ROOM}/audit`)
    const row = page
      .getByRole('listitem')
      .filter({ hasText: /suspended the account of/ })
      .first()
    await expect(row).toContainText('Morwenna Adeyemi')
    await expect(page.getByText(employer.email)).toHaveCount(0)
    await expectGood(page)
    await press(page, page.getByRole('button', { name: 'Show the last check' }))
    await expect(page.getByText('Nobody has changed the trail')).toBeVisible()
    await expectGood(page)
    await press(page, page.getByRole('checkbox', { name: 'Only with a reason' }), 'Space')
    await expect(page).toHaveURL(/reason=given/)
    await expect(row).toBeVisible()
    const file = page.waitForEvent('download')
    await press(page, page.getByRole('button', { name: 'Export as CSV' }))
    expect((await file).suggestedFilename()).toBe('audit-trail.csv')
    await expect(page.getByText(/in the file$/)).toBeVisible()
  })

  await test.step('every other administrator page is accessible', async () => {
    for (const path of ['adverts', 'reports', 'reading', 'retention', 'versions']) {
      await page.goto(`${ROOM}/${path}`)
      await expectGood(page)
    }
  })
  await theirs.close()
})
