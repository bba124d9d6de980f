import styles from './BarChart.module.css'

export interface ChartBar {
  id: string
  name: string
  value: number
  /** Earlier value: a mark on the bar's line. */
  before?: number
}
export interface BarChartProps {
  /** Accessible name; a screen reader also hears each bar. */
  label: string
  bars: readonly ChartBar[]
  /** Legend of bar and mark. */
  labels: { value: string; before?: string }
}

/** Amounts side by side, each with its figure; put a table with the same data beside it. */
export function BarChart({ label, bars, labels }: BarChartProps) {
  const most = Math.max(1, ...bars.flatMap(({ value, before = 0 }) => [value, before]))
  const share = (value: number) => `${(100 * value) / most}%`
  const spoken = bars.map(({ name, value, before }) =>
    before === undefined ? `${name}: ${value}` : `${name}: ${value} (${labels.before ?? ''} ${before})`,
  )
  return (
    <div className={styles.chart} role="img" aria-label={`${label}. ${spoken.join('; ')}`}>
      {labels.before && (
        <div className={styles.legend}>
          <span className={styles.ofValue}>{labels.value}</span>
          <span className={styles.ofBefore}>{labels.before}</span>
        </div>
      )}
      {bars.map(({ id, name, value, before }) => (
        <div key={id} className={styles.row}>
          <span className={styles.name}>{name}</span>
          <span className={styles.track}>
            <span className={styles.bar} style={{ width: share(value) }} />
            {before !== undefined && <span className={styles.mark} style={{ insetInlineStart: share(before) }} />}
          </span>
          <strong>{value}</strong>
        </div>
      ))}
    </div>
  )
}
