import { PRESSED } from './when-wanted'

/** A page that still has nothing to show by then takes the place all the same: it says why. */
const PATIENCE_MS = 6_000

/**
 * Draws out of sight while the HTML that came with the document is read, and puts the drawing in its stead once it stands: nothing flashes and
 * nothing moves. What was typed, the focus, and a press that nobody answered yet, go along.
 */
export function replaceOnceDrawn(before: HTMLElement, draw: (place: HTMLElement) => void, patienceMs = PATIENCE_MS): void {
  const place = before.ownerDocument.createElement('div')
  place.hidden = true
  before.after(place)
  const watcher = new MutationObserver(() => {
    if (stands(place)) replace()
  })
  const replace = () => {
    watcher.disconnect()
    clearTimeout(patience)
    const carry = carriedFrom(before)
    const { id } = before
    place.hidden = false
    // From field to field: a phone puts its keyboard away when the one that has the focus goes first.
    carry(place)
    before.remove()
    place.id = id
  }
  const patience = setTimeout(replace, patienceMs)
  watcher.observe(place, { childList: true, subtree: true })
  draw(place)
}

const stands = (place: HTMLElement): boolean =>
  place.querySelector('h1') !== null && place.querySelector('[data-skeleton]') === null

type Typed = HTMLInputElement | HTMLTextAreaElement
const FIELDS = 'input[id], textarea[id]'

/** Takes what was typed and where the focus is, and gives a function that puts both into the same fields elsewhere. */
function carriedFrom(before: HTMLElement): (place: HTMLElement) => void {
  const typed = [...before.querySelectorAll<Typed>(FIELDS)].filter(({ value, defaultValue }) => value !== defaultValue)
  const focused = before.ownerDocument.activeElement
  const opens = before.querySelector(`button[aria-controls][${PRESSED}]`)?.getAttribute('aria-controls')
  return (place) => {
    const same = ({ id }: Element) =>
      id ? ([...place.querySelectorAll<Typed>(FIELDS)].find((one) => one.id === id) ?? null) : null
    for (const field of typed) {
      const now = same(field)
      if (!now) continue
      // React listens to the field's own setter and its event.
      const prototype = Object.getPrototypeOf(now)
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(now, field.value)
      now.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const button = opens && place.querySelector<HTMLButtonElement>(`button[aria-controls="${CSS.escape(opens)}"]`)
    if (button) {
      button.focus({ preventScroll: true })
      button.click()
    }
    if (focused && before !== focused && 'selectionStart' in focused) {
      const now = same(focused)
      now?.focus({ preventScroll: true })
      const { selectionStart, selectionEnd } = focused as Typed
      if (now && selectionStart !== null) now.setSelectionRange(selectionStart, selectionEnd)
    }
  }
}
