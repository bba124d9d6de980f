import { type KeyboardEvent, type ReactNode, useRef, useSyncExternalStore } from 'react'
import styles from './ListAndPane.module.css'

/** From 1,100 px wide the pane is beside the list. */
const BESIDE = '(min-width: 68.75em)'
const listen = (changed: () => void) => {
  const query = window.matchMedia(BESIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
/** Whether there is room for a pane beside the list. */
export const useBeside = (): boolean => useSyncExternalStore(listen, () => window.matchMedia(BESIDE).matches)

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

export interface ListAndPaneProps {
  children: ReactNode
  /** The chosen entry; nothing on narrow screens. */
  pane?: ReactNode
  /** Key of the pane: another entry starts at its top. */
  paneKey?: string | undefined
  paneLabel: string
}
/** A list whose cards the arrow keys walk, and the chosen entry in a pane beside it, which stays visible. Escape in the pane returns to the card. */
export function ListAndPane({ children, pane, paneKey, paneLabel }: ListAndPaneProps) {
  const list = useRef<HTMLDivElement>(null)
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    const cards = [...(list.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])]
    const at = cards.indexOf(event.target as HTMLElement)
    if (at < 0) return
    event.preventDefault()
    cards[step(at, cards.length - 1)]?.focus()
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    const chosen = list.current?.querySelector<HTMLElement>('[data-card][aria-current]')
    if (!chosen) return
    event.preventDefault()
    chosen.focus()
  }
  return (
    <div className={styles.two} data-pane={pane ? true : undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys act on the links inside */}
      <div ref={list} className={styles.list} onKeyDown={walk}>
        {children}
      </div>
      {pane && (
        <section key={paneKey} className={styles.pane} aria-label={paneLabel} onKeyDown={leave}>
          {pane}
        </section>
      )}
    </div>
  )
}
