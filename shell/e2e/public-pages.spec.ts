import { expect, expectAccessible, expectGood, test } from './portal-test'

test.describe.configure({ mode: 'parallel' })

const PAGES = [
  '/',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
  '/under-construction',
  '/login',
  '/employer/login',
  '/agent/login',
  '/forgot-password',
]

for (const language of ['en', 'cy'] as const) {
  test(`every page for visitors is accessible and fits the screen (${language})`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'onward_language', value: language, url: baseURL ?? '' }])
    for (const path of PAGES) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expectGood(page)
    }
  })
}

test('an unknown address is the 404 page, and links back home', async ({ page }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('a visitor is sent to the area they asked for, and comes back after signing in', async ({ page }) => {
  await page.goto('/employer/applications?status=new')
  await expect(page).toHaveURL(/\/employer\/login\?next=%2Femployer%2Fapplications%3Fstatus%3Dnew/)
  await page.getByRole('textbox', { name: 'Email' }).fill('employer@demo.onward.example')
  await page.getByLabel('Password', { exact: true }).fill('Onward-demo-2026')
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/employer\/applications\?status=new$/)
  await expect(page.getByRole('heading', { name: 'Applications', level: 1 })).toBeVisible()
})

test('a contact message is stored, answered with a reference, and acknowledged by email', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Name is required' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Name' }).fill("Siobhán O'Brien")
  await page.getByRole('textbox', { name: 'Email' }).fill('siobhan@example.org')
  await page.getByRole('textbox', { name: 'Subject' }).fill('Help with my CV')
  await page.getByRole('textbox', { name: 'Message' }).fill('I cannot open the file any more. What can I do?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText(/Your reference is ONW-[0-9A-Z]{4}-[0-9A-Z]{4}\./)).toBeVisible()
  await expect(async () => {
    await page.goto('/mailbox')
    await expect(page.getByText('siobhan@example.org').first()).toBeVisible({ timeout: 500 })
  }).toPass()
})
