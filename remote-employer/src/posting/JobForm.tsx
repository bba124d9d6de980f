import { ACCESSIBILITY_FEATURES, JOB_TYPES } from '@onward/contracts/jobs'
import { Button, Checkbox, ErrorSummary, Field, Select, TextArea, TextInput } from '@onward/ui/frame'
import type { FormEvent } from 'react'
import { useMessages } from '../words'
import { faultWords } from './faults'
import { checkFullJob, type FieldFault, type FormField, type JobDraft, type JobToPost } from './form'
import styles from './JobForm.module.css'

export interface JobFormProps {
  draft: JobDraft
  /** The draft has text from before. */
  kept: boolean
  faults: readonly FieldFault[]
  posting: boolean
  onChange(change: Partial<JobDraft>): void
  onFaults(faults: FieldFault[]): void
  onPost(job: JobToPost): void
  onStartAgain(): void
  onCancel(): void
}

/** The reader's calendar date in the United Kingdom, ISO 8601. */
const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format(new Date())
const idOf = (field: FormField): string => (field === 'applicationDeadline' ? 'post-day' : `post-${field}`)

export function JobForm({ draft, kept, faults, posting, onChange, onFaults, onPost, onStartAgain, onCancel }: JobFormProps) {
  const t = useMessages()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const checked = checkFullJob(draft, today())
    onFaults(checked.ok ? [] : checked.faults)
    if (checked.ok) onPost(checked.job)
  }
  const errorOf = (field: FormField) => {
    const fault = faults.find((one) => one.field === field)
    return fault && faultWords(t, fault)
  }
  type TextField = Exclude<FormField, 'applicationDeadline' | 'jobType'>
  const field = (name: TextField | 'jobType') => ({ id: idOf(name), label: t(`post.field.${name}`), error: errorOf(name) })
  const bound = (name: TextField | 'day' | 'month' | 'year') => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })
  const box = (name: 'isDisabilityFriendly' | 'isRemoteAvailable' | 'benefitsTransitionSupport') => (
    <Checkbox
      label={t(`post.field.${name}`)}
      checked={draft[name]}
      onChange={(event) => onChange({ [name]: event.target.checked })}
    />
  )
  const missing = faults.some((one) => one.fault === 'missing')
  const dateError = errorOf('applicationDeadline')
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {faults.length > 0 && (
        <ErrorSummary
          title={t(missing ? 'post.missing.title' : 'post.invalid.title')}
          text={missing ? t('post.missing.text') : undefined}
          errors={faults.map((fault) => ({ id: idOf(fault.field), message: faultWords(t, fault) }))}
        />
      )}
      {kept && (
        <p className={styles.kept}>
          {t('post.kept')}{' '}
          <Button variant="quiet" size="s" onClick={onStartAgain}>
            {t('post.startAgain')}
          </Button>
        </p>
      )}
      <fieldset className={styles.group}>
        <legend>{t('post.about')}</legend>
        <Field {...field('title')} required>
          <TextInput {...bound('title')} />
        </Field>
        <div className={styles.pair}>
          <Field {...field('department')} required>
            <TextInput {...bound('department')} />
          </Field>
          <Field {...field('location')} hint={t('post.field.location.hint')} required>
            <TextInput {...bound('location')} />
          </Field>
          <Field {...field('jobType')} required>
            <Select
              value={draft.jobType}
              onChange={(event) => onChange({ jobType: JOB_TYPES.find((type) => type === event.target.value) ?? '' })}
              options={[
                { value: '', label: t('post.field.jobType.choose') },
                ...JOB_TYPES.map((type) => ({ value: type, label: t(`type.${type}`) })),
              ]}
            />
          </Field>
          <Field {...field('salary')} note={t('post.optional')} hint={t('post.field.salary.hint')}>
            <TextInput {...bound('salary')} />
          </Field>
        </div>
        <Field {...field('description')} required>
          <TextArea {...bound('description')} rows={8} />
        </Field>
        <Field {...field('requirements')} note={t('post.optional')} hint={t('post.field.requirements.hint')}>
          <TextArea {...bound('requirements')} rows={5} />
        </Field>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('post.contact')}</legend>
        <Field {...field('contactEmail')} required>
          <TextInput {...bound('contactEmail')} type="email" autoComplete="email" />
        </Field>
        <fieldset className={styles.date} aria-describedby="post-deadline-hint">
          <legend>
            {t('post.field.applicationDeadline')} <span className={styles.note}>{t('post.optional')}</span>
          </legend>
          <p id="post-deadline-hint" className={styles.hint}>
            {t('post.field.applicationDeadline.hint')}
          </p>
          <p id="post-deadline-error" className={styles.error}>
            {dateError}
          </p>
          {(['day', 'month', 'year'] as const).map((part) => (
            <div key={part} className={styles[part]}>
              <Field id={`post-${part}`} label={t(`post.field.${part}`)}>
                <TextInput
                  {...bound(part)}
                  inputMode="numeric"
                  maxLength={part === 'year' ? 4 : 2}
                  aria-describedby={dateError ? 'post-deadline-error' : undefined}
                />
              </Field>
            </div>
          ))}
        </fieldset>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('post.workplace')}</legend>
        {box('isRemoteAvailable')}
        {box('isDisabilityFriendly')}
        {draft.isDisabilityFriendly && (
          <fieldset className={styles.features}>
            <legend>{t('post.field.accessibilityFeatures')}</legend>
            {ACCESSIBILITY_FEATURES.map((feature) => (
              <Checkbox
                key={feature}
                label={t(`post.feature.${feature}`)}
                checked={draft.accessibilityFeatures.includes(feature)}
                onChange={(event) =>
                  onChange({
                    accessibilityFeatures: ACCESSIBILITY_FEATURES.filter((one) =>
                      one === feature ? event.target.checked : draft.accessibilityFeatures.includes(one),
                    ),
                  })
                }
              />
            ))}
          </fieldset>
        )}
        {box('benefitsTransitionSupport')}
      </fieldset>
      <div className={styles.actions}>
        <Button type="submit" disabled={posting}>
          {t(posting ? 'post.submitting' : 'post.submit')}
        </Button>
        <Button variant="secondary" onClick={onCancel} disabled={posting}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
