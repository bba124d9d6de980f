import { listSimilarJobs } from '@onward/contracts/jobs/board'
import { useEndpoint } from '@onward/portal-kit/queries'
import { JobCards } from '@onward/ui/job'
import { Answer } from '../parts/Answer'
import { BoardCard } from './BoardCard'
import { useJobsMessages } from './catalogue'

/** Up to three open jobs like one that has closed; nothing where there are none. */
export default function SimilarJobs({ jobId }: { jobId: string }) {
  const w = useJobsMessages()
  const similar = useEndpoint(listSimilarJobs, { params: { id: jobId } })
  return (
    <Answer of={similar} cards={1}>
      {({ items }) =>
        items.length > 0 && (
          <section>
            <h2>{w('closed.similar')}</h2>
            <JobCards>
              {items.map((job) => (
                <BoardCard key={job.id} job={job} />
              ))}
            </JobCards>
          </section>
        )
      }
    </Answer>
  )
}
