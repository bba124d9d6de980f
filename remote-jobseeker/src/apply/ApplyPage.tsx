import type { BoardJob } from '@onward/contracts/jobs'
import type { Cv, Profile } from '@onward/contracts/jobseekers'
import { useErrorText, usePageTitle, usePortal, useSession } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { Link, useParams, useSearchParams } from '@onward/portal-kit/router'
import {
  Button,
  ButtonLink,
  Card,
  Checkbox,
  EmptyState,
  ErrorSummary,
  Field,
  InlineAlert,
  Page,
  PageHeader,
  RadioGroup,
  Section,
  Stack,
  TextArea,
} from '@onward/ui/frame'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useJob } from '../jobs/api'
import { isMissing } from '../jobs/JobPage'
import { useCvsLive } from '../live'
import { Answer } from '../parts/Answer'
import { useDraft } from '../parts/draft'
import { useMessages } from '../words'
import { type Applied, useApply, useCvs, useLettersFor, useProfile } from './api'
import styles from './apply.module.css'
import { areaSeen, maySend } from './disclosed'

const LETTER_MAX = 6000

interface ApplyWords {
  cvId: string
  coverLetter: string
  shareAdjustments: boolean
  shareBenefitsTransition: boolean
}

/** /jobs/:id/apply: choose the CV, see what the employer will see, send, and get the receipt. */
export default function ApplyPage() {
  const t = useMessages()
  const { id = '' } = useParams()
  const job = useJob(id)
  const cvs = useCvs()
  const profile = useProfile()
  usePageTitle(job.data ? t('apply.title', { title: job.data.title }) : t('job.applyNow'))
  useCvsLive()
  const [applied, setApplied] = useState<Applied | null>(null)
  if (isMissing(job.error)) {
    return (
      <Page>
        <EmptyState title={t('job.missing')} action={<ButtonLink to="/jobs">{t('job.back')}</ButtonLink>}>
          {t('job.missingText')}
        </EmptyState>
      </Page>
    )
  }
  return (
    <Page width="text">
      <Answer of={job} cards={1}>
        {(found) =>
          applied ? (
            <Done job={found} applied={applied} />
          ) : (
            <>
              <PageHeader
                eyebrow={<Link to={`/jobs/${found.id}`}>{t('apply.back')}</Link>}
                title={t('apply.title', { title: found.title })}
                lead={found.company}
              />
              {found.applicationId ? (
                <AlreadyApplied applicationId={found.applicationId} />
              ) : !found.open ? (
                <InlineAlert tone="warning" title={t('job.closed')} />
              ) : (
                <Answer of={cvs} cards={1}>
                  {({ items }) => (
                    <Answer of={profile} cards={1}>
                      {(person) => <ApplyForm job={found} cvs={items} person={person} onApplied={setApplied} />}
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

interface FormProps {
  job: BoardJob
  cvs: readonly Cv[]
  person: Profile
  onApplied(applied: Applied): void
}

function ApplyForm({ job, cvs, person, onApplied }: FormProps) {
  const t = useMessages()
  const { user } = useSession()
  const usable = cvs.filter(maySend)
  const draft = useDraft<ApplyWords>(`apply.${job.id}`, user?.accountId ?? '')
  const blank: ApplyWords = { cvId: '', coverLetter: '', shareAdjustments: false, shareBenefitsTransition: false }
  const words = { ...blank, ...draft.value }
  const chosen = usable.find(({ id }) => id === words.cvId) ?? usable.find(({ isActive }) => isActive) ?? usable[0]
  const change = (next: Partial<ApplyWords>) => draft.keep({ ...words, ...next })
  const { state, send } = useApply()
  const tooLong = words.coverLetter.trim().length > LETTER_MAX
  const [tried, setTried] = useState(false)
  const [address] = useSearchParams()
  const letters = useLettersFor(job.id)
  const named = address.get('letter')
  const letter = letters.data?.items.find(({ id }) => id === named) ?? letters.data?.items[0]
  // Who comes from a letter means that one; words that stand there already are never replaced unasked.
  const taken = useRef(false)
  useEffect(() => {
    if (taken.current || !named || letter?.id !== named || words.coverLetter !== '') return
    taken.current = true
    draft.keep({ ...words, coverLetter: letter.body })
  })

  useEffect(() => {
    if (state.step !== 'applied') return
    draft.clear()
    onApplied(state.answer)
  }, [state, draft.clear, onApplied])

  if (!chosen) {
    const waiting = cvs.some((cv) => cv.state === 'waiting' || cv.state === 'reading')
    return (
      <EmptyState
        icon="upload"
        title={t(waiting ? 'apply.cvWaiting' : 'apply.noCv')}
        action={
          <ButtonLink to={`/cv-review?for=${job.id}`}>{t(waiting ? 'step.analysing.action' : 'step.upload.action')}</ButtonLink>
        }
      >
        {t(waiting ? 'apply.cvWaitingText' : 'apply.noCvText')}
      </EmptyState>
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (tooLong || state.step === 'sending') return
    void send({ ...words, jobId: job.id, cvId: chosen.id })
  }
  const sending = state.step === 'sending'
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={5}>
        {state.step === 'failed' && <Failed error={state.error} applicationId={job.applicationId} />}
        {tried && tooLong && (
          <ErrorSummary
            title={t('form.problem')}
            errors={[{ id: 'apply-letter', message: t('form.tooLong', { max: LETTER_MAX }) }]}
          />
        )}
        <RadioGroup
          legend={t('apply.cv')}
          name="cv"
          value={chosen.id}
          onChange={(cvId) => change({ cvId })}
          options={usable.map((cv) => ({
            value: cv.id,
            label: cv.isActive ? t('apply.cvActive', { name: cv.filename }) : cv.filename,
          }))}
        />
        <Field
          id="apply-letter"
          label={t('apply.letter')}
          note={t('form.optional')}
          hint={t('apply.letterHint')}
          error={tried && tooLong && t('form.tooLong', { max: LETTER_MAX })}
        >
          <TextArea rows={8} value={words.coverLetter} onChange={(event) => change({ coverLetter: event.target.value })} />
        </Field>
        {letter && letter.body !== words.coverLetter && (
          <div>
            <Button variant="secondary" size="s" onClick={() => change({ coverLetter: letter.body })}>
              {t('apply.useLetter')}
            </Button>
          </div>
        )}
        <fieldset className={styles.choices}>
          <legend>{t('apply.share')}</legend>
          <p>{t('apply.shareText')}</p>
          <Checkbox
            label={t('apply.adjustments')}
            hint={t('apply.adjustmentsHint')}
            checked={words.shareAdjustments}
            onChange={(event) => change({ shareAdjustments: event.target.checked })}
          />
          <Checkbox
            label={t('apply.benefits')}
            hint={t('apply.benefitsHint')}
            checked={words.shareBenefitsTransition}
            onChange={(event) => change({ shareBenefitsTransition: event.target.checked })}
          />
        </fieldset>
        <WhatTheySee job={job} cv={chosen} person={person} words={words} />
        <div>
          <Button type="submit" aria-disabled={sending}>
            {t(sending ? 'apply.sending' : 'apply.send')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

/** Why it was not sent. Somebody who applied already, perhaps in another tab, is led to that application. */
function Failed({ error, applicationId }: { error: unknown; applicationId: string | null }) {
  const t = useMessages()
  const errorText = useErrorText()
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'already-exists') return <AlreadyApplied applicationId={applicationId} />
  const text = code === 'state-conflict' ? t('apply.conflict') : `${errorText(error)} ${t('apply.kept')}`
  return <ErrorSummary title={t('apply.failed')} text={text} errors={[]} />
}

function AlreadyApplied({ applicationId }: { applicationId: string | null }) {
  const t = useMessages()
  return (
    <InlineAlert title={t('apply.already')}>
      <ButtonLink to={applicationId ? `/applications/${applicationId}` : '/applications'} variant="secondary">
        {t(applicationId ? 'job.applied' : 'dashboard.allApplications')}
      </ButtonLink>
    </InlineAlert>
  )
}

/** Exactly what leaves with the application; the same facts that the service snapshots. */
function WhatTheySee({ job, cv, person, words }: { job: BoardJob; cv: Cv; person: Profile; words: ApplyWords }) {
  const t = useMessages()
  const rows: readonly [string, string][] = [
    [t('apply.see.name'), `${person.firstName} ${person.lastName}`.trim()],
    [t('profile.email'), person.email],
    [t('profile.phone'), person.phone || t('profile.notGiven')],
    [t('apply.see.area'), areaSeen(person) || t('profile.notGiven')],
    [t('edit.availability'), person.availability ? t(`availability.${person.availability}`) : t('profile.notGiven')],
    [t('apply.cv'), cv.filename],
    [t('apply.letter'), words.coverLetter.trim() ? t('apply.see.letter') : t('apply.see.noLetter')],
    [t('apply.see.match'), t('apply.see.matchText')],
  ]
  return (
    <Card tone="tint">
      <Section title={t('apply.see.title', { company: job.company })}>
        <dl className={styles.details}>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {words.shareAdjustments && (
            <div>
              <dt>{t('apply.see.also')}</dt>
              <dd>{t('apply.adjustments')}</dd>
            </div>
          )}
          {words.shareBenefitsTransition && (
            <div>
              <dt>{t('apply.see.also')}</dt>
              <dd>{t('apply.benefits')}</dd>
            </div>
          )}
        </dl>
        <p>{t(words.shareBenefitsTransition ? 'apply.see.neverElse' : 'apply.see.never')}</p>
      </Section>
    </Card>
  )
}

function Done({ job, applied }: { job: BoardJob; applied: Applied }) {
  const t = useMessages()
  const { notify } = usePortal()
  const said = useRef(false)
  useEffect(() => {
    if (said.current) return
    said.current = true
    notify({ kind: 'success', title: t('apply.done'), text: job.title })
  }, [notify, t, job.title])
  return (
    <>
      <PageHeader title={t('apply.done')} lead={t('apply.doneText', { title: job.title, company: job.company })} />
      <Receipt reference={applied.receipt.reference} at={applied.receipt.at} />
      <p>{t('apply.next')}</p>
      <p className={styles.actions}>
        <ButtonLink to={`/applications/${applied.id}`}>{t('apply.track')}</ButtonLink>
        <ButtonLink to="/jobs" variant="secondary">
          {t('apply.moreJobs')}
        </ButtonLink>
      </p>
    </>
  )
}

/** Proof of what was sent. */
export function Receipt({ reference, at }: { reference: string; at: string }) {
  const t = useMessages()
  return (
    <Card tone="tint">
      <p className={styles.reference}>
        {t('receipt.reference')} <strong>{reference}</strong>
      </p>
      <p className={styles.when}>{t('receipt.at', { when: formatDayAndTime(at) })}</p>
    </Card>
  )
}
