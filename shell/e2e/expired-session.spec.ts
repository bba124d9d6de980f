import { aProfile } from '@onward/testing/builders'
import { asker } from './keyboard'
import { newJobseeker, PASSWORD } from './people'
import { expect, expectGood, test } from './portal-test'

test('a session that ends in the middle of a form costs nothing that was typed', async ({ page, context, baseURL }) => {
  const origin = baseURL ?? ''
  const email = await newJobseeker(page, origin, 'Mair', 'Prys')
  const ask = asker(context, origin)
  // A profile that may be saved: the registration arrives there a moment later.
  await expect(async () => {
    const { version } = await ask('GET', '/jobseekers/profile')
    await ask('PUT', '/jobseekers/profile', aProfile({ firstName: 'Mair', lastName: 'Prys', version }))
  }).toPass()

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' })
  await dialog.getByRole('textbox', { name: 'Address' }).fill('7 Mill Lane, Otley')
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('07700 900456')

  // Without its cookies the browser is nobody's; the page does not know it yet.
  await context.clearCookies()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile$/)
  await expect(page.getByText('You have been signed out')).toBeVisible()
  await expectGood(page)

  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  // Nothing was sent in between.
  expect(await ask('GET', '/jobseekers/profile')).toMatchObject({ phone: '07700 900123' })

  await page.getByRole('button', { name: 'Edit Profile' }).first().click()
  await expect(dialog.getByText('These are your changes from before. They are not saved yet.')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue('7 Mill Lane, Otley')
  await expect(dialog.getByRole('textbox', { name: 'Phone' })).toHaveValue('07700 900456')
  await expectGood(page)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Your profile has been successfully updated.')).toBeVisible()
  expect(await ask('GET', '/jobseekers/profile')).toMatchObject({ phone: '07700 900456', address: '7 Mill Lane, Otley' })
})
