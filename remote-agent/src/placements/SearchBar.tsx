import { useSearchField } from '@onward/ui/area'
import { Button, Field, TextInput } from '@onward/ui/frame'
import styles from './placements.module.css'
import { usePlacementMessages } from './words'

/** Whose placements are looked for. */
export function SearchBar({ search, onSearch }: { search: string; onSearch(text: string): void }) {
  const t = usePlacementMessages()
  const { text, setText } = useSearchField(search, onSearch)
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not know <search>
    <form role="search" className={styles.bar} aria-label={t('find')} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.search}>
        <Field label={t('search')} hint={t('searchHint')}>
          <TextInput
            type="search"
            value={text}
            autoComplete="off"
            maxLength={200}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
      </div>
      {search !== '' && (
        <Button variant="quiet" onClick={() => onSearch('')}>
          {t('clear')}
        </Button>
      )}
    </form>
  )
}
