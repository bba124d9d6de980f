import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@onward/contracts/demo'
import { asker, press, tabTo, write } from './keyboard'
import { freshMark } from './people'
import { expect, expectGood, test } from './portal-test'

test('an agent works on a case by keyboard, and the jobseeker sees what was shared and who looked', async ({
  page,
  context,
  browser,
}) => {
  const origin = process.env.ONWARD_ORIGIN ?? ''
  const { agent, jobseeker } = DEMO_ACCOUNTS
  const name = `${jobseeker.firstName} ${jobseeker.lastName}`
  // Of this run: the demo's case stays for the next one.
  const mark = freshMark()
  const note = `Bring your certificates on Monday (${mark})`
  const message = `See you on Monday (${mark})`
  const todo = `Ask Mrs Ward for a reference (${mark})`
  await asker(context, origin)('POST', '/identity/sign-in', { email: agent.email, password: DEMO_PASSWORD })

  await test.step('the list is filtered and searched', async () => {
    await page.goto('/agent/active-cases')
    await expect(page.getByRole('navigation', { name: 'Cases at a glance' })).toContainText('Active cases 43')
    await expectGood(page)
    await press(page, page.getByText('Filter', { exact: true }))
    await expectGood(page)
    await tabTo(page, page.getByLabel('Filter by Priority'))
    await page.keyboard.type('High')
    await expect(page).toHaveURL(/priority=high/)
    await press(page, page.getByRole('button', { name: 'Clear filters' }))
    await write(page, page.getByLabel('Search'), 'okafor-reed')
    await expect(page.getByText('1 case found')).toBeVisible()
    await press(page, page.getByRole('button', { name: `More for ${name}` }))
    await expectGood(page)
    await expect(page.getByRole('menuitem', { name: 'View Case Notes' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Update Case' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'How the case stands' })).toBeFocused()
    await expectGood(page)
  })
  await test.step('a note is shared, and an action for the jobseeker is agreed', async () => {
    await write(page, page.getByLabel('New note'), note)
    await press(page, page.getByLabel('Share with the jobseeker'), 'Space')
    await press(page, page.getByRole('button', { name: 'Add note' }))
    await expect(page.getByText('Note added and shared').first()).toBeVisible()
    await press(page, page.getByRole('button', { name: 'Add a to-do' }))
    const form = page.getByRole('form', { name: 'Add a to-do' })
    await expectGood(page)
    await write(page, form.getByLabel('What needs to be done?'), todo)
    await tabTo(page, form.getByLabel('Who does it?'))
    await page.keyboard.type(jobseeker.firstName)
    await press(page, form.getByRole('button', { name: 'Add it' }))
    await expect(page.getByRole('main').getByText(todo).first()).toBeVisible()
  })

  await test.step('a message is written in the same place', async () => {
    await press(page, page.getByRole('button', { name: 'Message', exact: true }))
    await expect(page.getByLabel('Your message')).toBeFocused()
    await expectGood(page)
    await page.keyboard.type(message)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Message sent').first()).toBeVisible()
    await expect(page.getByLabel('Your message')).toHaveValue('')
  })

  await test.step('the priority is set with a reason', async () => {
    await press(page, page.getByRole('button', { name: 'Change the priority' }))
    const dialog = page.getByRole('dialog')
    await press(page, dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog.getByText('Choose one from the list')).toBeVisible()
    await expectGood(page)
    await tabTo(page, dialog.getByLabel('Priority'))
    await page.keyboard.type('High')
    await write(page, dialog.getByLabel('Why?'), 'Starts a course next week')
    await press(page, dialog.getByRole('button', { name: 'Save' }))
    await expect(page.getByText('Set by an agent: Starts a course next week')).toBeVisible()
  })

  await test.step('the NI number is shown for a stated purpose, and hidden again', async () => {
    await press(page, page.getByRole('button', { name: 'Show the NI number' }))
    const dialog = page.getByRole('dialog')
    await tabTo(page, dialog.getByLabel('What do you need it for?'))
    await page.keyboard.type('To confirm')
    await write(page, dialog.getByLabel('Say why, in your own words'), `They rang me (${mark})`)
    await expectGood(page)
    await press(page, dialog.getByRole('button', { name: 'Show it for 60 seconds' }))
    await expect(page.getByText('ZZ 12 34 56 C')).toBeVisible()
    await press(page, page.getByRole('button', { name: 'Hide now' }))
    await expect(page.getByText('ZZ 12 34 56 C')).toHaveCount(0)
  })

  await test.step('the jobseeker reads the note and the message, completes the action, and sees who opened their data', async () => {
    const theirs = await browser.newContext({ baseURL: origin })
    await asker(theirs, origin)('POST', '/identity/sign-in', { email: jobseeker.email, password: DEMO_PASSWORD })
    const own = await theirs.newPage()
    await own.goto('/work-coach')
    await expect(own.getByText(note)).toBeVisible()
    await expectGood(own)
    await press(own, own.getByRole('button', { name: `I have done it: ${todo}` }))
    await expect(own.getByRole('button', { name: `Not done after all: ${todo}` })).toBeVisible()
    await own.goto('/messages')
    await expect(own.getByText(message).first()).toBeVisible()
    await own.goto('/my-data?section=looked')
    const entry = own.getByRole('listitem').filter({ hasText: `They rang me (${mark})` })
    await expect(entry).toContainText('Nia Hughes (Leeds Eastgate Jobcentre) looked at your National Insurance number')
    await expectGood(own)
    await theirs.close()
  })

  await test.step('the history lists everything, and the priority follows the rule again', async () => {
    await page.reload()
    const history = page.getByRole('region', { name: 'History' })
    await expect(history.getByText(`${todo}. By the jobseeker`)).toBeVisible()
    await expect(history.getByText('NI number shown to an agent').first()).toBeVisible()
    await press(page, page.getByRole('button', { name: 'Change the priority' }))
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Remove my choice of priority' }))
    await expect(page.getByText('Set by an agent: Starts a course next week')).toHaveCount(0)
  })
})
