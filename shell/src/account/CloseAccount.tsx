import { askForErasure } from '@onward/contracts/identity/erasure'
import { type OwnOrganisation, readOrganisation } from '@onward/contracts/jobs/organisation'
import { usePortal } from '@onward/portal-kit'
import { call, createSubmission } from '@onward/portal-kit/api'
import { useEndpoint } from '@onward/portal-kit/queries'
import { Link, useNavigate } from '@onward/portal-kit/router'
import { Button, InlineAlert, Section, Stack } from '@onward/ui/frame'
import { useState } from 'react'
import { AccountForm, Password } from './AccountForm'
import { useAccountMessages } from './catalogue'

const POINTS = ['signedOut', 'quiet', 'name', 'stays'] as const

interface ClosingFormProps {
  /** Where the person signs in to keep the account. */
  signIn: '/login' | '/employer/login'
  button: string
  onCancel: () => void
}
/** The password, then the account is closed and erased later. */
function ClosingForm({ signIn, button, onCancel }: ClosingFormProps) {
  const t = useAccountMessages()
  const { afterSignIn } = usePortal()
  const [currentPassword, setPassword] = useState('')
  const [submission] = useState(createSubmission)
  const send = async () => {
    const body = { currentPassword }
    const { eraseAt } = await call(askForErasure, { body, idempotencyKey: submission.keyFor(body) })
    submission.done()
    // The session has ended; the sign-in page says until when erasure can be cancelled.
    afterSignIn(`${signIn}?erase=${encodeURIComponent(eraseAt)}`)
  }
  return (
    <AccountForm
      button={button}
      danger
      onCancel={onCancel}
      check={(text) => ({ ...(currentPassword === '' && { currentPassword: text('errors.currentEmpty') }) })}
      send={send}
    >
      {(faults) => (
        <Password
          name="currentPassword"
          label={t('currentPassword')}
          hint={t('close.why')}
          value={currentPassword}
          onChange={setPassword}
          faults={faults}
        />
      )}
    </AccountForm>
  )
}

/** The last step of a jobseeker's erasure; what it means was said on the page of their data. */
export function EraseAccount() {
  const t = useAccountMessages()
  const navigate = useNavigate()
  return (
    <Section title={t('erase.title')}>
      <Stack gap={4}>
        <InlineAlert tone="warning" title={t('erase.sure')}>
          <p>{t('erase.sureText')}</p>
        </InlineAlert>
        <ClosingForm signIn="/login" button={t('erase.confirm')} onCancel={() => navigate('/account', { replace: true })} />
      </Stack>
    </Section>
  )
}

/** Closes an employer's account: what that means for the organisation, then the password. */
export function CloseAccount({ isOpen }: { isOpen: boolean }) {
  const t = useAccountMessages()
  const organisation = useEndpoint(readOrganisation)
  const [open, setOpen] = useState(isOpen)
  return (
    <Section title={t('close.title')}>
      <Stack gap={4}>
        <p>{t('close.lead')}</p>
        {organisation.data?.organisation && <Consequence of={organisation.data.organisation} />}
        <ul>
          {POINTS.map((point) => (
            <li key={point}>{t(`close.${point}`)}</li>
          ))}
        </ul>
        {open ? (
          <ClosingForm signIn="/employer/login" button={t('close.confirm')} onCancel={() => setOpen(false)} />
        ) : (
          <div>
            <Button variant="danger" onClick={() => setOpen(true)}>
              {t('close.open')}
            </Button>
          </div>
        )}
      </Stack>
    </Section>
  )
}

/** What happens to the organisation, depending on its other members. */
function Consequence({ of: { name, role, members } }: { of: OwnOrganisation }) {
  const t = useAccountMessages()
  const others = members.filter(({ you }) => !you)
  const [longest] = [...others].sort((a, b) => a.joinedAt.localeCompare(b.joinedAt))
  if (!longest) {
    return (
      <InlineAlert tone="warning" title={t('close.alone', { name })}>
        <p>{t('close.aloneText')}</p>
      </InlineAlert>
    )
  }
  if (role === 'owner' && !others.some((member) => member.role === 'owner')) {
    return (
      <InlineAlert tone="warning" title={t('close.onlyOwner', { name })}>
        <p>{t('close.onlyOwnerText', { heir: longest.name })}</p>
        <Link to="/employer/organisation">{t('close.choose')}</Link>
      </InlineAlert>
    )
  }
  return (
    <InlineAlert title={t('close.goesOn', { name })}>
      <p>{t('close.goesOnText')}</p>
    </InlineAlert>
  )
}
