import { register, signIn } from '@onward/contracts/identity/identity'
import { readStaffInvitation } from '@onward/contracts/identity/staff'
import {
  DOCUMENTED_TEXTS,
  type DocumentedIdOf,
  documentedIdsOf,
  missingFrom,
  repeatedSentences,
} from '@onward/portal-kit/documented-texts'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import { composeStories } from '@storybook/react-webpack5'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as account from './account/AccountPage.stories'
import * as activation from './activate/ActivatePage.stories'
import { ErrorPage } from './failure/ErrorPage'
import { NotFoundPage } from './failure/NotFoundPage'
import cy from './messages/cy.json'
import en from './messages/en.json'
import { SHELL_NAMESPACE } from './messages/shell-messages'
import * as stories from './sign-in/SignInPage.stories'

const { Jobseeker, Agent, Employer } = composeStories(stories)
const { Password, UnknownLink } = composeStories(activation)
const { SeveralDevices } = composeStories(account)
const receipt = { reference: 'ONW-7K3F-9QXM', at: '2026-11-21T10:00:00.000Z' }
const person = {
  id: '00000000-0000-4000-8000-00000000f002',
  email: 'a@example.org',
  firstName: 'A',
  lastName: 'B',
  language: 'en' as const,
}
const session = (role: 'user' | 'agent' | 'employer') => ({
  user: { ...person, role },
  expiresAt: '2099-01-01T00:00:00.000Z',
  isFirstSession: false,
})
type Served = ReturnType<typeof serve> | typeof NONSENSE
/** A broken response: reading it throws. */
const NONSENSE = { status: 200, ok: true, headers: new Map(), text: async () => '<html>' }

let undo: () => void = () => undefined
afterEach(() => undo())
const serving = (...served: Served[]) => {
  undo = fakeApi(...served.filter((one): one is ReturnType<typeof serve> => one !== NONSENSE))
  if (served.includes(NONSENSE)) globalThis.fetch = async () => NONSENSE as unknown as Response
}
const never = () => new Promise<never>(() => undefined)
async function enter(Story: typeof Jobseeker, ...served: Served[]): Promise<void> {
  serving(...served)
  render(<Story />)
  await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), 'amina@example.org')
  await userEvent.type(screen.getByLabelText('Password'), 'three quiet otters{Enter}')
}
async function join(password: string, ...served: Served[]): Promise<void> {
  serving(...served)
  render(<Jobseeker />)
  await userEvent.click(screen.getByRole('tab', { name: 'Register' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'amina@example.org')
  await userEvent.type(screen.getByLabelText('Password'), `${password}{Enter}`)
}
async function joinAsStaff(password: string, confirmed: string): Promise<void> {
  serving(
    serve(readStaffInvitation, () => ({
      ...person,
      staffId: 'AG-0001',
      role: 'agent' as const,
      expiresAt: '2099-01-01T00:00:00.000Z',
    })),
  )
  render(<Agent path="/agent/login?invitation=one-two-three" />)
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
  await userEvent.type(await screen.findByLabelText('Password'), password)
  await userEvent.type(screen.getByLabelText('Confirm Password'), `${confirmed}{Enter}`)
}
async function choose(password: string, confirmed: string): Promise<void> {
  render(<Password />)
  await userEvent.type(await screen.findByLabelText('Password'), password)
  await userEvent.type(screen.getByLabelText('Confirm password'), `${confirmed}{Enter}`)
}
async function agree(to: number): Promise<void> {
  await choose('three quiet otters', 'three quiet otters')
  const boxes = await screen.findAllByRole('checkbox')
  for (const box of boxes.slice(0, to)) await userEvent.click(box)
  await userEvent.click(screen.getByRole('button', { name: 'Activate my account' }))
}

const draw = (page: React.ReactNode) => {
  render(<PortalFixture messages={{ [SHELL_NAMESPACE]: { en, cy } }}>{page}</PortalFixture>)
}
const otters = 'three quiet otters'
const refused = () => ({ problem: 'too-many-requests' }) as const
const wrong = () => ({ problem: 'invalid-credentials' }) as const
const unexpected = () => ({ problem: 'unexpected' }) as const

const BROUGHT_ABOUT: Record<DocumentedIdOf<'shell'>, () => void | Promise<void>> = {
  email: async () => {
    render(<SeveralDevices />)
    await userEvent.click(await screen.findByRole('button', { name: 'Change email address' }))
    await userEvent.type(screen.getByLabelText('New email address'), 'amina{Enter}')
  },
  invalidLink: () => {
    render(<UnknownLink />)
  },
  activationMismatch: () => choose('abc', 'abd'),
  activationShort: () => choose('abc', 'abc'),
  consentMissing: () => agree(1),
  activated: () => agree(2),
  mismatchAtField: () => joinAsStaff('abcdef', 'abcdeg'),
  shortAtField: () => join('abc'),
  mismatch: () => joinAsStaff('abcdef', 'abcdeg'),
  short: () => join('abc'),
  registrationRefused: () => join(otters, serve(register, refused)),
  registrationUnexpected: () => join(otters, NONSENSE),
  loginRefused: () => enter(Jobseeker, serve(signIn, wrong)),
  // A service's error has a reference.
  loginUnexpected: () => enter(Jobseeker, serve(signIn, unexpected)),
  registered: () =>
    join(
      otters,
      serve(register, () => ({ receipt })),
    ),
  agentIn: () =>
    enter(
      Agent,
      serve(signIn, () => session('agent')),
    ),
  employerIn: () =>
    enter(
      Employer,
      serve(signIn, () => session('employer')),
    ),
  jobseekerIn: () =>
    enter(
      Jobseeker,
      serve(signIn, () => session('user')),
    ),
  signingIn: () => enter(Jobseeker, serve(signIn, never)),
  creatingAccount: () => join(otters, serve(register, never)),
  notFound: () => draw(<NotFoundPage />),
  returnHome: () => draw(<NotFoundPage />),
  applicationError: () => draw(<ErrorPage />),
}

test('each text of the shell in the catalogue is tested, and no other', () => {
  expect(Object.keys(BROUGHT_ABOUT).sort()).toEqual([...documentedIdsOf('shell')].sort())
})

test.each(documentedIdsOf('shell'))('the documented text of %s is shown to the letter', async (id) => {
  // jsdom has no layout and cannot scroll.
  Element.prototype.scrollIntoView = () => undefined
  await BROUGHT_ABOUT[id]()
  await waitFor(() => expect(missingFrom(DOCUMENTED_TEXTS[id])).toBeNull())
  expect(repeatedSentences()).toEqual([])
})
