import { NoticePlace } from '@onward/portal-kit'
import { Icon } from '@onward/ui/frame'
import Drawer from 'antd/es/drawer'
import { useRef } from 'react'
import { AntdTheme } from '../antd/AntdTheme'
import { useNarrow } from '../antd/media'
import styles from './over.module.css'
import type { SidePanelProps } from './SidePanel'

/** Without a mask: the list beside it stays usable. */
export default function Panel({ title, closeLabel, onClose, footer, children }: SidePanelProps) {
  const isNarrow = useNarrow()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <AntdTheme>
      <Drawer
        open
        mask={false}
        autoFocus={false}
        placement={isNarrow ? 'bottom' : 'right'}
        size={isNarrow ? '88vh' : 520}
        title={
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
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
        <NoticePlace />
        {children}
      </Drawer>
    </AntdTheme>
  )
}
