import type { FormFailure } from '@onward/portal-kit'
import { Button, Dialog, ErrorSummary, Field, Row, Select, TextArea } from '@onward/ui/frame'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import styles from './admin.module.css'
import { useAdminMessages } from './catalogue'

interface DecideDialogProps<Code extends string> {
  title: string
  /** What happens when it is done. */
  text: ReactNode
  /** What else is chosen. */
  children?: ReactNode
  /** Reasons for the audit trail, with their words. */
  codes: readonly { value: Code; label: string }[]
  /** Label of the words that somebody else reads; without it there are none. */
  words?: string
  wordsHint?: string
  /** What is said where they are missing. */
  wordsMissing?: string
  submit: string
  danger?: boolean
  busy: boolean
  /** Why it could not be sent. */
  failure: FormFailure | null
  onSubmit(decision: { code: Code; words: string }): void
  onClose(): void
}
/** Asks for the reason of a decision, and where somebody reads it, for words. What was typed stays when it could not be sent. */
export function DecideDialog<Code extends string>({ codes, onSubmit, onClose, ...props }: DecideDialogProps<Code>) {
  const w = useAdminMessages()
  const [chosen, setChosen] = useState('')
  const [words, setWords] = useState('')
  // As of the last try: a summary that changed with each letter would take the focus out of the field.
  const [faults, setFaults] = useState<readonly { id: string; message: string }[]>([])
  const [codeId, wordsId] = [useId(), useId()]
  const faultOf = (id: string) => faults.find((fault) => fault.id === id)?.message
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = codes.find(({ value }) => value === chosen)?.value
    const found = [
      ...(code ? [] : [{ id: codeId, message: w('common.chooseAReason') }]),
      ...(props.words && !words.trim() ? [{ id: wordsId, message: props.wordsMissing ?? w('reason.words') }] : []),
    ]
    setFaults(found)
    if (code && found.length === 0) onSubmit({ code, words: words.trim() })
  }
  return (
    <Dialog open title={props.title} onClose={onClose} closeLabel={w('common.cancel')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {faults.length > 0 && <ErrorSummary title={w('reason.missing')} errors={faults} />}
        {faults.length === 0 && props.failure && <ErrorSummary {...props.failure} errors={[]} />}
        {typeof props.text === 'string' ? <p>{props.text}</p> : props.text}
        {props.children}
        <Field label={w('common.reason')} hint={w('reason.hint')} id={codeId} error={faultOf(codeId)} required>
          <Select
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            options={[{ value: '', label: w('common.chooseAReason') }, ...codes]}
          />
        </Field>
        {props.words && (
          <Field label={props.words} hint={props.wordsHint} id={wordsId} error={faultOf(wordsId)} required>
            <TextArea rows={5} maxLength={1000} value={words} onChange={({ target }) => setWords(target.value)} />
          </Field>
        )}
        <Row gap={2}>
          <Button type="submit" variant={props.danger ? 'danger' : 'primary'} disabled={props.busy}>
            {props.submit}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {w('common.cancel')}
          </Button>
        </Row>
      </form>
    </Dialog>
  )
}
