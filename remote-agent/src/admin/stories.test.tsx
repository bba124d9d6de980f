import { forgetQueries } from '@onward/portal-kit/queries'
import { composeStories } from '@storybook/react-webpack5'
import { cleanup, getConfig, render, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import * as room from './AdminRoom.stories'
import * as reading from './reading/Reading.stories'
import * as retention from './retention/Retention.stories'
import * as sealed from './sealed/Sealed.stories'

afterEach(() => {
  cleanup()
  forgetQueries()
})
const stories = [room, reading, retention, sealed]
  .flatMap((file) => Object.entries(composeStories(file as typeof room)))
  .map(([name, Story]) => ({ name, Story }))

test.each(stories)('$name is drawn for everybody, without an untranslated word', async ({ name, Story }) => {
  const { container } = render(<Story />)
  if (!name.endsWith('Loading')) await waitFor(() => expect(container).not.toHaveTextContent(/Loading\.\.\.|Wrthi’n llwytho/))
  expect(container.textContent).not.toBe('')
  // A key without a text is shown as itself.
  expect(container.textContent).not.toMatch(
    /\b[a-z]+\.[a-z]+(\.[a-zA-Z]+)?\b(?<!\.example|example\.org|\.pdf|lukasiewicz|hughes|parry)/,
  )
  // Outside `act`: React's warnings about updates from fetches cost more time than a story.
  const { violations }: axe.AxeResults = await getConfig().asyncWrapper(() =>
    axe.run(container, {
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    }),
  )
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
})
