import { JOB_TYPES } from '@onward/contracts/jobs/job-facts'
import { PAY_PERIODS } from '@onward/contracts/jobs/pay'
import { Field, TextInput } from '@onward/ui/frame'
import { DateField, SegmentedField } from '@onward/ui/pick'
import { useMessages } from '../catalogue'
import { usePostingMessages } from './catalogue'
import type { StepProps } from './fields'
import { hoursIn, payIn, startOf } from './form'
import styles from './JobForm.module.css'
import { wageDay } from './steps'
import { WageLine } from './WageLine'

/** What the job pays, for how many hours, and from when. */
export function PayStep({
  draft,
  onChange,
  fields: { bound, wired, errorOf },
  jobId,
}: StepProps & { jobId: string | undefined }) {
  const t = useMessages()
  const p = usePostingMessages()
  return (
    <>
      <SegmentedField
        {...wired('jobType', t('common.jobType'))}
        required
        value={draft.jobType}
        onChange={(value) => onChange({ jobType: JOB_TYPES.find((type) => type === value) ?? '' })}
        options={JOB_TYPES.map((type) => ({ value: type, label: t(`common.jobType.${type}`) }))}
      />
      <fieldset className={styles.group} aria-describedby="post-pay-hint">
        <legend>
          {p('pay.legend')} <span className={styles.note}>{t('common.optional')}</span>
        </legend>
        <p id="post-pay-hint" className={styles.hint}>
          {p('pay.hint')}
        </p>
        <div className={styles.pay}>
          <Field {...wired('payMinimum', p('pay.minimum'))}>
            <TextInput {...bound('payMinimum')} inputMode="decimal" />
          </Field>
          <Field {...wired('payMaximum', p('pay.maximum'))}>
            <TextInput {...bound('payMaximum')} inputMode="decimal" />
          </Field>
          <SegmentedField
            id="post-payPeriod"
            label={p('pay.period')}
            value={draft.payPeriod}
            onChange={(value) => onChange({ payPeriod: PAY_PERIODS.find((period) => period === value) ?? 'hour' })}
            options={PAY_PERIODS.map((period) => ({ value: period, label: p(`pay.period.${period}`) }))}
          />
          <Field {...wired('hoursPerWeek', p('common.hoursAWeek'))}>
            <TextInput {...bound('hoursPerWeek')} inputMode="decimal" />
          </Field>
        </div>
        <Field {...wired('payNote', p('pay.note'))} hint={p('pay.note.hint')}>
          <TextInput {...bound('payNote')} />
        </Field>
      </fieldset>
      <WageLine
        title={draft.title}
        location={draft.location}
        jobId={jobId}
        pay={payIn(draft)}
        type={draft.jobType || null}
        hoursPerWeek={hoursIn(draft)}
        note={draft.payNote.trim()}
        day={wageDay(draft)}
      />
      <DateField
        id="post-start-day"
        legend={p('start.legend')}
        note={t('common.optional')}
        hint={p('start.hint')}
        error={errorOf('startsOn')}
        value={startOf(draft)}
        onChange={({ day, month, year }) => onChange({ startDay: day, startMonth: month, startYear: year })}
      />
    </>
  )
}
