import { fileURLToPath } from 'node:url'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@onward/contracts'
import type { Page } from '@playwright/test'
import { freshMark, PASSWORD } from './people'
import { eventually, expect, expectGood, test } from './portal-test'

/** Written by LibreOffice, with letters that standard fonts lack. */
const CV = fileURLToPath(new URL('../../libs/cv-engine/fixtures/zoe.pdf', import.meta.url))

async function signIn(page: Page, path: string, email: string, password: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click()
}

/** The newest mail to this address, opened in the local mailbox. */
async function openMail(page: Page, to: string, subject: RegExp): Promise<void> {
  await eventually(async (limit) => {
    await page.goto('/mailbox')
    await page.getByRole('listitem').filter({ hasText: to }).getByRole('link', { name: subject }).first().click(limit)
  })
}

test('from a real CV to a real application, and to the employer’s answer', async ({ page, browser, baseURL }, { project }) => {
  const email = `zoe.${project.name}.${freshMark()}@example.org`
  const title = `Shop Assistant, ${project.name} ${freshMark()}`

  const employerContext = await browser.newContext({ ...project.use, ...(baseURL ? { baseURL } : {}) })
  const employer = await employerContext.newPage()

  await test.step('a visitor registers as a jobseeker and confirms the address', async () => {
    await page.goto('/')
    await expectGood(page)
    await page.getByRole('main').getByRole('link', { name: 'Get started' }).click()
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expectGood(page)
    await page.getByLabel('First Name').fill('Zoë')
    await page.getByLabel('Last Name').fill('Łukasiewicz-Şahin')
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText('Please check your email to verify your account')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true')

    await openMail(page, email, /confirm/i)
    const link = await page
      .getByRole('link', { name: /\/verify-email\?token=/ })
      .first()
      .getAttribute('href')
    await page.goto(link ?? '')
    await expect(page).toHaveURL(/\/verify-email$/)
    await expectGood(page)
    await page.getByRole('button', { name: 'Confirm my email address' }).click()
  })

  await test.step('which signs the jobseeker in', async () => {
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Zoë')
    await expectGood(page)
  })

  await test.step('they upload a CV and see how its score is made', async () => {
    await page.goto('/cv-review')
    await expectGood(page)
    await page.locator('input[type=file]').setInputFiles(CV)
    await expect(page.getByText(/Your CV scored \d+\/100\. Review the recommendations below\./)).toBeVisible()
    for (const tab of ['Overview', 'Strengths', 'Improvements', 'Detailed']) {
      await page.getByRole('tab', { name: tab }).click()
      await expect(page.getByRole('tabpanel')).not.toBeEmpty()
      await expectGood(page)
    }
  })

  await test.step('an employer posts a job with the documented form', async () => {
    await signIn(employer, '/employer/login', DEMO_ACCOUNTS.employer.email, DEMO_PASSWORD)
    await expect(employer).toHaveURL(/\/employer\/dashboard$/)
    await expectGood(employer)
    await employer.goto('/employer/post-job')
    const next = employer.getByRole('button', { name: /^Next/ })
    await next.click()
    await expect(employer.getByRole('alert').getByText('Please fill in all required fields.')).toBeVisible()
    await expectGood(employer)
    await employer.getByLabel('Job title').fill(title)
    await employer.getByLabel('Department').fill('Retail')
    await employer.getByLabel('Location').fill('Leeds')
    await employer
      .getByLabel('Job description')
      .fill(`You will serve customers, work the till and keep the shelves full. Team ${title}.`)
    await next.click()
    await employer.getByRole('radio', { name: 'Part-time' }).check()
    await employer.getByLabel('From (£)').fill('13.10')
    await expectGood(employer)
    await next.click()
    await employer.getByLabel('Requirements').fill('Customer service\nTill work\nTeamwork')
    await expectGood(employer)
    await next.click()
    await employer.getByLabel('Contact email').fill('jobs@calder.example')
    await employer.getByRole('button', { name: 'Post Job' }).click()
    await expect(employer.getByText(`${title} is now live.`)).toBeVisible()
    await employer.goto('/employer/jobs')
    await expectGood(employer)
    await employer.goto('/employer/applications')
    await expect(employer.getByRole('heading', { name: 'Applications', level: 1 })).toBeVisible()
    await expectGood(employer)
  })

  await test.step('the jobseeker finds it, sees why it matches, and applies', async () => {
    await page.goto('/jobs?location=Leeds')
    await expectGood(page)
    await page.getByRole('button', { name: /Change$/ }).click()
    await page.getByLabel(/title or company/i).fill(title)
    await page.keyboard.press('Enter')
    const card = page.getByRole('article').filter({ hasText: title })
    await expect(card).toHaveCount(1)
    await expect(page).toHaveURL(/q=Shop/)
    await card.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Why this match?' })).toBeVisible()
    await expectGood(page)
    await page.getByRole('link', { name: 'Apply Now' }).first().click()
    await expectGood(page)
    await page.getByRole('textbox').first().fill('I have worked tills for three years and I like people.')
    await page.getByRole('button', { name: /^(Send|Submit)/ }).dblclick()
    await expect(page.getByRole('heading', { level: 1, name: /Application Submitted Successfully/ })).toBeVisible()
    await expect(page.getByText(/ONW-[0-9A-Z]{4}-[0-9A-Z]{4}/).first()).toBeVisible()
    await expectGood(page)
  })

  await test.step('the employer sees it without reloading, downloads the CV and starts the review', async () => {
    const row = employer.getByRole('listitem').filter({ hasText: 'Łukasiewicz-Şahin' }).filter({ hasText: title })
    await expect(row).toHaveCount(1)
    await row.getByRole('link', { name: 'Zoë Łukasiewicz-Şahin' }).click()
    await expect(employer.getByRole('heading', { level: 1 })).toContainText('Zoë Łukasiewicz-Şahin')
    await expectGood(employer)
    const downloading = employer.waitForEvent('download')
    await employer.getByRole('button', { name: /Download CV/ }).click()
    expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/)
    await page.goto('/applications')
    await expect(page.getByText('Application Received').first()).toBeVisible()
    await expectGood(page)
    await employer.getByRole('button', { name: /^More for Zoë/ }).click()
    await employer.getByRole('menuitem', { name: 'Start review' }).click()
    await expect(employer.getByText('Under Review').first()).toBeVisible()
  })

  await test.step('the jobseeker’s bell shows it without reloading', async () => {
    await expect(page.getByRole('main').getByText('Under Review').first()).toBeVisible()
    await page.getByRole('button', { name: /Notices/ }).click()
    await expect(page.getByText(`is looking at your application for ${title}`).first()).toBeVisible()
    await expectGood(page)
    await page.goto('/profile')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Zoë')
    await expectGood(page)
  })
  await employerContext.close()
})
