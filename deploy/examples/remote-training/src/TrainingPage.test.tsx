import { composeStories } from '@storybook/react-webpack5'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import * as all from './TrainingPage.stories'
import { addressOf, searchIn } from './ways'

afterEach(cleanup)
const stories = composeStories(all)

test.each(Object.entries(stories))('%s has one heading, no untranslated text, and is accessible', async (_name, Story) => {
  const { container } = render(<Story />)
  expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1)
  await waitFor(() => expect(container.querySelector('[class*="skeleton"]')).toBeNull())
  // A key without a text is shown as itself.
  expect(container.textContent).not.toMatch(/\b(ways|none)\.[a-z]+|\bfound\b/)
  const { violations } = await axe.run(container, {
    // jsdom has no layout, and the shell owns the landmarks.
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id }) => id)).toEqual([])
})

test('another way to learn finds other jobs, and the chosen one is marked', async () => {
  render(<stories.Visitor />)
  expect(await screen.findByRole('link', { name: 'Apprentice Electrician' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/jobs\//),
  )
  await userEvent.click(screen.getByRole('link', { name: 'Trainee job' }))
  expect(await screen.findByRole('link', { name: 'Trainee Joiner' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Trainee job' })).toHaveAttribute('aria-current', 'true')
})

test('a search keeps the way and puts the place into the address, which a coach can send', async () => {
  render(<stories.Trainee />)
  const place = await screen.findByRole('textbox', { name: 'Town or postcode' })
  expect(place).toHaveValue('Leeds')
  await userEvent.clear(place)
  await userEvent.type(place, 'York{Enter}')
  expect(screen.getByRole('link', { name: 'Apprenticeship' })).toHaveAttribute('href', '/training?way=apprenticeship&where=York')
})

test('a visitor is led to sign in, a jobseeker to the courses', async () => {
  const { unmount } = render(<stories.Visitor />)
  expect(await screen.findByRole('link', { name: 'Sign in to begin' })).toHaveAttribute('href', '/login')
  unmount()
  render(<stories.Jobseeker />)
  expect(await screen.findByRole('link', { name: 'Go to my courses' })).toHaveAttribute('href', '/learning')
})

test('when the search fails it says so and can be tried again; the courses stay', async () => {
  render(<stories.Failing />)
  const alert = await screen.findByText('We could not search for jobs', undefined, { timeout: 60_000 })
  expect(alert).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
  expect(within(document.body).getByRole('heading', { name: 'Free courses to begin with' })).toBeVisible()
})

test('an address gives back its search; one without a way, or with an unknown one, means apprenticeships', () => {
  const read = (address: string) => searchIn(new URL(address, 'http://portal').searchParams)
  expect(read(addressOf({ way: 'trainee', where: 'Hebden Bridge' }))).toEqual({ way: 'trainee', where: 'Hebden Bridge' })
  expect(read('/training')).toEqual({ way: 'apprenticeship', where: '' })
  expect(read('/training?way=toString')).toEqual({ way: 'apprenticeship', where: '' })
})
