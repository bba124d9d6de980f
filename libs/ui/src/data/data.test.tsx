import { composeStories, setProjectAnnotations } from '@storybook/react-webpack5'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import preview from '../../../../.storybook/preview'
import * as stories from './Data.stories'
import { initialsOf, tintOf } from './Person'
import { windowOf } from './row-window'

setProjectAnnotations(preview)
const { Table, ManyRows, Waiting, Empty, LoadingFailed, PartOnly } = composeStories(stories)
const user = userEvent.setup()
afterEach(() => {
  cleanup()
  window.localStorage.clear()
})
const link = (name: string) => screen.getByRole('link', { name })
const box = (name: string) => screen.getByRole('checkbox', { name: `Choose ${name}` })

describe('keys of a list', () => {
  test('J and K move between rows, X chooses one and Shift X every row up to here', async () => {
    render(<Table />)
    link('Amina Okafor-Reed').focus()
    await user.keyboard('k')
    expect(link('Amina Okafor-Reed')).toHaveFocus()
    await user.keyboard('xjjj')
    expect(link('Siân Parry')).toHaveFocus()
    await user.keyboard('{Shift>}x{/Shift}')
    expect(screen.getByText('4 chosen')).toBeVisible()
    expect(box('Łukasz Wójcik')).toBeChecked()
    await user.keyboard('x')
    expect(box('Siân Parry')).not.toBeChecked()
  })
  test('a page’s own key acts on the row that has the focus', async () => {
    const onAct = jest.fn()
    render(<Table onAct={onAct} />)
    link('Rhys ap Gwilym').focus()
    await user.keyboard('s')
    expect(onAct).toHaveBeenCalledWith('shortlist Rhys ap Gwilym')
  })
  test('outside the list, with Ctrl, and once switched off, they do nothing', async () => {
    render(<Table />)
    await user.keyboard('jx')
    expect(document.body).toHaveFocus()
    link('Amina Okafor-Reed').focus()
    await user.keyboard('{Control>}x{/Control}')
    expect(box('Amina Okafor-Reed')).not.toBeChecked()
    await user.click(screen.getByText('Columns and keys'))
    await user.click(screen.getByRole('checkbox', { name: 'Use single keys in lists' }))
    link('Amina Okafor-Reed').focus()
    await user.keyboard('jx')
    expect(link('Amina Okafor-Reed')).toHaveFocus()
    expect(box('Amina Okafor-Reed')).not.toBeChecked()
    expect(window.localStorage.getItem('onward.keys')).toBe('off')
    await user.click(screen.getByRole('checkbox', { name: 'Use single keys in lists' }))
  })
})

test('the menu of a row opens by keyboard, acts, and gives the focus back', async () => {
  const onAct = jest.fn()
  render(<Table onAct={onAct} />)
  const more = screen.getByRole('button', { name: 'More for Siân Parry' })
  more.focus()
  await user.keyboard('{Enter}')
  const menu = await screen.findByRole('menu')
  await user.click(within(menu).getByRole('menuitem', { name: 'Shortlist' }))
  expect(onAct).toHaveBeenCalledWith('shortlist Siân Parry')
})

test('a sortable column is a button, and the sorted one says so', async () => {
  render(<Table />)
  const head = (name: string) => screen.getByRole('columnheader', { name })
  expect(head('Match')).toHaveAttribute('aria-sort', 'descending')
  await user.click(within(head('Match')).getByRole('button'))
  expect(head('Match')).toHaveAttribute('aria-sort', 'ascending')
  await user.click(within(head('Name')).getByRole('button'))
  expect(head('Name')).toHaveAttribute('aria-sort', 'ascending')
  expect(head('Match')).not.toHaveAttribute('aria-sort')
})

test('chosen columns are kept on the device', async () => {
  const { unmount } = render(<Table />)
  expect(screen.queryByRole('columnheader', { name: 'Town' })).toBeNull()
  await user.click(screen.getByText('Columns and keys'))
  await user.click(screen.getByRole('checkbox', { name: 'Town' }))
  await user.click(screen.getByRole('checkbox', { name: 'State' }))
  unmount()
  render(<Table />)
  expect(screen.getByRole('columnheader', { name: 'Town' })).toBeVisible()
  expect(screen.queryByRole('columnheader', { name: 'State' })).toBeNull()
})

test('waiting, empty and failed lists keep their head', () => {
  const cases = [
    [Waiting, 'Loading…'],
    [Empty, 'Nobody has applied yet.'],
    [LoadingFailed, 'This could not be loaded'],
  ] as const
  for (const [Story, text] of cases) {
    const { unmount } = render(<Story />)
    expect(screen.getByRole('columnheader', { name: 'Match' })).toBeVisible()
    expect(screen.getByText(text)).toBeInTheDocument()
    unmount()
  }
  render(<PartOnly />)
  expect(screen.getByText('Only a part could be loaded')).toBeVisible()
  expect(link('Siân Parry')).toBeVisible()
})

test('of many rows only those in sight are drawn, and the table says how many there are', () => {
  render(<ManyRows />)
  expect(screen.getByRole('table', { name: 'Applications' })).toHaveAttribute('aria-rowcount', '1001')
  expect(screen.getAllByRole('row').length).toBeLessThan(60)
})

test('the part that is drawn covers the screen, with room to spare, and never leaves the list', () => {
  expect(windowOf(1000, 48, 200, 800)).toEqual({ from: 0, to: 30 })
  const middle = windowOf(1000, 48, -24_000, 800)
  expect(middle.from).toBeLessThanOrEqual(500 - 12)
  expect(middle.to).toBeGreaterThanOrEqual(517 + 12)
  expect(windowOf(120, 48, -90_000, 800)).toEqual({ from: 119, to: 120 })
})

test('initials are those of the first and last word, and a name keeps its tint', () => {
  expect(['Rhys ap Gwilym', 'łukasz wójcik', 'Cher', ''].map(initialsOf)).toEqual(['RG', 'ŁW', 'C', ''])
  expect(tintOf('Amina Okafor-Reed')).toBe(tintOf('Amina Okafor-Reed'))
  expect(new Set(['Ann', 'Bob', 'Cem', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal'].map(tintOf)).size).toBeGreaterThan(2)
})
