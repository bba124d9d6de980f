import type { JobPreview } from '@onward/contracts/jobs/vacancies'
import { useState } from 'react'
import { usePreviewJob } from './api'
import type { JobToPost } from './form'
import type { JobFaults } from './JobErrors'
import { faultsIn } from './submit'

export interface Findings {
  /** What the service said of the words as they stand; null once they are others. */
  found: JobPreview | null
  checking: boolean
  /** The whole advert is open. */
  open: boolean
  close(): void
  /** The words are others now. */
  forget(): void
  preview(job: JobToPost): void
  /** Goes on at once where nobody needs to think twice; else shows why, and goes on when it is asked again with the same words. */
  guard(job: JobToPost, goOn: () => void): void
}

/** Worth a second look before it is sent. Checks that nobody can do anything about are told, and stop nobody. */
const isSurprise = ({ flags, told, refusal }: JobPreview) => flags.length > 0 || told > 0 || Boolean(refusal)

/** Asks the service what it makes of a job before it is posted or saved. `jobId` names the job that is edited. */
export function useFindings(jobId: string | undefined, wrong: JobFaults): Findings {
  const write = usePreviewJob()
  const [seen, setSeen] = useState<{ words: string; found: JobPreview } | null>(null)
  const [open, setOpen] = useState(false)
  const ask = (job: JobToPost, then: (found: JobPreview) => void) =>
    write.mutate(
      { body: { ...job, ...(jobId && { jobId }) } },
      {
        onSuccess: (found) => {
          setSeen({ words: JSON.stringify(job), found })
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
      if (seen?.words === JSON.stringify(job)) goOn()
      else ask(job, (found) => !isSurprise(found) && goOn())
    },
  }
}
