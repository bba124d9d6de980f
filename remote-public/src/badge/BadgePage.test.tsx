import { composeStories } from '@storybook/react-webpack5'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as pages from './BadgePage.stories'

afterEach(cleanup)
const { Genuine, Revoked, RevokedInWelsh, Unknown } = composeStories(pages)

test('says that a badge is genuine, and whose it is only as yes or no', async () => {
  const user = userEvent.setup()
  render(<Genuine />)
  expect(await screen.findByText('This badge is genuine')).toBeVisible()
  await user.type(screen.getByLabelText('Email address'), 'someone@example.org{Enter}')
  expect(await screen.findByText(/^No\. This badge was not earned with someone@example\.org/)).toBeVisible()
  await user.clear(screen.getByLabelText('Email address'))
  await user.type(screen.getByLabelText('Email address'), 'zoe@example.org{Enter}')
  expect(await screen.findByText('Yes. This badge was earned with zoe@example.org.')).toBeVisible()
  await user.clear(screen.getByLabelText('Email address'))
  await user.type(screen.getByLabelText('Email address'), 'zoe{Enter}')
  expect(screen.getByLabelText('Email address')).toBeInvalid()
})

test('a revoked badge says so with the reason, and is not offered as a file', async () => {
  render(<Revoked />)
  expect(await screen.findByText('This badge was revoked')).toBeVisible()
  expect(screen.getByText(/It was given by mistake\./)).toBeVisible()
  expect(screen.queryByRole('link', { name: /PNG/ })).toBeNull()
  expect(screen.queryByLabelText('Email address')).toBeNull()
  cleanup()
  render(<RevokedInWelsh />)
  expect(await screen.findByText(/Y rheswm: Caeodd y deiliad eu cyfrif\./)).toBeVisible()
})

test('an unknown address says what to do', async () => {
  render(<Unknown />)
  expect(await screen.findByText('We could not find this badge')).toBeVisible()
})
