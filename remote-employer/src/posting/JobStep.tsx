import { Field, TextArea, TextInput } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import type { StepProps } from './fields'
import styles from './JobForm.module.css'

/** What the work is, and where. */
export function JobStep({ fields: { bound, wired } }: StepProps) {
  const t = useMessages()
  return (
    <>
      <Field {...wired('title', t('post.field.title'))} required>
        <TextInput {...bound('title')} />
      </Field>
      <div className={styles.pair}>
        <Field {...wired('department', t('post.field.department'))} required>
          <TextInput {...bound('department')} />
        </Field>
        <Field {...wired('location', t('common.location'))} hint={t('post.field.location.hint')} required>
          <TextInput {...bound('location')} />
        </Field>
      </div>
      <Field {...wired('description', t('post.field.description'))} required>
        <TextArea {...bound('description')} rows={8} />
      </Field>
    </>
  )
}
