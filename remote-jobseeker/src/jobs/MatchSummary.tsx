import { lazyPart } from '@onward/portal-kit'
import { Link } from '@onward/portal-kit/router'
import { Icon, Skeleton } from '@onward/ui/frame'
import { Suspense, useId, useState } from 'react'
import { useMessages } from '../catalogue'
import { questionsAddress } from '../parts/questions-address'
import { useMatchSummary } from './api'
import { useJobsMessages } from './catalogue'
import styles from './jobs.module.css'
import { READINESS_STEPS, useReadiness } from './readiness'

// Fetched when opened.
const MatchProfile = lazyPart(() => import('./MatchProfile'))

/** One line with the number of matches and readiness; opens to the facts behind the scores. */
export function MatchSummary() {
  const t = useMessages()
  const w = useJobsMessages()
  const { data } = useMatchSummary()
  const { done } = useReadiness()
  const [open, setOpen] = useState(false)
  const panel = useId()
  const count = done && READINESS_STEPS.filter((step) => done[step]).length
  return (
    <>
      <p className={styles.matchSummary}>
        {data && (data.hasProfile && data.skills.length > 0 ? <Counts {...data} /> : <NoCv />)}
        <button type="button" aria-expanded={open} {...(open && { 'aria-controls': panel })} onClick={() => setOpen(!open)}>
          {w('readiness.title')}{' '}
          {count !== undefined && (
            <>
              <span className={styles.pips} aria-hidden="true">
                {READINESS_STEPS.map((step, place) => (
                  <i key={step} data-done={place < count} />
                ))}
              </span>
              {w('readiness.done', { done: count, of: READINESS_STEPS.length })}
            </>
          )}
          <Icon name="chevron" size={16} />
        </button>
      </p>
      {open && (
        <div id={panel} className={styles.profile}>
          <Suspense fallback={<Skeleton label={t('common.loading')} rows={3} />}>
            <MatchProfile />
          </Suspense>
        </div>
      )}
    </>
  )
}

function Counts({ matches, averageScore, postedToday }: { matches: number; averageScore: number | null; postedToday: number }) {
  const w = useJobsMessages()
  if (averageScore === null) return <span>{w('matchSummary.none')}</span>
  return (
    <>
      <span>
        <b>{w('matchSummary.matches', { count: matches })}</b>
        <span className={styles.wide}>, {w('matchSummary.average', { average: averageScore })}</span>
      </span>
      {postedToday > 0 && <span className={styles.wide}>{w('matchSummary.today', { count: postedToday })}</span>}
    </>
  )
}

function NoCv() {
  const t = useMessages()
  return (
    <span>
      {t('hub.noCv')} <Link to="/cv-review">{t('common.uploadCvAction')}</Link>{' '}
      <Link to={questionsAddress()}>{t('common.fiveQuestions')}</Link>
    </span>
  )
}
