import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

interface DisclosureProps {
  /** On the button. */
  label: ReactNode
  className?: string | undefined
  panelClassName?: string | undefined
  children: ReactNode
}
/** A button with a small panel that Escape, or a press elsewhere, closes. */
export function Disclosure({ label, className, panelClassName, children }: DisclosureProps) {
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      // Options of a select inside it are drawn elsewhere.
      const isInside = box.current?.contains(target as Node) || (target as Element).closest?.('.ant-select-dropdown')
      if (box.current?.open && !isInside) box.current.open = false
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [])
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape' || !event.currentTarget.open) return
    event.stopPropagation()
    event.currentTarget.open = false
    event.currentTarget.querySelector('summary')?.focus()
  }
  return (
    <details ref={box} className={className} onBlur={onBlur} onKeyDown={onKeyDown}>
      <summary>{label}</summary>
      <div className={panelClassName}>{children}</div>
    </details>
  )
}
