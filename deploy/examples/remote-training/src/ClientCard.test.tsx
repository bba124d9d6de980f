import { composeStories } from '@storybook/react-webpack5'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import * as all from './ClientCard.stories'
import { placeIn } from './ways'

afterEach(cleanup)
const stories = composeStories(all)

test.each(Object.entries(stories))('%s has one heading, no untranslated text, and is accessible', async (_name, Story) => {
  const { container } = render(<Story />)
  expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(1)
  await waitFor(() => expect(container.querySelector('[class*="skeleton"]')).toBeNull())
  // A key without a text is shown as itself.
  expect(container.textContent).not.toMatch(/\b(client|card|none)\.[a-z]+/i)
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id }) => id)).toEqual([])
})

test('an agent puts an apprenticeship near the client on the client’s list, once', async () => {
  render(<stories.Client />)
  expect(await screen.findByRole('heading', { name: 'Learning a trade near Leeds' })).toBeVisible()
  const [first] = await screen.findAllByRole('button', { name: /^Ask Kayleigh to look at Apprentice Electrician/ })
  if (first) await userEvent.click(first)
  expect(await screen.findByText(/^Kayleigh has a new to-do/)).toBeVisible()
  expect(await screen.findByText('On Kayleigh’s to-do list')).toBeVisible()
  expect(screen.getAllByRole('button', { name: /^Ask Kayleigh/ })).toHaveLength(1)
})

test('whoever has no account yet has no list, and the jobs are shown all the same', async () => {
  render(<stories.WithoutAccount />)
  expect(await screen.findByRole('link', { name: 'Apprentice Chef, Leeds' })).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['Leeds', 'Leeds'],
  ['12 Roundhay Road, Leeds', 'Leeds'],
  ['Flat 3, 9 Hyde Terrace, LS2 9LN', 'LS2'],
  ['harehills, leeds ls9', 'LS9'],
  ['14 Mill Lane', ''],
  ['', ''],
])('of the location "%s" the search is told "%s", never a house', (location, place) => {
  expect(placeIn(location)).toBe(place)
})
