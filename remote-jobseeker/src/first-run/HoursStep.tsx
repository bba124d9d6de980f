import { AVAILABILITIES } from '@onward/contracts/jobseekers/profile'
import { Button, RadioGroup } from '@onward/ui/frame'
import { useState } from 'react'
import { useMessages } from '../catalogue'
import { useFirstRunMessages } from './catalogue'
import styles from './first-run.module.css'
import { LiveCount } from './LiveCount'
import { StepForm, type StepProps, usePart } from './StepForm'
import { boardTypeOf } from './steps'

const CHOICES = AVAILABILITIES.filter((choice) => choice !== 'flexible')

export function HoursStep(props: StepProps) {
  const t = useMessages()
  const f = useFirstRunMessages()
  const { send, ...sending } = usePart(props)
  const [choice, setChoice] = useState(props.profile.availability)
  const [isMissing, setMissing] = useState(false)
  const type = boardTypeOf(choice)
  return (
    <>
      <StepForm
        title={f('hours.title')}
        lead={f('hours.lead')}
        {...sending}
        onSubmit={() => (choice ? void send({ availability: choice }) : setMissing(true))}
        other={
          <Button variant="quiet" onClick={() => void send({ availability: 'flexible' })}>
            {f('hours.any')}
          </Button>
        }
      >
        <RadioGroup
          legend={f('hours.legend')}
          name="availability"
          value={choice ?? ''}
          error={isMissing && !choice ? f('hours.fault') : undefined}
          onChange={(value) => setChoice(AVAILABILITIES.find((one) => one === value) ?? null)}
          options={CHOICES.map((value) => ({ value, label: t(`availability.${value}`) }))}
        />
      </StepForm>
      <aside className={styles.live}>
        <LiveCount
          at={3}
          text={(count) => (type === 'all' ? f('count.reach', { count }) : f('count.hours', { count }))}
          query={{ type }}
          isAsked={props.profile.postcode !== ''}
        />
      </aside>
    </>
  )
}
