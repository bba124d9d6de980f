import { askForErasure } from '@onward/contracts/identity/erasure'
import { usePortal, useSession } from '@onward/portal-kit'
import { call, createSubmission } from '@onward/portal-kit/api'
import { Link } from '@onward/portal-kit/router'
import { Button, InlineAlert, Section, Stack } from '@onward/ui/frame'
import { useState } from 'react'
import { useMyDataMessages } from './catalogue'
import { PasswordForm } from './PasswordForm'

const POINTS = {
  user: {
    atOnce: ['signedOut', 'hidden', 'quiet', 'withdrawn', 'email'],
    goes: ['account', 'profile', 'cvs', 'applications', 'messages', 'learning', 'ni', 'searches'],
    stays: ['receipts', 'badges', 'reports', 'employers', 'backups'],
  },
  employer: {
    atOnce: ['signedOut', 'jobsHeld', 'email'],
    goes: ['account', 'names', 'notices', 'organisation'],
    stays: ['receipts', 'adverts', 'backups'],
  },
} as const

/** What erasure does and does not do, then the password. */
export function Erase() {
  const t = useMyDataMessages()
  const { afterSignIn } = usePortal()
  const { viewer } = useSession()
  const isEmployer = viewer === 'employer'
  const points = POINTS[isEmployer ? 'employer' : 'user']
  const [isAsking, setAsking] = useState(false)
  const [submission] = useState(createSubmission)
  const ask = async (currentPassword: string) => {
    const body = { currentPassword }
    const { eraseAt } = await call(askForErasure, { body, idempotencyKey: submission.keyFor(body) })
    submission.done()
    // The session has ended; the sign-in page says until when erasure can be cancelled.
    afterSignIn(`/login?erase=${encodeURIComponent(eraseAt)}`)
  }
  return (
    <Stack gap={5}>
      <p>{t('erase.lead')}</p>
      <Section title={t('erase.atOnceTitle')}>
        <PointList of="atOnce" keys={points.atOnce} />
      </Section>
      <Section title={t('erase.goesTitle')}>
        <p>{t('erase.goesLead')}</p>
        <PointList of="goes" keys={points.goes} />
      </Section>
      <Section title={t('erase.staysTitle')}>
        <PointList of="stays" keys={points.stays} />
      </Section>
      <Section title={t('erase.askTitle')}>
        <Stack gap={4}>
          <p>
            {t(isEmployer ? 'erase.beforeEmployer' : 'erase.before')}{' '}
            <Link to="/my-data?section=download">{t('erase.download')}</Link>
          </p>
          {isAsking ? (
            <>
              <InlineAlert tone="warning" title={t('erase.sure')}>
                <p>{t('erase.sureText')}</p>
              </InlineAlert>
              <PasswordForm
                name="erase-password"
                label={t('password.label')}
                hint={t('erase.why')}
                button={t('erase.confirm')}
                working={t('erase.working')}
                variant="danger"
                takesFocus
                send={ask}
              />
              <div>
                <Button variant="secondary" onClick={() => setAsking(false)}>
                  {t('erase.cancel')}
                </Button>
              </div>
            </>
          ) : (
            <div>
              <Button variant="danger" onClick={() => setAsking(true)}>
                {t('erase.open')}
              </Button>
            </div>
          )}
        </Stack>
      </Section>
    </Stack>
  )
}

type Points = (typeof POINTS)[keyof typeof POINTS]
type Part = 'atOnce' | 'goes' | 'stays'
type Point =
  | `erase.atOnce.${Points['atOnce'][number]}`
  | `erase.goes.${Points['goes'][number]}`
  | `erase.stays.${Points['stays'][number]}`
function PointList({ of, keys }: { of: Part; keys: readonly string[] }) {
  const t = useMyDataMessages()
  return (
    <ul>
      {keys.map((key) => (
        <li key={key}>{t(`erase.${of}.${key}` as Point)}</li>
      ))}
    </ul>
  )
}
