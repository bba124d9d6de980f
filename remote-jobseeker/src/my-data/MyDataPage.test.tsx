import { composeStories } from '@storybook/react-webpack5'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as pages from './MyDataPage.stories'

afterEach(cleanup)
const { Receipts, SomeReceiptsMissing, AgreedTo, Looked, Downloads, DownloadFails } = composeStories(pages)
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

test('receipts of all services stand in one list; older ones come at its end', async () => {
  const user = userEvent.setup()
  render(<Receipts />)
  expect(await screen.findByText('Saved your profile')).toBeInTheDocument()
  expect(screen.getByText('Reference: ONW-7K3F-9QXM')).toBeInTheDocument()
  // The service that has more has told nothing older than this yet.
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

test('an agreement is taken back only after a second yes, and stays listed with its end', async () => {
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

test('the download is one file with everything, and the documents beside it', async () => {
  const user = userEvent.setup()
  render(<Downloads />)
  await user.click(screen.getByRole('button', { name: 'Make my download' }))
  expect(await screen.findByText('Your browser has saved it as onward-my-data-2026-11-21.json.')).toBeInTheDocument()
  expect(saved).toEqual(['onward-my-data-2026-11-21.json'])
  expect(screen.getByRole('link', { name: 'Amina CV.pdf' })).toHaveAttribute('download')
})

test('a download that would miss a part is not made', async () => {
  const user = userEvent.setup()
  render(<DownloadFails />)
  await user.click(screen.getByRole('button', { name: 'Make my download' }))
  expect(await screen.findByText('We could not collect all of your data')).toBeInTheDocument()
  expect(saved).toHaveLength(1)
})
