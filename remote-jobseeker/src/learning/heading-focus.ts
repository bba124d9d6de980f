import { useNavigationType } from '@onward/portal-kit/router'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * A heading that takes the focus when another part of the page comes, as the shell does between pages; not when the page itself opens.
 * `top` goes to the top of the page, where going back leaves the scroll to the browser, which knows where the reader was; `near` only brings
 * the heading into sight.
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
