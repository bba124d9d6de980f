import { ACCESSIBILITY_FEATURES, JOB_TYPES, OFFERED_FEATURES } from '@onward/contracts/jobs/job-facts'
import { PAY_PERIODS } from '@onward/contracts/jobs/pay'
import { MAX_DEADLINE_DAYS } from '@onward/contracts/jobs/posting'
import { Button, Checkbox, Field, Select, TextArea, TextInput } from '@onward/ui/frame'
import type { FormEvent, ReactNode } from 'react'
import { useMessages } from '../catalogue'
import { usePostingMessages } from './catalogue'
import { DateFields } from './DateFields'
import { FormSteps } from './FormSteps'
import { fullFaultText } from './faults'
import { checkFullJob, type FormField, hoursIn, type JobDraft, type JobToPost, payIn, readDate } from './form'
import { JobErrors, type JobFaults } from './JobErrors'
import styles from './JobForm.module.css'
import { WageLine } from './WageLine'

export interface JobFormProps {
  draft: JobDraft
  faults: JobFaults
  /** A request is running; the buttons wait. */
  busy: 'posting' | 'checking' | null
  labels: { submit: string; submitting: string }
  /** Saved dates of an edited job; these may be in the past. */
  saved?: { deadline: string | null; start: string | null }
  /** Above the fields: drafts, restored text, conflicts. */
  notice?: ReactNode
  /** Above the buttons: findings of the check. */
  findings?: ReactNode
  /** Beside the buttons: whether the draft is saved. */
  status?: ReactNode
  onChange(change: Partial<JobDraft>): void
  onPost(job: JobToPost): void
  onPreview(job: JobToPost): void
  onCancel(): void
}

/** Today in the United Kingdom, ISO 8601. */
export const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format(new Date())
const idOf = (field: FormField): string =>
  field === 'applicationDeadline' ? 'post-day' : field === 'startsOn' ? 'post-start-day' : `post-${field}`

