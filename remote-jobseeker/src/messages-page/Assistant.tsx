import { hasCrisisPhrase } from '@onward/contracts/messaging/crisis'
import type { AssistantAnswer, ThreadSummary } from '@onward/contracts/messaging/threads'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { Link, useNavigate } from '@onward/portal-kit/router'
import { useKeepDraft } from '@onward/ui/conversation'
import { CrisisAnswer } from '@onward/ui/crisis'
import { Button, Card, Field, InlineAlert, Row, Section, Stack, TextInput } from '@onward/ui/frame'
import { type FormEvent, useState } from 'react'
import { useAskAssistant, useOpenSupport } from './api'
import { useInboxMessages } from './catalogue'

/** The assistant, labelled as one: answers from checked texts with their source, says when it does not know, and hands over to a person. */
export function Assistant({ support }: { support: ThreadSummary | undefined }) {
  const t = useInboxMessages()
  const { language } = usePortal()
  const ask = useAskAssistant()
  const [question, setQuestion] = useState('')
  const [asked, setAsked] = useState('')
  const [fault, setFault] = useState('')
  const isCrisis = hasCrisisPhrase(asked) || ask.data?.crisis
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = question.trim()
    if (!text) return setFault(t('assistant.needed'))
    setFault('')
    setAsked(text)
    // A crisis text is answered here, without the service.
    if (!hasCrisisPhrase(text)) ask.mutate({ body: { question: text, language } })
  }
  return (
    <Section title={t('assistant.title')}>
      <Stack gap={4}>
        <InlineAlert title={t('assistant.label')} />
        <form onSubmit={submit} noValidate>
          <Stack gap={3}>
            <Field label={t('assistant.question')} error={fault}>
              <TextInput value={question} maxLength={500} onChange={({ target }) => setQuestion(target.value)} />
            </Field>
            <Row>
              <Button type="submit" aria-disabled={ask.isPending || undefined}>
                {t('assistant.ask')}
              </Button>
            </Row>
          </Stack>
        </form>
        {isCrisis ? <CrisisAnswer key={asked} takesFocus /> : <Answered asked={asked} of={ask} support={support} />}
      </Stack>
    </Section>
  )
}

interface AnsweredProps {
  asked: string
  of: ReturnType<typeof useAskAssistant>
  support: ThreadSummary | undefined
}
function Answered({ asked, of: { data, error, isPending }, support }: AnsweredProps) {
  const t = useInboxMessages()
  const errorText = useErrorText()
  return (
    <>
      <div role="status">
        {data && (
          <Stack gap={3}>
            <p>
              <strong>{t('assistant.you', { question: asked })}</strong>
            </p>
            {data.answers.map((answer) => (
              <Known key={answer.id} answer={answer} />
            ))}
            {data.answers.length === 0 && <p>{t('assistant.unknown')}</p>}
          </Stack>
        )}
      </div>
      {error && <InlineAlert tone="danger" title={errorText(error)} />}
      {asked && !isPending && <HandOver support={support} question={asked} />}
    </>
  )
}

function Known({ answer }: { answer: AssistantAnswer }) {
  const t = useInboxMessages()
  const { href, title } = answer.source
  const source = t('assistant.source', { title })
  return (
    <Card as="article">
      <h3>{answer.question}</h3>
      <p>{answer.answer}</p>
      <p>{href === '/help/crisis' ? <a href={href}>{source}</a> : <Link to={href}>{source}</Link>}</p>
    </Card>
  )
}

/** The question becomes a draft to the support team; the person reads and sends it themselves. */
function HandOver({ support, question }: { support: ThreadSummary | undefined; question: string }) {
  const t = useInboxMessages()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const open = useOpenSupport()
  const keep = useKeepDraft()
  const handOver = async () => {
    try {
      const id = support?.id ?? (await open.mutateAsync({})).id
      // Added to an existing draft, never replacing it.
      const text = [support?.draft, question].filter(Boolean).join('\n\n')
      await keep.mutateAsync({ params: { id }, body: { text } })
      navigate(`/messages?thread=${id}`)
    } catch {
      // Shown below.
    }
  }
  const error = open.error ?? keep.error
  return (
    <Stack gap={2}>
      <p>{t('assistant.handOverHint')}</p>
      {error && <InlineAlert tone="danger" title={errorText(error)} />}
      <Row>
        <Button variant="secondary" onClick={() => void handOver()}>
          {t('assistant.handOver')}
        </Button>
      </Row>
    </Stack>
  )
}
