import type { ResponseOf } from '@onward/contracts/endpoint'
import { signIn } from '@onward/contracts/identity/identity'
import { acceptInvitation, joinOrganisation, readInvitation, registerInvited } from '@onward/contracts/jobs/organisation-members'
import { useErrorText, usePageTitle, usePortal, useSession } from '@onward/portal-kit'
import { ApiError, call, createSubmission } from '@onward/portal-kit/api'
import { formatDay } from '@onward/portal-kit/i18n'
import { emailLink, type LinkState, useLinkSession } from '@onward/portal-kit/link-session'
import {
  Button,
  ButtonLink,
  Card,
  Checkbox,
  Field,
  InlineAlert,
  Page,
  PageHeader,
  Skeleton,
  Stack,
  TextInput,
} from '@onward/ui/frame'
import { PasswordField } from '@onward/ui/password'
import { type ReactNode, useEffect, useState } from 'react'
import { useJoinMessages } from './catalogue'
import { JoinForm } from './JoinForm'

type Invitation = ResponseOf<typeof readInvitation>
type Found =
  | { kind: 'loading' }
  | { kind: 'there'; invitation: Invitation }
  | { kind: 'over' }
  | { kind: 'none' }
  | { kind: 'failed'; error: unknown }
const JOIN = '/employer/join'
const DASHBOARD = '/employer/dashboard'

/** The invitation behind the link. Reading does not use it up. */
function useInvitation(link: LinkState): { found: Found; again(): void } {
  const [found, setFound] = useState<Found>({ kind: 'loading' })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    let wanted = true
    const show = (next: Found) => wanted && setFound(next)
    if (link.is === 'over' || link.is === 'none') return setFound({ kind: link.is })
    if (link.is !== 'open') return
    call(readInvitation, { body: {} }).then(
      (invitation) => show({ kind: 'there', invitation }),
      (error: unknown) => {
        const isOver = error instanceof ApiError && error.code === 'link-expired'
        show(isOver ? { kind: 'over' } : { kind: 'failed', error })
      },
    )
    return () => {
      wanted = false
    }
  }, [link.is, tries])
  if (link.is === 'failed') return { found: { kind: 'failed', error: link.error }, again: link.again }
  return { found, again: () => setTries((n) => n + 1) }
}

/** Two calls: identity confirms that the link is this person's, then jobs adds them to the organisation. */
async function join(): Promise<void> {
  const { handover } = await call(acceptInvitation, { body: {} })
  await call(joinOrganisation, { body: { handover } })
}

/** /employer/join?token=…: from the email into the organisation, by registering or signing in. */
export default function JoinPage() {
  const t = useJoinMessages()
  const { found, again } = useInvitation(useLinkSession(emailLink('invitation')))
  const organisation = found.kind === 'there' ? found.invitation.organisation : ''
  const title = organisation ? t('titleNamed', { organisation }) : t('title')
  usePageTitle(title)
  return (
    <Page width="text">
      <PageHeader title={title} />
      <Answer found={found} onAgain={again} />
    </Page>
  )
}

function NoLink() {
  const t = useJoinMessages()
  return (
    <InlineAlert tone="warning" title={t('noLink')}>
      <p>{t('noLinkText')}</p>
    </InlineAlert>
  )
}

function Answer({ found, onAgain }: { found: Found; onAgain(): void }) {
  const t = useJoinMessages()
  const errorText = useErrorText()
  if (found.kind === 'loading') return <Skeleton rows={4} label={t('common.loading')} />
  if (found.kind === 'none') return <NoLink />
  if (found.kind === 'over') return <Over />
  if (found.kind === 'there') return <Invited invitation={found.invitation} />
  return (
    <InlineAlert tone="danger" title={t('common.thatDidNotWork')}>
      <p>{errorText(found.error)}</p>
      <Button onClick={onAgain}>{t('common.tryAgain')}</Button>
    </InlineAlert>
  )
}

function Over() {
  const t = useJoinMessages()
  const { viewer } = useSession()
  return (
    <InlineAlert tone="warning" title={t('over')}>
      <p>{t('overText')}</p>
      {viewer === 'employer' && (
        <>
          <p>{t('overJoined')}</p>
          <ButtonLink to={DASHBOARD}>{t('dashboard')}</ButtonLink>
        </>
      )}
    </InlineAlert>
  )
}

