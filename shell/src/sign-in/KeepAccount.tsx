import { keepAccount } from '@onward/contracts/identity/erasure'
import { useErrorText } from '@onward/portal-kit'
import { call, createSubmission } from '@onward/portal-kit/api'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { useEffect, useRef, useState } from 'react'
import { FormErrors } from './FormErrors'
import { SubmitButton } from './SubmitButton'
import styles from './sign-in.module.css'
import { useSignInMessages } from './sign-in-messages'

interface KeepAccountProps {
  email: string
  password: string
  eraseAt: string
  /** Signs in with the typed email and password. */
  onKeep: () => Promise<void>
  onLeave: () => void
}

/** Replaces the form when the account is to be erased: the person decides before signing in. */
export function KeepAccount({ email, password, eraseAt, onKeep: onKept, onLeave }: KeepAccountProps) {
  const t = useSignInMessages()
  const errorText = useErrorText()
  const [working, setWorking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [submission] = useState(createSubmission)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const keep = async () => {
    if (working) return
    setWorking(true)
    setFailure(null)
    try {
      const body = { email, password }
      await call(keepAccount, { body, idempotencyKey: submission.keyFor(body) })
      submission.done()
      await onKept()
    } catch (error) {
      setFailure(errorText(error))
    } finally {
      setWorking(false)
    }
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void keep()
      }}
    >
      <h2 ref={heading} tabIndex={-1}>
        {t('keep.title')}
      </h2>
      <p>{t('keep.text', { when: formatDayAndTime(eraseAt) })}</p>
      <p>{t('keep.after')}</p>
      <FormErrors errors={{}} text={failure} />
      <SubmitButton busy={working} busyText={t('keep.working')}>
        {t('keep.button')}
      </SubmitButton>
      <p>
        <button type="button" className={styles.plain} onClick={onLeave}>
          {t('keep.leave')}
        </button>
      </p>
    </form>
  )
}

/** Shown after asking for erasure: how to undo it and until when. Nothing when the address has no time. */
export function ErasureAsked({ eraseAt }: { eraseAt: string | null }) {
  const t = useSignInMessages()
  if (!eraseAt || Number.isNaN(Date.parse(eraseAt))) return null
  return (
    <div className={styles.aside} role="status">
      <p>
        <strong>{t('keep.askedTitle')}</strong>
      </p>
      <p>{t('keep.asked', { when: formatDayAndTime(eraseAt) })}</p>
      <p>{t('keep.askedUndo')}</p>
    </div>
  )
}
