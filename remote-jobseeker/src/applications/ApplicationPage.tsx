import { mayMove } from '@onward/contracts/application-states'
import type { MyApplication } from '@onward/contracts/jobs'
import { useErrorText, usePageTitle, usePortal } from '@onward/portal-kit'
import { formatDay, formatDayAndTime } from '@onward/portal-kit/i18n'
import { Link, useParams } from '@onward/portal-kit/router'
import { Button, ButtonLink, Dialog, EmptyState, InlineAlert, Page, PageHeader, Row, Section, Stack } from '@onward/ui/frame'
import { useState } from 'react'
import { Receipt } from '../apply/ApplyPage'
import { isMissing } from '../jobs/JobPage'
import { useApplicationsLive } from '../live'
import { Answer } from '../parts/Answer'
import { PracticeLink } from '../practice/PracticeLink'
import { useMessages } from '../words'
import { useApplication, useWithdraw } from './api'
import styles from './applications.module.css'
import { InterviewCard } from './InterviewCard'
import { OfferCard } from './OfferCard'
import { StateBadge } from './StateBadge'

/** States in which there can be an interview to show. */
const INTERVIEW: ReadonlySet<MyApplication['state']> = new Set(['interview_invited', 'interview_scheduled', 'interviewed'])

/** /applications/:id: where it stands, what happened, what was sent, and the way out of it. */
export default function ApplicationPage() {
  const t = useMessages()
  const { id = '' } = useParams()
  const application = useApplication(id)
  usePageTitle(application.data?.jobTitle ?? t('applications.one'))
  useApplicationsLive()
  const back = <Link to="/applications">{t('applications.back')}</Link>
  return (
    <Page width="text">
      {isMissing(application.error) ? (
        <>
          <PageHeader eyebrow={back} title={t('applications.missing')} />
          <EmptyState
            title={t('applications.missingText')}
            action={<ButtonLink to="/applications">{t('applications.back')}</ButtonLink>}
          />
        </>
      ) : (
        <Answer of={application} cards={2}>
          {(found) => (
            <>
              <PageHeader eyebrow={back} title={found.jobTitle} lead={`${found.company}, ${found.location}`} />
              <Shown application={found} />
            </>
          )}
        </Answer>
      )}
    </Page>
  )
}

function Shown({ application }: { application: MyApplication }) {
  const t = useMessages()
  const { state, history, reason, coverLetter, cvFilename, receipt } = application
  return (
    <Stack gap={5}>
      <Row gap={3}>
        <StateBadge state={state} />
        <span>{t('applications.on', { day: formatDay(application.appliedAt) })}</span>
      </Row>
      <InlineAlert title={t(`explain.${state}`)}>{reason && <p>{t('applications.reason', { reason })}</p>}</InlineAlert>
      {INTERVIEW.has(state) && <InterviewCard application={application} />}
      {(state === 'interview_invited' || state === 'interview_scheduled') && (
        <div>
          <PracticeLink jobId={application.jobId} soon />
        </div>
      )}
      {state === 'offered' && <OfferCard application={application} />}
      {application.noResponseYet && <p>{t('applications.noResponse')}</p>}
      <Section title={t('applications.history')}>
        <ol className={styles.history}>
          {history.map((step) => (
            <li key={`${step.state}${step.at}`}>
              <strong>{t(`state.${step.state}`)}</strong>
              <span className={styles.soft}>
                {formatDayAndTime(step.at)}, {t(`applications.by.${step.by}`)}
              </span>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={t('applications.sent')}>
        <p>{t('applications.cv', { name: cvFilename })}</p>
        {coverLetter ? <p className={styles.letter}>{coverLetter}</p> : <p className={styles.soft}>{t('apply.see.noLetter')}</p>}
      </Section>
      <Receipt reference={receipt.reference} at={receipt.at} />
      <Row gap={3}>
        <ButtonLink to={`/jobs/${application.jobId}`} variant="secondary">
          {t('applications.job')}
        </ButtonLink>
        {mayMove(state, 'withdrawn', 'jobseeker') && <Withdraw application={application} />}
      </Row>
    </Stack>
  )
}

function Withdraw({ application }: { application: MyApplication }) {
  const t = useMessages()
  const errorText = useErrorText()
  const { notify } = usePortal()
  const withdraw = useWithdraw()
  const [asking, setAsking] = useState(false)
  const confirm = () => {
    if (withdraw.isPending) return
    withdraw.mutate(
      { params: { id: application.id } },
      {
        onSuccess: ({ receipt }) => {
          setAsking(false)
          notify({
            kind: 'success',
            title: t('withdraw.done'),
            text: t('withdraw.doneText', { title: application.jobTitle, reference: receipt.reference }),
          })
        },
      },
    )
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('withdraw.ask')}
      </Button>
      <Dialog open={asking} title={t('withdraw.title')} onClose={() => setAsking(false)} closeLabel={t('close')}>
        <Stack gap={4}>
          <p>{t('withdraw.text', { title: application.jobTitle, company: application.company })}</p>
          {withdraw.error && <InlineAlert tone="danger" title={errorText(withdraw.error)} />}
          <Row gap={3}>
            <Button variant="danger" onClick={confirm} aria-disabled={withdraw.isPending}>
              {t('withdraw.confirm')}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('withdraw.keep')}
            </Button>
          </Row>
        </Stack>
      </Dialog>
    </>
  )
}
