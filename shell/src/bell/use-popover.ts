import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** A panel below a button: Escape, a click elsewhere and focus elsewhere close it; Escape gives the focus back. */
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
