import {
  checkPortalText,
  type PortalText,
  savePortalTexts,
  TEXT_RULES,
  type TextsOfKind,
} from '@onward/contracts/gateway/portal-texts'
import { useWrite } from '@onward/portal-kit/queries'
import { Button, InlineAlert } from '@onward/ui/frame'
import { useState } from 'react'
import { useDecided } from '../parts'
import { useTextsMessages } from './catalogue'
import { EntryDialog } from './EntryDialog'
import { History } from './History'
import { TextLine } from './TextLine'
import { newEntry } from './text-entries'
import styles from './texts.module.css'

/** The lines of one kind, each with what can be done with it; and the history. */
export function KindPanel({ texts, reload }: { texts: TextsOfKind; reload(): unknown }) {
  const x = useTextsMessages()
  const { kind, version, entries, due } = texts
  const rule = TEXT_RULES[kind]
  const [editing, setEditing] = useState<PortalText | null>(null)
  const { done, failed, refused, failure, forget } = useDecided(reload)
  const save = useWrite(savePortalTexts)
  const check = useWrite(checkPortalText)
  const isBusy = save.isPending || check.isPending
  const keep = (next: readonly PortalText[], title: string) =>
    save.mutate(
      { params: { kind }, body: { version, entries: [...next] } },
      {
        onSuccess: (answer) => {
          setEditing(null)
          forget()
          done(title, answer)
        },
        onError: editing ? refused : failed,
      },
    )
  const added = newEntry(kind, entries)
  return (
    <div className={styles.page}>
      <p>{x(`about.${kind}`)}</p>
      {due.length > 0 && (
        <InlineAlert tone="warning" title={x('dueAll', { count: due.length })}>
          <p>{x('dueWhy')}</p>
        </InlineAlert>
      )}
      {entries.length === 0 && <p className={styles.soft}>{x('none')}</p>}
      <ul className={styles.lines}>
        {entries.map((entry, at) => (
          <TextLine
            key={entry.id}
            kind={kind}
            entry={entry}
            isDue={due.includes(entry.id)}
            busy={isBusy}
            onChange={() => setEditing(entry)}
            {...(due.includes(entry.id) && {
              onCheck: () =>
                check.mutate(
                  { params: { kind }, body: { version, entry: entry.id } },
                  { onSuccess: (answer) => done(x('checked'), answer), onError: failed },
                ),
            })}
            {...(!rule.kept.includes(entry.id) && {
              onRemove: () =>
                keep(
                  entries.filter((one) => one !== entry),
                  x('removed'),
                ),
            })}
            {...(at > 0 && rule.others === 'any' && { onUp: () => keep(movedUp(entries, at), x('saved')) })}
          />
        ))}
      </ul>
      {added && (
        <div>
          <Button variant="secondary" disabled={isBusy} onClick={() => setEditing(added)}>
            {x('add')}
          </Button>
        </div>
      )}
      <History texts={texts} reload={reload} />
      {editing && (
        <EntryDialog
          kind={kind}
          entry={editing}
          entries={entries}
          busy={isBusy}
          failure={failure}
          onSave={(entry, isNew) =>
            keep(isNew ? [...entries, entry] : entries.map((one) => (one.id === entry.id ? entry : one)), x('saved'))
          }
          onClose={() => {
            forget()
            setEditing(null)
          }}
        />
      )}
    </div>
  )
}

function movedUp(entries: readonly PortalText[], at: number): PortalText[] {
  const moved = [...entries]
  moved.splice(at - 1, 0, ...moved.splice(at, 1))
  return moved
}
