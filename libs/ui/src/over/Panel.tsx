import { NoticePlace } from '@onward/portal-kit'
import { Icon } from '@onward/ui/frame'
import Drawer from 'antd/es/drawer'
import { useId, useRef } from 'react'
import { AntdTheme } from '../antd/AntdTheme'
import { useNarrow } from '../antd/media'
import styles from './over.module.css'
import type { SidePanelProps } from './SidePanel'

/** Without a mask: the list beside it stays usable. */
export default function Panel({ title, closeLabel, onClose, footer, children }: SidePanelProps) {
  const isNarrow = useNarrow()
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  return (
    <AntdTheme>
      <Drawer
        open
        mask={false}
        autoFocus={false}
        placement={isNarrow ? 'bottom' : 'right'}
        size={isNarrow ? '88vh' : 520}
        title={
          <h2 ref={heading} id={headingId} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
        }
        closable={{ placement: 'end', closeIcon: <Icon name="close" />, 'aria-label': closeLabel }}
        onClose={onClose}
        afterOpenChange={() => heading.current?.focus()}
        footer={footer}
        rootClassName={styles.panel ?? ''}
        aria-modal={false}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has no control of its own */}
        <section className={styles.body} aria-labelledby={headingId} tabIndex={0}>
          <NoticePlace />
          {children}
        </section>
      </Drawer>
    </AntdTheme>
  )
}
