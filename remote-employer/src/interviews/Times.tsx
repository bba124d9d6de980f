import { INTERVIEW_MINUTES, MAX_SLOTS } from '@onward/contracts/jobs/interviews'
import { Button, Field, Select } from '@onward/ui/frame'
import { SlotFields } from '@onward/ui/slot'
import { EMPTY_SLOT } from '@onward/ui/slot-draft'
import { useInterviewMessages } from './catalogue'
import { type InterviewDraft, LENGTHS } from './draft'
import type { Faults } from './Sending'

interface TimesProps {
  draft: Pick<InterviewDraft, 'slots' | 'minutes'>
  faults: Faults
  onChange(change: Partial<Pick<InterviewDraft, 'slots' | 'minutes'>>): void
}
/** One to three times, and how long it takes. */
export function Times({ draft: { slots, minutes }, faults, onChange }: TimesProps) {
  const t = useInterviewMessages()
  const lengths = [...new Set([...LENGTHS, minutes])].sort((a, b) => a - b)
  return (
    <>
      {slots.map((slot, index) => (
        <SlotFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a time is its place in the list
          key={index}
          id={`slots.${index}`}
          legend={t('form.time', { number: index + 1 })}
          slot={slot}
          error={['', '-time', '-which'].map((part) => faults[`slots.${index}${part}`]).find(Boolean)}
          onChange={(next) => onChange({ slots: slots.map((one, at) => (at === index ? next : one)) })}
          onRemove={
            slots.length > 1
              ? {
                  label: t('form.remove', { number: index + 1 }),
                  remove: () => onChange({ slots: slots.filter((_, at) => at !== index) }),
                }
              : undefined
          }
        />
      ))}
      {slots.length < MAX_SLOTS && (
        <div>
          <Button variant="secondary" size="s" onClick={() => onChange({ slots: [...slots, EMPTY_SLOT] })}>
            {t('form.addTime')}
          </Button>
        </div>
      )}
      <Field id="minutes" label={t('form.length')} error={faults.minutes}>
        <Select
          value={String(minutes)}
          onChange={({ target }) => onChange({ minutes: Number(target.value) || INTERVIEW_MINUTES.least })}
          options={lengths.map((value) => ({ value: String(value), label: t('common.minutes', { count: value }) }))}
        />
      </Field>
    </>
  )
}
