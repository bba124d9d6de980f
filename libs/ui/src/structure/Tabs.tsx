import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef } from 'react'
import styles from './Structure.module.css'

export interface TabsProps {
  /** Accessible name of the tabs. */
  label: string
  /** For pages that are prerendered: begins the ids of tabs and panel, which scripts then draw alike. */
  id?: string
  tabs: readonly { id: string; label: ReactNode; content: ReactNode }[]
  value: string
  onChange(id: string): void
}
/** Tabs by the ARIA pattern: arrows, Home and End move and select; Tab goes to the panel. */
export function Tabs({ label, id, tabs, value, onChange }: TabsProps) {
  const generated = useId()
  const base = id ?? generated
  const list = useRef<HTMLDivElement>(null)
  const current = tabs.find(({ id }) => id === value) ?? tabs[0]
  const currentId = current?.id

  // On phones the list scrolls sideways: shows the chosen tab without scrolling the page.
  useEffect(() => {
    const row = list.current
    const tab = currentId === undefined ? null : row?.querySelector<HTMLElement>(`[data-tab="${currentId}"]`)
    if (row && tab) row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
  }, [currentId])
  // Fades where it goes on.
  const look = useCallback(() => {
    const row = list.current
    if (!row) return
    const left = row.scrollWidth - row.clientWidth - row.scrollLeft
    row.dataset.cut = `${row.scrollLeft > 1 ? 'start' : ''} ${left > 1 ? 'end' : ''}`
  }, [])
  useEffect(() => {
    look()
    window.addEventListener('resize', look)
    return () => window.removeEventListener('resize', look)
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === current?.id)
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }
    const to = steps[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = tabs[(to + tabs.length) % tabs.length]
    if (!next) return
    onChange(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus()
  }

  return (
    <div className={styles.tabs}>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabList} onKeyDown={onKeyDown} onScroll={look}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            data-tab={tab.id}
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === current?.id}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === current?.id ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${current?.id}`}
        className={styles.tabPanel}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reachable by keyboard too
        tabIndex={0}
      >
        {current?.content}
      </div>
    </div>
  )
}
