import { Button, Icon, type IconName, VisuallyHidden } from '@onward/ui/frame'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './SearchBar.module.css'

/** The head of a search page: title, search and filters on one full-width surface. */
export const SearchBand = ({ children }: { children: ReactNode }) => (
  <div className={styles.band}>
    <div className={styles.wrap}>{children}</div>
  </div>
)

export interface SearchBarProps {
  label: string
  /** The current search, on the single line on phones; `change` opens the fields. */
  summary: ReactNode
  change: string
  submit: string
  onSearch(): void
  children: ReactNode
}
/** The fields of a search in one frame; on phones one line that opens. */
export function SearchBar({ label, summary, change, submit, onSearch, children }: SearchBarProps) {
  const [open, setOpen] = useState(false)
  const fields = useId()
  const form = useRef<HTMLFormElement>(null)
  const closed = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  // The fields open and close on phones; the focus stays in the search.
  useEffect(() => {
    if (open) form.current?.querySelector<HTMLElement>('input, select')?.focus()
    else if (wasOpen.current) closed.current?.focus()
    wasOpen.current = open
  }, [open])
  const search = (event: FormEvent) => {
    event.preventDefault()
    setOpen(false)
    onSearch()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser in use knows the element search
    <form ref={form} role="search" aria-label={label} className={styles.search} data-open={open} onSubmit={search}>
      <button
        ref={closed}
        type="button"
        className={styles.closed}
        aria-expanded={open}
        aria-controls={fields}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        <span className={styles.summary}>{summary}</span>
        <span className={styles.change}>{change}</span>
      </button>
      <div id={fields} className={styles.fields}>
        {children}
        <Button type="submit" variant="secondary" icon="search" className={styles.submit}>
          {submit}
        </Button>
      </div>
    </form>
  )
}

export interface SearchFieldProps {
  label: ReactNode
  more?: string
  /** A button at the field's end that fills it; only its icon where there is little room. */
  action?: ReactNode
  /** Draws the control with this `id`. */
  children(id: string): ReactNode
}
/** One field of the frame, with its label inside. */
export function SearchField({ label, more, action, children }: SearchFieldProps) {
  const id = useId()
  return (
    <div className={styles.field} data-action={Boolean(action)}>
      <label htmlFor={id}>
        {label}
        {more && <VisuallyHidden> ({more})</VisuallyHidden>}
      </label>
      {children(id)}
      {action}
    </div>
  )
}

/** Filters in one row, which scrolls sideways on phones; `end` is at its far side. */
export const FilterRow = ({ label, children, end }: { label: string; children: ReactNode; end?: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: a row of buttons is no set of fields
  <div role="group" aria-label={label} className={styles.row}>
    {children}
    {end && <div className={styles.end}>{end}</div>}
  </div>
)

export interface FilterChipProps {
  icon?: IconName
  /** Whether what it controls is open. */
  expanded?: boolean
  controls?: string
  /** An active filter that can be removed; `remove` is its accessible action. */
  remove?: string
  onPress(): void
  children: ReactNode
}
export function FilterChip({ icon, expanded, controls, remove, onPress, children }: FilterChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      data-on={remove ? true : undefined}
      onClick={onPress}
      {...(expanded !== undefined && { 'aria-expanded': expanded })}
      {...(expanded && controls && { 'aria-controls': controls })}
    >
      {icon && <Icon name={icon} size={18} />}
      {children}
      {remove && (
        <>
          {' '}
          <span className={styles.hidden}>{remove}</span>
          <Icon name="close" size={16} />
        </>
      )}
    </button>
  )
}
