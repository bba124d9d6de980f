import { removeMember } from '@onward/contracts/jobs/organisation-members'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { flattenMessages } from '@onward/portal-kit/i18n'
import { composeStories } from '@storybook/react-webpack5'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import en from './messages/en.json'
import * as pages from './OrganisationPage.stories'

const stories = composeStories(pages)
afterEach(() => {
  cleanup()
  window.sessionStorage.clear()
})
beforeAll(() => {
  HTMLElement.prototype.scrollIntoView = () => undefined
})
const KEYS = new Set(Object.keys(flattenMessages(en)))

test.each(Object.entries(stories))(
  '%s has one heading of the first level, no untranslated word, and is accessible',
  async (name, Story) => {
    const { container } = render(<Story />)
    expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1)
    if (name !== 'Loading') await waitFor(() => expect(container.querySelector('[class*="skeleton"]')).toBeNull())
    // A key without a text is shown as itself.
    for (const word of (container.textContent ?? '').split(/\s+/)) expect(KEYS.has(word) && word.includes('.')).toBe(false)
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  },
)

test('evidence is accepted as people type it, by keyboard alone, and sent', async () => {
  const user = userEvent.setup()
  render(<stories.JustRegistered />)
  const company = await screen.findByLabelText(/^Company number/)
  await user.click(screen.getByRole('button', { name: 'Send to be checked' }))
  expect(company).toBeInvalid()
  expect(screen.getByRole('alert')).toHaveFocus()
  company.focus()
  await user.keyboard('GB123')
  await user.tab()
  await user.keyboard('sc 12345{Enter}')
  expect((await screen.findAllByText(/This is not a Companies House number/)).length).toBeGreaterThan(0)
  expect(company).toHaveValue('GB123')
  await user.clear(company)
  await user.keyboard('sc12345{Enter}')
  expect(await screen.findByText('We are checking what you sent')).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('Receipt')
})

test('an owner answers a refusal once; what was sent is shown, and the team can still be written to', async () => {
  const user = userEvent.setup()
  render(<stories.Refused />)
  await user.click(await screen.findByText('Do you disagree?'))
  await user.click(screen.getByRole('button', { name: 'Send your answer' }))
  expect(screen.getByText('Say why the decision is wrong')).toBeVisible()
  await user.type(screen.getByLabelText(/^Why the decision is wrong/), 'It trades under another name.')
  await user.click(screen.getByRole('button', { name: 'Send your answer' }))
  expect(await screen.findByText(/our team reads it: “It trades under another name.”/)).toBeVisible()
  expect(screen.queryByText('Do you disagree?')).toBeNull()
  expect(screen.getByRole('link', { name: 'Contact us' })).toBeVisible()
})

test('an answer that was decided stays to be read, and no other can be written', async () => {
  render(<stories.SuspensionKept />)
  expect(await screen.findByText(/our team has decided: “They meant another company.”/)).toBeVisible()
  expect(screen.queryByText('Do you disagree?')).toBeNull()
})

test('a document that is too large or chosen twice is handled before anything is sent', async () => {
  const user = userEvent.setup()
  render(<stories.JustRegistered />)
  const choose = await screen.findByLabelText(/^A document/)
  const huge = new File(['x'], 'huge.pdf', { type: 'application/pdf' })
  Object.defineProperty(huge, 'size', { value: 10 * 1024 * 1024 + 1 })
  await user.upload(choose, huge)
  expect(await screen.findByText('The file is larger than 10 MB')).toBeInTheDocument()
  await user.upload(choose, new File(['x'], 'letter.pdf', { type: 'application/pdf' }))
  await user.click(await screen.findByRole('button', { name: 'Remove letter.pdf' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove letter.pdf' })).toBeNull())
})

test('the profile is changed; a colleague’s save in between is reported, and typed text stays and can be saved', async () => {
  const user = userEvent.setup()
  render(<stories.ColleagueSavedMeanwhile />)
  await user.click(await screen.findByRole('button', { name: 'Change: About your organisation' }))
  const town = screen.getByLabelText(/^Town or city/)
  // The name of a verified organisation cannot be edited.
  expect(screen.queryByRole('textbox', { name: /^Name$/ })).toBeNull()
  await user.clear(town)
  await user.type(town, 'Leeds')
  await user.type(screen.getByLabelText(/^Postcode/), 'x')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByLabelText(/^Postcode/)).toBeInvalid()
  await user.clear(screen.getByLabelText(/^Postcode/))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/A colleague has saved changes/)).toBeInTheDocument()
  expect(town).toHaveValue('Leeds')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Calder House, 1 Mill Lane, Leeds/)).toBeInTheDocument()
})

