import { Button, Dialog } from '@onward/ui/frame'
import { useWide } from '@onward/ui/plan'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useMessages } from '../catalogue'
import { CheckStep } from './CheckStep'
import { usePostingMessages } from './catalogue'
import { FormSteps } from './FormSteps'
import { fullFaultText } from './faults'
import { useFormFields } from './fields'
import { checkFullJob, type JobDraft, type JobToPost } from './form'
import { JobErrors, type JobFaults } from './JobErrors'
import styles from './JobForm.module.css'
import { JobStep } from './JobStep'
import { AdvertAsTyped, LivePreview } from './LivePreview'
import { PayStep } from './PayStep'
import { PeopleLeft } from './PeopleLeft'
import { SuitsStep } from './SuitsStep'
import { faultsOn, idOf, STEPS, today } from './steps'
import { type FormStepsState, useFormSteps } from './useFormSteps'

export interface JobFormProps {
  draft: JobDraft
  faults: JobFaults
  /** A request is running; the buttons wait. */
  busy: 'posting' | 'checking' | null
  labels: { submit: string; submitting: string }
  /** Where the form opens: at its first step, or at the first that is not answered. */
  opens?: 'first' | 'unanswered'
  /** An advert that exists: each of its steps can be opened, and its saved dates may be in the past. */
  saved?: { deadline: string | null; start: string | null }
  jobId?: string
  /** The draft that this form has become on the server. */
  begun?: string | null
  /** Above the fields: drafts, restored text, conflicts. */
  notice?: ReactNode
  /** Above the fields of the first step. */
  first?: ReactNode
  /** Above the buttons of the last step: findings of the check. */
  findings?: ReactNode
  /** Beside the buttons: whether the draft is saved. */
  status?: ReactNode
  onChange(change: Partial<JobDraft>): void
  onPost(job: JobToPost): void
  onPreview(job: JobToPost): void
  onCancel(): void
}

/** The form for a job, one step at a time, with the advert as it is typed beside it. */
export function JobForm(props: JobFormProps) {
  const {
    draft,
    faults,
    opens = 'first',
    saved,
    jobId,
    begun = null,
    notice,
    first,
    findings,
    onChange,
    onPost,
    onPreview,
  } = props
  const t = useMessages()
  const p = usePostingMessages()
  const isWide = useWide()
  const steps = useFormSteps({ draft, saved, faults, opens, all: saved !== undefined, begun })
  const fields = useFormFields(draft, faults, onChange)
  const { step } = steps
  const here = faultsOn(step, faults.faults)
  const heading = useFocusOnStep(steps, here.length > 0)
  const isLast = step === 'check'
  const checked = (then: (job: JobToPost) => void) => {
    const result = checkFullJob(draft, today(), saved)
    faults.setFaults(result.ok ? [] : result.faults)
    if (result.ok) then(result.job)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isLast) checked(onPost)
    else steps.go(steps.at + 1)
  }
  const of = { draft, onChange, fields }
  return (
    <div className={styles.layout}>
      <FormSteps draft={draft} steps={steps} isEdit={saved !== undefined} />
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <JobErrors of={{ faults: here, failure: faults.failure }} idOf={idOf} textOf={(fault) => fullFaultText(t, p, fault)} />
        {notice}
        {step === 'job' && first}
        <section className={styles.step} aria-labelledby="post-step">
          <h2 id="post-step" ref={heading} tabIndex={-1}>
            {p(isLast && saved ? 'steps.check.edit' : `steps.${step}`)}
          </h2>
          {step === 'job' && <JobStep {...of} />}
          {step === 'pay' && <PayStep {...of} jobId={jobId} />}
          {step === 'suits' && <SuitsStep {...of} />}
          {step === 'suits' && !isWide && <PeopleLeft draft={draft} />}
          {isLast && <CheckStep {...of} onGo={steps.go} />}
        </section>
        {isLast && findings}
        <Actions {...props} steps={steps} isWide={isWide} onPreview={() => checked(onPreview)} />
      </form>
      {isWide && (
        <div className={styles.aside}>
          {step === 'suits' && <PeopleLeft draft={draft} />}
          <LivePreview draft={draft} />
          {step !== 'suits' && <PeopleLeft draft={draft} />}
        </div>
      )}
    </div>
  )
}

/** The heading of a step takes the focus when the step is opened; its errors come before it. */
function useFocusOnStep({ step }: FormStepsState, hasErrors: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    if (!hasErrors) heading.current?.focus()
  }, [step, hasErrors])
  return heading
}

type ActionsProps = Pick<JobFormProps, 'draft' | 'busy' | 'labels' | 'saved' | 'status' | 'onCancel'> & {
  steps: FormStepsState
  isWide: boolean
  onPreview(): void
}
function Actions({ draft, busy, labels, saved, status, steps, isWide, onPreview, onCancel }: ActionsProps) {
  const t = useMessages()
  const p = usePostingMessages()
  const [open, setOpen] = useState(false)
  const next = STEPS[steps.at + 1]
  return (
    <div className={`${styles.actions} ${styles.foot}`}>
      {next && next !== 'job' ? (
        <Button type="submit">{p(next === 'check' ? `steps.next.${saved ? 'save' : 'post'}` : `steps.next.${next}`)}</Button>
      ) : (
        <Button type="submit" disabled={busy !== null}>
          {busy === 'posting' ? labels.submitting : labels.submit}
        </Button>
      )}
      {steps.at > 0 && (
        <Button variant="secondary" onClick={() => steps.go(steps.at - 1)} disabled={busy === 'posting'}>
          {t('common.goBack')}
        </Button>
      )}
      {next ? (
        !isWide && (
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {p('preview')}
          </Button>
        )
      ) : (
        // It keeps the focus while it waits, so that the preview gives it back.
        <Button
          variant="secondary"
          onClick={() => busy === null && onPreview()}
          disabled={busy === 'posting'}
          aria-disabled={busy === 'checking'}
        >
          {p(busy === 'checking' ? 'previewing' : 'preview')}
        </Button>
      )}
      <Button variant="quiet" onClick={onCancel} disabled={busy === 'posting'}>
        {t('common.cancel')}
      </Button>
      {status}
      <Dialog open={open} title={p('preview.title')} closeLabel={p('preview.close')} onClose={() => setOpen(false)} width="l">
        <AdvertAsTyped draft={draft} />
      </Dialog>
    </div>
  )
}
