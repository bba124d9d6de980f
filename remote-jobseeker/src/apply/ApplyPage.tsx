import type { ApplicationDraft } from '@onward/contracts/jobseekers/application-drafts'
import { usePageTitle } from '@onward/portal-kit'
import { Link, useNavigate, useParams } from '@onward/portal-kit/router'
import { Drawing } from '@onward/ui/drawing'
import { ButtonLink, EmptyState, Page, PageHeader } from '@onward/ui/frame'
import { EmployerLine } from '@onward/ui/job'
import { useCallback, useEffect, useState } from 'react'
import { useMessages } from '../catalogue'
import { useJob } from '../jobs/api'
import { isMissing } from '../jobs/JobPage'
import { Answer } from '../parts/Answer'
import { AlreadyApplied } from './AlreadyApplied'
import { ApplyForm } from './ApplyForm'
import { type Applied, useCvs, useProfile } from './api'
import { ClosedJob } from './ClosedJob'
import { useDraftOf, useForgetDraft } from './drafts'

/** /jobs/:id/apply: choose the CV, write, see what the employer will see, and send. Text is saved as a draft until then. */
export default function ApplyPage() {
  const { id = '' } = useParams()
  // The key gives each job its own form: a similar job is opened from the page of a closed one.
  return <Apply key={id} id={id} />
}

function Apply({ id }: { id: string }) {
  const t = useMessages()
  const navigate = useNavigate()
  const job = useJob(id)
  const draft = useDraftOf(id)
  const cvs = useCvs()
  const profile = useProfile()
  usePageTitle(job.data ? t('apply.title', { title: job.data.title }) : t('job.applyNow'))
  // The job may close, and become hidden, while somebody writes.
  const [closed, setClosed] = useState(false)
  // News of their own application may come before the answer to sending it, and must not take the form away.
  const [isSending, setSending] = useState(false)
  const forget = useForgetDraft()
  const onApplied = useCallback(
    (applied: Applied) => {
      forget(id)
      // "Back" goes to the job, not to a form that was already sent.
      navigate(`/applications/${applied.id}?sent=1`, { replace: true })
    },
    [forget, id, navigate],
  )
  const missing = isMissing(job.error)
  const savedDraft = draft.data?.draft ?? null
  const isClosed = closed || (missing && savedDraft !== null)
  const { refetch } = draft
  // The server knows how long it keeps the draft only after it has heard that the job closed.
  useEffect(() => {
    if (isClosed) void refetch()
  }, [isClosed, refetch])
  if (isClosed) {
    const { title, company } = job.data ?? { title: savedDraft?.jobTitle ?? '', company: savedDraft?.company ?? '' }
    return (
      <Page width="text">
        <ClosedJob jobId={id} title={title} company={company} draft={savedDraft} />
      </Page>
    )
  }
  if (missing && !draft.isPending) {
    return (
      <Page>
        <EmptyState
          picture={<Drawing name="search" />}
          title={t('job.missing')}
          action={<ButtonLink to="/jobs">{t('job.back')}</ButtonLink>}
        >
          {t('job.missingText')}
        </EmptyState>
      </Page>
    )
  }
  return (
    <Page width="text">
      <Answer of={{ ...job, error: missing ? null : job.error }} cards={1}>
        {(found) =>
          !found.open && !found.applicationId ? (
            <Answer of={draft} cards={1}>
              {(answer) => <ClosedJob jobId={id} title={found.title} company={found.company} draft={answer.draft} />}
            </Answer>
          ) : (
            <>
              <PageHeader
                eyebrow={<Link to={`/jobs/${found.id}`}>{t('apply.back')}</Link>}
                title={t('apply.title', { title: found.title })}
                lead={
                  <EmployerLine name={found.company} logo={found.logo}>
                    {found.company}
                  </EmployerLine>
                }
              />
              {found.applicationId && !isSending ? (
                <AlreadyApplied applicationId={found.applicationId} />
              ) : (
                <Answer of={cvs} cards={1}>
                  {({ items }) => (
                    <Answer of={profile} cards={1}>
                      {(person) => (
                        <Answer of={firstOf(draft)} cards={1}>
                          {(answer) => (
                            <ApplyForm
                              job={found}
                              cvs={items}
                              needs={person.accessibilityNeeds}
                              phone={person.phone}
                              draft={answer.draft}
                              onSending={setSending}
                              onApplied={onApplied}
                              onClosed={() => setClosed(true)}
                            />
                          )}
                        </Answer>
                      )}
                    </Answer>
                  )}
                </Answer>
              )}
            </>
          )
        }
      </Answer>
    </Page>
  )
}

interface Asked {
  data: { draft: ApplicationDraft | null } | undefined
  error: Error | null
  isFetchedAfterMount: boolean
  refetch(): unknown
}
/** The form starts with the server's answer: this tab's cache may be older than what another device saved. */
const firstOf = ({ data, error, isFetchedAfterMount, refetch }: Asked) => ({
  data: isFetchedAfterMount || error ? data : undefined,
  error,
  refetch,
})
