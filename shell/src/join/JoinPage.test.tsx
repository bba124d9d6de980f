import { composeStories } from '@storybook/react-webpack5'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as joining from './JoinPage.stories'

const join = composeStories(joining)
beforeAll(() => {
  HTMLElement.prototype.scrollIntoView = () => undefined
})

test('a new person opens an account by the link and joins; somebody signed in joins with one press', async () => {
  const user = userEvent.setup()
  const joined = jest.fn()
  const { unmount } = render(<join.NewPerson onJoined={joined} />)
  await user.type(await screen.findByLabelText('First name'), 'Noor')
  await user.type(screen.getByLabelText('Last name'), 'Khan')
  await user.type(screen.getByLabelText('Password'), 'three quiet otters')
  await user.type(screen.getByLabelText('Confirm Password'), 'three quiet')
  await user.click(screen.getByRole('button', { name: 'Create account and join' }))
  expect(screen.getByLabelText('Confirm Password')).toBeInvalid()
  await user.type(screen.getByLabelText('Confirm Password'), ' otters{Enter}')
  await waitFor(() => expect(joined).toHaveBeenCalledWith('/employer/dashboard'))
  unmount()
  render(<join.SignedIn onJoined={joined} />)
  await user.click(await screen.findByRole('button', { name: 'Join' }))
  await waitFor(() => expect(joined).toHaveBeenCalledTimes(2))
})

test('a person with another organisation is told so, and nothing changes', async () => {
  const user = userEvent.setup()
  const joined = jest.fn()
  render(<join.WorksElsewhere onJoined={joined} />)
  await user.click(await screen.findByRole('button', { name: 'Join' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('That did not work')
  expect(joined).not.toHaveBeenCalled()
})
