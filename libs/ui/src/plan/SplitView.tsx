import { lazy, type ReactNode, Suspense } from 'react'
import { useNarrow } from '../antd/media'
import styles from './plan.module.css'

const Split = lazy(() => import('./Split'))

export interface SplitViewProps {
  listLabel: string
  list: ReactNode
  /** The list's width at first, in pixels; a third of the window without it. */
  listWidth?: number
  detailLabel: string
  /** Null while nothing is chosen. */
  detail: ReactNode
}
/** A list and the chosen thing beside it, with a bar to move between them; on a phone only one of both. */
export function SplitView({ listLabel, list, listWidth, detailLabel, detail }: SplitViewProps) {
  const isNarrow = useNarrow()
  const left = (
    <section aria-label={listLabel} className={styles.list}>
      {list}
    </section>
  )
  const right = (
    <section aria-label={detailLabel} className={styles.detail}>
      {detail}
    </section>
  )
  if (isNarrow) return detail ? right : left
  return (
    <Suspense fallback={<div className={styles.split} />}>
      <Split left={left} right={right} {...(listWidth && { width: listWidth })} />
    </Suspense>
  )
}
