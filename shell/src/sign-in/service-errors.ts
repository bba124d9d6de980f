import type { Language } from '@onward/contracts/language'
import type { ApiError } from '@onward/portal-kit/api'
import type { FieldErrors } from './check-answers'
import { emailError, MIN_PASSWORD } from './check-answers'
import type { SignInTranslate } from './sign-in-messages'

/** What the service said of each field, in the reader's language. Its own sentences are English; it refuses few things beyond the form. */
export function fieldErrorsOf(error: ApiError, language: Language, t: SignInTranslate): FieldErrors {
  return Object.fromEntries(
    error.fieldErrors.map(({ field, message }) => [field, language === 'en' ? message : translated(field, message, t)]),
  )
}

function translated(field: string, message: string, t: SignInTranslate): string {
  if (/common/i.test(message)) return t('errors.passwordCommon')
  if (/do not match/i.test(message)) return t('errors.mismatch')
  const characters = /at least (\d+)/i.exec(message)?.[1]
  if (characters) return t('errors.passwordShort', { count: Number(characters) })
  if (field === 'email') return emailError('', t) ?? message
  if (field === 'password') return t('errors.passwordShort', { count: MIN_PASSWORD })
  return t('errors.tooLong')
}
