import { CASE_NOTE_MAX } from '@onward/contracts/casework/cases'
import { useFormFailure, usePortal } from '@onward/portal-kit'
import { formatDayAndTime, formatNumber } from '@onward/portal-kit/i18n'
import { Badge, Button, Checkbox, ErrorSummary, Field, LoadMore, TextArea } from '@onward/ui/frame'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { useAddNote, useNotes } from './api'
import styles from './case.module.css'
import { useCaseMessages } from './catalogue'

export function Notes({ id, isOpen }: { id: string; isOpen: boolean }) {
  const t = useMessages()
  const w = useCaseMessages()
  const notes = useNotes(id)
  return (
    <>
      {isOpen && <NewNote id={id} />}
      <Answer of={notes} lines={4}>
        {({ pages }) => {
          const found = pages.flatMap(({ items }) => items)
          const total = pages[0]?.total ?? 0
          if (total === 0) return <p className={styles.soft}>{w('note.none')}</p>
          return (
            <>
              <ul className={styles.notes}>
                {found.map((note) => (
                  <li key={note.id} className={styles.note}>
                    <p className={styles.words}>{note.text}</p>
                    <p className={styles.soft}>
                      {w('common.nameAndWhen', { name: note.by, when: formatDayAndTime(note.at) })}
                      {note.shared && <Badge>{w('note.isShared')}</Badge>}
                    </p>
                  </li>
                ))}
              </ul>
              {total > found.length && (
                <LoadMore
                  label={t('common.loadMore')}
                  status={t('common.showingOf', { shown: found.length, total: formatNumber(total) })}
                  loading={notes.isFetchingNextPage}
                  onLoadMore={() => void notes.fetchNextPage()}
                />
              )}
            </>
          )
        }}
      </Answer>
    </>
  )
}

function NewNote({ id }: { id: string }) {
  const t = useMessages()
  const w = useCaseMessages()
  const { notify } = usePortal()
  const { failure, failed, forget } = useFormFailure()
  const add = useAddNote()
  const [text, setText] = useState('')
  const [shared, setShared] = useState(false)
  const [fault, setFault] = useState('')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    forget()
    const length = text.trim().length
    const found =
      length === 0
        ? w('common.writeANote')
        : length > CASE_NOTE_MAX
          ? w('common.useCharactersOrFewer', { max: CASE_NOTE_MAX })
          : ''
    setFault(found)
    if (found) return
    add.mutate(
      { params: { id }, body: { text, shared } },
      {
        onSuccess: ({ receipt }) => {
          const title = w(shared ? 'note.shared' : 'note.added')
          notify({ kind: 'success', title, text: t('common.receipt', { reference: receipt.reference }) })
          setText('')
          setShared(false)
        },
        onError: (error) => failed(t('common.thatDidNotWork'), error),
      },
    )
  }
  return (
    <form className={styles.newNote} onSubmit={onSubmit} noValidate>
      {failure && <ErrorSummary {...failure} errors={[]} />}
      <Field label={w('note.text')} hint={w('note.hint')} error={fault} required>
        <TextArea rows={4} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <Checkbox
        label={w('note.share')}
        hint={w('note.shareHint')}
        checked={shared}
        onChange={({ target }) => setShared(target.checked)}
      />
      <div>
        <Button type="submit" disabled={add.isPending}>
          {w(add.isPending ? 'note.saving' : 'note.save')}
        </Button>
      </div>
    </form>
  )
}
