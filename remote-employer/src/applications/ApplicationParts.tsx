import type { ResponseOf } from '@onward/contracts/endpoint'
import { APPLICATION_STAGES, type ApplicationState, stageOf } from '@onward/contracts/jobs/application-states'
import type { readEmployerApplication } from '@onward/contracts/jobs/employer-applications'
import { formatDate, formatNumber } from '@onward/portal-kit/i18n'
import { Person, StageSteps, useNarrow } from '@onward/ui/data'
import { Badge, InlineAlert, Section, StatusBadge, Tabs } from '@onward/ui/frame'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useMessages } from '../catalogue'
import { ApplicationInterviews } from '../interviews/ApplicationInterviews'
import { PlacementCheck } from '../placements/PlacementChecks'
import { ApplicantDetails } from './ApplicantDetails'
import styles from './ApplicationParts.module.css'
import { useNotes } from './api'
import pageStyles from './application.module.css'
import type { ApplicationPart } from './application-part'
import { CvOnPage } from './CvOnPage'
import { useHiringMessages } from './catalogue'
import { useShowCvs } from './cv-pages'
import { History } from './History'
import { Match } from './Match'
import { MatchBar } from './MatchBar'
import { stateLabels, stateText } from './moves'
import { Notes } from './Notes'
import type { Asking } from './next-step'
import { Offer } from './Offer'
import { OneStep } from './OneStep'
import { OptedIn } from './OptedIn'
import { Start } from './Start'

type Application = ResponseOf<typeof readEmployerApplication>

/** Who applied for what, what they chose to share, and how far along they are. */
export function ApplicationHead({ application, heading }: { application: Application; heading: ReactNode }) {
  const t = useMessages()
  const h = useHiringMessages()
  const { name, state, anonymous = false, withdrawal } = application
  const stage = stageOf(state)
  const { mark } = stateLabels(state)
  const stageNames = {
    new: t('state.New'),
    review: t('state.Under Review'),
    interview: h('stage.interview'),
    offer: h('offer.title'),
    started: t('state.Started'),
  }
  return (
    <header className={styles.head}>
      <Person name={name} hidden={anonymous} starred={state === 'shortlisted'} size={48} />
      <div>
        {heading}
        <p>
          {t('application.for', { job: application.jobTitle })}, {h('beside.applied', { day: formatDate(application.appliedAt) })}
        </p>
      </div>
      <div className={styles.marks}>
        {stage ? (
          <StageSteps stages={APPLICATION_STAGES.map((one) => stageNames[one])} at={APPLICATION_STAGES.indexOf(stage)} />
        ) : (
          <b>{stateText(t, state)}</b>
        )}
        {mark && <Badge>{t(mark)}</Badge>}
        {application.overdue && <StatusBadge tone="warning">{h('list.overdue')}</StatusBadge>}
        {anonymous && <Badge>{h('list.hidden')}</Badge>}
        <OptedIn application={application} />
        {(application.disabilitySupport || application.benefitsTransition) && (
          <span className={pageStyles.soft}>{t('badge.shared')}</span>
        )}
      </div>
      {withdrawal && <p className={styles.marks}>{t(`application.withdrawal.${withdrawal}`)}</p>}
    </header>
  )
}

/** What is to be done with somebody in this state is in this part. */
function partOf(state: ApplicationState): ApplicationPart {
  if (state === 'offered' || state === 'accepted' || state === 'placed') return 'offer'
  return state.startsWith('interview') ? 'interviews' : 'cv'
}

/** What of an application is shown while it rests. */
const RESTS: ReadonlySet<ApplicationPart> = new Set(['match', 'history', 'contact'])

