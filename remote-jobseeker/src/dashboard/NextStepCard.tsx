import { londonDay } from '@onward/contracts/london-time'
import { formatDate, formatDay, formatTime } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { ButtonLink } from '@onward/ui/frame'
import { useLatestApplications } from '../applications/api'
import { areOpen, useDrafts } from '../apply/drafts'
import { useMyAppointments } from '../appointments/api'
import { useMessages } from '../catalogue'
import { useMatchSummary } from '../jobs/api'
import { Answer } from '../parts/Answer'
import { questionsAddress } from '../parts/questions-address'
import { PracticeLink } from '../practice/PracticeLink'
import { useBadges, useCvs, useInterviews, useProfile } from './api'
import { type DashboardMessages, useDashboardMessages } from './catalogue'
import styles from './dashboard.module.css'
import { nextStep } from './next-step'

const DAY_MS = 24 * 60 * 60 * 1000
/** "tomorrow at 14:00", in United Kingdom time. */
function whenText(d: DashboardMessages, startsAt: string, now: Date): string {
  const day = formatDate(startsAt)
  const time = formatTime(startsAt)
  if (day === formatDate(now)) return d('step.interview.today', { time })
  if (day === formatDate(new Date(now.getTime() + DAY_MS))) return d('step.interview.tomorrow', { time })
  return d('step.interview.later', { day: formatDay(startsAt), time })
}

/** The next step. Needs CVs and applications; other data that fails to load is ignored. */
export function NextStepCard() {
  const t = useMessages()
  const d = useDashboardMessages()
  const cvs = useCvs()
  const applications = useLatestApplications()
  const summary = useMatchSummary()
  const profile = useProfile()
  const badges = useBadges()
  const interviews = useInterviews()
  const drafts = useDrafts()
  const appointments = useMyAppointments()
  const settled = [summary, profile, badges, interviews, drafts, appointments].every(({ isPending }) => !isPending)
  const both = {
    data: cvs.data && applications.data && settled ? { cvs: cvs.data.items, applications: applications.data.items } : undefined,
    error: cvs.error ?? applications.error,
    refetch: () => Promise.all([cvs.refetch(), applications.refetch()]),
  }
  return (
    <Answer of={both} cards={1} title={d('step.failed')}>
      {(known) => {
        const now = new Date()
        const everything = {
          ...known,
          interviews: interviews.data?.items ?? [],
          appointments: appointments.data?.items ?? [],
          drafts: areOpen(drafts.data?.items ?? [], londonDay(now)),
          postedToday: summary.data?.postedToday ?? 0,
          missing: profile.data?.progress.missing ?? [],
          isAsked: !profile.data || profile.data.availability !== null,
          badges: badges.data?.items.filter(({ revokedAt }) => revokedAt === null).map(({ badge }) => badge) ?? [],
        }
        const { step, path, facts } = nextStep(everything, now)
        const { part, startsAt, closesOn, ...named } = facts
        const when = startsAt && whenText(d, startsAt, now)
        const day = closesOn && formatDay(closesOn)
        const values = {
          ...named,
          ...(when && { when }),
          ...(day && { day }),
          ...(part && { missing: t(`profile.missing.${part}`) }),
        }
        const practised =
          step === 'interview' || step === 'invited'
            ? known.applications.find(({ id }) => path === `/applications/${id}`)
            : undefined
        return (
          <section className={styles.next} aria-label={t('dashboard.next')}>
            <Hills />
            <div className={styles.nextText}>
              <p className={styles.over}>{t('dashboard.next')}</p>
              <h2 className={styles.flat}>{d(`step.${step}.title`, values)}</h2>
              <p className={styles.flat}>{d(step === 'draft' && day ? 'step.draft.textBy' : `step.${step}.text`, values)}</p>
              <div>
                <ButtonLink to={path} variant="marigold">
                  {d(`step.${step}.action`)}
                </ButtonLink>
              </div>
              {practised && (
                <div>
                  <PracticeLink jobId={practised.jobId} soon />
                </div>
              )}
              {step === 'welcome' && (
                <p className={styles.flat}>
                  <Link to="/cv-review">{d('step.welcome.cv')}</Link>
                </p>
              )}
              {(step === 'welcome' || step === 'upload' || step === 'refused') && (
                <p className={styles.flat}>
                  <Link to={questionsAddress()}>{t('common.fiveQuestions')}</Link>
                </p>
              )}
              {step === 'matches' && (
                <p className={styles.flat}>
                  <Link to="/cv-review">{t('step.letter')}</Link>
                </p>
              )}
            </div>
          </section>
        )
      }}
    </Answer>
  )
}

/** Decoration. */
const Hills = () => (
  <svg className={styles.hills} viewBox="0 0 420 240" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
    <circle cx="330" cy="92" r="42" className={styles.sun} />
    <path d="M0 240c90-4 150-84 240-92s120 0 180-26v118z" className={styles.far} />
    <path d="M90 240c70-8 120-52 190-52s100-8 140-28v80z" className={styles.near} />
    <path d="M206 240c46-6 36-30 76-38s32-36 70-42" className={styles.way} />
  </svg>
)
