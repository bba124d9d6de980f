import { changePassword } from '@onward/contracts/identity/account'
import { usePortal } from '@onward/portal-kit'
import { call, createSubmission } from '@onward/portal-kit/api'
import { refreshAfter } from '@onward/portal-kit/queries'
import { Button } from '@onward/ui/frame'
import { useState } from 'react'
import { AccountForm, Password } from './AccountForm'
import { useAccountMessages } from './catalogue'

/** Minimum of registration (specification, section 9), where a deployment requires no more. */
const MIN_PASSWORD = 6
const EMPTY = { currentPassword: '', password: '', confirmPassword: '' }

export function ChangePassword() {
  const t = useAccountMessages()
  const { notify, minimumPassword: count = MIN_PASSWORD } = usePortal()
  const [open, setOpen] = useState(false)
  const [body, setBody] = useState(EMPTY)
  const [submission] = useState(createSubmission)
  const close = () => {
    setOpen(false)
    setBody(EMPTY)
  }
  if (!open) {
    return (
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('passwordChange')}
      </Button>
    )
  }
  const bound = (name: keyof typeof EMPTY) => ({
    name,
    value: body[name],
    onChange: (value: string) => setBody((before) => ({ ...before, [name]: value })),
  })
  return (
    <AccountForm
      button={t('passwordSave')}
      onCancel={close}
      check={(text) => ({
        ...(body.currentPassword === '' && { currentPassword: text('errors.currentEmpty') }),
        ...(body.password.length < count && { password: text('errors.short', { count }) }),
        ...(body.password !== body.confirmPassword && { confirmPassword: text('errors.mismatch') }),
      })}
      send={async () => {
        await call(changePassword, { body, idempotencyKey: submission.keyFor(body) })
        submission.done()
        close()
        notify({ kind: 'success', title: t('passwordSaved'), text: t('passwordSavedText') })
        await refreshAfter(changePassword)
      }}
    >
      {(faults) => (
        <>
          <Password {...bound('currentPassword')} label={t('currentPassword')} faults={faults} />
          <Password
            {...bound('password')}
            label={t('newPassword')}
            hint={t('newPasswordHint', { count })}
            isNew
            faults={faults}
          />
          <Password {...bound('confirmPassword')} label={t('confirmPassword')} isNew faults={faults} />
        </>
      )}
    </AccountForm>
  )
}
