/** Parts of a page that take the focus when the control that had it is gone; the innermost that remains. */
const PLACES = 'section, article, form, [role=tabpanel], main'
/** A page that knows a better place has moved the focus by then. */
const AFTER_EFFECTS_MS = 100

const placesOf = (element: Element): HTMLElement[] => {
  const found: HTMLElement[] = []
  for (let at = element.parentElement?.closest<HTMLElement>(PLACES); at; at = at.parentElement?.closest<HTMLElement>(PLACES))
    found.push(at)
  return found
}

/** Keeps the place of somebody without a mouse: a focused control that is removed leaves its focus to the part of the page around it. Returns how to stop. */
export function keepFocus(): () => void {
  let last: Element | null = null
  let places: HTMLElement[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    last = target
    places = placesOf(target)
  }
  const forget = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      // Left on purpose, not removed.
      if (last === target && last?.isConnected && document.activeElement !== target) last = null
    })
  const observer = new MutationObserver(() => {
    if (!last || last.isConnected) return
    last = null
    const around = places
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (document.activeElement !== document.body) return
      const place = around.find((each) => each.isConnected)
      if (!place) return
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1
      place.focus({ preventScroll: true })
    }, AFTER_EFFECTS_MS)
  })
  document.addEventListener('focusin', remember)
  document.addEventListener('focusout', forget)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', remember)
    document.removeEventListener('focusout', forget)
    observer.disconnect()
    clearTimeout(timer)
  }
}
