import type { FormFailure } from '@onward/portal-kit'
import { ErrorSummary, Field, RadioGroup, Row, Select, TextArea } from '@onward/ui/frame'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import styles from './admin.module.css'
import { useAdminMessages } from './catalogue'

export interface DecideFieldsProps<Code extends string> {
  /** What the decision does. */
  text?: ReactNode
  /** Further fields. */
  children?: ReactNode
  /** What the fields begin with; everything can be changed. */
  draft?: { code: string; words: string } | null
  /** Reasons for the audit trail, with labels. */
  codes: readonly { value: Code; label: string }[]
  /** Reasons side by side as radio buttons, where there is room for them. */
  open?: boolean
  /** Label of the message to somebody else; without it there is no message field. */
  message?: string
  messageHint?: string
  /** Error for an empty message. */
  messageMissing?: string
  /** Why sending failed. */
  failure: FormFailure | null
  /** The buttons: one of them sends the form. */
  buttons: ReactNode
  /** `words` is the contract's name of the message. */
  onSubmit(decision: { code: Code; words: string }): void
}
/** The reason of a decision and, where somebody reads it, a message. Typed text stays after a failure. */
export function DecideFields<Code extends string>({ codes, onSubmit, ...props }: DecideFieldsProps<Code>) {
  const w = useAdminMessages()
  const [chosen, setChosen] = useState(props.draft?.code ?? '')
  const [message, setMessage] = useState(props.draft?.words ?? '')
  // Errors of the last attempt: updating them with each letter would move the focus to the summary.
  const [faults, setFaults] = useState<readonly { id: string; message: string }[]>([])
  const [codeId, messageId] = [useId(), useId()]
  const faultOf = (id: string) => faults.find((fault) => fault.id === id)?.message
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = codes.find(({ value }) => value === chosen)?.value
    const found = [
      ...(code ? [] : [{ id: codeId, message: w('common.chooseAReason') }]),
      ...(props.message && !message.trim() ? [{ id: messageId, message: props.messageMissing ?? w('reason.words') }] : []),
    ]
    setFaults(found)
    if (code && found.length === 0) onSubmit({ code, words: message.trim() })
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {faults.length > 0 && <ErrorSummary title={w('common.someOfTheAnswersNeedAnotherLook')} errors={faults} />}
      {faults.length === 0 && props.failure && <ErrorSummary {...props.failure} errors={[]} />}
      {typeof props.text === 'string' ? <p>{props.text}</p> : props.text}
      {props.children}
      {props.open ? (
        <div className={styles.reasons}>
          <RadioGroup
            legend={w('common.reason')}
            hint={w('reason.hint')}
            id={codeId}
            name={codeId}
            value={chosen}
            options={codes}
            error={faultOf(codeId)}
            onChange={setChosen}
          />
        </div>
      ) : (
        <Field label={w('common.reason')} hint={w('reason.hint')} id={codeId} error={faultOf(codeId)} required>
          <Select
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            options={[{ value: '', label: w('common.chooseAReason') }, ...codes]}
          />
        </Field>
      )}
      {props.message && (
        <Field label={props.message} hint={props.messageHint} id={messageId} error={faultOf(messageId)} required>
          <TextArea rows={5} maxLength={1000} value={message} onChange={({ target }) => setMessage(target.value)} />
        </Field>
      )}
      <Row gap={2}>{props.buttons}</Row>
    </form>
  )
}
