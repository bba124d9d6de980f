import { ErrorSummary } from '@onward/ui/frame'
import type { FieldErrors } from './check-answers'
import { useSignInMessages } from './sign-in-messages'

interface FormErrorsProps {
  errors: FieldErrors
  /** What has failed, as documented. */
  title?: string | undefined
  /** Why, where it is no field's fault. */
  text?: string | null
}

/** The summary above a form, once there is something to say. */
export function FormErrors({ errors, title, text }: FormErrorsProps) {
  const t = useSignInMessages()
  const found = Object.entries(errors)
  if (found.length === 0 && !text) return null
  return <ErrorSummary title={title ?? t('summary')} text={text} errors={found.map(([id, message]) => ({ id, message }))} />
}
