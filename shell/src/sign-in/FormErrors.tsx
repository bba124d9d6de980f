import { ErrorSummary } from '@onward/ui/frame'
import type { FieldErrors } from './check-answers'
import { useSignInMessages } from './sign-in-messages'

/** The summary above a form, once there is something to say. */
export function FormErrors({ errors }: { errors: FieldErrors }) {
  const t = useSignInMessages()
  const found = Object.entries(errors)
  if (found.length === 0) return null
  return <ErrorSummary title={t('summary')} errors={found.map(([id, message]) => ({ id, message }))} />
}
