import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@onward/contracts/demo'
import type { Page } from '@playwright/test'
import { newJobseeker, PASSWORD } from './people'
import { expect, test } from './portal-test'

/** Ends the session behind the page's back, as an evening away does. */
const endSession = (page: Page) =>
  page.request.post('/api/identity/sign-out', { headers: { origin: new URL(page.url()).origin } })

async function signInAgain(page: Page, email: string, password: string): Promise<void> {
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

test.describe('a session that ends while somebody is typing', () => {
  test('costs no word of an application or a message: they are there after signing in again', async ({ page, baseURL }) => {
    const { email } = DEMO_ACCOUNTS.jobseeker
    await page.request.post('/api/identity/sign-in', {
      headers: { origin: baseURL ?? '' },
      data: { email, password: DEMO_PASSWORD },
    })
    const board = await (await page.request.get('/api/jobs/board?limit=1&sort=most-recent')).json()
    const threads = await (await page.request.get('/api/messaging/threads')).json()
    const support = threads.items.find(({ type }: { type: string }) => type === 'support')
    const forms = [
      [`/jobs/${board.items[0].id}/apply`, /letter/i, `I grew up two streets away. ${Date.now()}`],
      [`/messages?thread=${support.id}`, 'Your message', `Can somebody read my CV with me? ${Date.now()}`],
    ] as const
    for (const [path, field, words] of forms) {
      await page.goto(path)
      const box = page.getByRole('textbox', { name: field })
      await expect(box).toBeVisible()
      await endSession(page)
      await box.fill(words)
      // Leaving the field keeps the draft, which leads to sign-in: sending is the same step, not another.
      if (path.startsWith('/messages')) await page.getByRole('button', { name: 'Send', exact: true }).click()
      else await box.blur()
      await signInAgain(page, email, DEMO_PASSWORD)
      await expect(
        page
          .getByText(words)
          .or(page.getByRole('textbox', { name: field }))
          .first(),
      ).toBeVisible()
      if (path.startsWith('/messages')) await expect(page.getByText(words)).toBeVisible()
      else await expect(page.getByRole('textbox', { name: field })).toHaveValue(words)
    }
  })

  test('costs no word of the profile or of a CV that is being built', async ({ page, baseURL }) => {
    await page.goto('/')
    const email = await newJobseeker(page, baseURL ?? '', 'Siân', 'Prys')
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await endSession(page)
    await dialog.getByLabel('Phone').fill('07700 900456')
    await dialog.getByRole('button', { name: /^Save/ }).click()
    await signInAgain(page, email, PASSWORD)
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await expect(page.getByRole('dialog').getByLabel('Phone')).toHaveValue('07700 900456')

    await page.goto('/cv-builder')
    const summary = page.getByRole('textbox', { name: /about you|summary|profile/i }).first()
    await expect(summary).toBeVisible()
    await endSession(page)
    await summary.fill('I keep calm when others cannot.')
    await signInAgain(page, email, PASSWORD)
    await expect(page.getByRole('textbox', { name: /about you|summary|profile/i }).first()).toHaveValue(
      'I keep calm when others cannot.',
    )
  })
})
