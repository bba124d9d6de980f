import { composeStories } from '@storybook/react-webpack5'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import * as stories from './PlacementChecks.stories'

afterEach(cleanup)
const drawn = composeStories(stories)

test.each(Object.entries(drawn))('%s is drawn for everybody', async (_, Story) => {
  const { container } = render(<Story />)
  await waitFor(() => expect(container.querySelector('h2')).not.toBeNull())
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
})

test('an employer answers with one press of a key, and no name is on the dashboard', async () => {
  const { container } = render(<drawn.Dashboard />)
  const user = userEvent.setup()
  const yes = await screen.findByRole('button', { name: /Yes, still here for Warehouse operative, started 24 August 2026/ })
  yes.focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/Thank you, that is noted/)).toBeVisible()
  expect(container.textContent).not.toMatch(/Amina/)
})
