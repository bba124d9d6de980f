import Splitter from 'antd/es/splitter'
import type { ReactNode } from 'react'
import { AntdTheme } from '../antd/AntdTheme'
import { useNarrow } from '../antd/media'
import styles from './plan.module.css'

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
    <AntdTheme>
      <Splitter className={styles.split ?? ''}>
        <Splitter.Panel defaultSize={listWidth ?? '32%'} min={listWidth ? 200 : 280} max="50%">
          {left}
        </Splitter.Panel>
        <Splitter.Panel>{right}</Splitter.Panel>
      </Splitter>
    </AntdTheme>
  )
}
