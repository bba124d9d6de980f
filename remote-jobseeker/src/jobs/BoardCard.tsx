import type { BoardJob } from '@onward/contracts/jobs/board'
import { JobCard, type JobCardProps } from '@onward/ui/job'
import { useMessages } from '../catalogue'
import { useJobsMessages } from './catalogue'
import { reasonOf } from './fit'
import { cardLines, Fit } from './job-lines'
import { SaveToggle } from './SaveToggle'

type Opening = Pick<JobCardProps, 'level' | 'chosen' | 'onOpen'>

/** A scored job as a card. `further`: among jobs beyond the distance, whose heading says so. */
export function BoardCard({ job, further = false, ...opening }: { job: BoardJob; further?: boolean } & Opening) {
  const t = useMessages()
  const w = useJobsMessages()
  return (
    <JobCard
      title={job.title}
      lang={job.writtenIn}
      to={`/jobs/${job.id}`}
      company={job.company}
      logo={job.logo}
      lines={cardLines(t, w, job)}
      fit={<Fit job={job} further={further} />}
      reason={reasonOf(t, w, job)}
      save={<SaveToggle job={job} compact />}
      {...opening}
    />
  )
}
