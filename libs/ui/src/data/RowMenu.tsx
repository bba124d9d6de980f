import { useNavigate } from '@onward/portal-kit/router'
import { lazy, startTransition, useRef, useState } from 'react'
import styles from './DataTable.module.css'

export interface RowAction {
  label: string
  /** A page of the portal, instead of `run`. */
  to?: string
  run?(): void
  /** Takes something away from somebody: drawn in red, after a line. */
  isGrave?: boolean
}

interface RowMenuProps {
  /** Its name; drawn too where it `isNamed`. */
  label: string
  actions: readonly RowAction[]
  isNamed?: boolean
  /** Opens below its name, instead of above. */
  isBelow?: boolean
}
const loadMenu = () => import('./Menu')
const Menu = lazy(loadMenu)

/** Everything else that can be done, behind three dots or a name. A button alone until it is pressed: each menu measures its place, which long lists feel. */
export function RowMenu({ label, actions, isNamed = false, isBelow = !isNamed }: RowMenuProps) {
  const navigate = useNavigate()
  const button = useRef<HTMLButtonElement>(null)
  const [wasOpen, setWasOpen] = useState(false)
  const [isOpen, setOpen] = useState(false)
  if (actions.length === 0) return null
  const begin = () =>
    // The button keeps its place and the focus until the menu is there.
    startTransition(() => {
      setWasOpen(true)
      setOpen(true)
    })
  const soon = () => void loadMenu().catch(() => undefined)
  const opening = wasOpen ? {} : { onClick: begin, onPointerEnter: soon, onFocus: soon }
  const trigger = isNamed ? (
    <button ref={button} type="button" aria-haspopup="menu" {...opening}>
      {label}
    </button>
  ) : (
    <button ref={button} type="button" className={styles.more} aria-label={label} aria-haspopup="menu" {...opening}>
      <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M5 12h.01M12 12h.01M19 12h.01" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
    </button>
  )
  if (!wasOpen) return trigger
  return (
    <Menu
      actions={actions}
      isOpen={isOpen}
      onOpen={setOpen}
      placement={isBelow ? 'bottomRight' : 'topRight'}
      onAct={({ to, run }) => {
        // A dialog that this opens gives the focus back to the button, which the menu outlives.
        button.current?.focus()
        if (to) navigate(to)
        else run?.()
      }}
    >
      {trigger}
    </Menu>
  )
}
