import { NOTE_MAX_LENGTH } from '@onward/contracts/jobs/employer-applications'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { Timeline } from '@onward/ui/data'
import { Button, Disclosure, Field, InlineAlert, Section, Stack, TextArea } from '@onward/ui/frame'
import { type FormEvent, useState } from 'react'
import { Answer } from '../parts/Answer'
import { useAddNote, useNotes } from './api'
import styles from './application.module.css'
import { useHiringMessages } from './catalogue'

/** The newest are shown; the rest opens on demand. */
const IN_SIGHT = 5

/** Colleagues' notes on an application. A note that could not be saved stays in its field. */
export function Notes({ applicationId }: { applicationId: string }) {
  const h = useHiringMessages()
  const notes = useNotes(applicationId)
  return (
    <Section title={h('notes.title')}>
      <p className={styles.soft}>{h('notes.lead')}</p>
      <Answer of={notes} lines={2}>
        {({ items }) => {
          if (items.length === 0) return <p>{h('notes.empty')}</p>
          const earlier = items.slice(0, -IN_SIGHT)
          return (
            <>
              {earlier.length > 0 && (
                <Disclosure summary={h('notes.show', { count: earlier.length })}>
                  <List notes={earlier} />
                </Disclosure>
              )}
              <List notes={items.slice(-IN_SIGHT)} />
            </>
          )
        }}
      </Answer>
      <AddNote applicationId={applicationId} />
    </Section>
  )
}

function List({ notes }: { notes: readonly { id: string; text: string; at: string; name: string; mine: boolean }[] }) {
  const h = useHiringMessages()
  return (
    <Timeline
      steps={notes.map(({ id, text, at, name, mine }) => ({
        id,
        content: (
          <>
            <span className={styles.letter}>{text}</span>
            <span className={styles.soft}>
              {h('common.nameAndWhen', { name: mine ? h('notes.you') : name || h('notes.left'), when: formatDayAndTime(at) })}
            </span>
          </>
        ),
      }))}
    />
  )
}

function AddNote({ applicationId }: { applicationId: string }) {
  const h = useHiringMessages()
  const errorText = useErrorText()
  const { announce } = usePortal()
  const add = useAddNote()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setMissing(text.trim() === '')
    if (text.trim() === '' || add.isPending) return
    add.mutate(
      { params: { id: applicationId }, body: { text } },
      {
        onSuccess: () => {
          setText('')
          announce(h('notes.added'))
        },
      },
    )
  }
  return (
    <form onSubmit={send} noValidate>
      <Stack gap={3}>
        {add.error && <InlineAlert tone="danger" title={errorText(add.error)} />}
        <Field label={h('notes.label')} hint={h('notes.hint')} error={isMissing ? h('common.writeANote') : undefined}>
          <TextArea value={text} rows={3} maxLength={NOTE_MAX_LENGTH} onChange={(event) => setText(event.target.value)} />
        </Field>
        <div>
          <Button type="submit" variant="secondary" disabled={add.isPending}>
            {h(add.isPending ? 'notes.adding' : 'notes.add')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
