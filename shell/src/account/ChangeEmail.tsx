import { changeEmail } from '@onward/contracts/identity/account'
import { call, createSubmission } from '@onward/portal-kit/api'
import { Button, Field, InlineAlert, TextInput } from '@onward/ui/frame'
import { useState } from 'react'
import { AccountForm, Password } from './AccountForm'
import { useAccountMessages } from './catalogue'

export function ChangeEmail() {
  const t = useAccountMessages()
  const [step, setStep] = useState<'closed' | 'open' | 'sent'>('closed')
  const [email, setEmail] = useState('')
  const [currentPassword, setCurrentPassword] = useState('')
  const [submission] = useState(createSubmission)

  if (step === 'open') {
    return (
      <AccountForm
        button={t('emailSend')}
        onCancel={() => setStep('closed')}
        check={(text) => ({
          ...(!/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(email.trim()) && { email: text('errors.email') }),
          ...(currentPassword === '' && { currentPassword: text('errors.currentEmpty') }),
        })}
        send={async () => {
          const body = { email: email.trim(), currentPassword }
          await call(changeEmail, { body, idempotencyKey: submission.keyFor(body) })
          submission.done()
          setCurrentPassword('')
          setStep('sent')
        }}
      >
        {(faults) => (
          <>
            <Field id="email" label={t('newEmail')} hint={t('newEmailHint')} error={faults.email} required>
              <TextInput type="email" autoComplete="email" value={email} onChange={({ target }) => setEmail(target.value)} />
            </Field>
            <Password
              name="currentPassword"
              label={t('currentPassword')}
              value={currentPassword}
              onChange={setCurrentPassword}
              faults={faults}
            />
          </>
        )}
      </AccountForm>
    )
  }
  return (
    <>
      {step === 'sent' && (
        <InlineAlert tone="success" role="status">
          <p>{t('emailSent', { email: email.trim() })}</p>
        </InlineAlert>
      )}
      <Button variant="secondary" onClick={() => setStep('open')}>
        {t('emailChange')}
      </Button>
    </>
  )
}
