import { useErrorText, usePortal } from '@onward/portal-kit'
import type { ApiError } from '@onward/portal-kit/api'
import { useMessages } from '../words'
import { usePostJob } from './api'
import { type FieldFault, faultOf, type JobToPost } from './form'

/** What each state of a new job is called; a job that is neither live nor waiting is kept as a draft. */
const outcomeOf = (state: string) => (state === 'active' || state === 'pending_check' ? state : 'draft')

export interface Submit {
  posting: boolean
  post(job: JobToPost): void
}

/** Sends a job and says truthfully what became of it. `onFaults` gets what the service refuses field by field. */
export function useSubmitJob(on: { done(): void; faults(faults: FieldFault[]): void }): Submit {
  const t = useMessages()
  const errorText = useErrorText()
  const { notify } = usePortal()
  const write = usePostJob()
  const failed = (error: ApiError, job: JobToPost) => {
    const values: Record<string, unknown> = { ...job }
    const faults = error.fieldErrors
      .map(({ field, message }) => faultOf(field, message, String(values[field] ?? '')))
      .filter((fault) => fault !== null)
    if (faults.length > 0) on.faults(faults)
    else notify({ kind: 'error', title: t('write.failed'), text: errorText(error) })
  }
  return {
    posting: write.isPending,
    post: (job) =>
      write.mutate(
        { body: job },
        {
          onSuccess: ({ state, receipt }) => {
            const outcome = outcomeOf(state)
            const text = t(`post.done.${outcome}`, { title: job.title })
            notify({
              kind: 'success',
              title: t(`post.done.${outcome}.title`),
              text: `${text} ${t('receipt', { reference: receipt.reference })}`,
            })
            on.done()
          },
          onError: (error) => failed(error, job),
        },
      ),
  }
}
