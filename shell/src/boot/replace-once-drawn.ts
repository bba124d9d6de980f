import { PRESSED } from './when-wanted'

/** After this time even an unfinished page is shown, because it says why. */
const PATIENCE_MS = 6_000

/**
 * Draws hidden while the prerendered HTML is shown, and replaces it once drawn, so that nothing flashes or moves. Typed text, focus and a press not
 * yet handled are carried over.
 */
export function replaceOnceDrawn(before: HTMLElement, draw: (place: HTMLElement) => void, patienceMs = PATIENCE_MS): void {
  const place = before.ownerDocument.createElement('div')
  place.hidden = true
  before.after(place)
  const watcher = new MutationObserver(() => {
    if (isDrawn(place)) replace()
  })
  const replace = () => {
    watcher.disconnect()
    clearTimeout(patience)
    const carry = carriedFrom(before)
    const { id } = before
    place.hidden = false
    // Moves the focus before the old field is removed: a phone would close its keyboard.
    carry(place)
    before.remove()
    place.id = id
  }
  const patience = setTimeout(replace, patienceMs)
  watcher.observe(place, { childList: true, subtree: true })
  draw(place)
}

const isDrawn = (place: HTMLElement): boolean =>
  place.querySelector('h1') !== null && place.querySelector('[data-skeleton]') === null

type Typed = HTMLInputElement | HTMLTextAreaElement
const FIELDS = 'input[id], textarea[id]'
/** Other focusable elements. */
const OTHERS = 'a[href], button, summary'

/** Records typed text, open details, focus and the pressed button, and returns a function that restores them in another element. */
function carriedFrom(before: HTMLElement): (place: HTMLElement) => void {
  const typed = [...before.querySelectorAll<Typed>(FIELDS)].filter(({ value, defaultValue }) => value !== defaultValue)
  const focused = before.contains(before.ownerDocument.activeElement) ? before.ownerDocument.activeElement : null
  const pressed = before.querySelector(`button[type="button"][${PRESSED}], button[aria-controls][${PRESSED}]`)
  const opened = [...before.querySelectorAll('details')].map(({ open }) => open)
  return (place) => {
    const same = ({ id }: Element) =>
      id ? ([...place.querySelectorAll<Typed>(FIELDS)].find((one) => one.id === id) ?? null) : null
    for (const field of typed) {
      const now = same(field)
      if (!now) continue
      // React only notices the native setter followed by an event.
      const prototype = Object.getPrototypeOf(now)
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(now, field.value)
      now.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const details = [...place.querySelectorAll('details')]
    opened.forEach((open, index) => {
      const now = details[index]
      if (open && now) now.open = true
    })
    const button = pressed && alike(pressed, place)
    if (button) {
      button.focus({ preventScroll: true })
      button.click()
    }
    if (focused && 'selectionStart' in focused) {
      const now = same(focused)
      now?.focus({ preventScroll: true })
      const { selectionStart, selectionEnd } = focused as Typed
      if (now && selectionStart !== null) now.setSelectionRange(selectionStart, selectionEnd)
    } else if (focused && !button) alike(focused, place)?.focus({ preventScroll: true })
  }
}

/** The element with the same tag, target and text. */
const alike = (element: Element, place: HTMLElement): HTMLElement | undefined =>
  [...place.querySelectorAll<HTMLElement>(OTHERS)].find(
    (one) =>
      one.tagName === element.tagName &&
      one.getAttribute('href') === element.getAttribute('href') &&
      one.getAttribute('aria-controls') === element.getAttribute('aria-controls') &&
      one.textContent === element.textContent,
  )
