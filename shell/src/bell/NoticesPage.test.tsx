import { composeStories } from '@storybook/react-webpack5'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as stories from './NoticesPage.stories'

const { Several, FailsOnce, Unreachable } = composeStories(stories)
const show = async () => {
  await Several.load()
  await Several.run()
}

test('notices are listed by day; unread ones can be filtered, opened, and marked as read', async () => {
  await show()
  const day = await screen.findByRole('heading', { level: 2, name: '20 March 2026' })
  expect(within(day.parentElement as HTMLElement).getAllByRole('link')).toHaveLength(2)
  expect(screen.getByText('2 unread notices')).toBeVisible()

  const user = userEvent.setup()
  await user.click(screen.getByRole('checkbox', { name: 'Show only what is new' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: '18 March 2026' })).not.toBeInTheDocument())

  await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument())
  await user.click(screen.getByRole('checkbox', { name: 'Show only what is new' }))
  expect(await screen.findByRole('heading', { name: '18 March 2026' })).toBeVisible()
  expect(screen.queryByText('New')).not.toBeInTheDocument()
})

test('an error is shown while marking as read fails, and no longer', async () => {
  await FailsOnce.load()
  await FailsOnce.run()
  const mark = () => userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await screen.findByRole('button', { name: 'Mark all as read' })
  await mark()
  expect(await screen.findByRole('alert')).toHaveTextContent(/^We could not mark your notices as read An unexpected error/)
  await mark()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('notices that cannot be loaded say so, and come when asked for again', async () => {
  await Unreachable.load()
  await Unreachable.run()
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load your notices.')
  expect(screen.queryByText('You are up to date')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 2, name: '20 March 2026' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})
