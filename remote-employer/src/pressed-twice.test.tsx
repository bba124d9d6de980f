import { pressFormsTwice } from '@onward/portal-kit/press-twice'
import { forgetQueries } from '@onward/portal-kit/queries'
import { composeStories } from '@storybook/react-webpack5'
import { act, cleanup, render, waitFor } from '@testing-library/react'
import * as application from './applications/ApplicationPage.stories'
import * as badgeCheck from './badge-check/BadgeCheckPage.stories'
import * as dashboard from './dashboard/DashboardPage.stories'
import * as interviews from './interviews/ApplicationInterviews.stories'
import * as job from './jobs/JobPage.stories'
import * as organisation from './organisation/OrganisationPage.stories'
import * as posting from './posting/PostJobPage.stories'

afterEach(() => {
  cleanup()
  forgetQueries()
  window.sessionStorage.clear()
})
const stories = Object.entries({ application, badgeCheck, dashboard, interviews, job, organisation, posting }).flatMap(
  ([name, module]) =>
    Object.entries(composeStories(module as typeof job)).map(([story, Story]) => ({ name: `${name}: ${story}`, Story })),
)

test.each(stories)('$name sends nothing twice when its forms are pressed twice', async ({ name, Story }) => {
  const { baseElement, container } = render(<Story />)
  if (!name.endsWith('Loading')) await waitFor(() => expect(container).not.toHaveTextContent(/Loading\.\.\.|Wrthi’n llwytho/))
  const { twice } = await pressFormsTwice(baseElement, act)
  expect(twice).toEqual([])
})
