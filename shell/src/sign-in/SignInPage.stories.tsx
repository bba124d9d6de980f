import { signIn } from '@onward/contracts/identity/identity'
import {
  confirmSecondFactor,
  giveSecondFactor,
  readStaffInvitation,
  registerStaff,
  startSecondFactor,
} from '@onward/contracts/identity/staff'
import type { Language } from '@onward/contracts/language'
import type { Portal } from '@onward/portal-kit'
import { fakeApi, serve } from '@onward/portal-kit/fake-api'
import { PortalFixture } from '@onward/portal-kit/fixture'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { BareLayout } from '../frame/BareLayout'
import shellCy from '../messages/cy.json'
import shellEn from '../messages/en.json'
import { SHELL_NAMESPACE } from '../messages/shell-messages'
import type { UserType } from './check-answers'
import cy from './messages/cy.json'
import en from './messages/en.json'
import { SignInPage } from './SignInPage'
import { SIGN_IN_NAMESPACE } from './sign-in-messages'

interface Setting {
  userType: UserType
  language: Language
  mailbox: boolean
  path: string
  portal?: Partial<Portal>
}

function SignIn({ userType, language, mailbox, path, portal }: Setting) {
  return (
    <PortalFixture
      path={path}
      language={language}
      messages={{ [SHELL_NAMESPACE]: { en: shellEn, cy: shellCy }, [SIGN_IN_NAMESPACE]: { en, cy } }}
      {...(portal && { portal })}
    >
      <BareLayout>
        <SignInPage userType={userType} mailbox={mailbox} />
      </BareLayout>
    </PortalFixture>
  )
}

const meta: Meta<typeof SignIn> = {
  title: 'Shell/Sign in',
  component: SignIn,
  args: { language: 'en', mailbox: false, path: '/login' },
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof SignIn>

export const Jobseeker: Story = { args: { userType: 'user' } }
export const Agent: Story = { args: { userType: 'agent' } }
export const Employer: Story = { args: { userType: 'employer' } }
export const InWelsh: Story = { args: { userType: 'user', language: 'cy' } }

/** After asking for erasure. */
export const ErasureAsked: Story = { args: { userType: 'user', path: '/login?erase=2026-12-05T11:45:00.000Z' } }

/** Signing in before the erasure: the decision replaces the form. */
export const KeepOrErase: Story = {
  args: { userType: 'user' },
  beforeEach: () =>
    fakeApi(
      serve(signIn, () => ({
        problem: 'account-closing',
        errors: [{ field: 'eraseAt', message: '2026-12-05T11:45:00.000Z' }],
      })),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'amina@example.org')
    await userEvent.type(canvas.getByLabelText('Password', { selector: 'input' }), 'correct horse')
    const [button] = canvas.getAllByRole('button', { name: 'Sign In' })
    if (button) await userEvent.click(button)
    await canvas.findByRole('heading', { name: 'Do you want to keep your account?' })
  },
}

/** The service refuses the form; only its answer is faked. */
export const Refused: Story = {
  args: { userType: 'user' },
  beforeEach: () => {
    const real = globalThis.fetch
    const problem = { code: 'invalid-credentials', status: 401, title: '', detail: '' }
    globalThis.fetch = async () => new Response(JSON.stringify(problem), { status: 401 })
    return () => {
      globalThis.fetch = real
    }
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'amina@example.org')
    await userEvent.type(canvas.getByLabelText('Password', { selector: 'input' }), 'not the password')
    const [button] = canvas.getAllByRole('button', { name: 'Sign In' })
    if (button) await userEvent.click(button)
  },
}

const receipt = { reference: 'ONW-7K3F-9QXM', at: '2026-11-21T10:00:00.000Z' }
const session = {
  user: {
    id: '00000000-0000-4000-8000-00000000f002',
    email: 'sian.parry@jobcentre.example',
    role: 'agent' as const,
    firstName: 'Siân',
    lastName: 'Parry',
    language: 'en' as const,
  },
  expiresAt: '2026-11-21T10:10:00.000Z',
  isFirstSession: false,
}
const wrong = { problem: 'invalid-input' as const, errors: [{ field: 'code', message: 'This code is not right' }] }
/** A service for staff: the code is 123456, the recovery code ABCDE-12345; 999999 is too late. */
const staffApi = (secondFactor: 'code' | 'set-up') =>
  fakeApi(
    serve(signIn, () => ({ secondFactor })),
    serve(giveSecondFactor, ({ body }) => {
      if (body.code === '999999') return { problem: 'link-expired' as const }
      return body.code === '123456' || body.code === 'ABCDE-12345' ? session : wrong
    }),
    serve(startSecondFactor, () => ({
      secret: 'GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ',
      uri: 'otpauth://totp/Onward:sian.parry%40jobcentre.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Onward',
    })),
    serve(confirmSecondFactor, ({ body }) =>
      body.code === '123456' ? { recoveryCodes: Array.from({ length: 10 }, (_, n) => `ABCD${n}-1234${n}`), session } : wrong,
    ),
    serve(readStaffInvitation, ({ body }) =>
      body.code === 'good'
        ? {
            firstName: 'Siân',
            lastName: 'Parry',
            email: 'sian.parry@jobcentre.example',
            staffId: 'JC-1042',
            role: 'agent' as const,
            expiresAt: '2026-11-28T10:00:00.000Z',
          }
        : { problem: 'link-expired' as const },
    ),
    serve(registerStaff, () => ({ receipt })),
  )
type Play = NonNullable<Story['play']>
const enterPassword: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Staff ID / Email' }), 'JC-1042')
  await userEvent.type(canvas.getByLabelText('Password', { selector: 'input' }), 'correct horse{Enter}')
  await canvas.findByLabelText('Code from your app')
}

/** Staff with an app: the code comes next. */
export const StaffCode: Story = {
  args: { userType: 'agent', path: '/agent/login' },
  beforeEach: () => staffApi('code'),
  play: enterPassword,
}
/** Staff without an app, where the deployment requires one. */
export const StaffSetUp: Story = {
  args: { userType: 'agent', path: '/agent/login' },
  beforeEach: () => staffApi('set-up'),
  play: enterPassword,
}
/** Opened from the email: the code is in its field and no longer in the address. */
export const StaffInvitation: Story = {
  args: { userType: 'agent', path: '/agent/login?invitation=good' },
  beforeEach: () => staffApi('code'),
}
