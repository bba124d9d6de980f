import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect } from './portal-test'

/** Of everybody who registers in a journey. */
export const PASSWORD = 'three quiet otters'

/** Opens the newest letter to an address, or one whose subject says `subject`. */
export async function openLetter(page: Page, email: string, subject: string | RegExp = ''): Promise<void> {
  await expect(async () => {
    await page.goto('/mailbox')
    const letters = page.getByRole('listitem').filter({ hasText: email }).filter({ hasText: subject })
    await letters.getByRole('link').first().click({ timeout: 1_000 })
  }).toPass()
}

/** A new jobseeker who has confirmed their address and is signed in; gives the address. */
export async function newJobseeker(page: Page, origin: string, firstName: string, lastName: string): Promise<string> {
  const email = `journey.${Date.now()}.${Math.floor(Math.random() * 1e6)}@example.org`
  const headers = { origin }
  const registration = { email, password: PASSWORD, confirmPassword: PASSWORD, firstName, lastName }
  await page.request.post('/api/identity/register', { headers, data: registration })
  await openLetter(page, email)
  const link = await page
    .getByRole('link', { name: /verify-email/ })
    .first()
    .getAttribute('href')
  const token = new URL(link ?? '').searchParams.get('token')
  await page.request.post('/api/identity/verify-email', { headers, data: { token } })
  await page.request.post('/api/identity/sign-in', { headers, data: { email, password: PASSWORD } })
  return email
}

/** Hands in a CV of the CV engine's fixtures, as soon as the new account has arrived everywhere. */
export async function sendCv(page: Page, origin: string, fixture: 'zoe.docx' | 'zoe.pdf'): Promise<void> {
  const mimeType = fixture.endsWith('.pdf')
    ? 'application/pdf'
    : 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  const file = fileURLToPath(new URL(`../../libs/cv-engine/fixtures/${fixture}`, import.meta.url))
  const multipart = { file: { name: fixture, mimeType, buffer: await readFile(file) } }
  await expect(async () => {
    expect((await page.request.post('/api/jobseekers/cvs/review', { headers: { origin }, multipart })).ok()).toBe(true)
  }).toPass()
}
