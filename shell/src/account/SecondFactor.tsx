import type { ResponseOf } from '@onward/contracts/endpoint'
import { readSecondFactor, removeSecondFactor, renewRecoveryCodes, wantSecondFactor } from '@onward/contracts/identity/staff'
import { usePortal } from '@onward/portal-kit'
import { call } from '@onward/portal-kit/api'
import { formatDay } from '@onward/portal-kit/i18n'
import { refreshAfter, useEndpoint } from '@onward/portal-kit/queries'
import { Button, InlineAlert, Row, Section, Skeleton, Stack } from '@onward/ui/frame'
import { useEffect, useRef, useState } from 'react'
import { AccountForm, Password } from './AccountForm'
import styles from './AccountPage.module.css'
import { useAccountMessages } from './catalogue'
import { useSecondFactorMessages } from './second-factor-catalogue'

type Factor = ResponseOf<typeof readSecondFactor>
type Doing = 'want' | 'renew' | 'remove' | 'leave'
/** With fewer recovery codes than this, new ones are suggested. */
const FEW = 4

/** The authenticator app of a member of staff. Every change asks for the password. */
export default function SecondFactor() {
  const t = useSecondFactorMessages()
  const factor = useEndpoint(readSecondFactor)
  return (
    <Section title={t('title')}>
      {factor.data ? (
        <Known factor={factor.data} />
      ) : factor.isError ? (
        <InlineAlert tone="danger" title={t('common.couldNotLoad')}>
          <Button variant="secondary" onClick={() => void factor.refetch()}>
            {t('common.tryAgain')}
          </Button>
        </InlineAlert>
      ) : (
        <Skeleton rows={2} label={t('loading')} />
      )}
    </Section>
  )
}

function Known({ factor: { required, since, wanted, recoveryCodesLeft: count } }: { factor: Factor }) {
  const t = useSecondFactorMessages()
  const { signOut } = usePortal()
  const [doing, setDoing] = useState<Doing | null>(null)
  const [codes, setCodes] = useState<readonly string[]>([])
  if (codes.length > 0) return <NewCodes codes={codes} onSaved={() => setCodes([])} />
  if (doing) return <GivePassword doing={doing} onDone={() => setDoing(null)} onCodes={setCodes} />
  if (since) {
    return (
      <Stack gap={4}>
        <p>{t('on', { when: formatDay(since) })}</p>
        {count < FEW ? (
          <InlineAlert tone="warning" title={t('left', { count })}>
            <p>{t('few')}</p>
          </InlineAlert>
        ) : (
          <p>{t('left', { count })}</p>
        )}
        <Row>
          <Button variant="secondary" onClick={() => setDoing('renew')}>
            {t('renew')}
          </Button>
          <Button variant="secondary" onClick={() => setDoing('remove')}>
            {t('remove')}
          </Button>
        </Row>
      </Stack>
    )
  }
  if (wanted) {
    return (
      <Stack gap={4}>
        <p>{t('wanted')}</p>
        <Row>
          <Button onClick={() => void signOut()}>{t('signOut')}</Button>
          {!required && (
            <Button variant="secondary" onClick={() => setDoing('leave')}>
              {t('leave')}
            </Button>
          )}
        </Row>
      </Stack>
    )
  }
  return (
    <Stack gap={4}>
      <p>{t('none')}</p>
      <div>
        <Button variant="secondary" onClick={() => setDoing('want')}>
          {t('want')}
        </Button>
      </div>
    </Stack>
  )
}

const TEXTS = { want: 'wantText', renew: 'renewText', remove: 'removeText', leave: 'leaveText' } as const

function GivePassword({
  doing,
  onDone,
  onCodes,
}: {
  doing: Doing
  onDone: () => void
  onCodes: (codes: readonly string[]) => void
}) {
  const t = useSecondFactorMessages()
  const account = useAccountMessages()
  const { notify } = usePortal()
  const [currentPassword, setCurrentPassword] = useState('')
  const send = async () => {
    const input = { body: { currentPassword } }
    if (doing === 'renew') onCodes((await call(renewRecoveryCodes, input)).recoveryCodes)
    else await call(doing === 'want' ? wantSecondFactor : removeSecondFactor, input)
    if (doing === 'remove') notify({ kind: 'success', title: t('removed') })
    await refreshAfter(wantSecondFactor)
    onDone()
  }
  return (
    <Stack gap={4}>
      <p>{t(TEXTS[doing])}</p>
      <AccountForm
        button={t(doing)}
        onCancel={onDone}
        check={(text) => ({ ...(currentPassword === '' && { currentPassword: text('errors.currentEmpty') }) })}
        send={send}
      >
        {(faults) => (
          <Password
            name="currentPassword"
            label={account('currentPassword')}
            value={currentPassword}
            onChange={setCurrentPassword}
            faults={faults}
          />
        )}
      </AccountForm>
    </Stack>
  )
}

function NewCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const t = useSecondFactorMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  // The form has gone, so the focus moves here.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Stack gap={4}>
      <h3 ref={heading} tabIndex={-1}>
        {t('codesTitle')}
      </h3>
      <p>{t('codesText')}</p>
      <ul className={styles.codes} aria-label={t('codesTitle')}>
        {codes.map((one) => (
          <li key={one}>
            <code>{one}</code>
          </li>
        ))}
      </ul>
      <div>
        <Button onClick={onSaved}>{t('kept')}</Button>
      </div>
    </Stack>
  )
}
