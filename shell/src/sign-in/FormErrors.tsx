import { ErrorSummary } from '@onward/ui/frame'
import type { FieldErrors } from './check-answers'
import { useSignInMessages } from './sign-in-messages'

interface FormErrorsProps {
  errors: FieldErrors
  /** The documented title. */
  title?: string | undefined
  /** The reason, where no field is at fault. */
  text?: string | null
}

/** The error summary above a form. */
export function FormErrors({ errors, title, text }: FormErrorsProps) {
  const t = useSignInMessages()
  const found = Object.entries(errors)
  if (found.length === 0 && !text) return null
  return <ErrorSummary title={title ?? t('summary')} text={text} errors={found.map(([id, message]) => ({ id, message }))} />
}
