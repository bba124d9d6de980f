import type { ApplicationState, ResponseOf, readEmployerApplication } from '@onward/contracts'
import { useErrorText, usePageTitle, usePortal } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { Link, useParams } from '@onward/portal-kit/router'
import { ButtonLink, EmptyState, Page, PageHeader, Section, StatusBadge } from '@onward/ui/frame'
import { useState } from 'react'
import { availabilityWords, experienceWords } from '../facts'
import { useEmployerLive } from '../live'
import { Answer } from '../parts/Answer'
import { AreaNav } from '../parts/AreaNav'
import { useMessages } from '../words'
import styles from './ApplicationPage.module.css'
import { useApplication, useMove } from './api'
import { DownloadCv } from './DownloadCv'
import { Match } from './Match'
import { MatchBar } from './MatchBar'
import { type OfferedMove, stateText, stateTone } from './moves'
import { NextStep } from './NextStep'
import { OptedIn } from './OptedIn'

type Application = ResponseOf<typeof readEmployerApplication>

/** /employer/applications/:id: everything about one application, and its next step. */
export default function ApplicationPage() {
  const t = useMessages()
  const { id = '' } = useParams()
  const application = useApplication(id)
  usePageTitle(application.data?.name ?? t('applications.title'))
  useEmployerLive({ announced: false })
  const missing = application.error instanceof ApiError && [404, 422].includes(application.error.status)
  return (
    <Page>
      <AreaNav />
      {missing ? (
        <EmptyState
          title={t('application.missing')}
          action={<ButtonLink to="/employer/applications">{t('application.back')}</ButtonLink>}
        >
          {t('application.missing.text')}
        </EmptyState>
      ) : (
        <Answer of={application} lines={8}>
          {(found) => <Shown application={found} refetch={() => application.refetch().then(({ data }) => data)} />}
        </Answer>
      )}
    </Page>
  )
}

function Shown({ application, refetch }: { application: Application; refetch(): Promise<Application | undefined> }) {
  const t = useMessages()
  const { name, state, coverLetter, adjustmentsWords, withdrawal, match, history } = application
  return (
    <>
      <PageHeader
        eyebrow={<Link to="/employer/applications">{t('application.back')}</Link>}
        title={name}
        lead={t('application.for', { job: application.jobTitle })}
      />
      <p className={styles.under}>
        <StatusBadge tone={stateTone(state)}>{stateText(t, state)}</StatusBadge>
        <OptedIn application={application} />
        {(application.disabilitySupport || application.benefitsTransition) && (
          <span className={styles.soft}>{t('badge.shared')}</span>
        )}
      </p>
      {withdrawal && <p>{t(`application.withdrawal.${withdrawal}`)}</p>}
      <div className={styles.columns}>
        <div>
          {adjustmentsWords && (
            <Section title={t('application.adjustments')}>
              <p className={styles.letter}>{adjustmentsWords}</p>
            </Section>
          )}
          <Section title={t('application.letter')}>
            {coverLetter ? (
              <p className={styles.letter}>{coverLetter}</p>
            ) : (
              <p className={styles.soft}>{t('application.letter.none')}</p>
            )}
          </Section>
          <Section title={t('application.match.title')}>
            <MatchBar score={match?.score ?? application.matchScore} />
            {match && <Match match={match} />}
          </Section>
          <Section title={t('application.history')}>
            <ol className={styles.history}>
              {history.map(({ state: reached, at, by }) => (
                <li key={`${reached}${at}`}>
                  <strong>{reached === 'submitted' ? t('application.history.submitted') : stateText(t, reached)}</strong>
                  <span className={styles.soft}>
                    {formatDayAndTime(at)}, {t(`by.${by}`)}
                  </span>
                </li>
              ))}
            </ol>
          </Section>
        </div>
        <aside>
          <Section title={t('move.title')}>
            <Move application={application} refetch={refetch} />
          </Section>
          <Section title={t('application.details')}>
            <dl className={styles.details}>
              <dt>{t('application.email')}</dt>
              <dd>
                <a href={`mailto:${application.email}`}>{application.email}</a>
              </dd>
              <dt>{t('application.phone')}</dt>
              <dd>{application.phone ? <a href={`tel:${application.phone}`}>{application.phone}</a> : t('notGiven')}</dd>
              <dt>{t('application.location')}</dt>
              <dd>{application.location || t('notGiven')}</dd>
              <dt>{t('application.availability')}</dt>
              <dd>{availabilityWords(t, application.availability)}</dd>
              <dt>{t('application.experience')}</dt>
              <dd>{experienceWords(t, application.experienceYears)}</dd>
              <dt>{t('application.badges')}</dt>
              <dd>{application.badges.length > 0 ? application.badges.join(', ') : t('application.badges.none')}</dd>
            </dl>
            <div>
              <DownloadCv applicationId={application.id} name={name} filename={application.cvFilename} />
            </div>
          </Section>
        </aside>
      </div>
    </>
  )
}

/** Moves the application on; when somebody was quicker, says who, when and to what, and shows how it stands. */
function Move({ application, refetch }: { application: Application; refetch(): Promise<Application | undefined> }) {
  const t = useMessages()
  const errorText = useErrorText()
  const { notify } = usePortal()
  const move = useMove()
  const [moving, setMoving] = useState<ApplicationState | null>(null)
  const { id, name, version } = application

  const sayWhoWasFirst = async () => {
    const now = await refetch()
    const last = now?.history.at(-1)
    if (!now || !last) return
    const facts = { state: stateText(t, now.state), by: t(`by.${last.by}`), when: formatDayAndTime(last.at) }
    notify({ kind: 'error', title: t('move.conflict.title'), text: t('move.conflict', facts) })
  }
  const onMove = async (to: OfferedMove, reason = '') => {
    setMoving(to)
    try {
      const { receipt } = await move.mutateAsync({ params: { id }, body: { to, version, reason } })
      const saved = t('move.done', { name, state: stateText(t, to) })
      notify({ kind: 'success', title: t('move.done.title'), text: `${saved} ${t('receipt', { reference: receipt.reference })}` })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'state-conflict') await sayWhoWasFirst()
      else {
        notify({ kind: 'error', title: t('write.failed'), text: errorText(error) })
        throw error
      }
    } finally {
      setMoving(null)
    }
  }
  return <NextStep name={name} state={application.state} next={application.next} moving={moving} onMove={onMove} />
}
