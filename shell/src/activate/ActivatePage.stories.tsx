import {
  type ActivationState,
  chooseActivationPassword,
  completeActivation,
  openActivation,
  readActivation,
  renewActivation,
} from '@onward/contracts/identity/activation'
import type { Language } from '@onward/contracts/language'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { forgetQueries } from '@onward/portal-kit/queries'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useEffect, useState } from 'react'
import ActivatePage from './ActivatePage'
import { ACTIVATE_NAMESPACE } from './catalogue'
import cy from './messages/cy.json'
import en from './messages/en.json'

const receipt = { reference: 'ONW-7K3F-9QXM', at: '2026-11-21T10:00:00.000Z' }
const until = '2026-11-21T10:30:00.000Z'
const OPEN: ActivationState = {
  link: 'open',
  step: 'password',
  firstName: 'Siân',
  jobcentre: 'Leeds Park Place',
  email: 'sian.parry@example.org',
  account: 'none',
  viewer: 'visitor',
  minimumPassword: 8,
  until,
}
const TIMED_OUT: ActivationState = { link: 'timed-out', mayRenew: true }

interface Setting {
  language: Language
  viewer: 'visitor' | 'user'
  search: string
  state: ActivationState
  /** How often the last step finds that the session timed out. */
  timedOut: number
  onFinished?: (path: string) => void
}
/** The page with a fake service that stores the password step; "password1" is on the list of common passwords. */
function Activate({ language, viewer, search, state, timedOut, onFinished = () => undefined }: Setting) {
  const [undo] = useState(() => {
    forgetQueries()
    let chosen = false
    let late = timedOut
    return fakeApi(
      serve(openActivation, () => state),
      serve(readActivation, () => (late > 0 ? TIMED_OUT : state)),
      serve(chooseActivationPassword, ({ body }) => {
        if (body.password === 'password1') {
          return {
            problem: 'invalid-input' as const,
            errors: [{ field: 'password', message: 'This password is on lists of common passwords' }],
          }
        }
        chosen = true
        return { step: 'consent' as const, until, receipt }
      }),
      serve(completeActivation, () => {
        if (late > 0) {
          late -= 1
          chosen = false
          return { problem: 'link-expired' }
        }
        const joined = state.link === 'open' && state.account === 'jobseeker'
        return chosen || joined ? { joined, receipt } : { problem: 'state-conflict' }
      }),
      serve(renewActivation, ({ body }) => (body.token === 'asked-too-often' ? { problem: 'too-many-requests' } : { receipt })),
    )
  })
  useEffect(() => undo, [undo])
  return (
    <PortalFixture
      language={language}
      viewer={viewer}
      path={`/activate${search}`}
      messages={{ [ACTIVATE_NAMESPACE]: { en, cy } }}
      portal={{ afterSignIn: onFinished }}
    >
      <ActivatePage />
    </PortalFixture>
  )
}

const meta: Meta<typeof Activate> = {
  title: 'Shell/Activate',
  component: Activate,
  args: { language: 'en', viewer: 'visitor', search: '?token=good', state: OPEN, timedOut: 0 },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof Activate>

export const Password: Story = {}
export const PasswordInWelsh: Story = { args: { language: 'cy' } }
export const SomebodyElseIsSignedIn: Story = { args: { viewer: 'user', state: { ...OPEN, viewer: 'someone-else' } } }
export const Consent: Story = { args: { search: '?step=consent', state: { ...OPEN, step: 'consent' } } }
export const ConsentInWelsh: Story = { args: { language: 'cy', search: '?step=consent', state: { ...OPEN, step: 'consent' } } }
export const TimedOutMidway: Story = { args: { timedOut: 1 } }
export const HasAnAccount: Story = { args: { state: { ...OPEN, step: 'consent', account: 'jobseeker' } } }
export const HasAnAccountOfSomebodyElse: Story = {
  args: { viewer: 'user', state: { ...OPEN, step: 'consent', account: 'jobseeker', viewer: 'someone-else' } },
}
export const Joining: Story = {
  args: { viewer: 'user', state: { ...OPEN, step: 'consent', account: 'jobseeker', viewer: 'invited' } },
}
export const AnEmployersAddress: Story = { args: { state: { ...OPEN, account: 'other' } } }
export const Ready: Story = { args: { viewer: 'user', search: '?step=ready' } }
export const ReadySignedOut: Story = { args: { search: '?step=ready' } }
export const Expired: Story = { args: { state: { link: 'expired', mayRenew: true } } }
export const AskedTooOften: Story = { args: { search: '?token=asked-too-often', state: { link: 'expired', mayRenew: true } } }
export const TimedOut: Story = { args: { search: '', state: { link: 'timed-out', mayRenew: true } } }
export const Replaced: Story = { args: { state: { link: 'replaced', mayRenew: true } } }
export const Used: Story = { args: { state: { link: 'used', mayRenew: false } } }
export const Withdrawn: Story = { args: { language: 'cy', state: { link: 'withdrawn', mayRenew: false } } }
export const UnknownLink: Story = { args: { state: { link: 'unknown', mayRenew: false } } }
export const AlreadyActivated: Story = { args: { viewer: 'user', search: '', state: { link: 'unknown', mayRenew: false } } }
