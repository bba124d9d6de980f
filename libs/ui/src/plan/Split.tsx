import Splitter from 'antd/es/splitter'
import type { ReactNode } from 'react'
import { AntdTheme } from '../antd/AntdTheme'
import styles from './plan.module.css'

interface SplitProps {
  left: ReactNode
  right: ReactNode
  /** Of the left part at first, in pixels. */
  width?: number
}
/** Two parts with a bar to move between them, fetched with the first pair. */
export default function Split({ left, right, width }: SplitProps) {
  return (
    <AntdTheme>
      <Splitter className={styles.split ?? ''}>
        <Splitter.Panel defaultSize={width ?? '32%'} min={width ? 200 : 280} max="50%">
          {left}
        </Splitter.Panel>
        <Splitter.Panel>{right}</Splitter.Panel>
      </Splitter>
    </AntdTheme>
  )
}
