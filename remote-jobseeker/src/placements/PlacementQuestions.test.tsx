import { composeStories } from '@storybook/react-webpack5'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import * as stories from './PlacementQuestions.stories'

afterEach(cleanup)
const drawn = composeStories(stories)

test.each(Object.entries(drawn))('%s is drawn for everybody', async (_, Story) => {
  const { container } = render(<Story />)
  await screen.findByRole('heading', { level: 2 })
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
})

test('somebody without a work coach is not told that one sees the answer', async () => {
  render(<drawn.LeftWithoutCoach />)
  expect(await screen.findByRole('link', { name: 'Write to our support team' })).toBeVisible()
  expect(document.body).not.toHaveTextContent(/work coach/)
})

test('"still working" takes one press; "ended" needs a confirmation, and no reason is required', async () => {
  render(<drawn.Asked />)
  const user = userEvent.setup()
  const yes = await screen.findByRole('button', { name: 'Yes, still working' })
  yes.focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('You said that you still work there. Well done.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Change my answer' }))
  await user.click(screen.getByRole('button', { name: 'No, not any more' }))
  const dialog = screen.getByRole('dialog', { name: 'You do not work there any more' })
  expect(within(dialog).getByRole('radio', { name: 'I would rather not say' })).toBeChecked()
  await user.click(within(dialog).getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/You said that you have left/)).toBeVisible()
})
