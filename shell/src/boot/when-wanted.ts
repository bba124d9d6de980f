/** Marks a button pressed before scripts ran; `replaceOnceDrawn` presses its replacement. */
export const PRESSED = 'data-pressed'
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
  // Also records presses while scripts load; the listener disappears with the prerendered page.
  page.getElementById('root')?.addEventListener('click', (event) => controlOf(event)?.setAttribute(PRESSED, ''))
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
