import { useSearchField } from '@onward/ui/area'
import { Button, Field, TextInput } from '@onward/ui/frame'
import type { ReactNode } from 'react'
import styles from './FindBar.module.css'

export interface FindBarProps {
  /** In the labels of the list that it stands above. */
  labels: { find: string; search: string; searchHint: string; clear: string }
  search: string
  onSearch(text: string): void
  /** Something is looked for, or chosen among the filters. */
  isFiltered: boolean
  onClear(): void
  /** Filters beside the search. */
  children?: ReactNode
}

/** What stands above a list of clients: a search that answers while one types, filters, and a way back to all of them. */
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
