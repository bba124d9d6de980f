import { SLOT_OFFSETS } from '@onward/contracts/slots'
import { Button, Field, RadioGroup, TextInput } from '@onward/ui/frame'
import { type SlotMessages, useSlotMessages } from './catalogue'
import { comesTwice, type DayDraft, pickedDay, type SlotDraft, type SlotFault } from './slot'
import styles from './slot.module.css'

export interface SlotFieldsProps {
  /** `slots.0`, the service's own field name. The first invalid field has this id. */
  id: string
  /** Its name: "Time 2". */
  legend: string
  slot: SlotDraft
  error: string | undefined
  onChange(slot: SlotDraft): void
  onRemove?: { label: string; remove(): void } | undefined
}

type Described = { 'aria-describedby'?: string; 'aria-invalid'?: true }

/** The day in three fields with the browser's date picker. */
function DayParts({
  id,
  day,
  described,
  onChange,
}: {
  id: string
  day: DayDraft
  described: Described
  onChange(day: DayDraft): void
}) {
  const t = useSlotMessages()
  return (
    <>
      {(['day', 'month', 'year'] as const).map((part) => (
        <div key={part} className={styles[part]}>
          <Field id={part === 'day' ? id : `${id}-${part}`} label={t(part)}>
            <TextInput
              value={day[part]}
              inputMode="numeric"
              autoComplete="off"
              maxLength={part === 'year' ? 4 : 2}
              onChange={({ target }) => onChange({ day: day.day, month: day.month, year: day.year, [part]: target.value })}
              {...described}
            />
          </Field>
        </div>
      ))}
      <div className={styles.picker}>
        <Field id={`${id}-picker`} label={t('picker')}>
          <TextInput
            type="date"
            value={pickedDay(day)}
            onChange={({ target }) => {
              const [year = '', month = '', picked = ''] = target.value.split('-')
              if (target.value) onChange({ year, month: String(Number(month)), day: String(Number(picked)) })
            }}
          />
        </Field>
      </div>
    </>
  )
}

export interface DayFieldsProps {
  id: string
  legend: string
  day: DayDraft
  error: string | undefined
  onChange(day: DayDraft): void
}
/** A day by itself. */
export function DayFields({ id, legend, day, error, onChange }: DayFieldsProps) {
  const errorId = `${id}-fault`
  return (
    <fieldset className={styles.slot} data-wrong={error !== undefined}>
      <legend>{legend}</legend>
      <p id={errorId} className={styles.fault}>
        {error}
      </p>
      <div className={styles.fields}>
        <DayParts
          id={id}
          day={day}
          described={error ? { 'aria-describedby': errorId, 'aria-invalid': true } : {}}
          onChange={onChange}
        />
      </div>
    </fieldset>
  )
}

/** One time: the day in three fields with the browser's date picker, and the time of day. */
export function SlotFields({ id, legend, slot, error, onChange, onRemove }: SlotFieldsProps) {
  const t = useSlotMessages()
  const errorId = `${id}-fault`
  const described = error ? { 'aria-describedby': errorId, 'aria-invalid': true as const } : {}
  const set = (change: Partial<SlotDraft>) => onChange({ ...slot, ...change })
  return (
    <fieldset className={styles.slot} data-wrong={error !== undefined}>
      <legend>{legend}</legend>
      <p id={errorId} className={styles.fault}>
        {error}
      </p>
      <div className={styles.fields}>
        <DayParts id={id} day={slot} described={described} onChange={set} />
        <div className={styles.clock}>
          <Field id={`${id}-time`} label={t('clock')}>
            <TextInput type="time" value={slot.time} onChange={({ target }) => set({ time: target.value })} {...described} />
          </Field>
        </div>
        {onRemove && (
          <div className={styles.remove}>
            <Button variant="quiet" size="s" onClick={onRemove.remove}>
              {onRemove.label}
            </Button>
          </div>
        )}
      </div>
      {comesTwice(slot) && (
        <RadioGroup
          id={`${id}-which`}
          name={`${id}-which`}
          legend={t('which', { time: slot.time })}
          hint={t('whichHint')}
          value={slot.which}
          onChange={(which) => set({ which: SLOT_OFFSETS.find((one) => one === which) ?? '' })}
          options={[
            { value: SLOT_OFFSETS[0], label: t('first') },
            { value: SLOT_OFFSETS[1], label: t('second') },
          ]}
        />
      )}
    </fieldset>
  )
}

/** The sentence for a time that cannot be used. */
export function slotFaultText(t: SlotMessages, found: SlotFault, { time }: SlotDraft): string {
  if (found.fault === 'gap') return t('fault.gap', { time, before: found.before, after: found.after })
  return t(`fault.${found.fault}`, { time })
}
