import { SIMILAR_ADVERTS_LEAST, type SimilarPay } from '@onward/contracts/jobs/advert-help'
import { LIVING_WAGE } from '@onward/contracts/jobs/minimum-wage'
import { formatDay, formatNumber } from '@onward/portal-kit/i18n'
import { usePostingMessages } from './catalogue'
import styles from './pay-bars.module.css'

interface PayBarsProps {
  /** Pay of this advert in pounds an hour; the same twice where one amount is given. */
  own: readonly [number, number] | null
  minimumWage: number
  similar: SimilarPay | undefined
}
const pence = (amount: number) => `£${amount.toFixed(2)}`
const quantile = (sorted: readonly number[], share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? 0
const span = ([from, to]: readonly [number, number], join: (from: string, to: string) => string) =>
  from === to ? pence(from) : join(pence(from), pence(to))

/** The pay of this advert beside the minimum wage, the Real Living Wage and the middle half of similar adverts; every bar has its figures. */
export function PayBars({ own, minimumWage, similar }: PayBarsProps) {
  const p = usePostingMessages()
  const hourly = similar?.hourly ?? []
  const middle = hourly.length > 0 ? ([quantile(hourly, 0.25), quantile(hourly, 0.75)] as const) : null
  const rows = [
    ...(own ? [{ name: p('bars.own'), of: own, isOwn: true }] : []),
    ...(middle ? [{ name: p('bars.similar'), of: middle, isOwn: false }] : []),
  ]
  const living = LIVING_WAGE.unitedKingdom
  const all = [minimumWage, living, ...rows.flatMap(({ of }) => of)]
  const low = Math.min(...all)
  const room = Math.max(1, Math.max(...all) - low)
  const at = (amount: number) => `${(100 * (amount - low + room * 0.15)) / (room * 1.3)}%`
  return (
    <div className={styles.bars}>
      {rows.length > 0 && (
        <div className={styles.rows}>
          {rows.map(({ name, of, isOwn }) => (
            <div key={name} className={styles.row}>
              <span>{name}</span>
              <strong>{span(of, (from, to) => p('bars.span', { from, to }))}</strong>
              <span className={styles.track} aria-hidden="true">
                <span
                  className={styles.bar}
                  data-own={isOwn}
                  style={{ insetInlineStart: at(of[0]), width: `calc(${at(of[1])} - ${at(of[0])})` }}
                />
                <span className={styles.wage} style={{ insetInlineStart: at(minimumWage) }} />
                <span className={styles.living} style={{ insetInlineStart: at(living) }} />
              </span>
            </div>
          ))}
          <p className={styles.key}>
            <span className={styles.sign} aria-hidden="true" />
            {p('bars.wage', { rate: pence(minimumWage) })}
          </p>
          <p className={styles.key}>
            <span className={`${styles.sign} ${styles.dotted}`} aria-hidden="true" />
            {p('bars.living', { rate: pence(living), london: pence(LIVING_WAGE.london), day: formatDay(LIVING_WAGE.announced) })}
          </p>
        </div>
      )}
      {similar && <p>{sentence(p, similar, own, middle)}</p>}
    </div>
  )
}

function sentence(
  p: ReturnType<typeof usePostingMessages>,
  { count, near, hourly }: SimilarPay,
  own: PayBarsProps['own'],
  middle: readonly [number, number] | null,
): string {
  if (!middle) return count === 0 ? p('bars.none') : p('bars.few', { count, least: SIMILAR_ADVERTS_LEAST })
  const [from, to] = [pence(middle[0]), pence(middle[1])]
  const half = near
    ? p('bars.half.near', { number: formatNumber(count), place: near, from, to })
    : p('bars.half', { number: formatNumber(count), from, to })
  const lower = own ? hourly.filter((one) => one < own[0]).length : null
  return lower === null ? half : `${half} ${lower === 0 ? p('bars.lower.none') : p('bars.lower', { count: lower })}`
}
