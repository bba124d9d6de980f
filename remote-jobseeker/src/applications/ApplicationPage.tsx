import { addDays } from '@onward/contracts/calendar-days'
import { mayMove, WAITING_DAYS } from '@onward/contracts/jobs/application-states'
import { isWarned } from '@onward/contracts/jobs/freezes'
import type { MyApplication } from '@onward/contracts/jobs/own-applications'
import { downloadSentCv } from '@onward/contracts/jobseekers/my-data'
import { londonDay } from '@onward/contracts/london-time'
import { usePageTitle } from '@onward/portal-kit'
import { addressOf } from '@onward/portal-kit/api'
import { formatDay } from '@onward/portal-kit/i18n'
import { Link, useParams, useSearchParams } from '@onward/portal-kit/router'
import { Drawing } from '@onward/ui/drawing'
import { Button, ButtonLink, EmptyState, InlineAlert, Page, PageHeader, Row, Section, Stack } from '@onward/ui/frame'
import { EmployerLine } from '@onward/ui/job'
import { SimilarJobs } from '../apply/SimilarJobs'
import { useMessages } from '../catalogue'
import { isMissing } from '../jobs/JobPage'
import { Answer } from '../parts/Answer'
import { PracticeLink } from '../practice/PracticeLink'
import { useApplication } from './api'
import styles from './applications.module.css'
import { useApplicationMessages } from './catalogue'
import { STATE_ID } from './focus-state'
import { History } from './History'
import { InterviewCard } from './InterviewCard'
import { AgreedOffer, OfferCard } from './OfferCard'
import { Receipt } from './Receipt'
import { StateBadge } from './StateBadge'
import { TellCoach } from './TellCoach'
import { Track } from './Track'
import { Withdraw } from './Withdraw'
import { WriteLink } from './WriteLink'

/** These states have a card of their own. */
const HAS_OWN_CARD: ReadonlySet<MyApplication['state']> = new Set(['interview_invited', 'interview_scheduled', 'offered'])
/** What is still to be decided. */
const OPEN: ReadonlySet<MyApplication['state']> = new Set([
  'submitted',
  'under_review',
  'shortlisted',
  'interview_invited',
  'interview_scheduled',
  'interviewed',
])
const INTERVIEW: ReadonlySet<MyApplication['state']> = new Set(['interview_invited', 'interview_scheduled', 'interviewed'])

/** /applications/:id: state, next step, history, what was sent, and how to withdraw. */
export default function ApplicationPage() {
  const t = useMessages()
  const { id = '' } = useParams()
  const [address] = useSearchParams()
  const application = useApplication(id)
  const isFresh = address.has('sent')
  usePageTitle(isFresh ? t('apply.done') : (application.data?.jobTitle ?? t('applications.one')))
  const back = <Link to="/applications">{t('applications.back')}</Link>
  return (
    <Page width="text">
      {isMissing(application.error) ? (
        <>
          <PageHeader eyebrow={back} title={t('applications.missing')} />
          <EmptyState
            picture={<Drawing name="search" />}
            title={t('applications.missingText')}
            action={<ButtonLink to="/applications">{t('applications.back')}</ButtonLink>}
          />
        </>
      ) : (
        <Answer of={application} cards={2}>
          {(found) =>
            isFresh ? (
              <Sent application={found} />
            ) : (
              <>
                <PageHeader
                  eyebrow={back}
                  title={found.jobTitle}
                  lead={
                    <EmployerLine name={found.company} logo={found.logo}>
                      {found.company}, {found.location}
                    </EmployerLine>
                  }
                />
                <ApplicationDetails application={found} />
              </>
            )
          }
        </Answer>
      )}
    </Page>
  )
}

/** Right after sending: the receipt, what happens next, and what was sent. */
function Sent({ application }: { application: MyApplication }) {
  const t = useMessages()
  const a = useApplicationMessages()
  const { jobTitle: title, company } = application
  return (
    <Stack gap={5}>
      <PageHeader title={t('apply.done')} lead={a('receipt.lead', { title, company })} />
      <Receipt {...application.receipt} />
      <p>{a('receipt.keep')}</p>
      <p>{a('receipt.next')}</p>
      <Row gap={3}>
        <ButtonLink to={`/applications/${application.id}`}>{t('apply.track')}</ButtonLink>
        <ButtonLink to="/jobs" variant="secondary">
          {t('apply.moreJobs')}
        </ButtonLink>
        <TellCoach application={application} />
        <Button variant="quiet" onClick={() => window.print()}>
          {a('receipt.print')}
        </Button>
      </Row>
      <WhatWasSent application={application} />
    </Stack>
  )
}

