import { composeStories } from '@storybook/react-webpack5'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as pages from './MyDataPage.stories'

afterEach(cleanup)
const {
  AgreedAtActivation,
  Receipts,
  SomeReceiptsMissing,
  AgreedTo,
  AccessLog: Looked,
  Downloads,
  DownloadFails,
  Erasing,
  Correcting,
  EmployerDownloads,
  EmployerErases,
  StaffDownload,
} = composeStories(pages)
const saved: string[] = []
beforeAll(() => {
  URL.createObjectURL = () => 'blob:x'
  URL.revokeObjectURL = () => undefined
  HTMLAnchorElement.prototype.click = function () {
    saved.push(this.download)
  }
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})
const sentences = () => screen.getAllByRole('listitem').map((one) => within(one).getByRole('strong').textContent)

test('receipts of all services are one list; older ones are added at its end', async () => {
  const user = userEvent.setup()
  render(<Receipts />)
  expect(await screen.findByText('Saved your profile')).toBeInTheDocument()
  expect(screen.getByText('Reference: ONW-7K3F-9QXM')).toBeInTheDocument()
  // The service with more pages has sent nothing older yet.
  expect(sentences()).toEqual(['Saved your profile'])
  await user.click(screen.getByRole('button', { name: 'Show older receipts' }))
  expect(await screen.findByText('Uploaded a CV')).toBeInTheDocument()
  expect(sentences()).toEqual(['Saved your profile', 'Chose a language', 'Applied for a job', 'Uploaded a CV'])
  expect(screen.queryByRole('button', { name: 'Show older receipts' })).toBeNull()
})

test('when some services do not answer, the page says that the list is not complete', async () => {
  render(<SomeReceiptsMissing />)
  expect(await screen.findByText('Some receipts could not be loaded')).toBeInTheDocument()
  expect(screen.getByText('Saved your profile')).toBeInTheDocument()
})

test('sections are chosen by keyboard', async () => {
  const user = userEvent.setup()
  render(<Looked />)
  expect(await screen.findByText(/Bright Cleaning Ltd downloaded your CV/)).toBeInTheDocument()
  screen.getByRole('tab', { name: 'Who looked' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'What I agreed to' })).toHaveAttribute('aria-selected', 'true')
  expect(await screen.findByText('Employers can find me')).toBeInTheDocument()
})

test('a consent is withdrawn only after a confirmation, and stays listed with its end', async () => {
  const user = userEvent.setup()
  render(<AgreedTo />)
  await user.click(await screen.findByRole('button', { name: 'Take back: Employers can find me' }))
  await user.click(screen.getByRole('button', { name: 'Keep it as it is' }))
  expect(screen.getByText('Agreed')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Take back: Employers can find me' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take back' }))
  expect(await screen.findByText(/Reference: ONW-9QXM-7K3F/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull()
})

test('consents given at activation are listed word for word; the one for emails can be withdrawn, the others end with the account', async () => {
  const user = userEvent.setup()
  render(<AgreedAtActivation />)
  expect(await screen.findByText('I have read the Terms of Use and I accept them.')).toBeInTheDocument()
  expect(screen.queryByText('You have not agreed to anything yet')).toBeNull()
  expect(screen.getAllByText(/have your account erased under “Erase my account”/)).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Take back: Emails about services, events and courses' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take back' }))
  expect(await screen.findByText(/Reference: ONW-9QXM-7K3F/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull()
})

test('the download is one archive with everything', async () => {
  const user = userEvent.setup()
  render(<Downloads />)
  expect(document.querySelector('input')).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Make my download' }))
  expect(await screen.findByText('Your browser has saved it as onward-my-data-2026-11-21.zip.')).toBeInTheDocument()
  expect(saved).toEqual(['onward-my-data-2026-11-21.zip'])
  expect(screen.queryByText('Some files could not be added')).toBeNull()
})

test('an incomplete download is not saved', async () => {
  const user = userEvent.setup()
  render(<DownloadFails />)
  await user.click(await screen.findByRole('button', { name: 'Make my download' }))
  expect(await screen.findByText('We could not collect all of your data')).toBeInTheDocument()
  expect(saved).toHaveLength(1)
})

test('erasure says what is deleted and kept, and leads to the page that asks for the password', async () => {
  render(<Erasing />)
  expect(await screen.findByRole('heading', { name: 'What stays, and why' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'I want to erase my account' })).toHaveAttribute('href', '/account?step=erase')
})

test('all kinds of data have a place to correct them', async () => {
  render(<Correcting />)
  expect(await screen.findByRole('link', { name: 'Go to your profile' })).toHaveAttribute('href', '/profile')
  expect(screen.getByRole('link', { name: 'Go to your account' })).toHaveAttribute('href', '/account')
})

test('employers download and erase their data, and staff read who closes their account', async () => {
  const user = userEvent.setup()
  const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent)
  render(<EmployerDownloads />)
  expect(tabs()).toEqual(['Download', 'Erase my account'])
  expect(screen.queryByText(/National Insurance/)).toBeNull()
  saved.length = 0
  await user.click(screen.getByRole('button', { name: 'Make my download' }))
  expect(await screen.findByText('Your download is ready')).toBeInTheDocument()
  expect(saved).toEqual([expect.stringMatching(/^onward-my-data-/)])
  cleanup()
  render(<EmployerErases />)
  expect(screen.getByText(/daw un ohonynt yn berchennog/)).toBeInTheDocument()
  cleanup()
  render(<StaffDownload />)
  expect(tabs()).toEqual(['Download'])
  expect(screen.getByText(/ask your administrator to close your account/)).toBeInTheDocument()
})
