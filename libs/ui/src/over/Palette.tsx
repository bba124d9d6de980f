import { useNavigate } from '@onward/portal-kit/router'
import { Dialog, Icon } from '@onward/ui/frame'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { CommandPaletteProps, PaletteEntry } from './CommandPalette'
import styles from './over.module.css'

/** A combobox in a dialog: the focus stays in the field, the arrow keys choose, Enter goes. */
export default function Palette(props: CommandPaletteProps) {
  const { label, closeLabel, emptyText, query, onQuery, groups, problem, hints = [], onClose } = props
  const navigate = useNavigate()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const entries = groups.flatMap((group) => group.entries)
  const [chosen, setChosen] = useState<string | null>(null)
  const at = Math.max(
    0,
    entries.findIndex((entry) => entry.id === chosen),
  )
  useEffect(() => field.current?.focus(), [])
  const current = entries[at]
  useEffect(() => {
    if (current) document.getElementById(`${id}-${current.id}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [current, id])
  const go = (entry: PaletteEntry | undefined) => {
    if (!entry) return
    onClose()
    if (entry.to) navigate(entry.to)
    else entry.run?.()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) setChosen(entries[(at + step + entries.length) % entries.length]?.id ?? null)
    else if (event.key === 'Enter') go(current)
    else return
    event.preventDefault()
  }
  return (
    <Dialog open title={label} closeLabel={closeLabel} onClose={onClose}>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          ref={field}
          role="combobox"
          aria-label={label}
          aria-expanded={entries.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current && `${id}-${current.id}`}
          value={query}
          autoComplete="off"
          onChange={({ target }) => {
            setChosen(null)
            onQuery(target.value)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div role="status" className={styles.said}>
        {problem ?? (entries.length === 0 && query !== '' && emptyText)}
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={label} className={styles.hits}>
        {groups.map(
          (group) =>
            group.entries.length > 0 && (
              // biome-ignore lint/a11y/useSemanticElements: a group of options
              <div key={group.label} role="group" aria-label={group.label}>
                <div className={styles.group} aria-hidden="true">
                  {group.label}
                </div>
                {group.entries.map((entry) => (
                  // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
                  <div
                    key={entry.id}
                    id={`${id}-${entry.id}`}
                    role="option"
                    aria-selected={entry === current}
                    className={styles.hit}
                    onClick={() => go(entry)}
                  >
                    {entry.face}
                    <span>
                      <Marked text={entry.label} by={query} /> {entry.note && <small>{entry.note}</small>}
                    </span>
                  </div>
                ))}
              </div>
            ),
        )}
      </div>
      {hints.length > 0 && (
        <ul className={styles.hints} aria-hidden="true">
          {hints.map(({ keys, label: does }) => (
            <li key={does}>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
              {does}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

/** The typed part of a label; where accents differ, the whole label stays plain. */
function Marked({ text, by }: { text: string; by: string }) {
  const typed = by.trim().toLowerCase()
  const at = typed === '' ? -1 : text.toLowerCase().indexOf(typed)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + typed.length)}</mark>
      {text.slice(at + typed.length)}
    </>
  )
}
