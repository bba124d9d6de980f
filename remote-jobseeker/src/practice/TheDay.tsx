import type { Interview } from '@onward/contracts/jobs/interviews'
import type { MyApplication } from '@onward/contracts/jobs/own-applications'
import type { Language } from '@onward/contracts/language'
import { usePortal } from '@onward/portal-kit'
import { currentLanguage } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Button, ButtonLink, Card, Row, Section, Stack } from '@onward/ui/frame'
import { useLatestApplications } from '../applications/api'
import { startingWeekday } from '../applications/when'
import { useMyInterviews, useMyProfile } from './api'
import { type PracticeMessages, usePracticeMessages } from './catalogue'
import styles from './practice.module.css'

/** Public journey planners for Great Britain and for Wales. */
const PLANNERS: { en: string } & Partial<Record<Language, string>> = {
  en: 'https://www.traveline.info/',
  cy: 'https://www.traveline.cymru/',
}
/** States of an interview that can still be prepared for. */
const AHEAD: ReadonlySet<Interview['state']> = new Set(['confirmed', 'proposed', 'alternative_requested'])

/** When and where, the day before, the journey, the interview, and what may be asked for. */
export function TheDay({ jobId }: { jobId: string | null }) {
  const t = usePracticeMessages()
  const applications = useLatestApplications()
  const interviews = useMyInterviews()
  const profile = useMyProfile()
  const application = jobId === null ? undefined : applications.data?.items.find((one) => one.jobId === jobId)
  const interview =
    application && interviews.data?.items.find((one) => one.applicationId === application.id && AHEAD.has(one.state))
  const isRemote = interview && interview.way !== 'in-person'
  const { workCoachName = '', workCoachContact = '' } = profile.data ?? {}
  return (
    <Stack gap={6}>
      {jobId !== null && (
        <Section title={t('day.when')}>
          {interview?.startsAt ? (
            <Facts interview={interview} />
          ) : (
            <p className={styles.flat}>
              <strong>{t('day.noInterview')}.</strong> {t('day.noInterviewText')}
            </p>
          )}
          {application && (
            <p className={styles.flat}>
              <Link to={`/applications/${application.id}`}>{t('day.application')}</Link>{' '}
              {interview?.startsAt && t('day.calendarHint')}
            </p>
          )}
        </Section>
      )}
      <Section title={t('day.before')}>
        <List lines={(['read', 'clothes', 'papers', 'sleep'] as const).map((line) => t(`day.beforeList.${line}`))} />
      </Section>
      {!isRemote && (
        <Section title={t('day.there')}>
          <List lines={(['plan', 'late', 'fare'] as const).map((line) => t(`day.thereList.${line}`))} />
          <p className={styles.flat}>
            <a href={PLANNERS[currentLanguage()]} target="_blank" rel="noopener noreferrer">
              {t('day.planner')}
            </a>
          </p>
        </Section>
      )}
      {(isRemote || !interview) && (
        <Section title={t('day.phone')}>
          <List lines={(['place', 'test', 'notes', 'drop'] as const).map((line) => t(`day.phoneList.${line}`))} />
        </Section>
      )}
      <Section title={t('day.during')}>
        <List lines={(['pause', 'again', 'notes', 'questions'] as const).map((line) => t(`day.duringList.${line}`))} />
      </Section>
      <Section title={t('day.ask')}>
        <p className={styles.flat}>{t('day.askText')}</p>
        <List lines={(['time', 'questions', 'support', 'place', 'way'] as const).map((line) => t(`day.askList.${line}`))} />
        <AskMessage t={t} application={application} />
      </Section>
      <Section title={t('day.coach')}>
        <p className={styles.flat}>{workCoachName ? t('day.coachNamed', { name: workCoachName }) : t('day.coachText')}</p>
        {workCoachContact && <p className={styles.flat}>{t('day.coachContact', { contact: workCoachContact })}</p>}
        <div>
          <ButtonLink to="/messages" variant="secondary" icon="messages">
            {t('day.messages')}
          </ButtonLink>
        </div>
        <p className={styles.soft}>
          {t('day.worry')} <a href="/help/crisis">{t('day.crisis')}</a>
        </p>
      </Section>
    </Stack>
  )
}

const List = ({ lines }: { lines: readonly string[] }) => (
  <ul className={styles.plain}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)

function Facts({ interview }: { interview: Interview }) {
  const t = usePracticeMessages()
  const rows: readonly (readonly [string, string])[] = [
    [t('common.when'), interview.startsAt ? startingWeekday(interview.startsAt) : ''],
    [t('common.howLong'), t('common.minutes', { count: interview.minutes })],
    [t('common.how'), t(`day.way.${interview.way}`)],
    [t('common.where'), interview.place],
    [t('day.note'), interview.note],
  ]
  return (
    <dl className={styles.parts}>
      {rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.words}>
              {/^https:\/\/\S+$/.test(value) ? (
                <a href={value} target="_blank" rel="noopener noreferrer">
                  {value}
                </a>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
    </dl>
  )
}

function AskMessage({ t, application }: { t: PracticeMessages; application: MyApplication | undefined }) {
  const { notify } = usePortal()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(t('day.askMessage'))
      notify({ kind: 'success', title: t('day.copied'), text: t('day.copiedText') })
    } catch {
      notify({ kind: 'error', title: t('day.copyFailed') })
    }
  }
  return (
    <Card tone="tint">
      <Stack gap={3}>
        <h3 className={styles.flat}>{t('day.askWords')}</h3>
        <p className={styles.flat}>{t('day.askMessage')}</p>
        <Row gap={3}>
          <Button variant="secondary" size="s" onClick={() => void copy()}>
            {t('day.copy')}
          </Button>
          {application && <Link to={`/applications/${application.id}`}>{t('day.write', { company: application.company })}</Link>}
        </Row>
      </Stack>
    </Card>
  )
}