export function JobForm(props: JobFormProps) {
  const { draft, faults, busy, labels, saved, notice, findings, status, onChange, onPost, onPreview, onCancel } = props
  const t = useMessages()
  const p = usePostingMessages()
  const checked = (then: (job: JobToPost) => void) => {
    const result = checkFullJob(draft, today(), saved)
    faults.setFaults(result.ok ? [] : result.faults)
    if (result.ok) then(result.job)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    checked(onPost)
  }
  const errorOf = (field: FormField) => {
    const fault = faults.faults.find((one) => one.field === field)
    return fault && fullFaultText(t, p, fault)
  }
  const bound = (name: TextName) => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })
  const wired = (field: FormField, label: string) => ({ id: idOf(field), label, error: errorOf(field) })
  const box = (name: BoxName, label: string, hint?: string) => (
    <Checkbox label={label} hint={hint} checked={draft[name]} onChange={(event) => onChange({ [name]: event.target.checked })} />
  )
  const start = readDate(draft.startDay, draft.startMonth, draft.startYear)
  const wageDay = start !== null && start !== 'wrong' && start > today() ? start : today()
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <JobErrors of={faults} idOf={idOf} textOf={(fault) => fullFaultText(t, p, fault)} />
      {notice}
      <FormSteps draft={draft} />
      <fieldset id="step-job" className={styles.group}>
        <legend>{t('post.about')}</legend>
        <Field {...wired('title', t('post.field.title'))} required>
          <TextInput {...bound('title')} />
        </Field>
        <div className={styles.pair}>
          <Field {...wired('department', t('post.field.department'))} required>
            <TextInput {...bound('department')} />
          </Field>
          <Field {...wired('jobType', t('common.jobType'))} required>
            <Select
              value={draft.jobType}
              onChange={(event) => onChange({ jobType: JOB_TYPES.find((type) => type === event.target.value) ?? '' })}
              options={[
                { value: '', label: t('post.field.jobType.choose') },
                ...JOB_TYPES.map((type) => ({ value: type, label: t(`common.jobType.${type}`) })),
              ]}
            />
          </Field>
        </div>
        <Field {...wired('location', t('common.location'))} hint={t('post.field.location.hint')} required>
          <TextInput {...bound('location')} />
        </Field>
        <Field {...wired('description', t('post.field.description'))} required>
          <TextArea {...bound('description')} rows={8} />
        </Field>
        <Field
          {...wired('requirements', t('post.field.requirements'))}
          note={t('common.optional')}
          hint={t('post.field.requirements.hint')}
        >
          <TextArea {...bound('requirements')} rows={5} />
        </Field>
      </fieldset>
      <fieldset id="step-pay" className={styles.group} aria-describedby="post-pay-hint">
        <legend>
          {p('pay.legend')} <span className={styles.note}>{t('common.optional')}</span>
        </legend>
        <p id="post-pay-hint" className={styles.hint}>
          {p('pay.hint')}
        </p>
        <div className={styles.pay}>
          <Field {...wired('payMinimum', p('pay.minimum'))}>
            <TextInput {...bound('payMinimum')} inputMode="decimal" />
          </Field>
          <Field {...wired('payMaximum', p('pay.maximum'))}>
            <TextInput {...bound('payMaximum')} inputMode="decimal" />
          </Field>
          <Field id="post-payPeriod" label={p('pay.period')}>
            <Select
              value={draft.payPeriod}
              onChange={(event) => onChange({ payPeriod: PAY_PERIODS.find((period) => period === event.target.value) ?? 'hour' })}
              options={PAY_PERIODS.map((period) => ({ value: period, label: p(`pay.period.${period}`) }))}
            />
          </Field>
          <Field {...wired('hoursPerWeek', p('common.hoursAWeek'))}>
            <TextInput {...bound('hoursPerWeek')} inputMode="decimal" />
          </Field>
        </div>
        <Field {...wired('payNote', p('pay.note'))} hint={p('pay.note.hint')}>
          <TextInput {...bound('payNote')} />
        </Field>
        <WageLine
          pay={payIn(draft)}
          type={draft.jobType || null}
          hoursPerWeek={hoursIn(draft)}
          note={draft.payNote.trim()}
          day={wageDay}
        />
        <DateFields
          id="post-start-day"
          legend={p('start.legend')}
          hint={p('start.hint')}
          error={errorOf('startsOn')}
          value={{ day: draft.startDay, month: draft.startMonth, year: draft.startYear }}
          onChange={({ day, month, year }) =>
            onChange({
              ...(day !== undefined && { startDay: day }),
              ...(month !== undefined && { startMonth: month }),
              ...(year !== undefined && { startYear: year }),
            })
          }
        />
      </fieldset>
      <fieldset id="step-contact" className={styles.group}>
        <legend>{t('post.contact')}</legend>
        <Field {...wired('contactEmail', t('common.contactEmail'))} required>
          <TextInput {...bound('contactEmail')} type="email" autoComplete="email" />
        </Field>
        <DateFields
          id="post-day"
          legend={t('post.field.applicationDeadline')}
          hint={p('deadline.hint', { days: MAX_DEADLINE_DAYS })}
          error={errorOf('applicationDeadline')}
          value={{ day: draft.day, month: draft.month, year: draft.year }}
          onChange={onChange}
        />
        {box('anonymousUntilShortlist', p('anonymous'), p('anonymous.hint'))}
      </fieldset>
      <fieldset id="step-workplace" className={styles.group}>
        <legend>{t('post.workplace')}</legend>
        {box('isRemoteAvailable', t('post.field.isRemoteAvailable'))}
        {box('isDisabilityFriendly', t('post.field.isDisabilityFriendly'))}
        {draft.isDisabilityFriendly && <Features draft={draft} onChange={onChange} />}
        {box('benefitsTransitionSupport', t('post.field.benefitsTransitionSupport'))}
      </fieldset>
      {findings}
      <div className={styles.actions}>
        <Button type="submit" disabled={busy !== null}>
          {busy === 'posting' ? labels.submitting : labels.submit}
        </Button>
        {/* It keeps the focus while it waits, so that the preview gives it back. */}
        <Button
          variant="secondary"
          onClick={() => busy === null && checked(onPreview)}
          disabled={busy === 'posting'}
          aria-disabled={busy === 'checking'}
        >
          {p(busy === 'checking' ? 'previewing' : 'preview')}
        </Button>
        <Button variant="quiet" onClick={onCancel} disabled={busy === 'posting'}>
          {t('common.cancel')}
        </Button>
        {status}
      </div>
    </form>
  )
}

type TextName = Exclude<FormField, 'applicationDeadline' | 'startsOn' | 'jobType'>
type BoxName = 'isDisabilityFriendly' | 'isRemoteAvailable' | 'benefitsTransitionSupport' | 'anonymousUntilShortlist'

/** Workplace features: the same list that jobseekers state their needs with. */
function Features({ draft, onChange }: Pick<JobFormProps, 'draft' | 'onChange'>) {
  const t = useMessages()
  const p = usePostingMessages()
  const ticked = <T extends string>(all: readonly T[], before: readonly T[], one: T, on: boolean) =>
    all.filter((feature) => (feature === one ? on : before.includes(feature)))
  return (
    <fieldset className={styles.features} aria-describedby="post-features-hint">
      <legend>{t('post.field.accessibilityFeatures')}</legend>
      <p id="post-features-hint" className={styles.hint}>
        {p('features.hint')}
      </p>
      {ACCESSIBILITY_FEATURES.map((feature) => (
        <Checkbox
          key={feature}
          label={t(`post.feature.${feature}`)}
          checked={draft.accessibilityFeatures.includes(feature)}
          onChange={({ target }) =>
            onChange({
              accessibilityFeatures: ticked(ACCESSIBILITY_FEATURES, draft.accessibilityFeatures, feature, target.checked),
            })
          }
        />
      ))}
      {OFFERED_FEATURES.map((feature) => (
        <Checkbox
          key={feature}
          label={p(`feature.${feature}`)}
          checked={draft.offeredFeatures.includes(feature)}
          onChange={({ target }) =>
            onChange({ offeredFeatures: ticked(OFFERED_FEATURES, draft.offeredFeatures, feature, target.checked) })
          }
        />
      ))}
    </fieldset>
  )
}
