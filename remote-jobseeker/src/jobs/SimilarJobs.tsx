import { listSimilarJobs } from '@onward/contracts/jobs/board'
import { useEndpoint } from '@onward/portal-kit/queries'
import { JobCard, JobCards } from '@onward/ui/job'
import { useMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { useJobsMessages } from './catalogue'
import { reasonOf } from './fit'
import { cardLines, Fit } from './job-lines'
import { SaveToggle } from './SaveToggle'

/** Up to three open jobs like one that has closed; nothing where there are none. */
export default function SimilarJobs({ jobId }: { jobId: string }) {
  const t = useMessages()
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
                <JobCard
                  key={job.id}
                  title={job.title}
                  to={`/jobs/${job.id}`}
                  company={job.company}
                  logo={job.logo}
                  lines={cardLines(t, w, job)}
                  fit={<Fit job={job} />}
                  reason={reasonOf(t, w, job)}
                  save={<SaveToggle job={job} compact />}
                />
              ))}
            </JobCards>
          </section>
        )
      }
    </Answer>
  )
}
