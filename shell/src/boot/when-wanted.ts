/** On the button of a page that nobody listens to yet; `replaceOnceDrawn` presses the one that takes its place. */
export const PRESSED = 'data-pressed'
const CONTROLS = 'button, input, textarea, select, label'

/**
 * Begins once somebody uses a page that is whole without scripts: a control is pressed or focused, a key goes down, a mouse moves. Whoever only
 * reads, scrolls and follows links on a phone is spared the scripts.
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
  // Also while scripts are on their way; the drawn page goes with its listener once they are there.
  page.getElementById('root')?.addEventListener('click', (event) => controlOf(event)?.setAttribute(PRESSED, ''))
  listen('focusin', (event) => controlOf(event) !== null)
  listen('pointerdown', (event) => controlOf(event) !== null)
  listen('click', (event) => controlOf(event) !== null)
  // A browser tells of a mouse that rests, too.
  listen(
    'pointermove',
    ({ pointerType, movementX, movementY }) => pointerType === 'mouse' && (movementX !== 0 || movementY !== 0),
  )
  listen('keydown', () => true)
  // A field may have the focus already: a browser restores it.
  if (page.activeElement?.matches(CONTROLS)) {
    over.abort()
    begin()
  }
}
