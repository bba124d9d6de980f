import type { Locator, Page } from '@playwright/test'
import { press, pressNamed, tabTo, write } from './keyboard'
import { freshMark, openEmail, PASSWORD, sendCv } from './people'
import { expect, expectGood, test } from './portal-test'

interface Newcomer {
  firstName: string
  lastName: string
  postcode: string
  miles: number
  /** Typed into the skills, the first by its beginning alone. */
  skills: readonly [begin: string, offered: string, ...others: string[]]
  search: string
  titles: RegExp
}
const NEWCOMERS: readonly Newcomer[] = [
  {
    firstName: 'Ffion',
    lastName: 'Rees',
    postcode: 'CF24',
    miles: 10,
    skills: ['care w', 'Care work', 'Cooking'],
    search: 'carer',
    titles: /care|support/i,
  },
  {
    firstName: 'Imran',
    lastName: 'Khan',
    postcode: 'B9',
    miles: 10,
    skills: ['warehou', 'Warehouse work', 'Forklift licence'],
    search: 'warehouse',
    titles: /warehouse|picker|packer|fulfil|forklift|truck/i,
  },
  {
    firstName: 'Grace',
    lastName: 'Obi',
    postcode: 'M14',
    miles: 10,
    skills: ['html', 'HTML and CSS', 'SQL'],
    search: 'software developer',
    titles: /developer|software|engineer/i,
  },
]
/** The same path by keyboard alone. */
const BY_KEYBOARD: Newcomer = {
  firstName: 'Zoë',
  lastName: 'Łukasiewicz',
  postcode: 'LS8 4HT',
  miles: 10,
  skills: ['clean', 'Cleaning', 'Cooking'],
  search: 'cleaner',
  titles: /clean|housekeep/i,
}
const MATCHES = 10
const cards = (page: Page) => page.getByRole('article')
const main = (page: Page) => page.getByRole('main')

/** How a person does things: by pointer, or without one. */
interface Hands {
  press(target: Locator): Promise<void>
  write(target: Locator, text: string): Promise<void>
}
const pointing: Hands = { press: (target) => target.click(), write: (target, text) => target.fill(text) }
const typing = (page: Page): Hands => ({
  press: (target) => press(page, target),
  write: (target, text) => write(page, target, text),
})

/** Registers with the form, and is signed in by the link in the email. */
async function enter(page: Page, hands: Hands, { firstName, lastName }: Newcomer): Promise<void> {
  const email = `newcomer.${freshMark()}@example.org`
  await page.goto('/login')
  if (hands === pointing) await page.getByRole('tab', { name: 'Register' }).click()
  else await press(page, page.getByRole('tab', { name: 'Sign In' }), 'ArrowRight')
  await hands.write(page.getByLabel('First Name'), firstName)
  await hands.write(page.getByLabel('Last Name'), lastName)
  await hands.write(page.getByRole('textbox', { name: 'Email' }), email)
  await hands.write(page.getByLabel('Password', { exact: true }), PASSWORD)
  await hands.press(page.getByRole('button', { name: 'Create Account' }))
  await expect(page.getByRole('heading', { name: 'Open the email we have sent you' })).toBeFocused()
  await expectGood(page)

  const mailbox = await page.context().newPage()
  await openEmail(mailbox, email, /confirm/i)
  const link = mailbox.getByRole('link', { name: /verify-email/ }).first()
  const address = (await link.getAttribute('href')) ?? ''
  await mailbox.close()
  await page.goto(address)
  await hands.press(page.getByRole('button', { name: 'Confirm my email address' }))
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${firstName}`)
  await expect(page.getByText('Welcome to Onward')).toBeVisible()
  await expect(main(page)).toBeFocused()
  await expectGood(page)
}

/** The four questions, of which the form has asked the first. */
async function answer(page: Page, hands: Hands, who: Newcomer): Promise<void> {
  const goOn = page.getByRole('button', { name: 'Continue' })
  await hands.press(main(page).getByRole('link', { name: 'Start', exact: true }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where do you start from, and how far can you go?')
  await hands.write(page.getByLabel('Postcode'), who.postcode)
  await expect(main(page).getByText(new RegExp(`^\\d+ jobs within ${who.miles} miles$`))).toBeVisible()
  await hands.press(goOn)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('When can you work?')
  await hands.press(page.getByRole('button', { name: 'I can work at any time' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Show us what you can do')
  const [begin, ...all] = who.skills
  const skills = page.getByLabel('Three things you can do')
  await hands.write(skills, begin)
  await expect(page.locator(`datalist option[value="${all[0]}"]`)).toBeAttached()
  for (const skill of all) {
    await hands.write(skills, skill)
    await skills.press('Enter')
  }
  await expectGood(page)
  await hands.press(goOn)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`5 jobs near you, ${who.firstName}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(cards(page)).toHaveCount(5)
  await expectGood(page)
}

