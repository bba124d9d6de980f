/** Marks a button pressed before scripts ran; `replaceOnceDrawn` presses its replacement. */
export const PRESSED = 'data-pressed'
/** The button of a form that only scripts can send: no submit button, so that nothing is sent before. */
const SENDS = 'data-sends'
/** The last key on a tab, whose arrows choose the next one. */
export const KEY = 'data-key'
const CONTROLS = 'button, input, textarea, select, label, summary'

/**
 * Starts the scripts once somebody uses the prerendered page: presses or focuses a control, presses a key, moves a mouse. People who only read,
 * scroll and follow links on a phone load no scripts.
 */
export function whenWanted(page: Document, begin: () => void): void {
  const over = new AbortController()
  const listen = <K extends keyof DocumentEventMap>(type: K, isWanted: (event: DocumentEventMap[K]) => boolean) =>
    page.addEventListener(
      type,
      (event) => {
        if (!isWanted(event) || over.signal.aborted) return
        over.abort()
        begin()
      },
      { capture: true, passive: true, signal: over.signal },
    )
  const controlOf = ({ target }: Event) => (target instanceof Element ? target.closest(CONTROLS) : null)
  // Also records presses while scripts load; the listeners disappear with the prerendered page. The last press counts.
  const root = page.getElementById('root')
  const press = (control: Element | null | undefined) => {
    if (!control) return
    root?.querySelector(`[${PRESSED}]`)?.removeAttribute(PRESSED)
    control.setAttribute(PRESSED, '')
  }
  root?.addEventListener('click', (event) => press(controlOf(event)))
  // Enter in a form that only scripts can send.
  root?.addEventListener('keydown', ({ key, target }) => {
    if (target instanceof Element && target.matches('[role="tab"]')) target.setAttribute(KEY, key)
    if (key === 'Enter' && target instanceof HTMLInputElement) press(target.form?.querySelector(`[${SENDS}]`))
  })
  listen('focusin', (event) => controlOf(event) !== null)
  listen('pointerdown', (event) => controlOf(event) !== null)
  listen('click', (event) => controlOf(event) !== null)
  // Browsers also report a resting mouse, so the position must change.
  listen(
    'pointermove',
    ({ pointerType, movementX, movementY }) => pointerType === 'mouse' && (movementX !== 0 || movementY !== 0),
  )
  listen('keydown', () => true)
  // A browser may have restored the focus to a field.
  if (page.activeElement?.matches(CONTROLS)) {
    over.abort()
    begin()
  }
}
