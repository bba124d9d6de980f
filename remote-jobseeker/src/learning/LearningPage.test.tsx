import { composeStories } from '@storybook/react-webpack5'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as pages from './LearningPage.stories'

afterEach(cleanup)
const { FirstVisit, UnderWay, AllEarned, BadgeRevoked, QuizFailed, WaitingListFails } = composeStories(pages)

test('the next step comes first, and says how long it takes', async () => {
  render(<UnderWay />)
  const next = await screen.findByRole('region', { name: 'Go on: lesson 3 of 3, 2 minutes' })
  expect(within(next).getByRole('link', { name: 'Go on' })).toHaveAttribute(
    'href',
    '/learning/interview-preparation#your-questions',
  )
  expect(screen.getByText('1 of 3 badges')).toBeVisible()
})

test('someone new starts with the first lesson of the first course', async () => {
  render(<FirstVisit />)
  expect(await screen.findByRole('region', { name: 'Start: lesson 1 of 3, 2 minutes' })).toBeVisible()
  expect(screen.getByText('0 of 3 badges')).toBeVisible()
  expect(screen.queryByText('Download or share')).toBeNull()
})

test('a failed quiz leads back to it with the best result so far', async () => {
  render(<QuizFailed />)
  const next = await screen.findByRole('region', { name: 'Try the quiz again' })
  expect(next).toHaveTextContent('Your best so far is 40%. You pass with 80%.')
})

test('an earned badge has a public page, two files and sharing, each with the badge’s name', async () => {
  const user = userEvent.setup()
  render(<UnderWay />)
  const name = 'CV & Cover Letter Basics'
  expect(await screen.findByRole('link', { name: `See its public page: ${name}` })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/badges\//),
  )
  await user.click(screen.getByRole('heading', { name }))
  await user.click(screen.getByText('Download or share'))
  expect(screen.getByRole('link', { name: `Download picture: ${name}` })).toHaveAttribute('download')
  expect(screen.getByRole('link', { name: /^Download for a digital wallet/ })).toHaveAttribute(
    'href',
    expect.stringContaining('format=json'),
  )
  await user.click(screen.getByRole('button', { name: `Share: ${name}` }))
  expect(await screen.findByText(/Link copied/)).toBeVisible()
  expect(await navigator.clipboard.readText()).toMatch(/\/badges\//)
})

test('with all badges earned the next step is a job', async () => {
  render(<AllEarned />)
  const next = await screen.findByRole('region', { name: 'You have all three badges' })
  expect(within(next).getByRole('link', { name: 'See jobs that fit' })).toHaveAttribute('href', '/jobs')
})

test('a revoked badge is not counted, and its page says why', async () => {
  render(<BadgeRevoked />)
  expect(await screen.findByText('0 of 3 badges')).toBeVisible()
  expect(await screen.findByRole('link', { name: /^See why/ })).toBeVisible()
})

test('a waiting list is joined and left by keyboard, and keeps the focus', async () => {
  const user = userEvent.setup()
  render(<FirstVisit />)
  await user.click(await screen.findByRole('heading', { name: 'Coming later' }))
  const join = screen.getByRole('button', { name: 'Tell me when it is ready: Digital Skills' })
  join.focus()
  await user.keyboard('{Enter}')
  const leave = await screen.findByRole('button', { name: 'Leave the list: Digital Skills' })
  expect(leave).toHaveFocus()
  expect(screen.getByText('You joined the list on 21 November 2026.')).toBeVisible()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: 'Tell me when it is ready: Digital Skills' })).toHaveFocus()
})

test('a failure to join a waiting list is shown beside its button', async () => {
  const user = userEvent.setup()
  render(<WaitingListFails />)
  await user.click(await screen.findByRole('heading', { name: 'Coming later' }))
  await user.click(screen.getByRole('button', { name: 'Tell me when it is ready: Digital Skills' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('That did not work')
})
