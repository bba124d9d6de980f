import { answerReadingQuestion, listMyReadingQuestions, type MyReadingQuestion } from '@onward/contracts/casework/reading'
import { useFormFailure, usePageTitle, usePortal } from '@onward/portal-kit'
import { formatDay } from '@onward/portal-kit/i18n'
import { useEndpoint, useWrite } from '@onward/portal-kit/queries'
import { Button, Card, EmptyState, ErrorSummary, Field, Page, PageHeader, Stack, TextArea } from '@onward/ui/frame'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { useQuestionMessages } from './catalogue'

/** /agent/questions: what administrators ask the agent about records that they opened. */
export default function QuestionsPage() {
  const w = useQuestionMessages()
  const asked = useEndpoint(listMyReadingQuestions)
  usePageTitle(w('title'))
  return (
    <Page width="text">
      <PageHeader title={w('title')} lead={w('lead')} />
      <Answer of={asked} lines={4}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={w('none')} icon="check">
              {w('noneText')}
            </EmptyState>
          ) : (
            <Stack gap={5}>
              {items.map((one) => (
                <Card key={one.id}>
                  <Question one={one} />
                </Card>
              ))}
            </Stack>
          )
        }
      </Answer>
    </Page>
  )
}

function Question({ one }: { one: MyReadingQuestion }) {
  const w = useQuestionMessages()
  return (
    <Stack gap={3}>
      <h2>{w(`about.${one.kind}`, { person: one.personName ?? '', day: formatDay(one.day) })}</h2>
      <p>{w('asked', { day: formatDay(one.askedAt) })}</p>
      <blockquote>{one.text}</blockquote>
      {one.answer === null || one.answeredAt === null ? (
        <AnswerForm id={one.id} />
      ) : (
        <>
          <p>{w('answered', { day: formatDay(one.answeredAt) })}</p>
          <blockquote>{one.answer}</blockquote>
        </>
      )}
    </Stack>
  )
}

function AnswerForm({ id }: { id: string }) {
  const t = useMessages()
  const w = useQuestionMessages()
  const { notify } = usePortal()
  const { failure, failed, forget } = useFormFailure()
  const answer = useWrite(answerReadingQuestion)
  const [text, setText] = useState('')
  const [error, setError] = useState('')
  const field = `answer-${id}`
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (answer.isPending) return
    forget()
    const missing = text.trim() === ''
    setError(missing ? w('missing') : '')
    if (missing) return
    answer.mutate(
      { params: { id }, body: { answer: text } },
      {
        onSuccess: ({ receipt }) =>
          notify({ kind: 'success', title: w('sent'), text: t('common.receipt', { reference: receipt.reference }) }),
        onError: (refused) => failed(t('common.thatDidNotWork'), refused),
      },
    )
  }
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap={4}>
        {error && <ErrorSummary title={t('common.pleaseLookAtThisAgain')} errors={[{ id: field, message: error }]} />}
        {failure && <ErrorSummary {...failure} errors={[]} />}
        <Field label={w('common.yourAnswer')} id={field} error={error || undefined} required>
          <TextArea rows={4} maxLength={1000} value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
        <div>
          <Button type="submit" aria-disabled={answer.isPending || undefined}>
            {w('send')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
