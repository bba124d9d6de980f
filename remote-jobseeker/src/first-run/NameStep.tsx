import { valibotResolver } from '@hookform/resolvers/valibot'
import { Checkbox, Field, TextInput } from '@onward/ui/frame'
import { useForm } from 'react-hook-form'
import { useMessages } from '../catalogue'
import { useFirstRunMessages } from './catalogue'
import styles from './first-run.module.css'
import { LiveCount } from './LiveCount'
import { StepForm, type StepProps, usePart } from './StepForm'
import { nameSchema } from './steps'

export function NameStep(props: StepProps) {
  const t = useMessages()
  const f = useFirstRunMessages()
  const { send, ...sending } = usePart(props)
  const { firstName, lastName, referredBy } = props.profile
  const { register, handleSubmit, formState, watch } = useForm({
    // A referral without a last name says that there is none.
    defaultValues: { firstName, lastName, hasOneName: firstName !== '' && lastName === '' && referredBy !== '' },
    resolver: valibotResolver(nameSchema),
  })
  const { errors } = formState
  return (
    <>
      <StepForm title={f('name.title')} lead={f('name.lead')} {...sending} onSubmit={(event) => void handleSubmit(send)(event)}>
        <Field label={t('edit.firstName')} error={errors.firstName && t('edit.error.firstName')} required>
          <TextInput autoComplete="given-name" {...register('firstName')} />
        </Field>
        {!watch('hasOneName') && (
          <Field
            label={t('edit.lastName')}
            hint={f('name.lastHint')}
            error={errors.lastName && t('edit.error.lastName')}
            required
          >
            <TextInput autoComplete="family-name" {...register('lastName')} />
          </Field>
        )}
        <Checkbox label={f('common.iHaveOneNameOnly')} {...register('hasOneName')} />
      </StepForm>
      <aside className={styles.live}>
        <LiveCount at={1} text={(count) => f('count.all', { count })} query={{ within: 'any' }} hint={f('count.allHint')} />
      </aside>
    </>
  )
}
