import { pressFormsTwice } from '@onward/portal-kit/press-twice'
import { forgetQueries } from '@onward/portal-kit/queries'
import { composeStories } from '@storybook/react-webpack5'
import { act, cleanup, render, waitFor } from '@testing-library/react'
import * as application from './applications/ApplicationPage.stories'
import * as apply from './apply/ApplyPage.stories'
import * as appointments from './appointments/AppointmentsPage.stories'
import * as fromCv from './curriculum/FromCvPage.stories'
import * as jobs from './jobs/JobsPage.stories'
import * as messages from './messages-page/MessagesPage.stories'
import * as myData from './my-data/MyDataPage.stories'
import * as practice from './practice/PracticePage.stories'
import * as profile from './profile/ProfilePage.stories'

afterEach(() => {
  cleanup()
  forgetQueries()
  window.sessionStorage.clear()
  window.localStorage.clear()
})
const stories = Object.entries({ application, apply, appointments, fromCv, jobs, messages, myData, practice, profile }).flatMap(
  ([name, module]) =>
    Object.entries(composeStories(module as typeof apply)).map(([story, Story]) => ({ name: `${name}: ${story}`, Story })),
)

test.each(stories)('$name sends nothing twice when its forms are pressed twice', async ({ name, Story }) => {
  const { baseElement, container } = render(<Story />)
  if (!/Loading|Waiting/.test(name)) {
    await waitFor(() => expect(container).not.toHaveTextContent(/Loading\.\.\.|Wrthi’n llwytho/))
  }
  const { twice } = await pressFormsTwice(baseElement, act)
  expect(twice).toEqual([])
})
