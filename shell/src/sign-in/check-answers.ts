import type { Translate } from '@onward/portal-kit/i18n'
import { useSessionStore } from '../session/session-store'
import type en from './messages/en.json'

export type UserType = 'user' | 'employer' | 'agent'
type T = Translate<typeof en>
/** Field name → error in the reader's language, in the order of the form. */
export type FieldErrors = Readonly<Record<string, string>>

/** The shortest password that the service takes. */
export const minimumPassword = (): number => useSessionStore.getState().minimumPassword
const MAX_EMAIL = 255
const MAX_PASSWORD = 256

export interface SignInAnswers {
  email: string
  password: string
}
export interface Registration extends SignInAnswers {
  firstName: string
  lastName: string
  organisationName: string
}

const present = (errors: Record<string, string | null>): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== null))

export function emailError(email: string, t: T): string | null {
  const value = email.trim()
  if (!/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(value)) return t('errors.email')
  return value.length > MAX_EMAIL ? t('errors.emailLong') : null
}

function newPasswordError(password: string, t: T): string | null {
  if (password === '') return t('errors.password')
  if (password.length < minimumPassword()) return t('errors.passwordShort', { count: minimumPassword() })
  return password.length > MAX_PASSWORD ? t('errors.passwordLong') : null
}

/** A staff ID is not an email address, so the agent form accepts any text. */
export const signInErrors = ({ email, password }: SignInAnswers, userType: UserType, t: T): FieldErrors =>
  present({
    email: userType === 'agent' && email.trim() !== '' ? null : emailError(email, t),
    password: password === '' ? t('errors.password') : null,
  })

export const newPasswordErrors = (answers: { password: string; confirmPassword: string }, t: T): FieldErrors =>
  present({
    password: newPasswordError(answers.password, t),
    confirmPassword: answers.password === answers.confirmPassword ? null : t('errors.mismatch'),
  })

export const registrationErrors = (answers: Registration, userType: UserType, t: T): FieldErrors =>
  present({
    organisationName: userType === 'employer' && answers.organisationName.trim() === '' ? t('errors.organisation') : null,
    email: emailError(answers.email, t),
    password: newPasswordError(answers.password, t),
  })

/** The summary's sentence for each field: the documented one, which the field shows without the full stop. */
export function registrationSummary(errors: FieldErrors, t: T): FieldErrors {
  const documented = new Map([
    [t('errors.mismatch'), t('notices.mismatch')],
    [t('errors.passwordShort', { count: minimumPassword() }), t('notices.passwordShort', { count: minimumPassword() })],
  ])
  return Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, documented.get(text) ?? text]))
}
