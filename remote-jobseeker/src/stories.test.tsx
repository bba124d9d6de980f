import { forgetQueries } from '@onward/portal-kit/queries'
import { composeStories } from '@storybook/react-webpack5'
import { cleanup, getConfig, render, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import * as application from './applications/ApplicationPage.stories'
import * as applications from './applications/ApplicationsPage.stories'
import * as apply from './apply/ApplyPage.stories'
import * as appointments from './appointments/AppointmentsPage.stories'
import * as betterOff from './better-off/BetterOffPage.stories'
import * as builder from './curriculum/BuilderPage.stories'
import * as fromCv from './curriculum/FromCvPage.stories'
import * as review from './cv-review/CvReviewPage.stories'
import * as dashboard from './dashboard/DashboardPage.stories'
import * as firstRun from './first-run/WelcomePage.stories'
import * as fromReferral from './from-referral/FromReferral.stories'
import * as invitations from './invitations/InvitationsPage.stories'
import * as job from './jobs/JobPage.stories'
import * as jobs from './jobs/JobsPage.stories'
import * as course from './learning/CoursePage.stories'
import * as learning from './learning/LearningPage.stories'
import * as crisis from './messages-page/CrisisCard.stories'
import * as messages from './messages-page/MessagesPage.stories'
import * as myCase from './my-case/FromMyCase.stories'
import * as myData from './my-data/MyDataPage.stories'
import * as practice from './practice/PracticePage.stories'
import * as cvCard from './profile/CvCard.stories'
import * as profile from './profile/ProfilePage.stories'
import * as skillsGap from './skills-gap/SkillsGap.stories'
import * as clientReview from './work-coach/ClientReview.stories'
import * as workCoach from './work-coach/WorkCoachPage.stories'

afterEach(() => {
  cleanup()
  forgetQueries()
  window.sessionStorage.clear()
})
const stories = Object.entries({
  application,
  applications,
  appointments,
  apply,
  betterOff,
  builder,
  fromCv,
  review,
  dashboard,
  firstRun,
  fromReferral,
  invitations,
  job,
  jobs,
  course,
  learning,
  messages,
  crisis,
  myData,
  myCase,
  practice,
  profile,
  cvCard,
  skillsGap,
  clientReview,
  workCoach,
}).flatMap(([name, module]) =>
  Object.entries(composeStories(module as typeof jobs)).map(([story, Story]) => ({ name: `${name}: ${story}`, Story })),
)

test.each(stories)('$name is drawn without an untranslated word, for everyone', async ({ name, Story }) => {
  const { container } = render(<Story />)
  if (!name.endsWith('Loading')) await waitFor(() => expect(container).not.toHaveTextContent(/Loading\.\.\.|Wrthi’n llwytho/))
  expect(container.textContent).not.toBe('')
  // Outside `act`: React's warnings about updates from fetches cost more time than a story.
  const { violations }: axe.AxeResults = await getConfig().asyncWrapper(() =>
    axe.run(container, {
      resultTypes: ['violations'],
      // jsdom has no layout, and the shell owns the page's landmarks.
      rules: {
        'color-contrast': { enabled: false },
        region: { enabled: false },
        // People who speak to their device say what they read.
        'label-content-name-mismatch': { enabled: true },
      },
    }),
  )
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  // A key without a text is shown as itself.
  expect(container.textContent).not.toMatch(/\b[a-z]+\.[a-z]+(\.[a-zA-Z]+)?\b(?<!example\.org)(?<!amina\.pdf)(?<!\.docx?)/)
})
