import { CASE_NOTE_MAX } from '@onward/contracts/casework/cases'
import { useFormFailure, usePortal } from '@onward/portal-kit'
import { Button, Checkbox, ErrorSummary, Field, TextArea } from '@onward/ui/frame'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../catalogue'
import { useAddNote } from './api'
import styles from './case.module.css'
import { useCaseMessages } from './catalogue'

/** A note about the client, written on their page; Control and Enter send it. */
export function NewNote({ id }: { id: string }) {
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
    if (add.isPending) return
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
      <Field id="new-note" label={w('note.text')} hint={w('note.hint')} error={fault} required>
        <TextArea
          rows={3}
          value={text}
          aria-keyshortcuts="N"
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
          }}
        />
      </Field>
      <div className={styles.noteActs}>
        <Checkbox
          label={w('note.share')}
          hint={w('note.shareHint')}
          checked={shared}
          onChange={({ target }) => setShared(target.checked)}
        />
        <Button type="submit" disabled={add.isPending}>
          {w(add.isPending ? 'note.saving' : 'note.save')}
        </Button>
      </div>
    </form>
  )
}
