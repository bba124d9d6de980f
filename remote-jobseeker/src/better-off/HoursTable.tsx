import { type Cliff, type Estimate, inPounds, monthsAt } from '@onward/contracts/better-off/estimate'
import { formatMoney, formatNumber } from '@onward/portal-kit/i18n'
import { Stack } from '@onward/ui/frame'
import styles from './better-off.module.css'
import { useBetterOffMessages } from './catalogue'

const HOURS = [0, 8, 16, 24, 30, 37] as const

/** The result for the same pay at other hours, with a bar beside each figure; lines say where a benefit stops. */
export function HoursTable({ of }: { of: Estimate }) {
  const t = useBetterOffMessages()
  const mine = of.work.hoursPerWeek
  const hours = [...new Set([...HOURS, mine])].sort((a, b) => a - b)
  const months = monthsAt(of, hours)
  const most = Math.max(1, ...months.map(({ total }) => total))
  const stops = (at: number): readonly Cliff['id'][] => {
    const last = hours[hours.indexOf(at) - 1]
    if (last === undefined) return []
    return of.cliffs.filter(({ maxHours }) => maxHours !== null && maxHours >= last && maxHours < at).map(({ id }) => id)
  }
  return (
    <Stack gap={2}>
      <table className={styles.figures}>
        <caption>{t('hours.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('hours.hours')}</th>
            <th scope="col">{t('row.wages')}</th>
            <th scope="col">{t('row.universalCredit')}</th>
            <th scope="col">{t('row.total')}</th>
          </tr>
        </thead>
        {months.map((month) => {
          const { wages, universalCredit, total } = inPounds(month)
          const notes = [
            ...(month.hoursPerWeek === mine ? [t('hours.this')] : []),
            ...stops(month.hoursPerWeek).map((id) => t(`hours.stops.${id}`)),
          ]
          return (
            <tbody key={month.hoursPerWeek}>
              <tr>
                <th scope="row">{formatNumber(month.hoursPerWeek)}</th>
                <td>{formatMoney(wages)}</td>
                <td>{formatMoney(universalCredit)}</td>
                <td>
                  <strong>{formatMoney(total)}</strong>
                </td>
              </tr>
              <tr>
                <td colSpan={4} className={styles.under}>
                  <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={Math.max(0, (100 * month.total) / most)} height="8" />
                  </svg>
                  {notes.join('; ')}
                </td>
              </tr>
            </tbody>
          )
        })}
      </table>
      {(of.work.childcare > 0 || of.work.travel > 0) && <p className={styles.soft}>{t('hours.text')}</p>}
    </Stack>
  )
}
