import { VisuallyHidden } from '@onward/ui/frame'
import own from './versions.module.css'

const [WIDTH, HEIGHT] = [84, 26]
/** A steady line stays off the edge. */
const HEADROOM = 1.5

/** A small line over time, whose figures stand in a table further down. */
export function Trend({ values, isBad = false }: { values: readonly number[]; isBad?: boolean }) {
  if (values.length < 2) return null
  const max = Math.max(...values) || 1
  const points = values.map((value, at) => [
    4 + ((WIDTH - 8) * at) / (values.length - 1),
    HEIGHT - 4 - ((HEIGHT - 8) * value) / (max * HEADROOM),
  ])
  const [x, y] = points.at(-1) ?? [0, 0]
  return (
    <svg className={own.trend} data-bad={isBad} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      <polyline points={points.map((point) => point.join(',')).join(' ')} />
      <circle cx={x} cy={y} r={3.5} />
    </svg>
  )
}

/** Between two figures, drawn because not every font has an arrow. */
export function Arrow() {
  return (
    <>
      {' '}
      <VisuallyHidden>→</VisuallyHidden>
      <svg className={own.arrow} viewBox="0 0 16 10" aria-hidden="true" focusable="false">
        <path d="M1 5h13M10 1l4 4-4 4" />
      </svg>{' '}
    </>
  )
}
