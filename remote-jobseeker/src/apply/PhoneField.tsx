import { Checkbox, Field, TextInput } from '@onward/ui/frame'
import { useApplicationMessages } from '../applications/catalogue'
import { useMessages } from '../catalogue'
import styles from './apply.module.css'

/** The number for this employer. `keep`: whether it becomes the profile's too; null where it is the profile's already. */
export function PhoneField({
  value,
  error,
  onChange,
  keep,
  onKeep,
}: {
  value: string
  error: string | undefined
  onChange(value: string): void
  keep: boolean | null
  onKeep(keep: boolean): void
}) {
  const t = useMessages()
  const a = useApplicationMessages()
  return (
    <div className={styles.phone}>
      <Field id="apply-phone" label={t('common.phone')} note={t('common.optional')} hint={a('form.phoneHint')} error={error}>
        <TextInput type="tel" autoComplete="tel" value={value} onChange={(event) => onChange(event.target.value)} />
      </Field>
      {keep !== null && (
        <Checkbox label={a('form.keepPhone')} checked={keep} onChange={(event) => onKeep(event.target.checked)} />
      )}
    </div>
  )
}
