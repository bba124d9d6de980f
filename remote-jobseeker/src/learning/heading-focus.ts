import { useNavigationType } from '@onward/portal-kit/router'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * A heading that takes the focus when the part of the page changes, but not when the page opens. `top` scrolls to the top, except after "back",
 * where the browser restores the position; `near` only scrolls the heading into view.
 */
export function useHeadingFocus(part: string, scroll: 'top' | 'near'): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(part)
  const type = useNavigationType()
  useEffect(() => {
    if (before.current === part) return
    before.current = part
    heading.current?.focus({ preventScroll: scroll === 'top' })
    if (scroll === 'top' && type !== 'POP') window.scrollTo(0, 0)
  }, [part, scroll, type])
  return heading
}
