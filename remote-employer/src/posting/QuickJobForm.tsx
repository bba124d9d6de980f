import { JOB_TYPES } from '@onward/contracts/jobs/job-facts'
import { Link } from '@onward/portal-kit/router'
import { useTabForm } from '@onward/portal-kit/tab-draft'
import { Button, Field, Select, TextArea, TextInput } from '@onward/ui/frame'
import { type FormEvent, useId } from 'react'
import { useMessages } from '../catalogue'
import { faultText } from './faults'
import { checkQuickJob, type JobDraft } from './form'
import { JobErrors, useJobFaults } from './JobErrors'
import styles from './JobForm.module.css'
import { useSubmitJob } from './submit'

const BLANK: Pick<JobDraft, 'title' | 'location' | 'description' | 'jobType'> = {
  title: '',
  location: '',
  description: '',
  jobType: '',
}

/** Title, location and description are enough to post. The new job appears first in the list, and the form clears. */
export function QuickJobForm() {
  const t = useMessages()
  const prefix = useId()
  const draft = useTabForm('employer.quick-job', BLANK)
  const wrong = useJobFaults()
  const submit = useSubmitJob({ done: draft.clear, wrong })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const checked = checkQuickJob(draft.value)
    wrong.setFaults(checked.ok ? [] : checked.faults)
    if (checked.ok) submit.post(checked.job)
  }
  const field = (name: 'title' | 'location' | 'description') => {
    const fault = wrong.faults.find((one) => one.field === name)
    return { id: `${prefix}${name}`, error: fault && faultText(t, fault), label: t(`post.field.${name}`), required: true }
  }
  const bound = (name: 'title' | 'location' | 'description') => ({
    value: draft.value[name],
    onChange: (event: { target: { value: string } }) => draft.change({ [name]: event.target.value }),
  })
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <JobErrors of={wrong} idOf={(field) => `${prefix}${field}`} textOf={(fault) => faultText(t, fault)} />
      <Field {...field('title')}>
        <TextInput {...bound('title')} />
      </Field>
      <Field {...field('location')} hint={t('post.field.location.hint')}>
        <TextInput {...bound('location')} />
      </Field>
      <Field id={`${prefix}jobType`} label={t('common.jobType')} note={t('common.optional')} hint={t('post.quick.jobType.hint')}>
        <Select
          value={draft.value.jobType}
          onChange={({ target }) => draft.change({ jobType: JOB_TYPES.find((type) => type === target.value) ?? '' })}
          options={[
            { value: '', label: t('common.notStated') },
            ...JOB_TYPES.map((type) => ({ value: type, label: t(`common.jobType.${type}`) })),
          ]}
        />
      </Field>
      <Field {...field('description')}>
        <TextArea {...bound('description')} rows={5} />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" disabled={submit.posting}>
          {t(submit.posting ? 'post.submitting' : 'post.quick.submit')}
        </Button>
        <Link to="/employer/post-job">{t('post.quick.full')}</Link>
      </div>
    </form>
  )
}
