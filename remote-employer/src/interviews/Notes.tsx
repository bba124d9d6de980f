import type { EmployerInterview } from '@onward/contracts/jobs/interviews'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { Button, Field, InlineAlert, Row, Stack, TextArea } from '@onward/ui/frame'
import { type FormEvent, useState } from 'react'
import { useAddNote } from './api'
import { useInterviewMessages } from './catalogue'
import styles from './interviews.module.css'

/** Colleagues' notes on an interview, and a form to add one. */
export function Notes({ interview }: { interview: EmployerInterview }) {
  const t = useInterviewMessages()
  const [isWriting, setWriting] = useState(false)
  return (
    <Stack gap={3}>
      {interview.notes.length > 0 && (
        <>
          <h3>{t('notes.title')}</h3>
          <ul className={styles.notes}>
            {interview.notes.map(({ id, words: text, by, at }) => (
              <li key={id}>
                <p>{text}</p>
                <p className={styles.soft}>
                  {by || t('notes.left')}, {formatDayAndTime(at)}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      {isWriting ? (
        <NoteForm interviewId={interview.id} onDone={() => setWriting(false)} />
      ) : (
        <div>
          <Button variant="quiet" size="s" onClick={() => setWriting(true)}>
            {t('notes.open')}
          </Button>
        </div>
      )}
    </Stack>
  )
}

function NoteForm({ interviewId, onDone }: { interviewId: string; onDone(): void }) {
  const t = useInterviewMessages()
  const errorText = useErrorText()
  const { notify } = usePortal()
  const add = useAddNote()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(text.trim() === '')
    if (text.trim() === '' || add.isPending) return
    add.mutate(
      { params: { id: interviewId }, body: { words: text } },
      {
        onSuccess: () => {
          notify({ kind: 'success', title: t('done.noted') })
          onDone()
        },
      },
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={3}>
        <Field
          id={`note-${interviewId}`}
          label={t('notes.label')}
          hint={t('notes.hint')}
          error={isMissing ? t('common.writeANote') : undefined}
        >
          <TextArea rows={4} maxLength={2000} autoFocus value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
        {add.error && <InlineAlert tone="danger" title={errorText(add.error)} />}
        <Row gap={3}>
          <Button type="submit" size="s" aria-disabled={add.isPending || undefined}>
            {t('notes.save')}
          </Button>
          <Button variant="secondary" size="s" onClick={onDone}>
            {t('common.goBack')}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
