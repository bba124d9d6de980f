import { WORK_TIMES } from '@onward/contracts/jobseekers/profile'
import { Button, Checkbox, ErrorSummary } from '@onward/ui/frame'
import { useState } from 'react'
import { useMessages } from '../catalogue'
import { useFirstRunMessages } from './catalogue'
import styles from './first-run.module.css'
import { LiveCount, TimeCounts } from './LiveCount'
import { StepForm, type StepProps, usePart } from './StepForm'
import { AMOUNTS, availabilityOf, boardTypeOf, type HoursChoice, hoursChoiceOf } from './steps'

export function HoursStep(props: StepProps) {
  const t = useMessages()
  const f = useFirstRunMessages()
  const { send, ...sending } = usePart(props)
  const [choice, setChoice] = useState<HoursChoice>(() => hoursChoiceOf(props.profile))
  const [isMissing, setMissing] = useState(false)
  const type = boardTypeOf(choice)
  const isEmpty = choice.amounts.length + choice.times.length === 0
  const submit = () => {
    if (isEmpty) return setMissing(true)
    void send({ availability: availabilityOf(choice), workTimes: [...choice.times] })
  }
  return (
    <>
      <StepForm
        title={f('hours.title')}
        lead={f('hours.lead')}
        {...sending}
        onSubmit={submit}
        other={
          <Button variant="quiet" onClick={() => void send({ availability: 'flexible', workTimes: [] })}>
            {f('hours.any')}
          </Button>
        }
      >
        {isMissing && isEmpty && (
          <ErrorSummary title={f('failed')} errors={[{ id: `hours-${AMOUNTS[0]}`, message: f('hours.fault') }]} />
        )}
        <Ticks
          legend={f('hours.amount')}
          hint={f('hours.amountHint')}
          all={AMOUNTS}
          label={(amount) => t(`availability.${amount}`)}
          chosen={choice.amounts}
          onChange={(amounts) => setChoice({ ...choice, amounts })}
        />
        <Ticks
          legend={f('hours.times')}
          hint={f('hours.timesHint')}
          all={WORK_TIMES}
          label={(time) => t(`workTimes.${time}`)}
          chosen={choice.times}
          onChange={(times) => setChoice({ ...choice, times })}
        />
      </StepForm>
      <aside className={styles.live}>
        <LiveCount
          at={3}
          text={(count) => (type === 'all' ? f('count.reach', { count }) : f('count.hours', { count }))}
          query={{ type }}
          isAsked={props.profile.postcode !== ''}
        />
        <TimeCounts times={choice.times} type={type} isAsked={props.profile.postcode !== ''} />
      </aside>
    </>
  )
}

function Ticks<T extends string>({
  legend,
  hint,
  all,
  label,
  chosen,
  onChange,
}: {
  legend: string
  hint: string
  all: readonly T[]
  label(value: T): string
  chosen: readonly T[]
  onChange(next: T[]): void
}) {
  return (
    <fieldset className={styles.ticks}>
      <legend>{legend}</legend>
      <p className={styles.soft}>{hint}</p>
      <div>
        {all.map((value) => (
          <Checkbox
            key={value}
            id={`hours-${value}`}
            label={label(value)}
            checked={chosen.includes(value)}
            onChange={({ target }) => onChange(all.filter((each) => (each === value ? target.checked : chosen.includes(each))))}
          />
        ))}
      </div>
    </fieldset>
  )
}
