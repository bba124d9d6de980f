import { PasswordField as Password, type PasswordFieldProps } from '@onward/ui/password'
import { useSignInMessages } from './sign-in-messages'

/** The password field with the texts of the sign-in pages. */
export function PasswordField(field: Omit<PasswordFieldProps, 'labels'>) {
  const t = useSignInMessages()
  return <Password {...field} labels={{ show: t('showPassword'), hide: t('hidePassword') }} />
}
