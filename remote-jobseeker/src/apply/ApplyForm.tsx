import type { BoardJob } from '@onward/contracts/jobs/board'
import {
  ADJUSTMENTS_MAX,
  APPLICATION_LETTER_MAX,
  type ApplicationDraft,
  type ApplicationDraftContent,
} from '@onward/contracts/jobseekers/application-drafts'
import type { Cv } from '@onward/contracts/jobseekers/cvs'
import { useErrorText } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'
import { useSearchParams } from '@onward/portal-kit/router'
import {
  Button,
  ButtonLink,
  Checkbox,
  EmptyState,
  ErrorSummary,
  Field,
  InlineAlert,
  RadioGroup,
  Stack,
  TextArea,
} from '@onward/ui/frame'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useApplicationMessages } from '../applications/catalogue'
import { useMessages } from '../catalogue'
import { AlreadyApplied } from './AlreadyApplied'
import { type Applied, JobClosed, useApply, useLettersFor } from './api'
import styles from './apply.module.css'
import { CHOICE_ID, DraftState } from './DraftState'
import { maySend } from './disclosed'
import { useSavedDraft } from './draft'
import { useDraftOf } from './drafts'
import { Preview } from './Preview'

interface Props {
  job: BoardJob
  cvs: readonly Cv[]
  /** What the person's profile says they need at work. */
  needs: string
  draft: ApplicationDraft | null
  onApplied(applied: Applied): void
  onClosed(): void
}

export function ApplyForm(props: Props) {
  const t = useMessages()
  const { job, cvs } = props
  const usable = cvs.filter(maySend)
  if (usable.length > 0) return <Form {...props} usable={usable} />
  const waiting = cvs.some((cv) => cv.state === 'waiting' || cv.state === 'reading')
  return (
    <EmptyState
      icon="upload"
      title={t(waiting ? 'apply.cvWaiting' : cvs.length > 0 ? 'apply.cvRefused' : 'apply.noCv')}
      action={
        <ButtonLink to={`/cv-review?for=${job.id}`}>{t(waiting ? 'step.analysing.action' : 'common.uploadCvAction')}</ButtonLink>
      }
    >
      {t(waiting ? 'apply.cvWaitingText' : cvs.length > 0 ? 'apply.cvRefusedText' : 'apply.noCvText')}
    </EmptyState>
  )
}