function ApplicationDetails({ application }: { application: MyApplication }) {
  const t = useMessages()
  const a = useApplicationMessages()
  const { state, reason, company } = application
  // An interview that was cancelled or missed counts too, because the application may continue.
  const hadInterview = INTERVIEW.has(state) || application.history.some((step) => INTERVIEW.has(step.state))
  const { frozen } = application
  const isOpen = OPEN.has(state) && !frozen
  const isOver = state === 'rejected' || state === 'position_closed'
  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <Track application={application} />
        <div id={STATE_ID} tabIndex={-1}>
          <Row gap={3}>
            <StateBadge state={state} />
            <span>{t('applications.on', { day: formatDay(application.appliedAt) })}</span>
            <span>
              {t('receipt.reference')} <strong className={styles.number}>{application.receipt.reference}</strong>
            </span>
          </Row>
        </div>
      </Stack>
      {frozen && mayMove(state, 'withdrawn', 'jobseeker') && <Rests cause={frozen} />}
      {!frozen && !HAS_OWN_CARD.has(state) && !(state === 'accepted' && (application.offer || application.start)) && (
        <InlineAlert title={isOver ? a(`ended.${state}`, { company }) : t(`explain.${state}`)}>
          {state === 'submitted' && !application.noResponseYet && <p>{a('waiting.ask', answerDue(application))}</p>}
          {reason && <p>{t('applications.reason', { reason })}</p>}
          {application.withdrawal && <p>{a('withdraw.said', { reason: a(`withdraw.reason.${application.withdrawal}`) })}</p>}
        </InlineAlert>
      )}
      {!frozen && application.noResponseYet && <NoResponse application={application} />}
      {isOpen && (
        <Row gap={3} className={styles.actions}>
          {!application.noResponseYet && !hadInterview && <WriteLink applicationId={application.id} company={company} />}
          <PracticeLink jobId={application.jobId} soon={INTERVIEW.has(state)} />
        </Row>
      )}
      {!frozen && hadInterview && <InterviewCard application={application} />}
      {!frozen && state === 'offered' && <OfferCard application={application} />}
      {(state === 'accepted' || state === 'placed') && <AgreedOffer application={application} />}
      <History application={application} />
      <WhatWasSent application={application} />
      <Row gap={3}>
        <ButtonLink to={`/jobs/${application.jobId}`} variant="secondary">
          {t('applications.job')}
        </ButtonLink>
        <Button variant="quiet" onClick={() => window.print()}>
          {a('receipt.print')}
        </Button>
        {mayMove(state, 'withdrawn', 'jobseeker') && <Withdraw application={application} />}
      </Row>
      {isOver && <SimilarJobs jobId={application.jobId} />}
    </Stack>
  )
}

/** Nothing can be agreed now: why, and where to write. */
function Rests({ cause }: { cause: NonNullable<MyApplication['frozen']> }) {
  const a = useApplicationMessages()
  return (
    <InlineAlert tone="warning" title={a(`frozen.${cause}.title`)}>
      <p>{a(`frozen.${cause}.text`)}</p>
      {isWarned(cause) && <Link to="/contact">{a('frozen.write')}</Link>}
    </InlineAlert>
  )
}

/** When the employer is reminded, and from which day on an answer may be asked for. */
const answerDue = ({ appliedAt, company }: MyApplication) => ({
  company,
  days: WAITING_DAYS.employerIsReminded,
  day: formatDay(addDays(londonDay(new Date(appliedAt)), WAITING_DAYS.applicantIsNotified)),
})

/** Shown after 28 days without an answer: what that means and what to do meanwhile. */
function NoResponse({ application: { id, company } }: { application: MyApplication }) {
  const a = useApplicationMessages()
  return (
    <InlineAlert title={a('waiting.title')}>
      <p>{a('waiting.text')}</p>
      <p>{a('waiting.do')}</p>
      <Row gap={3}>
        <WriteLink applicationId={id} company={company} size="s" />
        <ButtonLink to="/jobs" variant="secondary" size="s">
          {a('closed.find')}
        </ButtonLink>
      </Row>
    </InlineAlert>
  )
}

function WhatWasSent({ application }: { application: MyApplication }) {
  const t = useMessages()
  const a = useApplicationMessages()
  const { coverLetter, cvFilename, shared, disclosureId } = application
  return (
    <Section title={t('applications.sent')}>
      <p>
        {t('applications.cv', { name: cvFilename })}{' '}
        {disclosureId && (
          <a href={addressOf(downloadSentCv, { params: { id: disclosureId } })} download={cvFilename}>
            {a('sent.openCv')}
          </a>
        )}
      </p>
      {coverLetter ? <p className={styles.letter}>{coverLetter}</p> : <p className={styles.soft}>{t('apply.see.noLetter')}</p>}
      {shared.adjustments && (
        <p className={styles.letter}>
          {a('sent.adjustments')} {shared.adjustmentsWords}
        </p>
      )}
      {shared.benefitsTransition && <p>{a('sent.benefits')}</p>}
    </Section>
  )
}
