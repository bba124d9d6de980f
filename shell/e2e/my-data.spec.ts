import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { newJobseeker, openEmail, PASSWORD, sendCv } from './people'
import { expect, expectGood, test } from './portal-test'

async function jobseekerWithCv(page: Page, origin: string): Promise<string> {
  const email = await newJobseeker(page, origin, 'Mair', 'Prys')
  await sendCv(page, origin, 'zoe.docx')
  return email
}

test('somebody sees what was sent and who looked, takes everything along, has their account erased and changes their mind', async ({
  page,
  context,
}) => {
  const origin = new URL(test.info().project.use.baseURL ?? process.env.ONWARD_ORIGIN ?? '').origin
  const email = await jobseekerWithCv(page, origin)

  await page.goto('/my-data')
  await expect(page.getByText('Uploaded a CV')).toBeVisible()
  await expect(page.getByText(/Reference: ONW-/).first()).toBeVisible()
  await expectGood(page)
  await page.getByRole('tab', { name: 'Who looked' }).click()
  await expect(page.getByText('Nobody has downloaded your CV yet')).toBeVisible()
  await page.getByRole('tab', { name: 'Correct' }).click()
  await expectGood(page)
  await page.getByRole('link', { name: 'Go to your profile' }).click()
  await expect(page).toHaveURL(/\/profile$/)

  await page.goto('/my-data?section=download')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Make my download' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^onward-my-data-\d{4}-\d\d-\d\d\.zip$/)
  // Names of files stand in an archive as they are.
  const archive = await readFile(await saved.path())
  for (const name of ['my-data.json', 'jobseekers/zoe.docx']) expect(archive.includes(name)).toBe(true)
  await expect(page.getByText(/Your browser has saved it as onward-my-data/)).toBeVisible()

  await page.getByRole('tab', { name: 'Erase my account' }).click()
  await expect(page.getByRole('heading', { name: 'What stays, and why' })).toBeVisible()
  await expectGood(page)
  const elsewhere = await context.browser()?.newContext({ baseURL: origin })
  await elsewhere?.request.post('/api/identity/sign-in', { headers: { origin }, data: { email, password: PASSWORD } })
  expect((await elsewhere?.request.get('/api/identity/session'))?.status()).toBe(200)
  await page.getByRole('link', { name: 'I want to erase my account' }).click()
  await expect(page).toHaveURL(/\/account\?step=erase$/)
  await expect(page.getByRole('textbox', { name: 'Your password now' })).toBeFocused()
  await expectGood(page)
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/login\?erase=/)
  await expect(page.getByText('You are signed out')).toBeVisible()
  await expect(page.getByText(/We will erase your account on/)).toBeVisible()
  await expectGood(page)
  expect((await elsewhere?.request.get('/api/identity/session'))?.status()).toBe(401)
  await elsewhere?.close()
  await openEmail(page, email, 'We will erase your Onward account')
  await expect(page.getByText(/choose “Keep my account”/).first()).toBeVisible()

  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Do you want to keep your account?' })).toBeFocused()
  await expectGood(page)
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await page.goto('/my-data')
  await expect(page.getByText('Asked for your account to be erased')).toBeVisible()
  await expect(page.getByText('Uploaded a CV')).toBeVisible()
})

test('the page reads as well in Welsh', async ({ page }) => {
  const origin = new URL(test.info().project.use.baseURL ?? process.env.ONWARD_ORIGIN ?? '').origin
  await jobseekerWithCv(page, origin)
  await page.request.put('/api/identity/language', { headers: { origin }, data: { language: 'cy' } })
  for (const section of ['sent', 'looked', 'agreed', 'correct', 'download', 'erase']) {
    await page.goto(`/my-data?section=${section}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Fy nata' })).toBeVisible()
    await expectGood(page)
  }
})
