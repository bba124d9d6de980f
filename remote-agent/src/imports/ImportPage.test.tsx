import { forgetQueries } from '@onward/portal-kit/queries'
import { composeStories } from '@storybook/react-webpack5'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as stories from './ImportPage.stories'

const { Start, Welsh } = composeStories(stories)
afterEach(() => {
  cleanup()
  forgetQueries()
})
const file = () => new File(['First Name\nSiân\n'], 'people.csv', { type: 'text/csv' })

test('rows that need work are shown with what is wrong, and the good ones are referred', async () => {
  render(<Start />)
  await userEvent.upload(screen.getByLabelText('Choose or drop a file'), file())
  expect(await screen.findByText('people.csv: 1 of 7 people can be referred.')).toBeVisible()
  const table = within(screen.getByRole('table'))
  expect(table.getByText('Phone: Phone number must be at least 10 digits')).toBeVisible()
  expect(table.getByText('This row could not be read. Check that every quotation mark is closed.')).toBeVisible()
  expect(table.getByText(/Already referred by Leeds Southern House Jobcentre/)).toBeVisible()
  expect(table.getByText(/^Disability: write one of: None, Mobility, Visual/)).toBeVisible()
  expect(table.queryByText('Will be referred')).toBeNull()
  await userEvent.click(screen.getByRole('checkbox'))
  expect(table.getByText('Will be referred')).toBeVisible()
  screen.getByRole('button', { name: 'Refer 1 person' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('Referral Created Successfully')).toBeVisible()
  expect(screen.getByText('6 rows were left out.')).toBeVisible()
})

test('the rows that need work come as a file of their own cells, with the reason of each, in which no cell runs', async () => {
  const saved: Blob[] = []
  // A browser saves the file; this one would leave the page.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL: () => undefined })
  render(<Start />)
  await userEvent.upload(screen.getByLabelText('Choose or drop a file'), file())
  await userEvent.click(await screen.findByRole('button', { name: 'Download the rows that need work' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const reader = new FileReader()
  reader.readAsText(saved[0] ?? new Blob([]))
  await waitFor(() => expect(reader.result).not.toBeNull())
  const lines = String(reader.result).trim().split('\r\n')
  expect(lines[0]).toContain('"What needs work","First Name","Disability"')
  expect(lines).toHaveLength(7)
  expect(lines.at(-1)).toMatch(/^"Disability: write one of: None, Mobility.*","Siân 8","Sight"$/)
  expect(lines[3]).toContain(`"'=1+1",""`)
})

test('the page has a Welsh text for everything', async () => {
  render(<Welsh />)
  await userEvent.upload(screen.getByLabelText('Dewis neu ollwng ffeil'), file())
  expect(await screen.findByText('people.csv: gellir atgyfeirio 1 o 7 person.')).toBeVisible()
  expect(screen.getByText(/Rhaid i’r rhif ffôn fod ag o leiaf 10 digid/)).toBeVisible()
})
