import { forgetQueries } from '@onward/portal-kit/queries'
import { composeStories } from '@storybook/react-webpack5'
import { cleanup, render, screen, within } from '@testing-library/react'
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
  expect(await screen.findByText('people.csv: 1 of 6 people can be referred.')).toBeVisible()
  const table = within(screen.getByRole('table'))
  expect(table.getByText('Phone number must be at least 10 digits')).toBeVisible()
  expect(table.getByText('This row could not be read. A quotation mark may not be closed.')).toBeVisible()
  expect(table.getByText(/Already referred by Leeds Southern House Jobcentre/)).toBeVisible()
  expect(table.queryByText('Will be referred')).toBeNull()
  await userEvent.click(screen.getByRole('checkbox'))
  expect(table.getByText('Will be referred')).toBeVisible()
  screen.getByRole('button', { name: 'Refer 1 person' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('Referral Created Successfully')).toBeVisible()
  expect(screen.getByText('5 rows were left out.')).toBeVisible()
})

test('the page has a Welsh text for everything', async () => {
  render(<Welsh />)
  await userEvent.upload(screen.getByLabelText('Dewis neu ollwng ffeil'), file())
  expect(await screen.findByText('people.csv: gellir atgyfeirio 1 o 6 person.')).toBeVisible()
  expect(screen.getByText('Rhaid i’r rhif ffôn fod ag o leiaf 10 digid')).toBeVisible()
})
