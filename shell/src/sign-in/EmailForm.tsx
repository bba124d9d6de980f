import type { requestPasswordReset, resendVerification } from '@onward/contracts/identity/identity'
import { useErrorText } from '@onward/portal-kit'
import { call, createSubmission } from '@onward/portal-kit/api'
import { type FormEvent, useState } from 'react'
import { emailError } from './check-answers'
import { FormErrors } from './FormErrors'
import { MailboxLink } from './MailboxLink'
import { SubmitButton } from './SubmitButton'
import styles from './sign-in.module.css'
import { useSignInMessages } from './sign-in-messages'
import { TextField } from './TextField'

export interface EmailFormProps {
  /** Both give the same answer for any address, so nobody learns who has an account. */
  endpoint: typeof requestPasswordReset | typeof resendVerification
  button: string
  working: string
  /** Text when nothing could be sent. */
  failed: string
  /** Shown instead of the form afterwards. */
  done: (email: string) => string
  mailbox: boolean
}

/** Asks for an email address and requests a link to it. */
export function EmailForm({ endpoint, button, working, failed, done, mailbox }: EmailFormProps) {
  const t = useSignInMessages()
  const errorText = useErrorText()
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [step, setStep] = useState<'asking' | 'sending' | 'sent'>('asking')
  const [submission] = useState(createSubmission)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = emailError(email, t)
    setError(found)
    setFailure(null)
    if (found || step !== 'asking') return
    setStep('sending')
    try {
      const body = { email: email.trim() }
      await call(endpoint, { body, idempotencyKey: submission.keyFor(body) })
      setStep('sent')
    } catch (problem) {
      setStep('asking')
      setFailure(errorText(problem))
    }
  }

  if (step === 'sent') {
    return (
      <div role="status">
        <p>{done(email.trim())}</p>
        {mailbox && <MailboxLink />}
      </div>
    )
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <FormErrors errors={error ? { email: error } : {}} title={failure ? failed : undefined} text={failure} />
      <TextField
        name="email"
        label={t('fields.email')}
        type="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
        error={error ?? undefined}
        required
      />
      <SubmitButton busy={step === 'sending'} busyText={working}>
        {button}
      </SubmitButton>
    </form>
  )
}
