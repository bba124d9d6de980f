import { composeStories, setProjectAnnotations } from '@storybook/react-webpack5'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import preview from '../../../../.storybook/preview'
import { dateOf, partsOf } from './date-parts'
import * as stories from './Pick.stories'

setProjectAnnotations(preview)
const { OneOfMany, DatesAndWeeks, File: FileStory } = composeStories(stories)
const user = userEvent.setup()
afterEach(cleanup)

test('one of many is found by typing without its accents', async () => {
  render(<OneOfMany />)
  await user.click(screen.getByRole('combobox', { name: 'Town' }))
  await user.type(await screen.findByRole('combobox', { name: 'Town', expanded: true }), 'lod')
  await user.click(await screen.findByTitle('Łódź'))
  await waitFor(() => expect(screen.getByText('Łódź', { selector: 'output' })).toBeInTheDocument())
})

test('ways to show a list are radio buttons with a name', async () => {
  render(<OneOfMany />)
  expect(screen.getByRole('radio', { name: 'Table' })).toBeChecked()
  await user.click(screen.getByText('Board'))
  expect(screen.getByRole('radio', { name: 'Board' })).toBeChecked()
})

test('a date is typed into three fields, and no calendar is loaded for it', async () => {
  render(<DatesAndWeeks />)
  await user.type(screen.getByLabelText('Day'), '27')
  await user.type(screen.getByLabelText('Month'), '11')
  await user.type(screen.getByLabelText('Year'), '26')
  expect(screen.getByText('2026-11-27')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Choose in a calendar' })).toBeVisible()
})

test('a week says its Monday, and its calendar comes when it is pressed', async () => {
  render(<DatesAndWeeks />)
  expect(screen.queryByRole('textbox', { name: 'Week' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Week: Week of 23 November 2026' }))
  expect(await screen.findByRole('textbox', { name: 'Week' })).toHaveValue('Week of 23 November 2026')
  expect(screen.getByRole('textbox', { name: 'Week' })).toHaveFocus()
})

test('a chosen file is handed to the page', async () => {
  const onFile = jest.fn()
  const { container } = render(<FileStory onFile={onFile} />)
  await screen.findByText('Choose a file or drop it here')
  const input = container.querySelector('input[type=file]') as HTMLInputElement
  await user.upload(input, new File(['a,b'], 'referrals.csv', { type: 'text/csv' }))
  await waitFor(() => expect(onFile).toHaveBeenCalledTimes(1))
})

test('only real dates count, and a short year is of this century', () => {
  const parts = (day: string, month: string, year: string) => dateOf({ day, month, year })
  expect(parts('29', '2', '2028')).toBe('2028-02-29')
  expect(parts('29', '2', '2027')).toBeNull()
  expect(parts('31', '4', '2027')).toBeNull()
  expect(parts('1', '13', '2027')).toBeNull()
  expect(parts('', '1', '2027')).toBeNull()
  expect(parts('1', '1', '27')).toBe('2027-01-01')
  expect(parts('1', '1', '202')).toBeNull()
  expect(partsOf('2026-03-07')).toEqual({ day: '7', month: '3', year: '2026' })
  expect(dateOf(partsOf('2026-03-07'))).toBe('2026-03-07')
})
