import { SLOT_OFFSETS } from '@onward/contracts/slots'
import { Button, Field, RadioGroup, TextInput } from '@onward/ui/frame'
import { DateField } from '@onward/ui/pick'
import { type SlotMessages, useSlotMessages } from './catalogue'
import { comesTwice, type SlotDraft, type SlotFault } from './slot'
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

/** One time: the day and the time of day. */
export function SlotFields({ id, legend, slot, error, onChange, onRemove }: SlotFieldsProps) {
  const t = useSlotMessages()
  const set = (change: Partial<SlotDraft>) => onChange({ ...slot, ...change })
  return (
    <DateField
      id={id}
      legend={legend}
      error={error}
      value={slot}
      onChange={set}
      beside={
        <>
          <div className={styles.clock}>
            <Field id={`${id}-time`} label={t('clock')}>
              <TextInput
                type="time"
                value={slot.time}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${id}-error` : undefined}
                onChange={({ target }) => set({ time: target.value })}
              />
            </Field>
          </div>
          {onRemove && (
            <div className={styles.remove}>
              <Button variant="quiet" size="s" onClick={onRemove.remove}>
                {onRemove.label}
              </Button>
            </div>
          )}
        </>
      }
    >
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
    </DateField>
  )
}

/** The sentence for a time that cannot be used. */
export function slotFaultText(t: SlotMessages, found: SlotFault, { time }: SlotDraft): string {
  if (found.fault === 'gap') return t('fault.gap', { time, before: found.before, after: found.after })
  return t(`fault.${found.fault}`, { time })
}
