import { useSearchField } from '@onward/ui/area'
import { Button, Field, TextInput } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import styles from './FindBar.module.css'

export interface FindBarProps {
  /** Labels, which depend on the list below. */
  labels: { find: string; search: string; searchHint: string; clear: string }
  search: string
  onSearch(text: string): void
  /** Whether a search or filter is active. */
  isFiltered: boolean
  onClear(): void
  /** Filters beside the search. */
  children?: ReactNode
}

/** Search and filters above a list of clients. Searches while typing; one button clears all. */
export function FindBar({ labels, search, onSearch, isFiltered, onClear, children }: FindBarProps) {
  const { text, setText } = useSearchField(search, onSearch)
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not know <search>
    <form role="search" className={styles.bar} aria-label={labels.find} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.search}>
        <Field label={labels.search} hint={labels.searchHint}>
          <TextInput
            type="search"
            value={text}
            autoComplete="off"
            maxLength={200}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
      </div>
      {children}
      {isFiltered && (
        <Button variant="quiet" onClick={onClear}>
          {labels.clear}
        </Button>
      )}
    </form>
  )
}
