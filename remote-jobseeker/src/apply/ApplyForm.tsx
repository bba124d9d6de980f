import type { BoardJob } from '@onward/contracts/jobs/board'
import {
  ADJUSTMENTS_MAX,
  APPLICATION_LETTER_MAX,
  type ApplicationDraft,
  type ApplicationDraftContent,
} from '@onward/contracts/jobseekers/application-drafts'
import type { Cv } from '@onward/contracts/jobseekers/cvs'
import { orEmpty, profileEdit } from '@onward/contracts/jobseekers/profile'
import { useErrorText } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'
import { useSearchParams } from '@onward/portal-kit/router'
import { Drawing } from '@onward/ui/drawing'
import {
  Button,
  ButtonLink,
  Checkbox,
  EmptyState,
  ErrorSummary,
  Field,
  InlineAlert,
  RadioGroup,
  Row,
  Stack,
  TextArea,
} from '@onward/ui/frame'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { useApplicationMessages } from '../applications/catalogue'
import { useMessages } from '../catalogue'
import { questionsAddress } from '../parts/questions-address'
import { AlreadyApplied } from './AlreadyApplied'
import { type Applied, JobClosed, useApply, useLettersFor } from './api'
import styles from './apply.module.css'
import { CHOICE_ID, DraftState } from './DraftState'
import { maySend } from './disclosed'
import { useSavedDraft } from './draft'
import { useDraftOf } from './drafts'
import { PhoneField } from './PhoneField'
import { Preview } from './Preview'

const PHONE = orEmpty(profileEdit.entries.phone)

interface Props {
  job: BoardJob
  cvs: readonly Cv[]
  /** Accessibility needs from the profile. */
  needs: string
  /** From the profile; empty where it has none. */
  phone: string
  draft: ApplicationDraft | null
  onSending(isSending: boolean): void
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
      picture={<Drawing name="cv" />}
      title={t(waiting ? 'apply.cvWaiting' : cvs.length > 0 ? 'apply.cvRefused' : 'apply.noCv')}
      action={
        waiting ? (
          <ButtonLink to={`/cv-review?for=${job.id}`}>{t('step.analysing.action')}</ButtonLink>
        ) : (
          <Row gap={3}>
            <ButtonLink to={questionsAddress(job.id)}>{t('common.fiveQuestions')}</ButtonLink>
            <ButtonLink to={`/cv-review?for=${job.id}`} variant="secondary">
              {t('common.uploadCvAction')}
            </ButtonLink>
          </Row>
        )
      }
    >
      {t(waiting ? 'apply.cvWaitingText' : cvs.length > 0 ? 'apply.cvRefusedText' : 'apply.noCvText')}
    </EmptyState>
  )
}