test('a suspension during typing is reported, and the text is there after a reload', async () => {
  const user = userEvent.setup()
  const { unmount } = render(<stories.SuspendedMeanwhile />)
  await user.click(await screen.findByRole('button', { name: 'Change: About your organisation' }))
  await user.type(screen.getByLabelText(/^What you do/), ' And we cook.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Your organisation is suspended, so this cannot be done now/)).toBeInTheDocument()
  unmount()
  render(<stories.Verified />)
  await user.click(await screen.findByRole('button', { name: 'Change: About your organisation' }))
  expect(screen.getByLabelText(/^What you do/)).toHaveValue(
    'We help older people in Calderdale to live in their own homes.\nWe train everybody who starts with us. And we cook.',
  )
  expect(screen.getByText(/What you typed before is still here/)).toBeInTheDocument()
})

test('a Disability Confident level is claimed with its number and date, and reads as claimed', async () => {
  const user = userEvent.setup()
  render(<stories.Verified />)
  await user.click(await screen.findByRole('button', { name: 'Change: Disability Confident' }))
  await user.click(screen.getByRole('radio', { name: /Leader/ }))
  const year = screen.getByLabelText('Year')
  await user.clear(year)
  await user.type(year, '20')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getAllByText('Enter a real date').length).toBeGreaterThan(0)
  await user.clear(year)
  await user.type(year, '2001')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findAllByText('Enter a date that is today or later')).length).toBeGreaterThan(0)
  await user.clear(year)
  await user.type(year, '2097')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Leader (level 3)')).toBeInTheDocument()
  expect(screen.getByText('Claimed: we have not confirmed it yet')).toBeInTheDocument()
})

test('a logo is sent when it is chosen, waits to be checked, and is removed', async () => {
  const user = userEvent.setup()
  render(<stories.Verified />)
  const logo = within(await screen.findByRole('region', { name: 'Logo' }))
  expect(logo.getByText('Your jobs show your initials.')).toBeInTheDocument()
  await user.upload(logo.getByLabelText('Choose a logo'), new File(['x'], 'logo.png', { type: 'image/png' }))
  expect(await logo.findByText('Waiting to be checked')).toBeInTheDocument()
  await user.click(logo.getByRole('button', { name: 'Remove the logo' }))
  await waitFor(() => expect(logo.queryByText('Waiting to be checked')).toBeNull())
})

test('a file that cannot be a logo is refused with what to do about it', async () => {
  const user = userEvent.setup()
  render(<stories.LogoFileRefused />)
  const logo = within(await screen.findByRole('region', { name: 'Logo' }))
  const choose = (file: File) => user.upload(logo.getByLabelText('Choose a logo'), file)
  await choose(new File(['x'], 'logo.webp', { type: 'image/webp' }))
  expect(await logo.findByRole('alert')).toHaveTextContent('This picture is animated. Choose one that does not move.')
  await choose(new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'logo.png', { type: 'image/png' }))
  expect(await logo.findByRole('alert')).toHaveTextContent('This file is larger than 2 MB.')
})

test('the reason why a logo was removed is shown', async () => {
  render(<stories.LogoRefused />)
  expect(await screen.findByText(/It is not clear at a small size/)).toBeInTheDocument()
})

test('people are invited, invited again, uninvited, made owners and removed after a confirmation', async () => {
  const user = userEvent.setup()
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false
  }
  render(<stories.Verified />)
  const email = await screen.findByLabelText('Their email address')
  await user.type(email, 'new@calder')
  await user.click(screen.getByRole('button', { name: 'Send the invitation' }))
  expect(email).toBeInvalid()
  await user.type(email, '.example{Enter}')
  expect(await screen.findByText('The invitation is on its way to new@calder.example')).toBeInTheDocument()
  await user.type(email, 'tom@calder.example{Enter}')
  expect((await screen.findAllByText('This address is invited already.')).length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: 'Send the invitation to tom@calder.example again' }))
  await waitFor(() => expect(screen.queryByText(/link has expired/)).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Withdraw the invitation to tom@calder.example' }))
  expect(await screen.findByText('Invitation withdrawn')).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Make Noor Khan an owner' }))
  expect(await screen.findByRole('button', { name: 'Make Noor Khan a member' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Remove Noor Khan' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Yes, remove' }))
  expect(await screen.findByText('Noor Khan was removed')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Noor Khan' })).toBeNull())
})

test('a colleague who could not be removed is still there, and the dialog says why', async () => {
  const user = userEvent.setup()
  render(<stories.Verified />)
  await user.click(await screen.findByRole('button', { name: 'Remove Noor Khan' }))
  const undo = fakeApi(serve(removeMember, () => ({ problem: 'unexpected' })))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Yes, remove' }))
  const summary = await dialog.findByRole('alert')
  undo()
  expect(within(summary).getByRole('heading')).toHaveTextContent('That did not work')
  expect(summary).not.toHaveAttribute('data-notice')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('button', { name: 'Remove Noor Khan' })).toBeInTheDocument()
})

test('an invitation whose email could not be sent is kept, and says so', async () => {
  const user = userEvent.setup()
  render(<stories.EmailsCannotBeSent />)
  await user.type(await screen.findByLabelText('Their email address'), 'new@calder.example{Enter}')
  expect(await screen.findByText(/the email could not be sent/)).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Send the invitation to new@calder.example again' })).toBeInTheDocument()
})

test('somebody who belongs to no organisation starts one', async () => {
  const user = userEvent.setup()
  render(<stories.WithoutOrganisation />)
  await user.type(await screen.findByLabelText('Name'), 'Rowan House{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Rowan House' })).toBeInTheDocument()
})
