import { dateOf, partsOf } from '@onward/contracts/calendar-days'
import { type CaseDetails, TODO_TITLE_MAX } from '@onward/contracts/casework/cases'
import { useFormFailure, usePortal } from '@onward/portal-kit'
import { Button, ErrorSummary, Field, Row, Select, TextInput } from '@onward/ui/frame'
import { DateField } from '@onward/ui/pick'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../catalogue'
import { nameOf } from '../parts/client-progress'
import { useAddTodo } from './api'
import styles from './case.module.css'
import { useCaseMessages } from './catalogue'
import { daysFrom } from './day'

const USUAL_DAYS = 7
/** Value of the option "the client". */
const CLIENT = 'client'
const IDS = { title: 'todo-title', dueOn: 'todo-day' } as const

/** A to-do: what, who, by when. Defaults: the agent, in a week. */
export function NewTodo({ id, one, onDone }: { id: string; one: CaseDetails; onDone(): void }) {
  const t = useMessages()
  const w = useCaseMessages()
  const { notify } = usePortal()
  const { failure, failed, forget } = useFormFailure()
  const add = useAddTodo()
  const [today] = useState(() => daysFrom(new Date(), 0))
  const [title, setTitle] = useState('')
  const [owner, setOwner] = useState(one.colleagues.find(({ isMe }) => isMe)?.id ?? CLIENT)
  const [typed, setTyped] = useState(() => partsOf(daysFrom(new Date(), USUAL_DAYS)))
  const [faults, setFaults] = useState<{ title?: string; dueOn?: string }>({})
  const named = (['title', 'dueOn'] as const).flatMap((field) => {
    const message = faults[field]
    return message ? [{ id: IDS[field], message }] : []
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (add.isPending) return
    forget()
    const dueOn = dateOf(typed)
    const isRightDay = dueOn !== null && dueOn >= today
    const missing = title.trim() === ''
    setFaults({ ...(missing && { title: w('todo.whatFault') }), ...(!isRightDay && { dueOn: w('todo.dayFault') }) })
    if (missing || !isRightDay) return
    add.mutate(
      { params: { id }, body: { title, dueOn, ownerId: owner === CLIENT ? null : owner } },
      {
        onSuccess: ({ receipt }) => {
          notify({ kind: 'success', title: w('todo.added'), text: t('common.receipt', { reference: receipt.reference }) })
          onDone()
        },
        onError: (error) => {
          const day = error.fieldErrors.find(({ field }) => field === 'dueOn')
          if (day) setFaults({ dueOn: day.message })
          else failed(t('common.thatDidNotWork'), error)
        },
      },
    )
  }
  const who = [
    ...one.colleagues.map(({ id: value, name, isMe }) => ({ value, label: isMe ? w('todo.me', { name }) : name })),
    { value: CLIENT, label: w('todo.client', { name: nameOf(one) }) },
  ]
  return (
    <form className={styles.newTodo} onSubmit={onSubmit} noValidate aria-label={w('todo.add')}>
      {named.length > 0 && <ErrorSummary title={t('common.someOfTheAnswersNeedAnotherLook')} errors={named} />}
      {named.length === 0 && failure && <ErrorSummary {...failure} errors={[]} />}
      <Field id={IDS.title} label={w('todo.what')} error={faults.title} required>
        <TextInput
          value={title}
          maxLength={TODO_TITLE_MAX}
          autoComplete="off"
          onChange={({ target }) => setTitle(target.value)}
        />
      </Field>
      <Field label={w('todo.who')}>
        <Select value={owner} options={who} onChange={({ target }) => setOwner(target.value)} />
      </Field>
      <DateField id={IDS.dueOn} legend={w('todo.when')} error={faults.dueOn} value={typed} onChange={setTyped} />
      <Row gap={2}>
        <Button type="submit" disabled={add.isPending}>
          {w(add.isPending ? 'todo.saving' : 'todo.save')}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {t('common.cancel')}
        </Button>
      </Row>
    </form>
  )
}
