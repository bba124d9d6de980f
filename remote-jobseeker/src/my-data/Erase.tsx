import { askForErasure } from '@onward/contracts/erasure'
import { usePortal } from '@onward/portal-kit'
import { call, createSubmission } from '@onward/portal-kit/api'
import { Link } from '@onward/portal-kit/router'
import { Button, InlineAlert, Section, Stack } from '@onward/ui/frame'
import { useState } from 'react'
import { PasswordForm } from './PasswordForm'
import { useMyDataMessages } from './words'

const AT_ONCE = ['signedOut', 'hidden', 'quiet', 'withdrawn', 'email'] as const
const GOES = ['account', 'profile', 'cvs', 'applications', 'messages', 'learning', 'ni', 'searches'] as const
const STAYS = ['receipts', 'badges', 'reports', 'employers', 'backups'] as const

/** What erasure does and what it cannot, before anybody asks for it; then the password. */
export function Erase() {
  const t = useMyDataMessages()
  const { afterSignIn } = usePortal()
  const [isAsking, setAsking] = useState(false)
  const [submission] = useState(createSubmission)
  const ask = async (currentPassword: string) => {
    const body = { currentPassword }
    const { eraseAt } = await call(askForErasure, { body, idempotencyKey: submission.keyFor(body) })
    submission.done()
    // Signed out: the page to come back to says until when.
    afterSignIn(`/login?erase=${encodeURIComponent(eraseAt)}`)
  }
  return (
    <Stack gap={5}>
      <p>{t('erase.lead')}</p>
      <Section title={t('erase.atOnceTitle')}>
        <Points of="atOnce" keys={AT_ONCE} />
      </Section>
      <Section title={t('erase.goesTitle')}>
        <p>{t('erase.goesLead')}</p>
        <Points of="goes" keys={GOES} />
      </Section>
      <Section title={t('erase.staysTitle')}>
        <Points of="stays" keys={STAYS} />
      </Section>
      <Section title={t('erase.askTitle')}>
        <Stack gap={4}>
          <p>
            {t('erase.before')} <Link to="/my-data?section=download">{t('erase.download')}</Link>
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

type Part = 'atOnce' | 'goes' | 'stays'
type Point =
  | `erase.atOnce.${(typeof AT_ONCE)[number]}`
  | `erase.goes.${(typeof GOES)[number]}`
  | `erase.stays.${(typeof STAYS)[number]}`
function Points({ of, keys }: { of: Part; keys: readonly string[] }) {
  const t = useMyDataMessages()
  return (
    <ul>
      {keys.map((key) => (
        <li key={key}>{t(`erase.${of}.${key}` as Point)}</li>
      ))}
    </ul>
  )
}
