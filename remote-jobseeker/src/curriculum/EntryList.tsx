import { Button, Card, Row, Stack, VisuallyHidden } from '@onward/ui/frame'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useCvMessages } from '../catalogue'
import { Fold, useOneOpen } from '../parts/Fold'
import styles from './curriculum.module.css'
import { blankEntry, type CurriculumDraft, type EntryOf, type ListName, moved } from './form'
import { nameOfEntry, yearsOfEntry } from './labels'

/** Entries of one list, with buttons to add, move, remove and restore them. */
export function EntryList<L extends ListName>({
  list,
  entries,
  onChange,
  folded = false,
  children,
}: {
  list: L
  entries: EntryOf<L>[]
  onChange(next: CurriculumDraft[L]): void
  /** Each entry is a row with its name; one is open at a time. */
  folded?: boolean
  children(entry: EntryOf<L>, change: (next: Partial<EntryOf<L>>) => void): ReactNode
}) {
  const t = useCvMessages()
  const box = useRef<HTMLDivElement>(null)
  const [status, setStatus] = useState('')
  const [removed, setRemoved] = useState<{ entry: EntryOf<L>; index: number } | null>(null)
  const open = useOneOpen(entries.length === 1 ? (entries[0]?.key ?? null) : null)
  const focusNext = useRef<string | null>(null)
  // The focus must not return to the top of the page when its control moved or went.
  useEffect(() => {
    if (!focusNext.current) return
    box.current?.querySelector<HTMLElement>(focusNext.current)?.focus()
    focusNext.current = null
  })
  const set = (next: EntryOf<L>[]) => onChange(next as CurriculumDraft[L])
  const name = (entry: EntryOf<L>) => nameOfEntry(t, list, entry)
  const add = () => {
    const entry = blankEntry(list, removed ? [...entries, removed.entry] : entries)
    focusNext.current = `[data-entry="${entry.key}"] :is(input, select, textarea)`
    open.show(entry.key)
    set([...entries, entry])
  }
  const move = (index: number, by: -1 | 1) => {
    const entry = entries[index]
    const place = index + by
    if (!entry || place < 0 || place >= entries.length) return
    // At an end of the list the pressed button is gone; the other one takes the focus.
    const end = place === 0 ? 1 : place === entries.length - 1 ? -1 : by
    focusNext.current = `[data-entry="${entry.key}"] [data-move="${end}"]`
    set(moved(entries, index, by))
    setStatus(t('form.moved', { name: name(entry), place: place + 1, of: entries.length }))
  }
  const remove = (index: number) => {
    const entry = entries[index]
    if (!entry) return
    focusNext.current = '[data-put-back]'
    set(entries.filter((_, at) => at !== index))
    setRemoved({ entry, index })
    setStatus('')
  }
  const putBack = () => {
    if (!removed) return
    focusNext.current = `[data-entry="${removed.entry.key}"] :is(input, select, textarea)`
    open.show(removed.entry.key)
    set([...entries.slice(0, removed.index), removed.entry, ...entries.slice(removed.index)])
    setRemoved(null)
  }
  const fieldsOf = (entry: EntryOf<L>, index: number) => {
    const label = (action: string) => t('form.actionLabel', { action, name: name(entry) })
    return (
      <fieldset className={styles.entry}>
        <legend>{folded ? <VisuallyHidden>{name(entry)}</VisuallyHidden> : name(entry)}</legend>
        <div className={styles.fields}>
          {children(entry, (next) => set(entries.map((each, at) => (at === index ? { ...each, ...next } : each))))}
        </div>
        <Row gap={2}>
          {index > 0 && (
            <Button variant="quiet" size="s" data-move="-1" aria-label={label(t('form.up'))} onClick={() => move(index, -1)}>
              {t('form.up')}
            </Button>
          )}
          {index < entries.length - 1 && (
            <Button variant="quiet" size="s" data-move="1" aria-label={label(t('form.down'))} onClick={() => move(index, 1)}>
              {t('form.down')}
            </Button>
          )}
          <Button variant="quiet" size="s" aria-label={label(t('common.remove'))} onClick={() => remove(index)}>
            {t('common.remove')}
          </Button>
        </Row>
      </fieldset>
    )
  }
  return (
    <div ref={box}>
      <Stack gap={folded ? 2 : 4}>
        {entries.length === 0 && <p className={styles.soft}>{t(`form.none.${list}`)}</p>}
        {entries.map((entry, index) => {
          const fields = fieldsOf(entry, index)
          return folded ? (
            <Fold
              key={entry.key}
              data-entry={entry.key}
              level={3}
              title={name(entry)}
              note={yearsOfEntry(t, entry)}
              {...open.of(entry.key)}
            >
              {fields}
            </Fold>
          ) : (
            <Card key={entry.key} data-entry={entry.key}>
              {fields}
            </Card>
          )
        })}
        <div role="status" className={styles.said}>
          {removed ? t('form.removed', { name: name(removed.entry) }) : status}
          {removed && (
            <Button variant="quiet" size="s" data-put-back onClick={putBack}>
              {t('form.putBack')}
            </Button>
          )}
        </div>
        <div>
          <Button variant="secondary" onClick={add}>
            {t(`form.add.${list}`)}
          </Button>
        </div>
      </Stack>
    </div>
  )
}
