import { useEffect, useId, useRef, useSyncExternalStore } from 'react'

/** One thing that keys of the page do. */
export interface PageKey {
  /** As on the keyboard: `['J', 'K']` are two keys with similar effects, `['Shift X']` two pressed together. */
  keys: readonly string[]
  /** What they do, such as "Next and previous". */
  label: string
  /** For a single key that works on the whole page; without it the part that registered it listens itself. */
  run?(): void
}
export interface KeyGroup {
  title: string
  keys: readonly PageKey[]
}

const STORAGE = 'onward.keys'
const listeners = new Set<() => void>()
const changed = () => {
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const read = () => {
  try {
    return window.localStorage.getItem(STORAGE) !== 'off'
  } catch {
    return true
  }
}
let isOn: boolean | undefined
const areOn = () => {
  isOn ??= read()
  return isOn
}
function set(next: boolean): void {
  isOn = next
  try {
    if (next) window.localStorage.removeItem(STORAGE)
    else window.localStorage.setItem(STORAGE, 'off')
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  changed()
}
/** Whether single keys do something; a person may switch them off (WCAG 2.1.4). */
export function useSingleKeys(): { on: boolean; set(on: boolean): void } {
  return { on: useSyncExternalStore(subscribe, areOn), set }
}

let groups: ReadonlyMap<string, KeyGroup> = new Map()
/** Tells the portal the keys of a part of the page while it is drawn: "?" lists them under `title`. */
export function usePageKeys(title: string, keys: readonly PageKey[]): void {
  const id = useId()
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  const text = JSON.stringify([title, keys.map(({ keys: names, label, run }) => [names, label, run !== undefined])])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says what changed
  useEffect(() => {
    if (keys.length === 0) return
    const named = keys.map(({ run, ...key }, at) => ({ ...key, ...(run && { run: () => latest.current[at]?.run?.() }) }))
    groups = new Map([...groups, [id, { title, keys: named }]])
    changed()
    return () => {
      groups = new Map([...groups].filter(([one]) => one !== id))
      changed()
    }
  }, [id, text])
}
/** The keys of what is drawn, in the order in which it was. */
export const useKeyGroups = (): readonly KeyGroup[] => [...useSyncExternalStore(subscribe, () => groups).values()]

/** Whether keys pressed here are text. */
export const typesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    (/^(input|textarea|select)$/i.test(target.tagName) && !/^(checkbox|radio|button)$/.test(target.getAttribute('type') ?? '')))

/** Whether an event is a single key that may do something now: nobody types, no dialog is open, and keys are on. */
export const isSingleKey = (event: KeyboardEvent): boolean =>
  areOn() &&
  !event.defaultPrevented &&
  !(event.ctrlKey || event.metaKey || event.altKey) &&
  !typesText(event.target) &&
  document.querySelector('dialog[open], [role="dialog"]:not([data-tour]), [role="menu"]') === null

/** Arrows are listed as they look; they choose among radio buttons, tabs and options. */
const ARROWS: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→' }
const takesArrows = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[type="radio"], [role="tablist"], [role="radiogroup"], [role="listbox"]') !== null

/** Does what a page's key says; false when no part of the page has it. */
export function runPageKey(event: KeyboardEvent): boolean {
  if (!isSingleKey(event)) return false
  if (event.key in ARROWS && takesArrows(event.target)) return false
  const pressed = ARROWS[event.key] ?? (event.key.length === 1 ? event.key.toUpperCase() : event.key)
  const key = [...groups.values()]
    .flatMap((group) => group.keys)
    .findLast(({ keys, run }) => run !== undefined && keys.includes(pressed))
  if (!key) return false
  event.preventDefault()
  key.run?.()
  return true
}
