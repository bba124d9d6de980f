import { KEY, PRESSED } from './when-wanted'

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

type Answered = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const FIELDS = 'input[id], textarea[id], select[id]'
/** Other focusable elements. */
const OTHERS = 'a[href], button, summary'

/** Records typed text, choices, open details, focus and the pressed button, and returns a function that restores them in another element. */
function carriedFrom(before: HTMLElement): (place: HTMLElement) => void {
  const answered = [...before.querySelectorAll<Answered>(FIELDS)].filter(isAnswered)
  const focused = before.contains(before.ownerDocument.activeElement) ? before.ownerDocument.activeElement : null
  const pressed = before.querySelector(`button[type="button"][${PRESSED}], button[aria-controls][${PRESSED}]`)
  const opened = [...before.querySelectorAll('details')].map(({ open }) => open)
  return (place) => {
    const same = ({ id }: Element) =>
      id ? ([...place.querySelectorAll<Answered>(FIELDS)].find((one) => one.id === id) ?? null) : null
    for (const field of answered) {
      const now = same(field)
      if (now) answer(now, field)
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
    if (focused?.matches(FIELDS)) {
      const now = same(focused)
      now?.focus({ preventScroll: true })
      const { selectionStart, selectionEnd } = focused as HTMLInputElement
      if (now && 'setSelectionRange' in now && typeof selectionStart === 'number')
        now.setSelectionRange(selectionStart, selectionEnd)
    } else if (focused && !button) {
      const now = alike(focused, place) ?? saysTheSame(focused, place)
      now?.focus({ preventScroll: true })
      const key = focused.getAttribute(KEY)
      if (key) now?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    }
  }
}

const isTicked = (field: Answered): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

function isAnswered(field: Answered): boolean {
  if (isTicked(field)) return field.checked !== field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue
  const options = [...field.options]
  return field.value !== (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value
}

/** Gives a field of the drawn page the answer that its prerendered twin got. */
function answer(now: Answered, before: Answered): void {
  if (isTicked(now)) {
    // A radio that is no longer chosen changes with the one that is.
    if (isTicked(before) && now.checked !== before.checked && (before.checked || before.type === 'checkbox')) now.click()
    return
  }
  // React only notices the native setter followed by an event.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(now), 'value')?.set?.call(now, before.value)
  now.dispatchEvent(new Event(now instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
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

/** Before scripts some buttons are links, such as the one of the language. */
const saysTheSame = (element: Element, place: HTMLElement): HTMLElement | undefined =>
  [...place.querySelectorAll<HTMLElement>(OTHERS)].find(
    (one) => element.textContent !== '' && one.textContent === element.textContent,
  )
