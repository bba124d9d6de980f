import { createHmac } from 'node:crypto'
import { npmRun } from './owner'
import { freshMark, openEmail, PASSWORD } from './people'
import { expect, expectGood, test } from './portal-test'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** What an authenticator app shows (RFC 6238), `ahead` half-minutes from now: no code is good twice. */
function codeOf(secret: string, ahead = 0): string {
  const bits = [...secret.replaceAll(' ', '')].map((character) => BASE32.indexOf(character).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead))
  const mac = createHmac('sha1', key).update(counter).digest()
  return String((mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

test('a colleague joins by invitation, sets up an authenticator app, and signs in with it and without the phone', async ({
  page,
}) => {
  const stamp = freshMark()
  const email = `sian.${stamp}@jobcentre.example`
  const staffId = `JC-${stamp}`
  const admin = (...args: string[]) => npmRun('admin', process.env.ONWARD_DATA_DIR ?? '', ...args)
  const enterPassword = async (name: string) => {
    await page.getByLabel('Staff ID / Email').fill(name)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
  }

  await test.step('the invitation code opens their account and is removed from the address', async () => {
    const office = /[0-9a-f-]{36}/.exec(await admin('add-office', `Bradford ${stamp}`))?.[0] ?? ''
    await admin('invite-agent', email, 'Siân', 'Parry', staffId, office)
    await openEmail(page, email)
    const link = await page
      .getByRole('link', { name: /agent\/login\?invitation/ })
      .first()
      .getAttribute('href')
    await page.goto(link ?? '')
    await expect(page.getByLabel('Invitation code')).not.toHaveValue('')
    await expect(page).toHaveURL(/\/agent\/login$/)
    await expectGood(page)
    await page.getByLabel('Invitation code').press('Enter')
    await expect(page.getByText(`Your account is for ${email}, with the staff ID ${staffId}.`)).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD)
    await expectGood(page)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Registration Successful')).toBeVisible()
    await expect(page.getByLabel('Staff ID / Email')).toHaveValue(email)
  })

  await test.step('the password alone is enough until they choose to set up an app', async () => {
    await enterPassword(staffId.toLowerCase())
    await expect(page).toHaveURL(/\/agent\/dashboard$/)
    await page.goto('/account')
    await page.getByRole('button', { name: 'Set up an app' }).click()
    await page.getByLabel('Your password now', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByText('You set up your app the next time you sign in.')).toBeVisible()
    await expectGood(page)
    await page.getByRole('button', { name: 'Sign out and set it up now' }).click()
    await expect(page).toHaveURL(/\/$/)
  })

  let secret = ''
  let recoveryCode = ''
  await test.step('the QR code has its key beside it, and recovery codes come first', async () => {
    await page.goto('/agent/login')
    await enterPassword(staffId)
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
    secret = (await page.locator('code').first().textContent()) ?? ''
    await expectGood(page)
    await page.getByLabel('Code from your app').fill('000000')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').first()).toBeFocused()
    await expectGood(page)
    await page.getByLabel('Code from your app').fill(codeOf(secret))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeFocused()
    await expect(page.getByRole('list', { name: 'Keep these recovery codes' }).getByRole('listitem')).toHaveCount(10)
    recoveryCode = (await page.locator('code').first().textContent()) ?? ''
    await expectGood(page)
    await page.getByRole('button', { name: 'I have kept them: go on' }).press('Enter')
    await expect(page).toHaveURL(/\/agent\/dashboard$/)
  })

  await test.step('from now on the code is required, and a recovery code works without the phone', async () => {
    await page.goto('about:blank')
    await page.context().clearCookies()
    await page.goto('/agent/login')
    await enterPassword(email)
    await expect(page.getByLabel('Code from your app')).toBeFocused()
    await expectGood(page)
    await page.keyboard.type(codeOf(secret, 1))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/agent\/dashboard$/)

    // Without a session the dashboard would go to the sign-in page by itself, and end the next navigation.
    await page.goto('about:blank')
    await page.context().clearCookies()
    await page.goto('/agent/login')
    await enterPassword(email)
    await page.getByRole('button', { name: 'I do not have my phone: use a recovery code' }).press('Enter')
    await expect(page.getByLabel('Recovery code')).toBeFocused()
    await page.keyboard.type(recoveryCode.toLowerCase())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/agent\/dashboard$/)
    await page.goto('/account')
    await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
    await expectGood(page)
  })
})