/** Every listed job is within the distance that was given, or remote. */
async function expectWithinDistance(page: Page, { miles }: Newcomer): Promise<void> {
  const listed = await cards(page).allInnerTexts()
  expect(listed.length).toBeGreaterThan(0)
  for (const text of listed.slice(0, MATCHES)) {
    expect(text).not.toContain('Too far')
    if (/From home \(|or from home|under a mile/.test(text)) continue
    const [, away] = /, (\d+) miles?/.exec(text) ?? []
    expect(Number(away), text).toBeLessThanOrEqual(miles)
  }
}

/** Sees what is near, searches, opens a job, saves it and applies. */
async function findAndApply(page: Page, hands: Hands, who: Newcomer, origin: string): Promise<void> {
  await hands.press(page.getByRole('link', { name: /^See all \d+ jobs$/ }))
  await expect(page).toHaveURL(/\/jobs$/)
  await expect(cards(page)).toHaveCount(20)
  await expectWithinDistance(page, who)
  await hands.write(page.getByLabel('What (job title or company)'), who.search)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?q=/)
  await expect(page.getByText('The closest to your search first')).toBeVisible()
  await expectWithinDistance(page, who)
  await expect(cards(page).first().getByRole('heading')).toHaveText(who.titles)
  await expectGood(page)

  const card = cards(page).first()
  const title = (await card.getByRole('heading').textContent()) ?? ''
  await hands.press(card.getByRole('button', { name: /^Save/ }))
  await expect(card.getByRole('button', { name: /^Save/, pressed: true })).toBeVisible()
  await hands.press(card.getByRole('heading').getByRole('link'))
  const pane = page.getByRole('region', { name: 'The job you chose' })
  await expect(pane.getByRole('heading', { level: 2, name: title })).toBeFocused()
  // People without a CV are told so before anything is asked.
  await sendCv(page, origin, 'zoe.docx')
  await hands.press(pane.getByRole('link', { name: 'Apply Now' }))
  await expect(page).toHaveURL(/\/apply$/)
  await hands.write(main(page).getByRole('textbox').first(), 'I live near you and I would like to work with you.')
  await hands.press(page.getByRole('button', { name: /^(Send|Submit)/ }))
  await expect(page.getByRole('heading', { level: 1, name: /Application Submitted Successfully/ })).toBeVisible()
  await expectGood(page)
}

for (const who of NEWCOMERS) {
  test(`${who.firstName} in ${who.postcode}: from nothing to an application for work nearby`, async ({ page, baseURL }) => {
    await enter(page, pointing, who)
    await answer(page, pointing, who)
    await findAndApply(page, pointing, who, baseURL ?? '')
  })
}

test('by keyboard alone: from nothing to an application for work nearby', async ({ page, baseURL }) => {
  const hands = typing(page)
  await enter(page, hands, BY_KEYBOARD)
  await answer(page, hands, BY_KEYBOARD)
  await findAndApply(page, hands, BY_KEYBOARD, baseURL ?? '')
})

test('near me: asked of the browser only when pressed, rounded, and a refusal keeps what was typed', async ({
  page,
  context,
}) => {
  const who: Newcomer = { ...BY_KEYBOARD, firstName: 'Ida', miles: 20 }
  await enter(page, pointing, who)
  await page.goto('/jobs')
  await expect(page.getByText(/^Your postcode or town/)).toBeVisible()
  await expectGood(page)
  const place = page.getByLabel('Where (town or postcode)')
  await place.fill('Card')
  await page.getByRole('button', { name: 'Near me' }).click()
  await expect(page.getByText(/^Your browser is not allowed to say where you are/)).toBeVisible()
  await expect(place).toHaveValue('Card')
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 51.48531, longitude: -3.17291 })
  await page.getByRole('button', { name: 'Near me' }).click()
  await expect(page).toHaveURL(/near=51\.49%2C-3\.17/)
  await expect(page.getByText(/^Jobs near where you are now\./)).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  await expectWithinDistance(page, who)
  await expectGood(page)
  await tabTo(page, page.getByRole('button', { name: 'Where I am now remove' }))
  await pressNamed(page, 'Where I am now remove')
  await expect(page).toHaveURL(/\/jobs$/)
})