export interface ApplicationPartsProps {
  application: Application
  /** The part that the reader chose, here or at the application before. */
  part: ApplicationPart | null
  onPart(part: ApplicationPart): void
  /** Which part a link led to. */
  linked?: 'interviews' | null
  refetch(): Promise<unknown>
}
/** The next step of an application, then everything else in tabs; on a phone those of contact and match as well. */
export function ApplicationParts({ application, part, onPart, linked = null, refetch }: ApplicationPartsProps) {
  const t = useMessages()
  const h = useHiringMessages()
  const isNarrow = useNarrow()
  const [asking, setAsking] = useState<Asking>(null)
  // As it was when opened: a colleague's step must not change what is being read.
  const [first] = useState(linked ?? partOf(application.state))
  const [led, setLed] = useState<{ to: ApplicationPart; count: number } | null>(null)
  const showCvs = useShowCvs()
  const box = useRef<HTMLDivElement>(null)
  const { id, name, state, anonymous = false, coverLetter, adjustmentsWords, match, offers = [] } = application
  const noteCount = useNotes(id).data?.items.length ?? 0

  const lead = (to: ApplicationPart) => {
    if (to === 'cv') showCvs()
    setLed((before) => ({ to, count: (before?.count ?? 0) + 1 }))
    onPart(to)
  }
  useEffect(() => {
    const panel = led && box.current?.querySelector<HTMLElement>('[role="tabpanel"]')
    // A form that opened has taken the focus to its first field.
    if (panel && !panel.contains(document.activeElement)) panel.focus()
  }, [led])

  const score = <MatchBar score={match?.score ?? application.matchScore} />
  const details = (
    <Section title={t('application.details')}>
      <ApplicantDetails application={application} />
    </Section>
  )
  const hasOffer = offers.length > 0 || partOf(state) === 'offer'
  const tabs: { id: ApplicationPart; label: ReactNode; content: ReactNode }[] = [
    {
      id: 'cv',
      label: h('beside.tabs.cv'),
      content:
        state === 'withdrawn' ? (
          <p>{h('cv.withdrawn')}</p>
        ) : (
          <CvOnPage
            // Anew, so that it is shown.
            key={led?.to === 'cv' ? led.count : 0}
            applicationId={id}
            name={name}
            filename={application.cvFilename}
            anonymous={anonymous}
            downloads={isNarrow}
          />
        ),
    },
    {
      id: 'letter',
      label: h('beside.tabs.letter'),
      content: (
        <div className={styles.parts}>
          <Section title={t('application.letter')}>
            {anonymous && <p className={pageStyles.soft}>{h('hiddenNote')}</p>}
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
          {score}
          {match && <Match match={match} />}
        </Section>
      ),
    },
    {
      id: 'interviews',
      label: t('common.interviews'),
      content: (
        <ApplicationInterviews
          applicationId={id}
          state={state}
          isInviting={linked === 'interviews' || led?.to === 'interviews'}
        />
      ),
    },
    ...(hasOffer
      ? [
          {
            id: 'offer' as const,
            label: h('offer.title'),
            content: (
              <div className={styles.parts}>
                {state === 'placed' && <PlacementCheck applicationId={id} />}
                <Start application={application} />
                <Offer application={application} onTakeBack={() => setAsking('rejected')} />
              </div>
            ),
          },
        ]
      : []),
    {
      id: 'notes',
      label: noteCount > 0 ? h('beside.tabs.notesCount', { count: formatNumber(noteCount) }) : h('beside.tabs.notes'),
      content: <Notes applicationId={id} />,
    },
    { id: 'history', label: t('common.history'), content: <History history={application.history} /> },
    ...(isNarrow ? [{ id: 'contact' as const, label: h('beside.tabs.contact'), content: details }] : []),
  ]
  // While it rests there is nothing to do, and its CV is not given.
  const open = tabs.filter(({ id: one }) => !application.frozen || RESTS.has(one))
  const shown = [part, first].find((one) => open.some(({ id }) => id === one)) ?? open[0]?.id ?? 'history'
  return (
    <>
      {application.frozen ? (
        <InlineAlert tone="warning" title={h('frozen.title')}>
          {h(`frozen.${application.frozen}`)}
        </InlineAlert>
      ) : (
        <OneStep
          application={application}
          asking={asking}
          onAsk={setAsking}
          refetch={refetch}
          onPart={lead}
          onOffered={() => onPart('offer')}
        />
      )}
      <div ref={box} className={styles.columns}>
        <Tabs label={h('beside.label')} value={shown} onChange={(to) => onPart(to as ApplicationPart)} tabs={open} />
        {!isNarrow && (
          <aside>
            {shown !== 'match' && score}
            {details}
          </aside>
        )}
      </div>
    </>
  )
}
