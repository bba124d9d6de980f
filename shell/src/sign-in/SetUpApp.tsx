import type { ResponseOf } from '@onward/contracts/endpoint'
import { confirmSecondFactor, startSecondFactor } from '@onward/contracts/identity/staff'
import { call } from '@onward/portal-kit/api'
import { Button, Skeleton } from '@onward/ui/frame'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { encode } from 'uqr'
import { type LeaveCode, useCodeFailure } from './CodeStep'
import { SubmitButton } from './SubmitButton'
import styles from './sign-in.module.css'
import { useSignInMessages } from './sign-in-messages'
import { TextField } from './TextField'

type Confirmed = ResponseOf<typeof confirmSecondFactor>

/** Setting up the authenticator app: QR code, secret as text, first code; then the recovery codes, once. */
export function SetUpApp({ onIn, onLeave }: { onIn: (session: Confirmed['session']) => void; onLeave: LeaveCode }) {
  const t = useSignInMessages()
  const [started, setStarted] = useState<ResponseOf<typeof startSecondFactor> | null>(null)
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null)
  const [code, setCode] = useState('')
  const [sending, setSending] = useState(false)
  const wiring = useCodeFailure(onLeave)
  const heading = useRef<HTMLHeadingElement>(null)
  const step = confirmed ? 'codes' : started ? 'app' : 'loading'
  // Moves the focus: each step replaces the pressed button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new part is a new heading
  useEffect(() => heading.current?.focus(), [step])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    let wanted = true
    call(startSecondFactor).then(
      (answer) => wanted && setStarted(answer),
      (error: unknown) => {
        if (wanted) wiring.leave(error)
      },
    )
    return () => {
      wanted = false
    }
  }, [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    if (!wiring.check(code)) return
    setSending(true)
    try {
      setConfirmed(await call(confirmSecondFactor, { body: { code } }))
    } catch (error) {
      wiring.fail(error)
    }
    setSending(false)
  }

  if (confirmed) {
    return (
      <div className={styles.form}>
        <h2 ref={heading} tabIndex={-1}>
          {t('setUp.codesTitle')}
        </h2>
        <p>{t('setUp.codesText')}</p>
        <ul className={styles.codes} aria-label={t('setUp.codesTitle')}>
          {confirmed.recoveryCodes.map((one) => (
            <li key={one}>
              <code>{one}</code>
            </li>
          ))}
        </ul>
        <div>
          <Button onClick={() => onIn(confirmed.session)}>{t('setUp.done')}</Button>
        </div>
      </div>
    )
  }
  if (!started) return <Skeleton rows={5} label={t('setUp.title')} />
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <h2 ref={heading} tabIndex={-1}>
        {t('setUp.title')}
      </h2>
      <p>{t('setUp.text')}</p>
      {wiring.summary}
      <div className={styles.secret}>
        <QrCode text={started.uri} label={t('setUp.picture')} />
        <div>
          <p>{t('setUp.orType')}</p>
          <p>
            <code>{started.secret}</code>
          </p>
          <p>
            <a href={started.uri}>{t('setUp.openApp')}</a>
          </p>
        </div>
      </div>
      <TextField
        name="code"
        label={t('factor.code')}
        hint={t('setUp.codeHint')}
        autoComplete="one-time-code"
        inputMode="numeric"
        value={code}
        onChange={setCode}
        error={wiring.error}
        required
      />
      <SubmitButton busy={sending} busyText={t('signingIn')}>
        {t('setUp.confirm')}
      </SubmitButton>
      <div>
        <button type="button" className={styles.plain} onClick={() => onLeave(null)}>
          {t('factor.leave')}
        </button>
      </div>
    </form>
  )
}

/** Drawn in the browser, so that the secret is sent nowhere. Dark on light in either theme, for cameras. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  )
}
