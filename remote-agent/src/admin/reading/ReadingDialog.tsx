import { askAboutReading, type ListedReading, noteReadingAnswer } from '@onward/contracts/casework/reading'
import { useWrite } from '@onward/portal-kit/queries'
import { Field, TextArea } from '@onward/ui/frame'
import { useState } from 'react'
import { FormDialog } from '../../parts/FormDialog'
import { useAdminMessages } from '../catalogue'
import { useDecided } from '../parts'

interface ReadingDialogProps {
  one: ListedReading
  /** The finding as a sentence. */
  said: string
  onClose(): void
  onDone(title: string, answer: { receipt: { reference: string } }): void
}
const TEXT = 'reading-text'

/** Keeps the question about a finding; once there is one, the answer to it. */
export function ReadingDialog({ one, said, onClose, onDone }: ReadingDialogProps) {
  const w = useAdminMessages()
  const [text, setText] = useState('')
  const [fault, setFault] = useState('')
  const { refused, failure } = useDecided(() => undefined)
  const ask = useWrite(askAboutReading)
  const note = useWrite(noteReadingAnswer)
  const { kind, agentId, referralId, day, question } = one
  const step = question === null ? 'ask' : 'note'
  const onSubmit = () => {
    const missing = text.trim() === ''
    setFault(missing ? w(`reading.missing.${step}`) : '')
    if (missing) return
    const ended = {
      onSuccess: (answer: { receipt: { reference: string } }) => onDone(w(`reading.kept.${step}`), answer),
      onError: refused,
    }
    if (question === null) ask.mutate({ body: { kind, agentId, referralId, day, question: text } }, ended)
    else note.mutate({ params: { id: question.id }, body: { answer: text } }, ended)
  }
  return (
    <FormDialog
      title={w(`reading.${step}`)}
      submit={w(`reading.keep.${step}`)}
      busy={ask.isPending || note.isPending}
      faults={fault ? [{ id: TEXT, message: fault }] : []}
      failure={failure}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>{said}</p>
      {question && <blockquote>{question.text}</blockquote>}
      <Field
        label={w(`reading.label.${step}`)}
        hint={w(step === 'ask' && agentId === null ? 'reading.hintMany' : `reading.hint.${step}`)}
        id={TEXT}
        error={fault || undefined}
        required
      >
        <TextArea
          rows={4}
          maxLength={step === 'ask' ? 500 : 1000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
    </FormDialog>
  )
}
