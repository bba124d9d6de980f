import type { JobPreview } from '@onward/contracts/jobs/vacancies'
import { useState } from 'react'
import { usePreviewJob } from './api'
import type { JobToPost } from './form'
import type { JobFaults } from './JobErrors'
import { faultsIn } from './submit'

export interface Findings {
  /** The service's findings on the current text; null once the text changes. */
  found: JobPreview | null
  checking: boolean
  /** Whether the preview is open. */
  open: boolean
  close(): void
  /** The text changed. */
  forget(): void
  preview(job: JobToPost): void
  /** Continues at once when there is nothing to consider; otherwise shows the findings, and continues when called again with the same text. */
  guard(job: JobToPost, goOn: () => void): void
}

/** Whether the findings need a second look. Checks that the employer cannot change are shown, but do not interrupt. */
const isSurprise = ({ flags, told, refusal }: JobPreview) => flags.length > 0 || told > 0 || Boolean(refusal)

/** Previews a job at the service before it is posted or saved. `jobId`: the job being edited. */
export function useFindings(jobId: string | undefined, wrong: JobFaults): Findings {
  const write = usePreviewJob()
  const [seen, setSeen] = useState<{ checked: string; found: JobPreview } | null>(null)
  const [open, setOpen] = useState(false)
  const ask = (job: JobToPost, then: (found: JobPreview) => void) =>
    write.mutate(
      { body: { ...job, ...(jobId && { jobId }) } },
      {
        onSuccess: (found) => {
          setSeen({ checked: JSON.stringify(job), found })
          then(found)
        },
        onError: (error) => {
          const faults = faultsIn(error)
          if (faults.length > 0) wrong.setFaults(faults)
          else wrong.fail(error)
        },
      },
    )
  return {
    found: seen?.found ?? null,
    checking: write.isPending,
    open,
    close: () => setOpen(false),
    forget: () => setSeen(null),
    preview: (job) => ask(job, () => setOpen(true)),
    guard: (job, goOn) => {
      if (seen?.checked === JSON.stringify(job)) goOn()
      else ask(job, (found) => !isSurprise(found) && goOn())
    },
  }
}
