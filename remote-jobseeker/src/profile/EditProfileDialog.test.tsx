import { readCvFacts } from '@onward/contracts/jobseekers/cv-builder'
import { listCvs } from '@onward/contracts/jobseekers/cvs'
import { type Profile, type ProfileEdit, saveProfilePart } from '@onward/contracts/jobseekers/profile'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cv, facts, profile, receipt } from '../testing/examples'
import { MESSAGES } from '../testing/JobseekerStory'
import EditProfileDialog, { type EditStart } from './EditProfileDialog'

const NOW = new Date('2026-11-21T10:00:00Z')
const saved: Profile = { ...profile, dateOfBirthMask: '28/**/****' }

let undo: () => void = () => {}
let sent: (Partial<ProfileEdit> & { version: number })[] = []
beforeEach(() => {
  sent = []
  Element.prototype.scrollIntoView ??= () => {}
})
afterEach(() => {
  undo()
  forgetQueries()
  sessionStorage.clear()
})
const serving = () => {
  undo = fakeApi(
    serve(saveProfilePart, ({ body }) => {
      sent.push(body)
      return { version: body.version + 1, receipt }
    }),
  )
}
const dialog = (person: Profile, start: EditStart = null) => (
  <PortalFixture viewer="user" messages={MESSAGES}>
    <EditProfileDialog profile={person} start={start} onClose={() => {}} refetch={async () => ({ data: person })} now={NOW} />
  </PortalFixture>
)
const show = (person: Profile = saved, start: EditStart = null) => render(dialog(person, start))
const tab = (name: string) => userEvent.click(screen.getByRole('tab', { name }))

test('missing fields have the documented texts, the tab of the first error opens, and a summary link opens another', async () => {
  show()
  await userEvent.clear(screen.getByLabelText('First name'))
  await tab('Employment')
  await userEvent.clear(screen.getByLabelText('How far you can travel, in miles'))
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(screen.getAllByText('First name is required')).toHaveLength(2)
  await userEvent.click(screen.getByRole('link', { name: 'Enter a whole number from 1 to 100' }))
  expect(screen.getByLabelText('How far you can travel, in miles')).toHaveFocus()
})

test('the four tabs are changed by arrow keys, and all their fields are saved', async () => {
  serving()
  show()
  await userEvent.click(screen.getByLabelText('Universal Credit'))
  await userEvent.selectOptions(screen.getByLabelText(/Disability status/), 'Physical')
  await userEvent.type(screen.getByLabelText(/Accessibility needs/), 'A chair')
  await userEvent.click(screen.getByLabelText('Quiet workspace'))
  await userEvent.type(screen.getByLabelText(/Work coach name/), 'Sam')
  await userEvent.type(screen.getByLabelText(/Work coach contact/), '0113 496 0000')
  screen.getByRole('tab', { name: 'Personal' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.click(screen.getByLabelText('Retail'))
  await userEvent.selectOptions(screen.getByLabelText('Work location preference'), 'Hybrid')
  await userEvent.type(screen.getByLabelText(/Salary expectation/), '£12.50 an hour')
  await userEvent.selectOptions(screen.getByLabelText('Availability'), 'Weekends')
  screen.getByRole('tab', { name: 'Employment' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.type(screen.getByLabelText(/^Education/), 'School')
  await userEvent.type(screen.getByLabelText(/Previous experience/), 'Shop')
  await userEvent.type(screen.getByRole('textbox', { name: /^Skills/ }), 'Till work')
  await userEvent.type(screen.getByLabelText(/Additional qualifications/), 'First aid')
  screen.getByRole('tab', { name: 'Skills' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.click(screen.getByLabelText('Email notifications'))
  await userEvent.click(screen.getByLabelText('SMS notifications'))
  await userEvent.click(screen.getByLabelText('Job alerts'))
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText(/Your profile has been successfully updated\./)).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    currentBenefits: ['Universal Credit'],
    disabilityStatus: 'physical',
    accessibilityNeeds: 'A chair',
    workplaceFeatures: ['Quiet workspace'],
    workCoachName: 'Sam',
    workCoachContact: '0113 496 0000',
    preferredJobTypes: ['Retail'],
    workLocationPreference: 'hybrid',
    salaryExpectation: '£12.50 an hour',
    availability: 'weekends',
    education: 'School',
    previousExperience: 'Shop',
    skills: ['Till work'],
    qualifications: 'First aid',
    emailNotifications: false,
    smsNotifications: true,
    jobAlerts: false,
  })
  expect(sent[0]).not.toHaveProperty('dateOfBirth')
})

const nobody: Profile = { ...saved, phone: '', address: '', postcode: '', location: '' }

test('a tab saves its own fields, also where phone and home are missing, and what was changed in another tab goes with them', async () => {
  serving()
  show(nobody, 'availability')
  await userEvent.selectOptions(screen.getByLabelText('Availability'), 'Part-time')
  await tab('Preferences')
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText(/Profile Updated/)).toBeVisible()
  expect(sent[0]).toMatchObject({ availability: 'part-time', jobAlerts: true })
  expect(sent[0]).not.toHaveProperty('phone')
  expect(sent[0]).not.toHaveProperty('skills')
})

test('on the Personal tab the documented rules hold, and having no phone or home now is an answer', async () => {
  serving()
  show(nobody)
  await userEvent.type(screen.getByLabelText('First name'), ' B')
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  for (const text of ['Phone number must be at least 10 digits', 'Address is required', 'Postcode is required'])
    expect(screen.getAllByText(text)).toHaveLength(2)
  await userEvent.click(screen.getByLabelText('I have no phone now'))
  await userEvent.click(screen.getByLabelText('I have no fixed address now'))
  expect(screen.queryByLabelText('Phone')).toBeNull()
  await userEvent.type(screen.getByLabelText(/^Postcode/), 'TS10 1AA')
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText(/Profile Updated/)).toBeVisible()
  expect(sent[0]).toMatchObject({ hasNoPhone: true, phone: '', hasNoFixedAddress: true, address: '', postcode: 'TS10 1AA' })
})

test('what the active CV says is offered where the profile has nothing', async () => {
  const read = (value: string) => ({ value, quote: value, start: 0, end: value.length, confidence: 1 })
  undo = fakeApi(
    serve(listCvs, () => ({ items: [{ ...cv, isActive: true }] })),
    serve(readCvFacts, () => ({ facts: { ...facts, phone: read('07700 900456'), postcode: read('LS11 5AA') } })),
  )
  show(nobody)
  await userEvent.click(await screen.findByRole('button', { name: 'Use the number in your CV: 07700 900456' }))
  expect(screen.getByLabelText('Phone')).toHaveValue('07700 900456')
  await userEvent.click(screen.getByRole('button', { name: 'Use the postcode in your CV: LS11 5AA' }))
  expect(screen.getByLabelText('Postcode')).toHaveValue('LS11 5AA')
})

test('a saved date of birth shows its mask, is changed on request, and only a real past day is accepted', async () => {
  serving()
  show()
  expect(screen.getByText('Your date of birth is saved as 28/**/****.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Change your date of birth' }))
  await userEvent.type(screen.getByLabelText('Day'), '22')
  await userEvent.type(screen.getByLabelText('Month'), '11')
  await userEvent.type(screen.getByLabelText('Year'), '2026')
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(screen.getAllByText('Date of birth must not be in the future')).toHaveLength(2)
  expect(screen.getByLabelText('Or choose from a calendar')).toHaveValue('2026-11-22')
  await userEvent.clear(screen.getByLabelText('Year'))
  await userEvent.type(screen.getByLabelText('Year'), '1990')
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText(/Profile Updated/)).toBeVisible()
  expect(sent[0]?.dateOfBirth).toBe('1990-11-22')
})

