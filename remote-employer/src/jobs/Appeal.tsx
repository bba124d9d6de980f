import type { FullEmployerJob } from '@onward/contracts/jobs/vacancies'
import { AppealForm, SentAppeal } from '../parts/AppealForm'
import { useAppeal } from '../posting/api'
import { usePostingMessages } from '../posting/catalogue'

/** The employer's one answer to a return: written here, or shown once it is sent. */
export function Appeal({ job }: { job: FullEmployerJob }) {
  const p = usePostingMessages()
  const write = useAppeal()
  if (job.appeal) return <SentAppeal appeal={job.appeal} />
  const isReturned = job.state === 'draft' && job.checks.includes('sent-back')
  if (!isReturned && !job.waitingEdit?.note) return null
  return (
    <AppealForm
      text={p('appeal.text')}
      label={p('appeal.label')}
      missing={p('appeal.missing')}
      busy={write.isPending}
      send={(words, then) => write.mutate({ params: { id: job.id }, body: { words, version: job.version } }, then)}
    />
  )
}
