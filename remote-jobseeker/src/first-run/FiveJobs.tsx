import type { Profile } from '@onward/contracts/jobseekers/profile'
import { Link } from '@onward/portal-kit/router'
import { Drawing } from '@onward/ui/drawing'
import { ButtonLink, EmptyState, InlineAlert, StatusBadge } from '@onward/ui/frame'
import { JobCards } from '@onward/ui/job'
import { BoardCard } from '../jobs/BoardCard'
import { Answer } from '../parts/Answer'
import { questionsAddress } from '../parts/questions-address'
import { useJobsAtTimes, useJobsFor } from './api'
import { useFirstRunMessages } from './catalogue'
import styles from './first-run.module.css'
import { Hills } from './Hills'
import { leading } from './steps'

const JOB_COUNT = '5'
const ENOUGH_SKILLS = 3

/** The jobs that fit the answers. */
export function FiveJobs({ profile }: { profile: Profile }) {
  const f = useFirstRunMessages()
  const jobs = useJobsFor({}, JOB_COUNT)
  const atTimes = useJobsAtTimes(profile.workTimes, JOB_COUNT)
  const total = jobs.data?.total ?? 0
  // Adverts that name a time of the person's come first.
  const near = jobs.data?.items ?? []
  const first = leading([...atTimes, ...near.filter(({ id }) => !atTimes.some((job) => job.id === id))]).slice(
    0,
    Number(JOB_COUNT),
  )
  const count = first.length
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
            ) : count === 0 ? (
              <NoneFit skills={profile.skills.length} />
            ) : (
              <JobCards>
                {first.map((job) => (
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

/** Weak matches do not lead: one sentence says what would help. */
function NoneFit({ skills }: { skills: number }) {
  const f = useFirstRunMessages()
  const needsSkills = skills < ENOUGH_SKILLS
  return (
    <InlineAlert title={f('jobs.noneFit', { help: f(needsSkills ? 'jobs.helpSkills' : 'jobs.helpCv') })}>
      {needsSkills ? (
        <ButtonLink to="?step=skills">{f('jobs.moreSkills')}</ButtonLink>
      ) : (
        <ButtonLink to={questionsAddress()}>{f('common.fiveQuestions')}</ButtonLink>
      )}
    </InlineAlert>
  )
}
