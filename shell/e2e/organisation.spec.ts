import type { Page } from '@playwright/test'
import { npmRun } from './owner'
import { freshMark } from './people'
import { eventually, expect, expectAccessible, expectNoSidewaysScroll, test } from './portal-test'

const PASSWORD = 'three quiet otters'

async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

/** The address that a mail's link leads to. */
async function linkInMail(page: Page, to: string, link: RegExp): Promise<string> {
  let href: string | null = null
  await eventually(async (limit) => {
    await page.goto('/mailbox')
    await page.getByRole('listitem').filter({ hasText: to }).getByRole('link').first().click(limit)
    href = await page.getByRole('link', { name: link }).first().getAttribute('href', limit)
  })
  return href ?? ''
}

/** An employer who has just confirmed their address, signed in. */
async function newEmployer(page: Page, origin: string, email: string, organisationName: string): Promise<void> {
  const headers = { origin }
  const names = { firstName: 'Ola', lastName: 'Bright', organisationName }
  const data = { userType: 'employer', email, password: PASSWORD, confirmPassword: PASSWORD, ...names }
  await page.request.post('/api/identity/register', { headers, data })
  const token = new URL(await linkInMail(page, email, /verify-email/)).searchParams.get('token')
  await page.request.post('/api/identity/verify-email', { headers, data: { token } })
  await page.request.post('/api/identity/sign-in', { headers, data: { email, password: PASSWORD } })
}

test('an organisation is verified, invites a colleague, is suspended in the middle of the day and restored', async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  const stamp = `${project.name}${freshMark()}`
  const domain = `rowan${stamp}.example`
  const name = `Rowan House ${stamp}`
  const admin = (...args: string[]) => npmRun('admin', process.env.ONWARD_DATA_DIR ?? '', ...args)
  await newEmployer(page, baseURL ?? '', `ola@${domain}`, name)
  let id = ''

  await test.step('they submit evidence, and see what is missing when it is returned', async () => {
    await page.goto('/employer/dashboard')
    await page.getByRole('link', { name: 'See what we need from you' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expectGood(page)
    await page.getByRole('button', { name: 'Change: About your organisation' }).click()
    await page.getByLabel(/^Website/).fill(`www.${domain}`)
    await expectGood(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('link', { name: `www.${domain}` })).toBeVisible()
    await page.getByLabel(/^Company number/).fill('GB123')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').first()).toBeFocused()
    await expectGood(page)
    await page.getByLabel(/^Company number/).fill('sc 123456')
    await page.keyboard.press('Enter')
    await expect(page.getByText('We are checking what you sent')).toBeVisible()
    await expect(page.getByText('SC123456 (Scotland)')).toBeVisible()
    const output = await admin('show-organisation', name)
    expect(output).toContain('Check: match')
    id = /[0-9a-f-]{36}/.exec(output)?.[0] ?? ''
    await admin('send-back-organisation', id, 'Please send a letter with your name on it.')
    await expect(page.getByText('Please send a letter with your name on it.')).toBeVisible()
    await page.getByRole('button', { name: 'Send to be checked' }).click()
    await admin('verify-organisation', id)
    await expect(page.getByText('We have verified your organisation')).toBeVisible()
  })

  const colleague = await (await browser.newContext({ ...project.use, ...(baseURL ? { baseURL } : {}) })).newPage()
  await test.step('a colleague registers with the link in their email and works there', async () => {
    await page.getByLabel('Their email address').fill(`noor@${domain}`)
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(page.getByText(`The invitation is on its way to noor@${domain}`)).toBeVisible()
    await expectGood(page)
    const link = await linkInMail(colleague, `noor@${domain}`, /employer\/join/)
    await colleague.goto(link)
    await expect(colleague.getByRole('heading', { level: 1, name: `Join ${name}` })).toBeVisible()
    await expect(colleague).toHaveURL(/\/employer\/join$/)
    await colleague.reload()
    await expect(colleague.getByRole('heading', { level: 1, name: `Join ${name}` })).toBeVisible()
    await expectGood(colleague)
    await colleague.getByLabel('First name').fill('Noor')
    await colleague.getByLabel('Last name').fill('Khan')
    await colleague.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await colleague.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD)
    await colleague.keyboard.press('Enter')
    await expect(colleague).toHaveURL(/\/employer\/dashboard$/)
    await expect(page.getByText('Noor Khan').first()).toBeVisible()
    await page.goto(link)
    await expect(page.getByText('This link no longer works')).toBeVisible()
    await expectGood(page)
  })

  await test.step('a suspension is shown on the open page, and no text is lost', async () => {
    await colleague.goto('/employer/dashboard')
    await colleague.getByLabel('Job title').fill('Cook')
    await colleague.getByLabel('Location').fill('Leeds')
    await colleague.getByLabel('Job description').fill('You will cook lunch for forty people.')
    await admin('suspend-organisation', id, 'People told us that they were asked for money.')
    await expect(colleague.getByText('Your organisation is suspended').first()).toBeVisible()
    await page.goto('/employer/organisation')
    await expect(page.getByText('People told us that they were asked for money.')).toBeVisible()
    await expectGood(page)
    await admin('restore-organisation', id)
    await expect(page.getByText('We have verified your organisation')).toBeVisible()
    await colleague.reload()
    await expect(colleague.getByLabel('Job title')).toHaveValue('Cook')
  })

  await test.step('a removed colleague loses access at the next request', async () => {
    await page.getByRole('button', { name: 'Remove Noor Khan' }).click()
    await expectGood(page)
    await page.getByRole('button', { name: 'Yes, remove' }).click()
    await expect(page.getByText('Noor Khan was removed')).toBeVisible()
    await colleague.goto('/employer/organisation')
    await expect(colleague.getByText('You are not in an organisation yet')).toBeVisible()
    await expectGood(colleague)
  })
})
