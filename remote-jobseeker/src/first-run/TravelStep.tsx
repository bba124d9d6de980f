import { valibotResolver } from '@hookform/resolvers/valibot'
import { Field, RadioGroup, TextInput } from '@onward/ui/frame'
import { useDeferredValue } from 'react'
import { useController, useForm } from 'react-hook-form'
import * as v from 'valibot'
import { useFirstRunMessages } from './catalogue'
import styles from './first-run.module.css'
import { LiveCount } from './LiveCount'
import { StepForm, type StepProps, usePart } from './StepForm'
import { TRAVEL_CHOICES, travelChoice, travelSchema } from './steps'

export function TravelStep(props: StepProps) {
  const f = useFirstRunMessages()
  const { send, ...sending } = usePart(props)
  const { postcode, travelMiles } = props.profile
  const form = useForm({
    defaultValues: { postcode, travelMiles: travelChoice(travelMiles) },
    resolver: valibotResolver(travelSchema),
  })
  const { field } = useController({ control: form.control, name: 'travelMiles' })
  const typed = useDeferredValue(form.watch())
  const isKnown = v.is(travelSchema, typed)
  const { errors } = form.formState
  return (
    <>
      <StepForm
        title={f('travel.title')}
        {...sending}
        onSubmit={(event) =>
          void form.handleSubmit((answer) => send({ ...answer, travelMiles: Number(answer.travelMiles) }))(event)
        }
      >
        <Field
          label={f('travel.postcode')}
          hint={f('travel.postcodeHint')}
          error={errors.postcode && f('travel.postcodeFault')}
          required
        >
          <TextInput autoComplete="postal-code" className={styles.short} {...form.register('postcode')} />
        </Field>
        <RadioGroup
          legend={f('travel.far')}
          hint={f('travel.farHint')}
          name="travelMiles"
          value={field.value}
          onChange={field.onChange}
          options={TRAVEL_CHOICES.map((miles) => ({ value: miles, label: f('travel.miles', { miles }) }))}
        />
      </StepForm>
      <aside className={styles.live}>
        <LiveCount
          at={2}
          text={(count) => f('count.near', { count, miles: typed.travelMiles })}
          query={{ location: typed.postcode.trim(), within: typed.travelMiles }}
          isAsked={isKnown}
          hint={f('count.nearHint')}
        />
      </aside>
    </>
  )
}
