import Dropdown from 'antd/es/dropdown'
import type { ReactNode } from 'react'
import { AntdTheme } from '../antd/AntdTheme'
import type { RowAction } from './RowMenu'

interface MenuProps {
  actions: readonly RowAction[]
  isOpen: boolean
  onOpen(open: boolean): void
  placement: 'topRight' | 'bottomRight'
  onAct(action: RowAction): void
  /** The button that opens it. */
  children: ReactNode
}
/** The menu of a row, fetched with the first that is opened. */
export default function Menu({ actions, isOpen, onOpen, placement, onAct, children }: MenuProps) {
  const items = actions.flatMap(({ label, isGrave = false }, at) => [
    ...(isGrave && at > 0 && !actions[at - 1]?.isGrave ? [{ type: 'divider' as const, key: `line ${at}` }] : []),
    { key: at, label, danger: isGrave },
  ])
  return (
    <AntdTheme>
      <Dropdown
        trigger={['click']}
        autoFocus
        open={isOpen}
        onOpenChange={onOpen}
        placement={placement}
        destroyOnHidden
        menu={{
          items,
          // Somebody's twenty views are longer than a small window.
          style: { maxHeight: 'min(70vh, 30rem)', overflowY: 'auto' },
          onClick({ key, domEvent }) {
            // Or Enter would press what has the focus next, such as the close button of a dialog.
            domEvent.preventDefault()
            const action = actions[Number(key)]
            if (action) onAct(action)
          },
        }}
      >
        {children}
      </Dropdown>
    </AntdTheme>
  )
}
