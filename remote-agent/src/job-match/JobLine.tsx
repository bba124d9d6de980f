import { type MatchExplanation, matchBand } from '@onward/contracts/jobs/match-scores'
import { salaryIn } from '@onward/contracts/jobs/pay'
import { currentLanguage, formatDay } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { type BarTone, Button, Disclosure, ProgressBar, StatusBadge, VisuallyHidden } from '@onward/ui/frame'
import { useState } from 'react'
import type { MatchedJob } from './api'
import { type JobMatchMessages, useJobMatchMessages } from './catalogue'
import styles from './job-match.module.css'
import { SuggestDialog } from './SuggestDialog'

type Part = MatchExplanation['parts'][number]

/** "Green at 90, blue at 75, orange at 60, grey below." Specification section 9. */
const TONES: Readonly<Record<ReturnType<typeof matchBand>, BarTone>> = {
  perfect: 'green',
  strong: 'blue',
  good: 'orange',
  potential: 'grey',
}

/** What was compared, in short. */
function factOf(m: JobMatchMessages, { part, known, facts }: Part): string {
  if (!known) return m('unknown')
  if (part === 'requiredSkills' || part === 'desirableSkills')
    return m('fact.skills', { have: facts.have ?? '0', of: facts.of ?? '0' })
  if (part === 'experience') return facts.title ? m('fact.experience', { title: facts.title }) : ''
  if (part !== 'travel') return ''
  if (facts.remote === 'true') return m('fact.remote')
  if (facts.applied === 'true') return m('fact.applied')
  if (Number(facts.miles) < 1) return m('fact.near', { within: facts.within ?? '' })
  return m('fact.travel', { miles: facts.miles ?? '', within: facts.within ?? '' })
}

/** A job for a client: the score that the client sees, its reasons, and a button to suggest it. */
export function JobLine({ job, referralId, name }: { job: MatchedJob; referralId: string; name: string }) {
  const m = useJobMatchMessages()
  const [isOpen, setOpen] = useState(false)
  const { match, miles } = job
  const place = miles === null ? job.location : `${job.location}, ${miles < 1 ? m('near') : m('miles', { count: miles })}`
  return (
    <li className={styles.job}>
      <div className={styles.what}>
        <Link to={`/jobs/${job.id}`} className={styles.title}>
          {job.title}
        </Link>
        <span>{job.company}</span>
        <span className={styles.soft}>
          {place}. {salaryIn(job.salary, currentLanguage()) || m('noPay')}
        </span>
      </div>
      <div className={styles.match}>
        {match && (
          <>
            <ProgressBar
              label={m('score', { band: m(`band.${matchBand(match.score)}`) })}
              text={`${match.score}%`}
              value={match.score}
              tone={TONES[matchBand(match.score)]}
            />
            <span className={styles.soft}>
              {match.matchingSkills.length > 0 ? m('has', { skills: match.matchingSkills.join(', ') }) : m('hasNone')}
            </span>
            <Disclosure
              summary={
                <>
                  {m('why')}
                  <VisuallyHidden> {job.title}</VisuallyHidden>
                </>
              }
            >
              <Why match={match} />
            </Disclosure>
          </>
        )}
      </div>
      <div className={styles.act}>
        {job.suggested ? (
          <StatusBadge tone="success">
            {m('suggested', { agent: job.suggested.agentName, day: formatDay(job.suggested.at) })}
          </StatusBadge>
        ) : job.open ? (
          <Button
            variant="secondary"
            size="s"
            onClick={() => setOpen(true)}
            aria-label={m('suggestOf', { title: job.title, name })}
          >
            {m('suggest')}
          </Button>
        ) : (
          <StatusBadge>{m('closed')}</StatusBadge>
        )}
      </div>
      {isOpen && <SuggestDialog job={job} referralId={referralId} name={name} onClose={() => setOpen(false)} />}
    </li>
  )
}

function Why({ match }: { match: MatchExplanation }) {
  const m = useJobMatchMessages()
  return (
    <div className={styles.reasons}>
      <dl className={styles.parts}>
        {match.parts.map((part) => (
          <div key={part.part}>
            <dt>{m(`part.${part.part}`)}</dt>
            <dd>
              <strong>{m('points', { points: part.points, of: part.of })}</strong>{' '}
              <span className={styles.soft}>{factOf(m, part)}</span>
            </dd>
          </div>
        ))}
      </dl>
      {match.partlySkills.length > 0 && <p>{m('partly', { skills: match.partlySkills.join(', ') })}</p>}
      {match.skillsToDevelop.length > 0 && <p>{m('lacks', { skills: match.skillsToDevelop.join(', ') })}</p>}
      {match.raises.length > 0 && (
        <div>
          <p className={styles.listTitle}>{m('raises')}</p>
          <ul>
            {match.raises.slice(0, 3).map(({ skill, skillId, points }) => (
              <li key={skillId}>{m('raise', { skill, count: points })}</li>
            ))}
          </ul>
        </div>
      )}
      <p className={styles.soft}>{m('note')}</p>
    </div>
  )
}
