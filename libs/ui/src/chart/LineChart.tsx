import styles from './LineChart.module.css'

export interface ChartPoint {
  id: string
  /** Label under the point, such as its day. */
  name: string
  value: number
}
export interface LineChartProps {
  /** Accessible name; a screen reader also hears every point. */
  label: string
  /** In time order. */
  points: readonly ChartPoint[]
  min?: number
  max?: number
}

/** With more points than this only the first, the last, the highest and the lowest are labelled. */
const ALL_LABELLED = 6

/** How a value changed. Each point has its figure; put a table with the same data beside it. */
export function LineChart({ label, points, min = 0, max = 100 }: LineChartProps) {
  const left = (index: number) => (points.length === 1 ? 50 : (100 * index) / (points.length - 1))
  const top = (value: number) => 100 - (100 * (Math.min(max, Math.max(min, value)) - min)) / (max - min)
  const values = points.map(({ value }) => value)
  const marked = new Set([0, points.length - 1, values.indexOf(Math.max(...values)), values.indexOf(Math.min(...values))])
  const isMarked = (index: number) => points.length <= ALL_LABELLED || marked.has(index)
  const spoken = points.map(({ name, value }) => `${name}: ${value}`).join('; ')
  return (
    <div className={styles.chart} role="img" aria-label={`${label}. ${spoken}`}>
      <div className={styles.scale}>
        {[max, (max + min) / 2, min].map((value) => (
          <span key={value} style={{ top: `${top(value)}%` }}>
            {value}
          </span>
        ))}
      </div>
      <div className={styles.plot}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false" aria-hidden="true">
          <path d={`M0 ${top(max)}H100M0 50H100M0 ${top(min)}H100`} className={styles.grid} />
          <polyline points={points.map(({ value }, index) => `${left(index)},${top(value)}`).join(' ')} className={styles.line} />
        </svg>
        {points.map(({ id, value }, index) => (
          <div key={id} className={styles.point} style={{ left: `${left(index)}%`, top: `${top(value)}%` }}>
            {isMarked(index) && <strong data-below={value > min + (max - min) * 0.85}>{value}</strong>}
          </div>
        ))}
        <div className={styles.names}>
          <span>{points[0]?.name}</span>
          {points.length > 1 && <span>{points.at(-1)?.name}</span>}
        </div>
      </div>
    </div>
  )
}
