import { composeStories, setProjectAnnotations } from '@storybook/react-webpack5'
import { render, screen } from '@testing-library/react'
import preview from '../../../../.storybook/preview'
import * as stories from './Plan.stories'

setProjectAnnotations(preview)
const { WeekOfMeetings, OnSaturday } = composeStories(stories)

test.each([
  ['a Friday ends with that day', WeekOfMeetings, 'Friday'],
  ['a Saturday without meetings has a column, because it is today', OnSaturday, 'Saturday'],
])('the week on %s', (_, Story, last) => {
  render(<Story />)
  const days = screen.getAllByRole('heading', { level: 2 })
  expect(days.at(-1)).toHaveTextContent(last)
})