function Form({
  job,
  cvs,
  usable,
  needs,
  phone: ofProfile,
  draft,
  onSending,
  onApplied,
  onClosed,
}: Props & { usable: readonly Cv[] }) {
  const t = useMessages()
  const a = useApplicationMessages()
  const saved = useSavedDraft(job, draft)
  const content = saved.value
  const chosen = usable.find(({ id }) => id === content.cvId) ?? usable.find(({ isActive }) => isActive) ?? usable[0]
  const change = (next: Partial<ApplicationDraftContent>) => saved.change({ ...content, ...next })
  const { state, send } = useApply()
  const isBusy = useRef(false)
  const [mustChoose, setMustChoose] = useState(false)
  const [tried, setTried] = useState(false)
  const beginning = useStartingTexts(job, content, change)
  const phone = content.phone ?? ofProfile
  const [keepPhone, setKeepPhone] = useState(false)
  const isNewPhone = phone.trim() !== '' && phone.trim() !== ofProfile
  const errors = [
    !v.is(PHONE, phone) && { id: 'apply-phone', message: t('edit.error.phone') },
    content.coverLetter.trim().length > APPLICATION_LETTER_MAX && {
      id: 'apply-letter',
      message: t('common.useCharactersOrFewer', { max: APPLICATION_LETTER_MAX }),
    },
    content.shareAdjustments &&
      content.adjustmentsWords.trim().length > ADJUSTMENTS_MAX && {
        id: 'apply-adjustments',
        message: t('common.useCharactersOrFewer', { max: ADJUSTMENTS_MAX }),
      },
  ].filter((error) => error !== false)
  const errorOf = (id: string) => (tried && errors.find((error) => error.id === id)?.message) || undefined

  const isReported = useRef(false)
  useEffect(() => {
    if (isReported.current) return
    const isClosed = state.step === 'failed' && state.error instanceof JobClosed
    if (state.step !== 'applied' && !isClosed) return
    isReported.current = true
    if (state.step === 'applied') onApplied(state.answer)
    else onClosed()
  }, [state, onApplied, onClosed])

  if (!chosen) return null
  const sending = state.step === 'sending'
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    // A second click may come before the form is drawn as sending.
    if (errors.length > 0 || isBusy.current) return
    isBusy.current = true
    onSending(true)
    isBusy.current = await sendNow(chosen.id)
    if (!isBusy.current) onSending(false)
  }
  /** Whether it was sent. */
  const sendNow = async (cvId: string): Promise<boolean> => {
    // Saves the latest text first. If that fails the application is sent all the same, unless the person has to choose between two versions.
    await saved.flush()
    setMustChoose(saved.mustChoose())
    if (saved.mustChoose()) return false
    const { coverLetter, shareAdjustments, adjustmentsWords, shareBenefitsTransition } = content
    const adjustments = shareAdjustments ? adjustmentsWords.trim() : ''
    // A draft saved during sending would outlive the application.
    saved.hold()
    const isSent = await send({
      jobId: job.id,
      cvId,
      coverLetter: coverLetter.trim(),
      shareAdjustments,
      adjustmentsWords: adjustments,
      shareBenefitsTransition,
      phone: phone.trim(),
      keepPhone: keepPhone && isNewPhone,
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
        {content.cvId !== null && chosen.id !== content.cvId && <InlineAlert tone="warning" title={a('form.cvGone')} />}
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
            <TextArea rows={8} value={content.coverLetter} onChange={(event) => change({ coverLetter: event.target.value })} />
          </Field>
          <PhoneField
            value={phone}
            error={errorOf('apply-phone')}
            onChange={(next) => change({ phone: next })}
            keep={isNewPhone ? keepPhone : null}
            onKeep={setKeepPhone}
          />
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
              checked={content.shareAdjustments}
              onChange={(event) => change({ shareAdjustments: event.target.checked })}
            />
            {content.shareAdjustments && (
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
                    value={content.adjustmentsWords}
                    onChange={(event) => change({ adjustmentsWords: event.target.value })}
                  />
                </Field>
                {needs && content.adjustmentsWords.trim() !== needs.trim() && (
                  <Button variant="secondary" size="s" onClick={() => change({ adjustmentsWords: needs })}>
                    {a('form.adjustmentsProfile')}
                  </Button>
                )}
              </div>
            )}
            <Checkbox
              label={t('apply.benefits')}
              hint={t('apply.benefitsHint')}
              checked={content.shareBenefitsTransition}
              onChange={(event) => change({ shareBenefitsTransition: event.target.checked })}
            />
          </fieldset>
        </fieldset>
        <Preview job={job} cv={chosen} content={content} phone={phone.trim()} />
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
 * Texts to start with: a letter written for this job, or the draft for a job that closed. One that the address names is filled in; text that is
 * already there is never replaced unasked.
 */
function useStartingTexts(
  job: BoardJob,
  content: ApplicationDraftContent,
  change: (next: Partial<ApplicationDraftContent>) => void,
) {
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
    if (taken.current || !meant || content.coverLetter !== '') return
    taken.current = true
    change(meant)
  })
  const offers = [
    letter && { label: t('apply.useLetter'), next: { coverLetter: letter.body } },
    earlier && { label: a('form.fromDraft', { title: earlier.jobTitle }), next: begunWith(earlier) },
  ]
  return offers
    .filter((offer) => offer && offer.next.coverLetter !== '' && offer.next.coverLetter !== content.coverLetter)
    .flatMap((offer) => (offer ? [{ label: offer.label, use: () => change(offer.next) }] : []))
}

/** Sharing is chosen anew for each job, so it is not copied. */
const begunWith = ({ words: { cvId, coverLetter } }: ApplicationDraft) => ({ cvId, coverLetter })

/** Why sending failed. A person who already applied, perhaps in another tab, is led to that application. */
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
