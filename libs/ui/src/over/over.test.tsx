import { composeStories, setProjectAnnotations } from '@storybook/react-webpack5'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import preview from '../../../../.storybook/preview'
import * as stories from './Over.stories'

setProjectAnnotations(preview)
const { Panel, Palette, Visited } = composeStories(stories)
const user = userEvent.setup()
afterEach(cleanup)

test('a panel is named by its title, Escape closes it, and the focus returns', async () => {
  render(<Panel />)
  const opener = screen.getByRole('button', { name: 'Open Lowri Bevan' })
  await user.click(opener)
  const panel = await screen.findByRole('dialog', { name: 'Lowri Bevan' })
  expect(panel).toHaveTextContent('The email came back.')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Lowri Bevan' })).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(opener).toHaveFocus()
})

test('the palette keeps the focus in its field; arrows choose and Enter goes', async () => {
  const onGo = jest.fn()
  render(<Palette onGo={onGo} />)
  await user.click(screen.getByRole('button', { name: 'Search' }))
  const field = await screen.findByRole('combobox', { name: 'Search or go to' })
  expect(field).toHaveFocus()
  await user.keyboard('amin{ArrowDown}')
  const chosen = screen.getByRole('option', { selected: true })
  expect(chosen).toHaveTextContent('Aminur Rahman')
  expect(field).toHaveAttribute('aria-activedescendant', chosen.id)
  await user.keyboard('{Enter}')
  expect(onGo).toHaveBeenCalledWith('Aminur Rahman')
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('the palette says when nothing was found', async () => {
  render(<Palette />)
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await user.type(await screen.findByRole('combobox'), 'zzz')
  expect(screen.getByText('Nothing found')).toBeVisible()
})

test('a tour points at what is drawn, Escape closes it, and the focus returns', async () => {
  render(<Visited />)
  const opener = screen.getByRole('button', { name: 'Show the tour' })
  await user.click(opener)
  const tour = await screen.findByRole('dialog', { name: /^Tour/ })
  expect(await screen.findByText('One press shows the same list again.')).toBeInTheDocument()
  expect(tour).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText('People and pages are found here.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Done' })).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(opener).toHaveFocus()
})
