import { randomUUID } from 'node:crypto'
import { asOwner } from './owner'
import { freshMark, openEmail, PASSWORD } from './people'
import { eventually, expect, expectGood, test } from './portal-test'

/** A referral by casework's event: it needs no screen. */
async function refer(email: string, language: 'en' | 'cy' = 'en', round = 1, referralId: string = randomUUID()): Promise<string> {
  const facts = { firstName: 'Siân', lastName: 'Parry', phone: '07700 900123', jobcentre: 'Leeds Park Place', language, round }
  const payload = { referralId, accountId: randomUUID(), email, ...facts }
  await asOwner(
    process.env.ONWARD_DATA_DIR ?? '',
    (sql) => sql`select events.emit('referral.invited', ${referralId}, ${round}, ${JSON.stringify(payload)}::text::jsonb)`,
  )
  return referralId
}
const address = () => `activation.${freshMark()}@example.org`

async function linkTo(page: Parameters<typeof openEmail>[0], email: string): Promise<string> {
  await openEmail(page, email)
  return (
    (await page
      .getByRole('link', { name: /activate\?token/ })
      .first()
      .getAttribute('href')) ?? ''
  )
}

test('a referred person opens their account by keyboard, in one language and then the other', async ({ page, context }) => {
  const email = address()
  await refer(email)
  const link = await linkTo(page, email)

  await test.step('the link’s token is removed from the address, and its session cookie is not readable by scripts', async () => {
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1, name: 'Set Up Your Password' })).toBeVisible()
    await expect(page).toHaveURL(/\/activate$/)
    expect(await page.evaluate(() => document.cookie)).not.toContain('onward_activation')
    await expect(page.getByText(`You will sign in with ${email}.`)).toBeVisible()
    await expectGood(page)
  })

  await test.step('errors use the documented texts, and no typed text is lost', async () => {
    await page.getByLabel('Password', { exact: true }).fill('short')
    await page.getByLabel('Confirm password', { exact: true }).fill('shorter')
    await page.keyboard.press('Enter')
    await expect(page.getByText("Passwords don't match")).toBeVisible()
    await page.getByLabel('Confirm password', { exact: true }).fill('short')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Password too short')).toBeVisible()
    await expectGood(page)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Consent & Terms' })).toBeVisible()
    await expectGood(page)
  })

  await test.step('ticked boxes stay ticked when the language changes', async () => {
    await page.getByRole('checkbox').first().press('Space')
    await page.getByRole('button', { name: 'Activate my account' }).press('Enter')
    await expect(page.getByText('Required Consent Missing')).toBeVisible()
    const language = page.getByRole('button', { name: /Cymraeg/ })
    // On a phone it stands in the menu.
    if (!(await language.isVisible())) await page.getByRole('button', { name: 'Menu' }).click()
    await language.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Cydsyniad a Thelerau' })).toBeVisible()
    await expect(page.getByRole('checkbox').first()).toBeChecked()
    await expectGood(page)
    await page.getByRole('checkbox').nth(1).press('Space')
    await page.getByRole('button', { name: 'Actifadu fy nghyfrif' }).press('Enter')
  })

  await test.step('they are signed in, in the chosen language', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Cyfrif yn Barod' })).toBeVisible()
    await expect(page.getByText('Cyfrif wedi’i Actifadu’n Llwyddiannus!')).toBeVisible()
    await expectGood(page)
    await page.getByRole('link', { name: 'Mynd i Fy Mhroffil' }).press('Enter')
    await expect(page).toHaveURL(/\/profile$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Not `goBack`, which fails when the page loads once more because its session has changed.
    await page.evaluate(() => history.back())
    await expect(page.getByRole('heading', { level: 1, name: 'Cyfrif yn Barod' })).toBeVisible()
  })

  await test.step('the link no longer works, on this device or another', async () => {
    const other = await (await context.browser()?.newContext())?.newPage()
    await other?.goto(link)
    await expect(other?.getByText('This link has been used') as ReturnType<typeof page.getByText>).toBeVisible()
    await other?.context().close()
  })
})

test('a link opened on a laptop is finished on a phone, and an old one leads to a new one', async ({ page, browser, baseURL }, {
  project,
}) => {
  const email = address()
  const referralId = await refer(email)
  const first = await linkTo(page, email)
  await page.goto(first)
  await expect(page.getByRole('heading', { level: 1, name: 'Set Up Your Password' })).toBeVisible()

  const phone = await (await browser.newContext({ ...project.use, ...(baseURL ? { baseURL } : {}) })).newPage()
  await phone.goto(first)
  await expect(phone.getByRole('heading', { level: 1, name: 'Set Up Your Password' })).toBeVisible()
  await refer(email, 'en', 2, referralId)
  await eventually(async (limit) => {
    await phone.goto(first)
    await expect(phone.getByText('There is a newer link')).toBeVisible(limit)
  })
  await expectGood(phone)
  await phone.getByRole('button', { name: 'Send me a new link' }).click()
  await expect(phone.getByText('A new link is on its way')).toBeVisible()
  await expectGood(phone)
  await eventually(async (limit) => {
    await phone.goto(await linkTo(phone, email))
    await expect(phone.getByRole('heading', { level: 1, name: 'Set Up Your Password' })).toBeVisible(limit)
  })
  await phone.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await phone.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await phone.keyboard.press('Enter')
  await phone.getByRole('checkbox').nth(0).check()
  await phone.getByRole('checkbox').nth(1).check()
  await phone.getByRole('button', { name: 'Activate my account' }).click()
  await expect(phone.getByRole('heading', { level: 1, name: 'Account Ready' })).toBeVisible()
  await expect(phone.getByText('Account Activated Successfully!')).toBeVisible()
  await phone.context().close()
})

test('without a link there is the documented notice, on the first page', async ({ page }) => {
  await page.goto('/activate')
  await expect(page.getByText('Invalid Activation Link')).toBeVisible()
  await expect(page.getByText('Please use the activation link sent to your email or phone.')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})