test.each([
  ['phone', /^Phone/],
  ['dateOfBirth', /^Day/],
  ['skills', /^Skills/],
] as const)('the dialog opens at the field %s', (start, name) => {
  show({ ...profile, dateOfBirthMask: null }, start)
  expect(screen.getByRole('textbox', { name })).toHaveFocus()
})

test('typed text survives a closed dialog, and is gone once discarded', async () => {
  const first = show()
  await userEvent.type(screen.getByLabelText('First name'), ' B')
  first.unmount()
  show()
  expect(screen.getByLabelText('First name')).toHaveValue('Amina B')
  await userEvent.click(screen.getByRole('button', { name: 'Delete these changes' }))
  expect(screen.getByLabelText('First name')).toHaveValue('Amina')
})

test('an ended session keeps what was typed, and says that it is not saved', async () => {
  undo = fakeApi(serve(saveProfilePart, () => ({ problem: 'unexpected' })))
  const first = show()
  await userEvent.type(screen.getByLabelText('First name'), ' B')
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect((await screen.findAllByText(/There was an error updating your profile. Please try again./)).length).toBeGreaterThan(0)
  first.unmount()
  show()
  expect(screen.getByLabelText('First name')).toHaveValue('Amina B')
})

test('with two tabs, different fields are merged, the same field is chosen, and the save has the newer version', async () => {
  serving()
  const first = show()
  await userEvent.type(screen.getByLabelText('First name'), ' B')
  await userEvent.clear(screen.getByLabelText('Phone'))
  await userEvent.type(screen.getByLabelText('Phone'), '07700 900999')
  first.rerender(dialog({ ...saved, phone: '07700 900111', postcode: 'LS1 1AA', version: 2 }))
  const alert = screen.getByRole('alert')
  expect(alert).toHaveTextContent('Changed there: Postcode.')
  expect(alert.parentElement).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(screen.getByText('First choose what to keep.')).toBeVisible()
  expect(sent).toHaveLength(0)
  await userEvent.click(within(alert).getByLabelText('What was saved there: 07700 900111'))
  await userEvent.click(within(alert).getByRole('button', { name: 'Put both together' }))
  expect(screen.getByLabelText('First name')).toHaveValue('Amina B')
  expect(screen.getByLabelText('Phone')).toHaveValue('07700 900111')
  expect(screen.getByLabelText('Postcode')).toHaveValue('LS1 1AA')
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText(/Profile Updated/)).toBeVisible()
  expect(sent).toMatchObject([{ firstName: 'Amina B', phone: '07700 900111', postcode: 'LS1 1AA', version: 2 }])
})

test('a picture is refused by type before its size, in the documented words', async () => {
  show()
  const picker = screen.getByLabelText('Choose a picture')
  const user = userEvent.setup({ applyAccept: false })
  await user.upload(picker, new File(['x'], 'me.pdf'))
  expect(screen.getByText('Please select a valid image file.')).toBeVisible()
  const big = new File(['x'], 'me.png')
  Object.defineProperty(big, 'size', { value: 5 * 1024 * 1024 + 1 })
  await user.upload(picker, big)
  expect(screen.getByText('Please select an image smaller than 5MB.')).toBeVisible()
})

test('Escape keeps what was typed for the next time, and Cancel forgets it', async () => {
  const open = async () => {
    cleanup()
    show()
    return screen.findByLabelText('First name')
  }
  await userEvent.type(await open(), 'x')
  await userEvent.keyboard('{Escape}')
  expect(await open()).toHaveValue(`${saved.firstName}x`)
  expect(screen.getByText('These are your changes from before. They are not saved yet.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await open()).toHaveValue(saved.firstName)
  expect(screen.queryByText(/changes from before/)).toBeNull()
})
