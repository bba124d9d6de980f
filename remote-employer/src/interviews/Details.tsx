import { INTERVIEW_WAYS } from '@onward/contracts/jobs/interviews'
import { Field, RadioGroup, TextArea, TextInput } from '@onward/ui/frame'
import { useId } from 'react'
import { useApplicant, useColleagues } from './api'
import { useInterviewMessages } from './catalogue'
import type { DetailsDraft } from './draft'
import styles from './interviews.module.css'

interface DetailsProps {
  /** Missing for several applicants: what one of them asked for is answered in an invitation of their own. */
  applicationId?: string
  draft: DetailsDraft
  /** Errors by field name. */
  faults: Readonly<Record<string, string | undefined>>
  onChange(change: Partial<DetailsDraft>): void
}

/** Place, people, what to bring, and how the requested adjustments are met. */
export function Details({ applicationId, draft, faults, onChange }: DetailsProps) {
  const t = useInterviewMessages()
  const colleagues = useColleagues()
  const names = useId()
  const asked = useApplicant(applicationId ?? null).data?.adjustmentsWords
  const { way } = draft
  return (
    <>
      <RadioGroup
        id="way"
        name="way"
        legend={t('form.way')}
        value={way}
        error={faults.way}
        onChange={(value) => onChange({ way: INTERVIEW_WAYS.find((one) => one === value) ?? '' })}
        options={INTERVIEW_WAYS.map((value) => ({ value, label: t(`common.way.${value}`) }))}
      />
      <Field
        id="place"
        label={way === '' ? t('common.whereOrHowToJoin') : t(`form.placeOf.${way}`)}
        hint={way === '' ? undefined : t(`form.placeHint.${way}`)}
        error={faults.place}
        required
      >
        <TextArea rows={2} maxLength={300} value={draft.place} onChange={({ target }) => onChange({ place: target.value })} />
      </Field>
      <Field id="meet" label={t('form.meet')} note={t('common.optional')} hint={t('form.meetHint')} error={faults.meet}>
        <TextInput
          list={names}
          maxLength={200}
          autoComplete="off"
          value={draft.meet}
          onChange={({ target }) => onChange({ meet: target.value })}
        />
      </Field>
      <datalist id={names}>
        {colleagues.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Field id="bring" label={t('form.bring')} note={t('common.optional')} hint={t('form.bringHint')} error={faults.bring}>
        <TextArea rows={2} maxLength={500} value={draft.bring} onChange={({ target }) => onChange({ bring: target.value })} />
      </Field>
      {asked && (
        <div>
          <p>
            <strong>{t('form.asked')}</strong>
          </p>
          <p className={styles.asked}>{asked}</p>
        </div>
      )}
      {applicationId && (
        <Field
          id="adjustments"
          label={t(asked ? 'form.adjustmentsAsked' : 'form.adjustments')}
          note={t('common.optional')}
          hint={t('form.adjustmentsHint')}
          error={faults.adjustments}
        >
          <TextArea
            rows={2}
            maxLength={500}
            value={draft.adjustments}
            onChange={({ target }) => onChange({ adjustments: target.value })}
          />
        </Field>
      )}
      <Field id="note" label={t('form.note')} note={t('common.optional')} error={faults.note}>
        <TextArea rows={2} maxLength={1000} value={draft.note} onChange={({ target }) => onChange({ note: target.value })} />
      </Field>
    </>
  )
}
