import { Field, Icon, Select } from '@onward/ui/frame'
import { lazy, type MouseEvent, type ReactNode, Suspense } from 'react'
import { useUiMessages } from '../antd/messages'
import { useSearchField } from '../forms/search-field'
import { Disclosure } from './Disclosure'
import styles from './views.module.css'

export interface ListFilter {
  id: string
  label: string
  /** Empty: everything. */
  value: string
  /** The first one is everything. */
  options: readonly { value: string; label: string }[]
  /** So many options that one is found by typing. */
  isSearched?: boolean
}
/** Loaded with the first list that has so many. */
const Choice = lazy(async () => ({ default: (await import('@onward/ui/pick')).Choice }))
export interface ListToolsProps {
  /** Names the search region. */
  label: string
  search: { label: string; placeholder: string; value: string; onSearch(text: string): void }
  /** None where a list is only searched. */
  filters?: readonly ListFilter[]
  onFilter?(id: string, value: string): void
  /** Clears the search and every filter. */
  onClear(): void
  clearLabel: string
  /** On the button that closes the filters of a phone: how many rows they leave. */
  leaves?: string | undefined
  /** What can be done with the list, at the end of the line. */
  actions?: ReactNode
}
const closePanel = ({ currentTarget }: MouseEvent<HTMLElement>) => {
  const box = currentTarget.closest('details')
  box?.removeAttribute('open')
  box?.querySelector('summary')?.focus()
}
/** One line above a list: search while typing, filters behind a button, a chip for each filter that is on, and the page's actions. */
export function ListTools({ label, search, filters = [], onFilter, onClear, clearLabel, leaves, actions }: ListToolsProps) {
  const t = useUiMessages()
  const { text, setText } = useSearchField(search.value, search.onSearch)
  const on = filters.filter(({ value }) => value !== '')
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not know <search>
    <form role="search" className={styles.tools} aria-label={label} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.search}>
        <Icon name="search" size={18} />
        <input
          type="search"
          aria-label={search.label}
          placeholder={search.placeholder}
          value={text}
          autoComplete="off"
          maxLength={200}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      {filters.length > 0 && (
        <Disclosure
          className={styles.filter}
          panelClassName={styles.panel}
          label={
            <>
              <Icon name="filter" size={18} />
              {t('filter')}
              {on.length > 0 && <span className={styles.number}>{on.length}</span>}
            </>
          }
        >
          {filters.map(({ id, label: name, value, options, isSearched = false }) => (
            <Field key={id} label={name}>
              {isSearched ? (
                <Suspense fallback={null}>
                  <Choice
                    value={value}
                    options={options.filter((one) => one.value !== '')}
                    placeholder={options[0]?.label ?? ''}
                    onChange={(next) => onFilter?.(id, next)}
                  />
                </Suspense>
              ) : (
                <Select value={value} options={[...options]} onChange={({ target }) => onFilter?.(id, target.value)} />
              )}
            </Field>
          ))}
          {leaves !== undefined && (
            <button type="button" className={styles.leaves} onClick={closePanel}>
              {leaves}
            </button>
          )}
        </Disclosure>
      )}
      {on.map(({ id, label: name, value, options }) => (
        <button
          key={id}
          type="button"
          className={styles.chip}
          aria-label={t('removeFilter', { name: `${name}: ${options.find((one) => one.value === value)?.label ?? value}` })}
          onClick={() => onFilter?.(id, '')}
        >
          {options.find((one) => one.value === value)?.label ?? value}
          <Icon name="close" size={16} />
        </button>
      ))}
      {(on.length > 0 || search.value !== '') && (
        <button type="button" className={styles.clear} onClick={onClear}>
          {clearLabel}
        </button>
      )}
      {actions && <div className={styles.acts}>{actions}</div>}
    </form>
  )
}
