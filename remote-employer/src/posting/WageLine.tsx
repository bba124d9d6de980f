import type { JOB_TYPES } from '@onward/contracts/jobs/job-facts'
import { checkWage, isBeyondKnownRates, MINIMUM_WAGE_SOURCE } from '@onward/contracts/jobs/minimum-wage'
import { annualPay, hourlyPay, type Pay, salaryText } from '@onward/contracts/jobs/pay'
import { currentLanguage, formatDay, formatMoney } from '@onward/portal-kit/i18n'
import { Disclosure, Icon, Table } from '@onward/ui/frame'
import { useSimilarPay } from './api'
import { type PostingMessages, usePostingMessages } from './catalogue'
import { PayBars } from './PayBars'
import styles from './posting.module.css'

const ROWS = ['adult', 'aged18to20', 'under18', 'apprentice'] as const
const pence = (amount: number) => `£${amount.toFixed(2)}`

interface Paid {
  title: string
  location: string
  pay: Pay | null
  type: (typeof JOB_TYPES)[number] | null
  hoursPerWeek: number | null
  note: string
  /** The day whose minimum wage applies: the job's start, or today. ISO 8601. */
  day: string
  /** The job that is edited: it is not compared with itself. */
  jobId: string | undefined
}

/** Whether the pay reaches that day's minimum wage, how it stands among similar adverts, and how it will be read. */
export function WageLine({ title, location, pay, type, hoursPerWeek, note, day, jobId }: Paid) {
  const p = usePostingMessages()
  const check = checkWage({ pay, type, hoursPerWeek }, day)
  const yearly = annualPay(pay)
  const similar = useSimilarPay({ title: title.trim(), location: location.trim(), type: type ?? '', ...(jobId && { jobId }) })
  const from = hourlyPay(pay, { hoursPerWeek, type })
  const to = pay?.maximum == null ? from : hourlyPay({ ...pay, minimum: pay.maximum }, { hoursPerWeek, type })
  return (
    <div className={styles.wage} data-verdict={check.verdict}>
      <p role="status" className={check.verdict === 'below' ? styles.below : styles.verdict}>
        {check.verdict !== 'unknown' && <Icon name={check.verdict === 'met' ? 'check' : 'alert'} size={20} />}
        <span>{verdict(p, check, pay !== null)}</span>
      </p>
      <PayBars own={from === null || to === null ? null : [from, to]} minimumWage={check.perHour} similar={similar.data} />
      <p>{p(`wage.${check.applies}`, { day: formatDay(check.rates.from), rate: pence(check.perHour) })}</p>
      {isBeyondKnownRates(day) && <p>{p('wage.later')}</p>}
      {(pay || note) && <p>{p('pay.shown', { salary: salaryText(pay, hoursPerWeek, note, currentLanguage()) })}</p>}
      {yearly !== null && <p>{p('pay.annual', { amount: formatMoney(yearly) })}</p>}
      <Disclosure summary={p('wage.table', { day: formatDay(day) })}>
        <Table
          caption={p('wage.table', { day: formatDay(day) })}
          rows={ROWS.map((who) => ({ who, rate: check.rates[who] }))}
          rowKey={({ who }) => who}
          columns={[
            { key: 'who', header: p('wage.who'), cell: ({ who }) => p(`wage.row.${who}`) },
            { key: 'rate', header: p('wage.rate'), cell: ({ rate }) => pence(rate), align: 'end' },
          ]}
        />
        <p>
          <a href={MINIMUM_WAGE_SOURCE}>{p('wage.source')}</a>
        </p>
      </Disclosure>
    </div>
  )
}

function verdict(p: PostingMessages, check: ReturnType<typeof checkWage>, isStated: boolean): string {
  if (check.verdict === 'unknown') return p(isStated ? 'wage.unknown.hours' : 'wage.unknown.none')
  const hourly = check.hourly === null ? '' : `${p('wage.hourly', { amount: pence(check.hourly) })} `
  return `${hourly}${p(`wage.${check.verdict}`)}`
}
