import { formatNumber } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Icon, VisuallyHidden } from '@onward/ui/frame'
import styles from './Bars.module.css'

export interface Bar {
  id: string
  name: string
  value: number
  /** The value of the week before: a mark on the bar's line. */
  before?: number
  /** At the end, such as "+12" or "73%". */
  note?: string
  /** What is said after the figure, to those who do not see the mark. */
  spoken?: string
  /** Whoever is behind it. */
  to?: string
}
interface BarsProps {
  label: string
  bars: readonly Bar[]
  /** Broad bars with the figure inside them, or beside those that have no room for it. */
  funnel?: boolean
}

/** Amounts side by side as a list: each with its name, its figure and, where there is more to see, the way there. */
export function Bars({ label, bars, funnel = false }: BarsProps) {
  const most = Math.max(1, ...bars.flatMap(({ value, before = 0 }) => [value, before]))
  const share = (value: number) => `${(100 * value) / most}%`
  return (
    <ul className={styles.bars} aria-label={label} data-funnel={funnel} data-notes={bars.some(({ note }) => note)}>
      {bars.map(({ id, name, value, before, note, spoken, to }) => (
        <li key={id}>
          <span className={styles.name}>{to ? <Link to={to}>{name}</Link> : name}</span>
          <span className={styles.track}>
            <span className={styles.bar} style={{ width: share(value) }}>
              {funnel && <b className={styles.figure}>{formatNumber(value)}</b>}
            </span>
            {before !== undefined && <span className={styles.mark} style={{ insetInlineStart: share(before) }} />}
          </span>
          {!funnel && <b className={styles.value}>{formatNumber(value)}</b>}
          {spoken && <VisuallyHidden>{spoken}</VisuallyHidden>}
          {note && (
            <span className={styles.note} aria-hidden={spoken ? true : undefined}>
              {note}
            </span>
          )}
          {to && note && <Icon name="back" size={16} />}
        </li>
      ))}
    </ul>
  )
}
