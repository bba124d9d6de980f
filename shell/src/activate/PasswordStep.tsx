import { type ActivationProgress, chooseActivationPassword } from '@onward/contracts/identity/activation'
import { useSession } from '@onward/portal-kit'
import { call } from '@onward/portal-kit/api'
import { Disclosure, InlineAlert, Stack } from '@onward/ui/frame'
import { PasswordField } from '@onward/ui/password'
import { ActivateForm, type Checked } from './ActivateForm'
import styles from './ActivatePage.module.css'
import { useActivateMessages } from './catalogue'

export interface Passwords {
  password: string
  confirmPassword: string
}
interface PasswordStepProps {
  progress: ActivationProgress
  typed: Passwords
  onType: (typed: Passwords) => void
  onChosen: () => void
}

/** Step 1. The email address is above the password: a link sent by text message has not proved it. */
export function PasswordStep({ progress, typed, onType, onChosen }: PasswordStepProps) {
  const t = useActivateMessages()
  const { user } = useSession()
  const { email, firstName, jobcentre, minimumPassword: count } = progress

  // Specification, section 5: first that they match, then their length.
  const check = (): Checked => {
    if (typed.password !== typed.confirmPassword) {
      return { faults: { confirmPassword: t('notices.mismatchText') }, title: t('notices.mismatch') }
    }
    if (typed.password.length < count) {
      return { faults: { password: t('notices.shortText', { count }) }, title: t('notices.short') }
    }
    return { faults: {} }
  }
  const send = async () => {
    await call(chooseActivationPassword, { body: typed })
    onChosen()
  }
  const bound = (name: keyof Passwords) => ({
    name,
    value: typed[name],
    autoComplete: 'new-password' as const,
    onChange: (value: string) => onType({ ...typed, [name]: value }),
    labels: { show: t('common.showPassword'), hide: t('common.hidePassword') },
  })
  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <p>{t('hello', { firstName, jobcentre })}</p>
        <p className={styles.address}>
          <strong>{t('address', { email })}</strong>
        </p>
        <Disclosure summary={t('notMine')}>
          <p>{t('notMineText')}</p>
        </Disclosure>
        {user && (
          <InlineAlert tone="warning">
            <p className={styles.address}>{t('otherAccount', { current: user.email, email })}</p>
          </InlineAlert>
        )}
      </Stack>
      <ActivateForm check={check} send={send} button={t('common.continue')}>
        {(faults) => (
          <>
            {/* Password managers store the password under this user name. */}
            <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
            <PasswordField
              {...bound('password')}
              label={t('common.password')}
              hint={t('passwordHint', { count })}
              error={faults.password}
            />
            <PasswordField {...bound('confirmPassword')} label={t('confirmPassword')} error={faults.confirmPassword} />
          </>
        )}
      </ActivateForm>
    </Stack>
  )
}
