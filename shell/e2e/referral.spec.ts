import { asker, press, tabTo, write } from './keyboard'
import { freshMark, freshNiNumber, openEmail, PASSWORD } from './people'
import { eventually, expect, expectGood, test } from './portal-test'

const DEMO_PASSWORD = 'Onward-demo-2026'
const link = (name: RegExp) => ({ name })

test('an agent refers somebody by keyboard, and sees them active once they opened their account', async ({
  page,
  context,
  browser,
}) => {
  const origin = process.env.ONWARD_ORIGIN ?? ''
  const email = `referral.${freshMark()}@example.org`
  const lastName = `Parry${freshMark()}`
  const niNumber = freshNiNumber()
  const ask = asker(context, origin)
  await ask('POST', '/identity/sign-in', { email: 'agent@demo.onward.example', password: DEMO_PASSWORD })

  await test.step('the dashboard leads to the form', async () => {
    await page.goto('/agent/dashboard')
    await expect(page.getByRole('heading', { name: 'Your Referred Clients' })).toBeVisible()
    await expectGood(page)
    await press(page, page.getByRole('main').getByRole('link', { name: 'Refer a Jobseeker' }))
    await expect(page.getByLabel('First Name')).toBeVisible()
    await expectGood(page)
    // Another run may have left something typed.
    await ask('DELETE', '/casework/referral-draft')
    await page.reload()
  })

  await test.step('errors use the documented texts, and typed text survives a new visit', async () => {
    await write(page, page.getByLabel('First Name'), 'Siân')
    await write(page, page.getByLabel('National Insurance Number'), 'qq123456c')
    await expect(page.getByLabel('National Insurance Number')).toHaveValue('QQ123456C')
    await press(page, page.getByRole('button', { name: 'Create Referral' }))
    await expect(page.getByText('Invalid NI Number')).toBeVisible()
    await expect(page.getByRole('alert').getByRole('link').first()).toHaveText('Enter the last name')
    // The fixed header lies over what is half scrolled away, which measures as a target too small.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectGood(page)
    await expect(page.getByText('Saved. Only you can see it.')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('First Name')).toHaveValue('Siân')
  })

  await test.step('the referral is made, and its email is sent', async () => {
    await write(page, page.getByLabel('Last Name'), lastName)
    await write(page, page.getByLabel('National Insurance Number'), niNumber.toLowerCase())
    await write(page, page.getByLabel('Location'), 'Leeds')
    await write(page, page.getByLabel('Email'), email)
    await write(page, page.getByLabel('Phone'), '07700 900123')
    await expect(page.getByText('Saved. Only you can see it.')).toBeVisible()
    const draft = page.waitForResponse(
      (answer) => answer.url().endsWith('/referral-draft') && answer.request().method() === 'GET',
    )
    await page.reload()
    expect(await (await draft).text()).not.toContain(niNumber)
    await expect(page.getByLabel('National Insurance Number', { exact: true })).toHaveValue(`${niNumber.slice(0, 5)}****B`)
    await expect(page.getByRole('button', { name: 'Change the National Insurance number' })).toBeVisible()
    await expectGood(page)
    await tabTo(page, page.getByLabel('Benefits Status'))
    await page.keyboard.type('ESA')
    await press(page, page.getByRole('button', { name: 'Create Referral' }))
    await expect(page.getByText('Referral Created Successfully')).toBeVisible()
    await write(page, page.getByLabel('National Insurance Number'), niNumber)
    await page.keyboard.press('Tab')
    await expect(page.getByText('Your office has referred this person already.')).toBeVisible()
  })

  await test.step('the list finds them by the masked NI number, which stays out of the address', async () => {
    await page.goto('/agent/referrals')
    const mask = `${niNumber.slice(0, 5)}****B`
    await write(page, page.getByLabel('Search'), mask)
    await expect(page.getByRole('row', { name: `Siân ${lastName}` })).toBeVisible()
    expect(page.url()).not.toContain(niNumber.slice(0, 5))
    await press(page, page.getByRole('link', { name: `Siân ${lastName}` }))
    const panel = page.getByRole('dialog', { name: `Siân ${lastName}` })
    await expect(panel.getByText('Email sent')).toBeVisible()
    await expectGood(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: `Siân ${lastName}` })).toBeFocused()
    await page.keyboard.press('Enter')
    await press(page, panel.getByRole('link', { name: 'View Details' }))
    await expect(page.getByRole('heading', { level: 1, name: `Siân ${lastName}` })).toBeVisible()
    await expect(page.getByRole('main').getByText(mask)).toBeVisible()
    await expect(page.getByText('Email sent')).toBeVisible()
    await expectGood(page)
  })
  const client = page.url()

  await test.step('the person opens their account from the email', async () => {
    const theirs = await browser.newContext({ baseURL: origin })
    const phone = await theirs.newPage()
    await openEmail(phone, email)
    const address = await phone
      .getByRole('link', link(/activate\?token/))
      .first()
      .getAttribute('href')
    await phone.goto(address ?? '')
    await phone.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await phone.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
    await phone.keyboard.press('Enter')
    await phone.getByRole('checkbox').first().press('Space')
    await phone.getByRole('checkbox').nth(1).press('Space')
    await phone.getByRole('button', { name: 'Activate my account' }).press('Enter')
    await expect(phone.getByRole('heading', { level: 1, name: 'Account Ready' })).toBeVisible()
    await eventually(async (limit) => {
      await phone.goto('/profile')
      await expect(phone.getByText('Referred by Leeds Eastgate Jobcentre')).toBeVisible(limit)
    })
    await expect(phone.getByText('Nia Hughes, Leeds Eastgate Jobcentre')).toBeVisible()
    await expect(phone.getByText(`${niNumber.slice(0, 2)}****B`)).toBeVisible()
    await theirs.close()
  })

  await test.step('the agent sees them active, writes to them, and ends the referral with a reason', async () => {
    await page.goto(client)
    await expect(page.getByText('They opened their account')).toBeVisible()
    await expect(page.getByRole('main').getByText('Active', { exact: true })).toBeVisible()
    await expectGood(page)
    await press(page, page.locator('summary', { hasText: 'More about Siân' }))
    await press(page, page.getByRole('button', { name: 'Withdraw the referral' }))
    const dialog = page.getByRole('dialog')
    await press(page, dialog.getByRole('button', { name: 'Withdraw the referral' }))
    await expect(dialog.getByRole('paragraph').or(dialog.getByText('Choose a reason')).first()).toBeVisible()
    await tabTo(page, dialog.getByLabel('Reason'))
    await page.keyboard.type('They moved')
    await expectGood(page)
    await press(page, dialog.getByRole('button', { name: 'Withdraw the referral' }))
    await expect(page.getByText('This referral was withdrawn')).toBeVisible()
    await expect(page.getByText('Reason: They moved away')).toBeVisible()
  })
})