function Form({ job, cvs, usable, needs, draft, onApplied, onClosed }: Props & { usable: readonly Cv[] }) {
  const t = useMessages()
  const a = useApplicationMessages()
  const saved = useSavedDraft(job, draft)
  const words = saved.value
  const chosen = usable.find(({ id }) => id === words.cvId) ?? usable.find(({ isActive }) => isActive) ?? usable[0]
  const change = (next: Partial<ApplicationDraftContent>) => saved.change({ ...words, ...next })
  const { state, send } = useApply()
  const isBusy = useRef(false)
  const [mustChoose, setMustChoose] = useState(false)
  const [tried, setTried] = useState(false)
  const beginning = useBeginning(job, words, change)
  const errors = [
    words.coverLetter.trim().length > APPLICATION_LETTER_MAX && {
      id: 'apply-letter',
      message: t('common.useCharactersOrFewer', { max: APPLICATION_LETTER_MAX }),
    },
    words.shareAdjustments &&
      words.adjustmentsWords.trim().length > ADJUSTMENTS_MAX && {
        id: 'apply-adjustments',
        message: t('common.useCharactersOrFewer', { max: ADJUSTMENTS_MAX }),
      },
  ].filter((error) => error !== false)
  const errorOf = (id: string) => (tried && errors.find((error) => error.id === id)?.message) || undefined

  const told = useRef(false)
  useEffect(() => {
    if (told.current) return
    const isClosed = state.step === 'failed' && state.error instanceof JobClosed
    if (state.step !== 'applied' && !isClosed) return
    told.current = true
    if (state.step === 'applied') onApplied(state.answer)
    else onClosed()
  }, [state, onApplied, onClosed])

  if (!chosen) return null
  const sending = state.step === 'sending'
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    // A second click comes before the form is drawn as sending.
    if (errors.length > 0 || isBusy.current) return
    isBusy.current = true
    isBusy.current = await sendNow(chosen.id)
  }
  /** Whether it went out. */
  const sendNow = async (cvId: string): Promise<boolean> => {
    // What was typed last is kept first. When it cannot be, the application goes out all the same, unless another version is in question.
    await saved.flush()
    setMustChoose(saved.mustChoose())
    if (saved.mustChoose()) return false
    const { coverLetter, shareAdjustments, adjustmentsWords, shareBenefitsTransition } = words
    const adjustments = shareAdjustments ? adjustmentsWords.trim() : ''
    // A draft saved while the application is on its way would outlive it.
    saved.hold()
    const isSent = await send({
      jobId: job.id,
      cvId,
      coverLetter: coverLetter.trim(),
      shareAdjustments,
      adjustmentsWords: adjustments,
      shareBenefitsTransition,
    })
    if (!isSent) void saved.flush()
    return isSent
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={5}>
        {state.step === 'failed' && !(state.error instanceof JobClosed) && (
          <Failed error={state.error} applicationId={job.applicationId} />
        )}
        {tried && errors.length > 0 && <ErrorSummary title={t('form.problem')} errors={errors} />}
        {mustChoose && saved.theirs && (
          <ErrorSummary title={t('apply.failed')} errors={[{ id: CHOICE_ID, message: a('saved.chooseFirst') }]} />
        )}
        {words.cvId !== null && chosen.id !== words.cvId && <InlineAlert tone="warning" title={a('form.cvGone')} />}
        <fieldset className={styles.all} disabled={sending}>
          <RadioGroup
            legend={t('apply.cv')}
            name="cv"
            value={chosen.id}
            onChange={(cvId) => change({ cvId })}
            options={usable.map((cv) => ({
              value: cv.id,
              label: cv.isActive ? t('apply.cvActive', { name: cv.filename }) : cv.filename,
              ...(cv.state === 'refused' && { hint: t('apply.cvUnread') }),
            }))}
          />
          <Field
            id="apply-letter"
            label={t('apply.letter')}
            note={t('common.optional')}
            hint={t('apply.letterHint')}
            error={errorOf('apply-letter')}
          >
            <TextArea rows={8} value={words.coverLetter} onChange={(event) => change({ coverLetter: event.target.value })} />
          </Field>
          <DraftState of={saved} cvs={cvs} />
          {beginning.map(({ label, use }) => (
            <div key={label}>
              <Button variant="secondary" size="s" onClick={use}>
                {label}
              </Button>
            </div>
          ))}
          <fieldset className={styles.choices}>
            <legend>{t('apply.share')}</legend>
            <p>{t('apply.shareText')}</p>
            <Checkbox
              label={t('apply.adjustments')}
              hint={t('apply.adjustmentsHint')}
              checked={words.shareAdjustments}
              onChange={(event) => change({ shareAdjustments: event.target.checked })}
            />
            {words.shareAdjustments && (
              <div className={styles.inside}>
                <Field
                  id="apply-adjustments"
                  label={a('form.adjustmentsWords')}
                  note={t('common.optional')}
                  hint={a('form.adjustmentsHint')}
                  error={errorOf('apply-adjustments')}
                >
                  <TextArea
                    rows={3}
                    value={words.adjustmentsWords}
                    onChange={(event) => change({ adjustmentsWords: event.target.value })}
                  />
                </Field>
                {needs && words.adjustmentsWords.trim() !== needs.trim() && (
                  <Button variant="secondary" size="s" onClick={() => change({ adjustmentsWords: needs })}>
                    {a('form.adjustmentsProfile')}
                  </Button>
                )}
              </div>
            )}
            <Checkbox
              label={t('apply.benefits')}
              hint={t('apply.benefitsHint')}
              checked={words.shareBenefitsTransition}
              onChange={(event) => change({ shareBenefitsTransition: event.target.checked })}
            />
          </fieldset>
        </fieldset>
        <Preview job={job} cv={chosen} words={words} />
        <div>
          <Button type="submit" aria-disabled={sending}>
            {t(sending ? 'common.sending' : 'apply.send')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

/**
 * Words to begin with: a letter written for this job, or what was written for a job that closed. Whoever comes from one of them means it;
 * words that stand there already are never replaced unasked.
 */
function useBeginning(job: BoardJob, words: ApplicationDraftContent, change: (next: Partial<ApplicationDraftContent>) => void) {
  const t = useMessages()
  const a = useApplicationMessages()
  const [address] = useSearchParams()
  const [named, from] = [address.get('letter'), address.get('from')]
  const letters = useLettersFor(job.id)
  const earlier = useDraftOf(from ?? '', from !== null).data?.draft
  const letter = letters.data?.items.find(({ id }) => id === named) ?? letters.data?.items[0]
  const meant = named && letter?.id === named ? { coverLetter: letter.body } : from && earlier ? begunWith(earlier) : null
  const taken = useRef(false)
  useEffect(() => {
    if (taken.current || !meant || words.coverLetter !== '') return
    taken.current = true
    change(meant)
  })
  const offers = [
    letter && { label: t('apply.useLetter'), next: { coverLetter: letter.body } },
    earlier && { label: a('form.fromDraft', { title: earlier.jobTitle }), next: begunWith(earlier) },
  ]
  return offers
    .filter((offer) => offer && offer.next.coverLetter !== '' && offer.next.coverLetter !== words.coverLetter)
    .flatMap((offer) => (offer ? [{ label: offer.label, use: () => change(offer.next) }] : []))
}

/** What a person chose to share is chosen anew for each job. */
const begunWith = ({ words: { cvId, coverLetter } }: ApplicationDraft) => ({ cvId, coverLetter })

/** Why it was not sent. Somebody who applied already, perhaps in another tab, is led to that application. */
function Failed({ error, applicationId }: { error: unknown; applicationId: string | null }) {
  const t = useMessages()
  const a = useApplicationMessages()
  const errorText = useErrorText()
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'already-exists') return <AlreadyApplied applicationId={applicationId} />
  const isCv = code === 'state-conflict' || code === 'not-found'
  return (
    <ErrorSummary
      title={t('apply.failed')}
      text={`${isCv ? a('form.cvProblem') : errorText(error)}\n${t('apply.kept')}`}
      errors={[]}
    />
  )
}
