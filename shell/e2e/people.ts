import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { eventually, expect, test } from './portal-test'

/** Of everybody who registers in a journey. */
export const PASSWORD = 'three quiet otters'

/** For names and addresses that no other test has, whenever and beside whatever it runs. */
export const freshMark = (): string => randomUUID().replaceAll('-', '').slice(0, 12)

let niNumbers = 0
/** A number that nobody has: the prefix ZZ is never given out, the demo has none with B, and each worker of a run counts on its own. */
export function freshNiNumber(): string {
  niNumbers += 1
  return `ZZ${String(test.info().workerIndex * 1_000 + niNumbers).padStart(6, '0')}B`
}

/** Opens the newest email to an address, or the newest whose subject contains `subject`. */
export async function openEmail(page: Page, email: string, subject: string | RegExp = ''): Promise<void> {
  await eventually(async (limit) => {
    await page.goto('/mailbox')
    const mails = page.getByRole('listitem').filter({ hasText: email }).filter({ hasText: subject })
    await mails.getByRole('link').first().click(limit)
  })
}

/** A new jobseeker who has confirmed their address and is signed in; gives the address. */
export async function newJobseeker(
  page: Pick<Page, 'request'>,
  origin: string,
  firstName: string,
  lastName: string,
): Promise<string> {
  const email = `journey.${freshMark()}@example.org`
  const headers = { origin }
  const registration = { email, password: PASSWORD, confirmPassword: PASSWORD, firstName, lastName }
  await page.request.post('/api/identity/register', { headers, data: registration })
  const token = await tokenSentTo(page, email)
  await page.request.post('/api/identity/verify-email', { headers, data: { token } })
  await page.request.post('/api/identity/sign-in', { headers, data: { email, password: PASSWORD } })
  return email
}

/** The token in the email that confirms an address, as soon as it has come; journeys of registering open that email themselves. */
async function tokenSentTo(page: Pick<Page, 'request'>, email: string): Promise<string> {
  const textOf = async (address: string) => (await page.request.get(address)).text()
  let token: string | undefined
  await expect(async () => {
    const mail = (await textOf('/mailbox')).split('<li>').find((item) => item.includes(email))
    const [, address] = /href="([^"]+)"/.exec(mail ?? '') ?? []
    token = /verify-email[?]token=([^"&<]+)/.exec(address ? await textOf(address) : '')?.[1]
    expect(token).toBeDefined()
  }).toPass()
  return decodeURIComponent(token ?? '')
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
