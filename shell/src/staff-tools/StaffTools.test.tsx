import { composeStories } from '@storybook/react-webpack5'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as stories from './StaffTools.stories'

const { FirstVisit, Closed, PeopleFound, ApplicantFound, NothingFound, SearchFailed, PagesAndActions } = composeStories(stories)
const user = userEvent.setup()
afterEach(cleanup)
const draw = async (Story: typeof PeopleFound) => {
  await Story.load()
  await Story.run({ canvas: within(document.body), userEvent: user } as never)
}
const labels = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

test('people come first, then what may be done with the first of them, then pages', async () => {
  await draw(PeopleFound)
  await screen.findByRole('option', { name: /^Amina Okafor-Reed/ })
  expect(labels()).toEqual([
    'Amina Okafor-Reed Client of Nia Hughes',
    'Aminur Rahman Client of Nia Hughes',
    'Open the case of Amina Okafor-Reed to write a note ',
    'Schedule an appointment with Amina Okafor-Reed ',
  ])
  expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id)
})

test('an employer can write to the person found, and see who applied for the advert found', async () => {
  await draw(ApplicantFound)
  await screen.findByRole('option', { name: /^Amina Okafor-Reed/ })
  expect(labels().slice(0, 4)).toEqual([
    'Amina Okafor-Reed Care Assistant',
    'Care Assistant Leeds',
    'Write to Amina Okafor-Reed ',
    'See who applied for Care Assistant ',
  ])
})

test('pages are found by a part of their title, and only those that this person may open', async () => {
  await draw(PagesAndActions)
  await waitFor(() => expect(labels()).toEqual(['Read Onward in Welsh ', 'Weekly report ']))
})

test('what was not found and what failed is said', async () => {
  await draw(NothingFound)
  expect(await screen.findByText('Nothing found. Try a part of a name, or a page.')).toBeVisible()
  await user.keyboard('{Escape}')
})

test('pages are found although the search for people failed', async () => {
  await draw(SearchFailed)
  expect(await screen.findByText('The search for people did not work. Pages are found all the same.')).toBeVisible()
  expect(labels()).toEqual(['Weekly report '])
})

test('nothing that was typed is in an address', async () => {
  const asked = jest.spyOn(globalThis, 'fetch')
  await draw(PeopleFound)
  await screen.findByRole('option', { name: /^Amina Okafor-Reed/ })
  expect(asked.mock.calls.map(([url]) => String(url)).filter((url) => url.includes('amin'))).toEqual([])
  asked.mockRestore()
})

test('"?" lists the keys of the page, not while somebody types, and not once single keys are off', async () => {
  await draw(Closed)
  await user.type(screen.getByLabelText('Note'), 'why?')
  expect(screen.queryByRole('dialog')).toBeNull()
  screen.getByRole('button', { name: /Search or go to/ }).focus()
  await user.keyboard('?')
  const keys = await screen.findByRole('dialog', { name: 'Keys' })
  expect(within(keys).getByText('Next row, row before')).toBeVisible()
  await user.click(within(keys).getByRole('checkbox', { name: /Use single keys/ }))
  await user.click(within(keys).getByRole('button', { name: 'Close' }))
  await user.keyboard('?')
  expect(screen.queryByRole('dialog')).toBeNull()
  // The list of keys can still be opened, and the keys switched on again.
  await user.keyboard('{Control>}k{/Control}')
  await user.click(await screen.findByRole('option', { name: 'Show the keys of this page' }))
  await user.click(await screen.findByRole('checkbox', { name: /Use single keys/ }))
  expect(window.localStorage.getItem('onward.keys')).toBeNull()
})

test('a newcomer is shown views, keys and search once; the list of keys shows the tour again', async () => {
  await draw(FirstVisit)
  const asked = jest.spyOn(globalThis, 'fetch')
  const closed = () => asked.mock.calls.filter(([url]) => String(url).endsWith('/tour/closed')).length
  for (const [title, button] of [
    ['Views of a list', 'Next'],
    ['Keys of a list', 'Next'],
    ['Search everything', 'Done'],
  ] as const) {
    await screen.findByRole('heading', { name: title })
    expect(closed()).toBe(0)
    await user.click(screen.getByRole('button', { name: button }))
  }
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(closed()).toBe(1))
  await user.keyboard('?')
  await user.click(await screen.findByRole('button', { name: 'Show the tour' }))
  expect(await screen.findByRole('heading', { name: 'Views of a list' })).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(closed()).toBe(1)
  asked.mockRestore()
})

test('the tour does not come to those who closed it', async () => {
  await draw(Closed)
  expect(screen.queryByRole('dialog')).toBeNull()
})
