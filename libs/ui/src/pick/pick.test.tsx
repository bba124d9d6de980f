import { composeStories, setProjectAnnotations } from '@storybook/react-webpack5'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import preview from '../../../../.storybook/preview'
import * as stories from './Pick.stories'

setProjectAnnotations(preview)
const { OneOfMany, WrongDate, DatesAndWeeks } = composeStories(stories)
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
  await user.type(screen.getByLabelText('Year'), '2026')
  expect(screen.getByText('2026-11-27')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Choose in a calendar' })).toBeVisible()
})

test('the calendar is at hand as a field; it fills the three, Escape closes it alone, and the focus returns', async () => {
  const onKeyDown = jest.fn()
  document.addEventListener('keydown', onKeyDown)
  render(<DatesAndWeeks />)
  await user.type(screen.getByLabelText('Day'), '27')
  await user.type(screen.getByLabelText('Month'), '11')
  await user.type(screen.getByLabelText('Year'), '2026')
  await user.click(screen.getByRole('button', { name: 'Choose in a calendar' }))
  const field = await screen.findByRole('textbox', { name: 'Choose in a calendar' })
  expect(field).toHaveValue('27 November 2026')
  await user.click(screen.getByTitle('30 November 2026'))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose in a calendar' })).toHaveFocus())
  expect([screen.getByLabelText('Day'), screen.getByLabelText('Month')].map((one) => (one as HTMLInputElement).value)).toEqual([
    '30',
    '11',
  ])
  await user.keyboard('{Enter}')
  onKeyDown.mockClear()
  await screen.findByRole('textbox', { name: 'Choose in a calendar' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose in a calendar' })).toHaveFocus())
  expect(onKeyDown).not.toHaveBeenCalled()
  document.removeEventListener('keydown', onKeyDown)
})

test('each field of a wrong date is marked and tells what is wrong', () => {
  render(<WrongDate />)
  for (const part of ['Day', 'Month', 'Year']) {
    expect(screen.getByLabelText(part)).toBeInvalid()
    expect(screen.getByLabelText(part)).toHaveAccessibleDescription('Enter a real date')
  }
})

test('a week says its Monday, and its calendar comes when it is pressed', async () => {
  render(<DatesAndWeeks />)
  expect(screen.queryByRole('textbox', { name: 'Week' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Week: Week of 23 November 2026' }))
  expect(await screen.findByRole('textbox', { name: 'Week' })).toHaveValue('Week of 23 November 2026')
  expect(screen.getByRole('textbox', { name: 'Week' })).toHaveFocus()
})
