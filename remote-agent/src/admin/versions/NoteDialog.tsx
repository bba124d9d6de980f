import type { FormFailure } from '@onward/portal-kit'
import { Field, TextArea } from '@onward/ui/frame'
import { useId, useState } from 'react'
import { FormDialog } from '../../parts/FormDialog'
import { useAdminMessages } from '../catalogue'

interface NoteDialogProps {
  title: string
  /** What sending does. */
  text: string
  /** Label of the note. */
  label: string
  submit: string
  busy: boolean
  failure: FormFailure | null
  onSubmit(note: string): void
  onClose(): void
}
/** Asks why the portal's own judgement of a version is overruled; the note stands in the audit trail. */
export function NoteDialog({ text, label, onSubmit, ...dialog }: NoteDialogProps) {
  const w = useAdminMessages()
  const [note, setNote] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const id = useId()
  const submit = () => {
    const missing = note.trim() ? null : w('versions.noteMissing')
    setFault(missing)
    if (!missing) onSubmit(note)
  }
  return (
    <FormDialog {...dialog} faults={fault ? [{ id, message: fault }] : []} onSubmit={submit}>
      <p>{text}</p>
      <Field label={label} hint={w('versions.noteHint')} id={id} error={fault ?? undefined} required>
        <TextArea rows={4} maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
    </FormDialog>
  )
}
