import { usePortal } from '@onward/portal-kit'
import type { ApiError } from '@onward/portal-kit/api'
import { useMessages } from '../catalogue'
import { usePostJob } from './api'
import { type FieldFault, type JobToPost, serviceFault } from './form'
import type { JobFaults } from './JobErrors'

/** Outcome by the state of a new job; one that is neither live nor waiting is saved as a draft. */
export const outcomeOf = (state: string) => (state === 'active' || state === 'pending_check' ? state : 'draft')

/** The refused fields; empty where the whole request was refused. */
export const faultsIn = (error: ApiError): FieldFault[] => error.fieldErrors.flatMap((one) => serviceFault(one) ?? [])

export interface Submit {
  posting: boolean
  post(job: JobToPost, draftId?: string): void
}

/** Posts a job and reports what actually happened to it. */
export function useSubmitJob(on: { done(draftId: string | null): void; wrong: JobFaults }): Submit {
  const t = useMessages()
  const { notify } = usePortal()
  const write = usePostJob()
  return {
    posting: write.isPending,
    post: (job, draftId) =>
      write.mutate(
        { body: { ...job, ...(draftId && { draftId }) } },
        {
          onSuccess: ({ state, receipt }) => {
            const outcome = outcomeOf(state)
            const text = t(`post.done.${outcome}`, { title: job.title })
            notify({
              kind: 'success',
              title: t(`post.done.${outcome}.title`),
              text: `${text} ${t('common.receipt', { reference: receipt.reference })}`,
            })
            on.done(draftId ?? null)
          },
          onError: (error) => {
            const faults = faultsIn(error)
            if (faults.length > 0) on.wrong.setFaults(faults)
            else on.wrong.fail(error)
          },
        },
      ),
  }
}
