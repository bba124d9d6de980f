import { askForErasure } from '@onward/contracts/identity/erasure'
import { type OwnOrganisation, readOrganisation } from '@onward/contracts/jobs/organisation'
import { usePortal } from '@onward/portal-kit'
import { call, createSubmission } from '@onward/portal-kit/api'
import { useEndpoint } from '@onward/portal-kit/queries'
import { Link } from '@onward/portal-kit/router'
import { Button, InlineAlert, Section, Stack } from '@onward/ui/frame'
import { useState } from 'react'
import { AccountForm, Password } from './AccountForm'
import { useAccountMessages } from './catalogue'

const POINTS = ['signedOut', 'quiet', 'name', 'stays'] as const

/** Closes an employer's account: what that means for the organisation, then the password. */
export function CloseAccount() {
  const t = useAccountMessages()
  const { afterSignIn } = usePortal()
  const organisation = useEndpoint(readOrganisation)
  const [open, setOpen] = useState(false)
  const [currentPassword, setPassword] = useState('')
  const [submission] = useState(createSubmission)
  const cancel = () => {
    setOpen(false)
    setPassword('')
  }
  const send = async () => {
    const body = { currentPassword }
    const { eraseAt } = await call(askForErasure, { body, idempotencyKey: submission.keyFor(body) })
    submission.done()
    // The session has ended; the sign-in page says until when erasure can be cancelled.
    afterSignIn(`/employer/login?erase=${encodeURIComponent(eraseAt)}`)
  }
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
          <AccountForm
            button={t('close.confirm')}
            danger
            onCancel={cancel}
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
