import { composeStories } from '@storybook/react-webpack5'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import * as account from './account/AccountPage.stories'
import * as secondFactor from './account/SecondFactor.stories'
import * as activate from './activate/ActivatePage.stories'
import * as bell from './bell/Bell.stories'
import * as noticesPage from './bell/NoticesPage.stories'
import * as confirm from './confirm/ConfirmPage.stories'
import * as failed from './failure/FailedPage.stories'
import * as frame from './frame/PortalFrame.stories'
import * as join from './join/JoinPage.stories'
import * as notices from './notices/NoticeArea.stories'
import * as signIn from './sign-in/SignInPage.stories'
import * as staffTools from './staff-tools/StaffTools.stories'

const every = [
  account,
  activate,
  secondFactor,
  join,
  confirm,
  bell,
  noticesPage,
  failed,
  frame,
  notices,
  signIn,
  staffTools,
].flatMap((module) =>
  Object.entries(composeStories(module as typeof bell)).map(
    ([name, Story]) => [`${module.default.title}: ${name}`, Story] as const,
  ),
)

test.each(every)('%s is accessible', async (_name, Story) => {
  await Story.load()
  // What Storybook would pass to a story's play function.
  await Story.run({ canvas: within(document.body), userEvent: userEvent.setup() } as never)
  await waitFor(() => expect(screen.queryByText('…')).not.toBeInTheDocument())
  // What a search answers meanwhile is drawn when axe has ended.
  const { violations } = await act(() =>
    axe.run(document.body, {
      // jsdom has no layout, and a story is not a whole page.
      rules: {
        'color-contrast': { enabled: false },
        region: { enabled: false },
        'page-has-heading-one': { enabled: false },
        // People who speak to their device say what they read.
        'label-content-name-mismatch': { enabled: true },
      },
    }),
  )
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})
