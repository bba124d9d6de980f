import { type BoardJob, listSimilarJobs } from '@onward/contracts/jobs/board'
import { useEndpoint } from '@onward/portal-kit/queries'
import { Link } from '@onward/portal-kit/router'
import { ButtonLink, Card, Row, Section, Stack, VisuallyHidden } from '@onward/ui/frame'
import { EmployerLine } from '@onward/ui/job'
import { useApplicationMessages } from '../applications/catalogue'
import { useMessages } from '../catalogue'
import { jobPayText, matchText, placeText } from '../facts'
import { Answer } from '../parts/Answer'
import styles from './apply.module.css'

/** Open jobs like one that has closed. With `hasDraft`, the text written for that job can be used for them. */
export function SimilarJobs({ jobId, hasDraft = false }: { jobId: string; hasDraft?: boolean }) {
  const a = useApplicationMessages()
  const similar = useEndpoint(listSimilarJobs, { params: { id: jobId } })
  return (
    <Section title={a('closed.similar')}>
      <Answer of={similar} cards={2}>
        {({ items }) => (
          <Stack gap={3}>
            {items.length === 0 && <p>{a('closed.similarNone')}</p>}
            {items.map((job) => (
              <SimilarJob key={job.id} job={job} from={hasDraft ? jobId : null} />
            ))}
            <div>
              <ButtonLink to="/jobs" variant="secondary">
                {a('closed.find')}
              </ButtonLink>
            </div>
          </Stack>
        )}
      </Answer>
    </Section>
  )
}

function SimilarJob({ job, from }: { job: BoardJob; from: string | null }) {
  const t = useMessages()
  const a = useApplicationMessages()
  return (
    <Card as="article" className={styles.similar}>
      <h3 className={styles.similarTitle}>
        <Link to={`/jobs/${job.id}`}>{job.title}</Link>
      </h3>
      <p className={styles.soft}>
        <EmployerLine name={job.company} logo={job.logo}>
          {job.company}, {placeText(t, job)}
        </EmployerLine>
      </p>
      <p className={styles.soft}>
        {jobPayText(t, job)}
        {job.match && `. ${matchText(t, job.match.score)}`}
      </p>
      {from && (
        <Row gap={3}>
          <ButtonLink to={`/jobs/${job.id}/apply?from=${from}`} size="s">
            {a('closed.applyWith')}
            <VisuallyHidden>: {job.title}</VisuallyHidden>
          </ButtonLink>
        </Row>
      )}
    </Card>
  )
}
