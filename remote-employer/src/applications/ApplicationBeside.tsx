import type { ResponseOf } from '@onward/contracts/endpoint'
import { APPLICATION_STAGES, stageOf } from '@onward/contracts/jobs/application-states'
import type { readEmployerApplication } from '@onward/contracts/jobs/employer-applications'
import { formatDate } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Person, StageSteps } from '@onward/ui/data'
import { InlineAlert, Section, Tabs } from '@onward/ui/frame'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { PlacementCheck } from '../placements/PlacementChecks'
import { ApplicantDetails } from './ApplicantDetails'
import pageStyles from './ApplicationPage.module.css'
import { useApplication } from './api'
import styles from './beside.module.css'
import { CvOnPage } from './CvOnPage'
import { useHiringMessages } from './catalogue'
import { History } from './History'
import { Match } from './Match'
import { MatchBar } from './MatchBar'
import { stateText } from './moves'
import { Notes } from './Notes'
import type { Asking } from './next-step'
import { Offer } from './Offer'
import { OneStep } from './OneStep'
import { OptedIn } from './OptedIn'
import { Start } from './Start'

export interface ApplicationBesideProps {
  id: string
  /** The application's own page. */
  page: string
  /** This list without an application beside it. */
  list: string
  /** Opened by the reader, who now reads on here; false while J and K pass through the list. */
  takesFocus: boolean
}

/** One application beside the list: the next step, CV and letter, the match, and how to reach the applicant. */
export default function ApplicationBeside({ id, page, list, takesFocus }: ApplicationBesideProps) {
  const application = useApplication(id)
  // Here, so that J and K go from one CV, or one history, to the next.
  const [tab, setTab] = useState('cv')
  return (
    <Answer of={application} lines={8}>
      {(found) => (
        <Beside
          key={id}
          application={found}
          page={page}
          list={list}
          takesFocus={takesFocus}
          tab={tab}
          onTab={setTab}
          refetch={() => application.refetch()}
        />
      )}
    </Answer>
  )
}

type BesideProps = Omit<ApplicationBesideProps, 'id'> & {
  application: ResponseOf<typeof readEmployerApplication>
  tab: string
  onTab(tab: string): void
  refetch(): Promise<unknown>
}
function Beside({ application, page, list, takesFocus, tab, onTab, refetch }: BesideProps) {
  const t = useMessages()
  const h = useHiringMessages()
  const [asking, setAsking] = useState<Asking>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [focusAtFirst] = useState(takesFocus)
  useEffect(() => {
    if (focusAtFirst) heading.current?.focus()
  }, [focusAtFirst])
  const { id, name, state, anonymous = false, coverLetter, adjustmentsWords, match } = application
  const stage = stageOf(state)
  const stageNames = {
    new: t('state.New'),
    review: t('state.Under Review'),
    interview: h('stage.interview'),
    offer: h('offer.title'),
    started: t('state.Started'),
  }
  const tabs = [
    {
      id: 'cv',
      label: h('beside.tabs.cv'),
      content:
        state === 'withdrawn' ? (
          <p>{h('cv.withdrawn')}</p>
        ) : (
          <CvOnPage applicationId={id} name={name} filename={application.cvFilename} anonymous={anonymous} />
        ),
    },
    {
      id: 'letter',
      label: h('beside.tabs.letter'),
      content: (
        <div className={styles.parts}>
          <Section title={t('application.letter')}>
            <p className={coverLetter ? pageStyles.letter : pageStyles.soft}>{coverLetter || t('application.letter.none')}</p>
          </Section>
          {adjustmentsWords && (
            <Section title={t('application.adjustments')}>
              <p className={pageStyles.letter}>{adjustmentsWords}</p>
            </Section>
          )}
        </div>
      ),
    },
    {
      id: 'match',
      label: h('beside.tabs.match'),
      content: (
        <Section title={t('application.match.title')}>
          <MatchBar score={match?.score ?? application.matchScore} />
          {match && <Match match={match} />}
        </Section>
      ),
    },
    { id: 'notes', label: h('beside.tabs.notes'), content: <Notes applicationId={id} /> },
    { id: 'history', label: t('common.history'), content: <History history={application.history} /> },
  ]
  return (
    <article className={styles.beside} aria-labelledby="beside-name">
      <nav className={styles.links} aria-label={h('near.label')}>
        <Link to={list}>{h('near.back')}</Link>
        <Link to={page}>{h('beside.page')}</Link>
      </nav>
      <header className={styles.head}>
        <Person name={name} hidden={anonymous} starred={state === 'shortlisted'} size={48} />
        <div>
          <h2 ref={heading} tabIndex={-1} id="beside-name">
            {name}
          </h2>
          <p>
            {t('application.for', { job: application.jobTitle })},{' '}
            {h('beside.applied', { day: formatDate(application.appliedAt) })}
          </p>
        </div>
        <div className={styles.marks}>
          <OptedIn application={application} />
          {stage ? (
            <StageSteps stages={APPLICATION_STAGES.map((one) => stageNames[one])} at={APPLICATION_STAGES.indexOf(stage)} />
          ) : (
            <b>{stateText(t, state)}</b>
          )}
        </div>
      </header>
      {anonymous && <InlineAlert title={h('hiddenNote')} />}
      <OneStep application={application} asking={asking} onAsk={setAsking} refetch={refetch} page={page} />
      <div className={styles.columns}>
        <Tabs label={h('beside.label')} value={tab} onChange={onTab} tabs={tabs} />
        <aside>
          <Offer application={application} onTakeBack={() => setAsking('rejected')} />
          <Start application={application} />
          {state === 'placed' && <PlacementCheck applicationId={id} />}
          {tab !== 'match' && <MatchBar score={match?.score ?? application.matchScore} />}
          <Section title={t('application.details')}>
            <ApplicantDetails application={application} />
          </Section>
        </aside>
      </div>
    </article>
  )
}
