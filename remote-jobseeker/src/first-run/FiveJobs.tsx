import type { Profile } from '@onward/contracts/jobseekers/profile'
import { Link } from '@onward/portal-kit/router'
import { Drawing } from '@onward/ui/drawing'
import { ButtonLink, EmptyState, StatusBadge } from '@onward/ui/frame'
import { JobCards } from '@onward/ui/job'
import { BoardCard } from '../jobs/BoardCard'
import { Answer } from '../parts/Answer'
import { questionsAddress } from '../parts/questions-address'
import { useJobsFor } from './api'
import { useFirstRunMessages } from './catalogue'
import styles from './first-run.module.css'
import { Hills } from './Hills'

const JOB_COUNT = '5'

/** The jobs that fit the answers. */
export function FiveJobs({ profile }: { profile: Profile }) {
  const f = useFirstRunMessages()
  const jobs = useJobsFor({}, JOB_COUNT)
  const total = jobs.data?.total ?? 0
  const count = jobs.data?.items.length ?? 0
  return (
    <div className={styles.screen}>
      <div className={styles.ask}>
        <p className={styles.flat}>
          <StatusBadge tone="success">{f('jobs.done')}</StatusBadge>
        </p>
        <h1 tabIndex={-1} className={styles.title}>
          {count === 0 ? f('jobs.titleNone', { name: profile.firstName }) : f('jobs.title', { count, name: profile.firstName })}
        </h1>
        <p className={styles.soft}>
          {profile.postcode ? f('jobs.lead', { miles: profile.travelMiles, postcode: profile.postcode }) : f('jobs.leadAnywhere')}
        </p>
        <Answer of={jobs} cards={3}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState
                title={f('jobs.none')}
                picture={<Drawing name="search" />}
                action={<Link to="/jobs">{f('jobs.further')}</Link>}
              >
                {f('jobs.noneText')}
              </EmptyState>
            ) : (
              <JobCards>
                {items.map((job) => (
                  <BoardCard key={job.id} job={job} level={2} />
                ))}
              </JobCards>
            )
          }
        </Answer>
      </div>
      <aside className={styles.live}>
        <Hills at={5} />
        <div className={styles.liveText}>
          {total > 0 && <p className={styles.count}>{f('jobs.count', { count: total })}</p>}
          <p className={styles.flat}>{f(profile.skills.length > 0 ? 'jobs.addCv' : 'jobs.addSkills')}</p>
          <div className={styles.ways}>
            <ButtonLink to="/jobs">{f('jobs.all', { count: total })}</ButtonLink>
            <ButtonLink to="/cv-review" variant="secondary">
              {f('common.addMyCv')}
            </ButtonLink>
            <Link to={questionsAddress()}>{f('common.fiveQuestions')}</Link>
            <Link to="/dashboard">{f('jobs.dashboard')}</Link>
          </div>
        </div>
      </aside>
    </div>
  )
}
