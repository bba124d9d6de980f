import { composeStories } from '@storybook/react-webpack5'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as stories from './QuestionsPage.stories'

const { Asked } = composeStories(stories)

test('an agent answers in a text what an administrator asks, once', async () => {
  HTMLElement.prototype.scrollIntoView = () => undefined
  const person = userEvent.setup()
  render(<Asked />)
  expect(await screen.findByText('Are you related to this client?')).toBeVisible()
  expect(screen.getByText('I was on the duty desk.')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Send the answer' }))
  expect(screen.getByLabelText(/^Your answer/)).toBeInvalid()
  await person.type(screen.getByLabelText(/^Your answer/), 'No; I was on duty')
  await person.click(screen.getByRole('button', { name: 'Send the answer' }))
  expect(await screen.findByText('No; I was on duty', { selector: 'blockquote' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Send the answer' })).toBeNull()
})
