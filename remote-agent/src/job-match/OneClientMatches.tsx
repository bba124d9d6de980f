import { isRunning, type MatchRun } from '@onward/contracts/jobs/match-runs'
import { ButtonLink, Disclosure, Section } from '@onward/ui/frame'
import { Answer } from '../parts/Answer'
import { useMatchesOf, useRun } from './api'
import { useJobMatchMessages } from './catalogue'
import { JobLine } from './JobLine'
import styles from './job-match.module.css'

/** How many jobs are shown at once. */
const OPEN_JOBS = 2
interface Of {
  id: string
  name: string
}

/** What the agent's last run found for this client, and a way to suggest it. */
export default function OneClientMatches({ id, name }: Of) {
  const m = useJobMatchMessages()
  const found = useRun()
  return (
    <Section
      title={m('common.jobMatches')}
      id="matches"
      actions={
        <ButtonLink to="/agent/job-match" variant="quiet" size="s">
          {m('run')}
        </ButtonLink>
      }
    >
      <Answer of={found}>
        {({ run }) =>
          run && !isRunning(run.state) ? (
            <Jobs id={id} name={name} run={run} />
          ) : (
            <p className={styles.soft}>{m(run ? 'running' : 'first')}</p>
          )
        }
      </Answer>
    </Section>
  )
}

function Jobs({ id, name, run }: Of & { run: MatchRun }) {
  const m = useJobMatchMessages()
  const found = useMatchesOf(run.id, id)
  return (
    <Answer of={found}>
      {({ items: [client] }) => {
        if (!client) return <p className={styles.soft}>{m('one.notInRun')}</p>
        const { state, jobs } = client
        if (jobs.length === 0)
          return (
            <p className={styles.soft}>
              {state === 'not-shared'
                ? m('one.notShared', { name })
                : m(state === 'found' ? 'gone' : state === 'no-skills' ? 'noSkills' : state)}
            </p>
          )
        const lines = jobs.map((job) => <JobLine key={job.id} job={job} referralId={id} name={name} />)
        return (
          <>
            <ul className={styles.jobs} data-narrow="true">
              {lines.slice(0, OPEN_JOBS)}
            </ul>
            {lines.length > OPEN_JOBS && (
              <Disclosure summary={m('others', { count: lines.length - OPEN_JOBS, name })}>
                <ul className={styles.jobs} data-narrow="true">
                  {lines.slice(OPEN_JOBS)}
                </ul>
              </Disclosure>
            )}
          </>
        )
      }}
    </Answer>
  )
}
