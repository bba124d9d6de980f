import type { Locator } from '@playwright/test'
import { freshMark, openEmail, PASSWORD } from './people'
import { expect, expectGood, test } from './portal-test'

/** What a person may have to press from the first page to a sent application; typing is no press. */
const MOST_PRESSES = 12

test('from the first page to an application without a file: few presses, and one password', async ({ page }) => {
  let presses = 0
  const press = async (target: Locator) => {
    await target.click()
    presses += 1
  }
  const email = `first.${freshMark()}@example.org`
  const main = page.getByRole('main')

  await page.goto('/')
  await page.getByLabel(/^What/).first().fill('cleaner')
  await page
    .getByLabel(/^Where/)
    .first()
    .fill('Leeds')
  await press(main.getByRole('button', { name: 'Find jobs' }))
  await expect(page).toHaveURL(/q=cleaner/)
  await press(main.getByRole('listitem').first().getByRole('heading').getByRole('link'))
  await press(page.getByRole('link', { name: 'Sign in to apply' }).first())
  await press(page.getByRole('tab', { name: 'Register' }))
  await page.getByLabel('First Name').fill('Marged')
  await page.getByLabel('Last Name').fill('Pugh')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await press(page.getByRole('button', { name: 'Create Account' }))
  await expect(page.getByRole('heading', { name: 'Open the email we have sent you' })).toBeFocused()

  const mail = await page.context().newPage()
  await openEmail(mail, email, /confirm/i)
  const address = await mail
    .getByRole('link', { name: /verify-email/ })
    .first()
    .getAttribute('href')
  await mail.close()
  await page.goto(address ?? '')
  presses += 1
  await press(page.getByRole('button', { name: 'Confirm my email address' }))

  await expect(page).toHaveURL(/\/jobs\/[^/]+\/apply$/)
  await expectGood(page)
  await press(main.getByRole('link', { name: 'No CV? Answer five questions' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Make a CV from five questions' })).toBeVisible()
  await expectGood(page)
  await page.getByLabel('Work or role').fill('Cleaner')
  await page.getByLabel('Where', { exact: true }).fill('Park Road School')
  await page.getByLabel('From (year)').fill('2019')
  await page.getByLabel('To (year)').fill('2023')
  await page.getByLabel('What you did').fill('Cleaned twelve classrooms every evening\nOrdered what we needed')
  await page.getByLabel('School, college and courses').fill('GCSE Maths, grade 4')
  await page.getByLabel('Things you can do').fill('Cleaning, cooking')
  await press(page.getByRole('button', { name: 'Make my CV' }))

  await expect(page).toHaveURL(/\/jobs\/[^/]+\/apply$/)
  await page.getByLabel('Phone (optional)').fill('07700 900123')
  await page.getByLabel(/^Cover letter/).fill('I live near you and I like to leave a room clean.')
  await expect(main.getByText('07700 900123')).toBeVisible()
  await expectGood(page)
  await press(page.getByRole('button', { name: 'Send application' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Application Submitted Successfully' })).toBeVisible()
  await expectGood(page)

  test.info().annotations.push({ type: 'presses', description: String(presses) })
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES)
})
