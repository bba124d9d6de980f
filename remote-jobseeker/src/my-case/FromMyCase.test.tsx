import { forgetQueries } from '@onward/portal-kit/queries'
import { composeStories } from '@storybook/react-webpack5'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as stories from './FromMyCase.stories'

const { WithNotesAndTodos } = composeStories(stories)

afterEach(() => {
  cleanup()
  forgetQueries()
})

it('ticks a to-do with one tap, and unticks it with another', async () => {
  const user = userEvent.setup()
  render(<WithNotesAndTodos />)
  const tick = await screen.findByRole('button', { name: 'I have done it: Ask Mrs Ward for a reference' })
  tick.focus()
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Not done after all: Ask Mrs Ward for a reference' }))
  expect(await screen.findByRole('button', { name: 'I have done it: Ask Mrs Ward for a reference' })).toBeVisible()
})

it('shows shared notes with their author, and older ones on request', async () => {
  const user = userEvent.setup()
  render(<WithNotesAndTodos />)
  expect(await screen.findByText(/Bring your certificates on Monday/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show older notes' }))
  expect(await screen.findByText('Good first meeting.')).toBeVisible()
})
