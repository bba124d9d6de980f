import { readDate } from '@onward/contracts/calendar-days'
import type { JOB_TYPES } from '@onward/contracts/jobs/job-facts'
import { checkWage, isBeyondKnownRates, MINIMUM_WAGE_SOURCE } from '@onward/contracts/jobs/minimum-wage'
import { parsePay, parseWeeklyHours } from '@onward/contracts/jobs/pay-from-text'
import { formatDay } from '@onward/portal-kit/i18n'
import { InlineAlert } from '@onward/ui/frame'
import styles from './application.module.css'
import { useHiringMessages } from './catalogue'
import type { OfferDraft } from './offer-form'
import { today } from './today'

const pence = (amount: number) => `£${amount.toFixed(2)}`

/**
 * Whether the offered pay reaches the minimum wage of the first day, as in the posting form. Only a warning: other rates apply to people under 21,
 * and only the employer knows the age.
 */
export function OfferWage({
  draft,
  type,
}: {
  draft: Pick<OfferDraft, 'pay' | 'hours' | 'startsOn'>
  type: (typeof JOB_TYPES)[number] | null
}) {
  const h = useHiringMessages()
  const pay = parsePay(draft.pay)
  const starts = readDate(draft.startsOn)
  const day = starts !== null && starts !== 'unreal' && starts > today() ? starts : today()
  const check = checkWage({ pay, type, hoursPerWeek: parseWeeklyHours(draft.hours) }, day)
  const rate = h(`offer.wage.${check.applies}`, { day: formatDay(check.rates.from), rate: pence(check.perHour) })
  const hourly = check.hourly === null ? '' : `${h('offer.wage.hourly', { amount: pence(check.hourly) })} `
  const isStated = draft.pay.trim() !== ''
  return (
    <div aria-live="polite">
      {check.verdict === 'below' ? (
        <InlineAlert tone="warning" title={`${hourly}${h('offer.wage.below')}`}>
          <p>
            {rate} <a href={MINIMUM_WAGE_SOURCE}>{h('offer.wage.source')}</a>
          </p>
        </InlineAlert>
      ) : (
        <p className={styles.soft}>
          {isStated &&
            `${hourly}${h(check.verdict === 'met' ? 'offer.wage.met' : pay ? 'offer.wage.noHours' : 'offer.wage.unread')} `}
          {rate}
        </p>
      )}
      {isBeyondKnownRates(day) && <p className={styles.soft}>{h('offer.wage.later')}</p>}
    </div>
  )
}