function Invited({ invitation }: { invitation: Invitation }) {
  const t = useJoinMessages()
  const { user } = useSession()
  const { signOut } = usePortal()
  const { email, account, viewer } = invitation
  if (viewer === 'someone-else') {
    return (
      <InlineAlert tone="warning" title={t('someoneElse')}>
        <p>{t('someoneElseText', { email, current: user?.email ?? '' })}</p>
        <Button onClick={() => void signOut()}>{t('common.signOut')}</Button>
      </InlineAlert>
    )
  }
  if (account === 'other') {
    return (
      <InlineAlert tone="warning" title={t('otherKind')}>
        <p>{t('otherKindText', { email })}</p>
      </InlineAlert>
    )
  }
  return (
    <Stack gap={5}>
      <p>{t('invited', { email, day: formatDay(invitation.expiresAt) })}</p>
      {!invitation.organisation && (
        <InlineAlert>
          <p>{t('unnamed')}</p>
        </InlineAlert>
      )}
      {viewer === 'invited' ? (
        <JoinNow />
      ) : account === 'none' ? (
        <Register email={email} count={invitation.minimumPassword} />
      ) : (
        <SignIn />
      )}
    </Stack>
  )
}

function SignIn(): ReactNode {
  const t = useJoinMessages()
  return (
    <Card>
      <Stack gap={4}>
        <p>{t('haveAccount')}</p>
        <div>
          <ButtonLink to={`/employer/login?next=${encodeURIComponent(JOIN)}`}>{t('signIn')}</ButtonLink>
        </div>
      </Stack>
    </Card>
  )
}

function JoinNow() {
  const t = useJoinMessages()
  const { notify, afterSignIn } = usePortal()
  return (
    <JoinForm
      button={t('join')}
      check={() => ({})}
      send={async () => {
        await join()
        notify({ kind: 'success', title: t('joined') })
        // Reloads the page: cached data about this person is out of date.
        afterSignIn(DASHBOARD)
      }}
    >
      {() => null}
    </JoinForm>
  )
}

function Register({ email, count }: { email: string; count: number }) {
  const t = useJoinMessages()
  const { notify, afterSignIn, language } = usePortal()
  const [form, setForm] = useState({ firstName: '', lastName: '', password: '', confirmPassword: '' })
  const [hasOneName, setOneName] = useState(false)
  const [submission] = useState(createSubmission)
  const bound = (name: keyof typeof form) => (value: string) => setForm((before) => ({ ...before, [name]: value }))
  const check = () => ({
    firstName: form.firstName.trim() ? undefined : t('errors.firstName'),
    lastName: hasOneName || form.lastName.trim() ? undefined : t('errors.lastName'),
    password: !form.password ? t('errors.password') : form.password.length < count ? t('errors.short', { count }) : undefined,
    confirmPassword: form.password === form.confirmPassword ? undefined : t('errors.match'),
  })
  const send = async () => {
    const body = { ...form, hasOneName, language }
    try {
      await call(registerInvited, { body, idempotencyKey: submission.keyFor(body) })
    } catch (error) {
      // The account exists from an attempt whose answer was lost: the same password signs in.
      if (!(error instanceof ApiError) || error.code !== 'already-exists') throw error
    }
    await call(signIn, { body: { email, password: form.password } })
    submission.done()
    await join()
    notify({ kind: 'success', title: t('joined') })
    afterSignIn(DASHBOARD)
  }
  return (
    <JoinForm button={t('registerAndJoin')} check={check} send={send}>
      {(faults) => {
        const labels = { show: t('common.showPassword'), hide: t('common.hidePassword') }
        return (
          <>
            <h2>{t('register')}</h2>
            <Field id="firstName" label={t('firstName')} error={faults.firstName} required>
              <TextInput
                autoComplete="given-name"
                maxLength={100}
                value={form.firstName}
                onChange={(event) => bound('firstName')(event.target.value)}
              />
            </Field>
            {!hasOneName && (
              <Field id="lastName" label={t('lastName')} error={faults.lastName} required>
                <TextInput
                  autoComplete="family-name"
                  maxLength={100}
                  value={form.lastName}
                  onChange={(event) => bound('lastName')(event.target.value)}
                />
              </Field>
            )}
            <Checkbox
              label={t('common.iHaveOneNameOnly')}
              checked={hasOneName}
              onChange={({ target }) => setOneName(target.checked)}
            />
            <input type="hidden" autoComplete="username" value={email} />
            <PasswordField
              name="password"
              label={t('common.password')}
              hint={t('passwordHint', { count })}
              autoComplete="new-password"
              value={form.password}
              onChange={bound('password')}
              error={faults.password}
              labels={labels}
            />
            <PasswordField
              name="confirmPassword"
              label={t('confirm')}
              autoComplete="new-password"
              value={form.confirmPassword}
              onChange={bound('confirmPassword')}
              error={faults.confirmPassword}
              labels={labels}
            />
          </>
        )
      }}
    </JoinForm>
  )
}
