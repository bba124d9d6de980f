import { useErrorText } from '@onward/portal-kit'
import { isApiError } from '@onward/portal-kit/error-text'
import { ErrorSummary } from '@onward/ui/frame'
import { useState } from 'react'
import { useMessages } from '../catalogue'
import type { FieldFault, FormField } from './form'

export interface JobFaults {
  faults: readonly FieldFault[]
  /** A failure that belongs to no field. */
  failure: string | null
  /** Replaces the errors of the attempt before. */
  setFaults(faults: FieldFault[]): void
  fail(error: unknown): void
}

/** The service's sentence for why a job cannot be posted now. */
const refusalIn = (error: unknown): string | null =>
  isApiError(error) && error.code === 'state-conflict' ? (error.problem?.detail ?? null) : null

/** Errors of a typed job, or of sending it. */
export function useJobFaults(): JobFaults {
  const errorText = useErrorText()
  const [wrong, setWrong] = useState<Pick<JobFaults, 'faults' | 'failure'>>({ faults: [], failure: null })
  return {
    ...wrong,
    setFaults: (faults) => setWrong({ faults, failure: null }),
    fail: (error) => setWrong({ faults: [], failure: refusalIn(error) ?? errorText(error) }),
  }
}

interface JobErrorsProps {
  of: Pick<JobFaults, 'faults' | 'failure'>
  idOf(field: FormField): string
  textOf(fault: FieldFault): string
}
/** The summary above a form for a job. */
export function JobErrors({ of: { faults, failure }, idOf, textOf }: JobErrorsProps) {
  const t = useMessages()
  if (failure) return <ErrorSummary title={t('common.thatDidNotWork')} text={failure} errors={[]} />
  if (faults.length === 0) return null
  const missing = faults.some((one) => one.fault === 'missing')
  return (
    <ErrorSummary
      title={t(missing ? 'post.missing.title' : 'post.invalid.title')}
      text={missing ? t('post.missing.text') : undefined}
      errors={faults.map((fault) => ({ id: idOf(fault.field), message: textOf(fault) }))}
    />
  )
}
