import { composeStories } from '@storybook/react-webpack5'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as pages from './UnsubscribePage.stories'

afterEach(cleanup)
const { Asked, WrongLink } = composeStories(pages)

test('stops only when the button is pressed', async () => {
  render(<Asked />)
  const button = await screen.findByRole('button', { name: 'Stop this alert' })
  expect(screen.queryByText('The alert is stopped')).toBeNull()
  await userEvent.click(button)
  expect(await screen.findByText('The alert is stopped')).toBeVisible()
})

test('an invalid link says what to do instead', async () => {
  render(<WrongLink />)
  expect(await screen.findByText('This link is not complete')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Stop this alert' })).toBeNull()
})
