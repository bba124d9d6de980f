import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** Arrow keys, Home and End move through the links and buttons of an open menu; the first arrow down enters it. */
export function walkMenu(event: KeyboardEvent, menu: HTMLElement | null): void {
  const entries = [...(menu?.querySelectorAll<HTMLElement>('a[href], button') ?? [])]
  const at = document.activeElement instanceof HTMLElement ? entries.indexOf(document.activeElement) : -1
  const last = entries.length - 1
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: at === last ? 0 : at + 1,
    ArrowUp: at <= 0 ? last : at - 1,
    Home: 0,
    End: last,
  }
  const next = entries[steps[event.key] ?? -1]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** A panel below a button. Escape, a click or focus elsewhere close it; Escape returns the focus. */
export function usePopover<T extends HTMLElement>(): {
  open: boolean
  setOpen: (open: boolean) => void
  around: RefObject<T | null>
  button: RefObject<HTMLButtonElement | null>
  onKeyDown: (event: KeyboardEvent) => void
} {
  const [open, setOpen] = useState(false)
  const around = useRef<T>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !around.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [open])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    button.current?.focus()
  }
  return { open, setOpen, around, button, onKeyDown }
}
