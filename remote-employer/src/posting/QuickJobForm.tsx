import { useSession } from '@onward/portal-kit'
import { Link } from '@onward/portal-kit/router'
import { Button, ErrorSummary, Field, TextArea, TextInput } from '@onward/ui/frame'
import { type FormEvent, useId, useState } from 'react'
import { useMessages } from '../words'
import { faultWords } from './faults'
import { checkQuickJob, type FieldFault } from './form'
import styles from './JobForm.module.css'
import { useSubmitJob } from './submit'
import { useDraft } from './useDraft'

const BLANK = { title: '', location: '', description: '' }

/** Title, location and description: enough to post. The new job stands at the top of the list, and the form clears. */
export function QuickJobForm() {
  const t = useMessages()
  const { user } = useSession()
  const prefix = useId()
  const draft = useDraft('quick-job', user?.accountId ?? '', BLANK)
  const [faults, setFaults] = useState<FieldFault[]>([])
  const submit = useSubmitJob({ done: draft.clear, faults: setFaults })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const checked = checkQuickJob(draft.value)
    setFaults(checked.ok ? [] : checked.faults)
    if (checked.ok) submit.post(checked.job)
  }
  const field = (name: keyof typeof BLANK) => {
    const fault = faults.find((one) => one.field === name)
    return { id: `${prefix}${name}`, error: fault && faultWords(t, fault), label: t(`post.field.${name}`), required: true }
  }
  const bound = (name: keyof typeof BLANK) => ({
    value: draft.value[name],
    onChange: (event: { target: { value: string } }) => draft.change({ [name]: event.target.value }),
  })
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {faults.length > 0 && (
        <ErrorSummary
          title={t('post.missing.title')}
          text={t('post.missing.text')}
          errors={faults.map((fault) => ({ id: `${prefix}${fault.field}`, message: faultWords(t, fault) }))}
        />
      )}
      <Field {...field('title')}>
        <TextInput {...bound('title')} />
      </Field>
      <Field {...field('location')} hint={t('post.field.location.hint')}>
        <TextInput {...bound('location')} />
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
