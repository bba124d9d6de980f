import type { Receipt } from '@onward/contracts/endpoint'
import { hasCrisisPhrase } from '@onward/contracts/messaging/crisis'
import { sendContactMessage } from '@onward/contracts/messaging/messaging'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { ApiError, call, createSubmission } from '@onward/portal-kit/api'
import { CrisisAnswer } from '@onward/ui/crisis'
import { Button, ErrorSummary, Field, InlineAlert, Stack, TextArea, TextInput } from '@onward/ui/frame'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useMessages } from '../catalogue'
import { useContactFaultMessages } from './catalogue'
import { CONTACT_FIELDS, type ContactDraft, type ContactFault, type ContactField, EMPTY_DRAFT, faultsOf } from './check'

const isField = (name: string): name is ContactField => CONTACT_FIELDS.some((field) => field === name)

/** The documented form. A failed sending keeps every word; a success shows the reference. */
export function ContactForm() {
  const t = useMessages()
  const faultMessage = useContactFaultMessages()
  // A sentence of the server is no key, and stays as it is.
  const faultText = ({ message }: ContactFault) => faultMessage(message as Parameters<typeof faultMessage>[0])
  const { language } = usePortal()
  const errorText = useErrorText()
  const submission = useRef(createSubmission())
  const [draft, setDraft] = useState<ContactDraft>(EMPTY_DRAFT)
  const [faults, setFaults] = useState<readonly ContactFault[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const [receipt, setReceipt] = useState<Receipt | null>(null)
  const [isCrisis, setCrisis] = useState(false)
  const answer = useRef<HTMLDivElement>(null)
  // The form goes with its button; whoever pressed it goes on at the receipt.
  useEffect(() => {
    if (receipt) answer.current?.focus()
  }, [receipt])

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    // Whom to call comes first, whatever becomes of the message.
    const hasWords = hasCrisisPhrase(`${draft.subject}\n${draft.message}`)
    setCrisis(hasWords)
    const found = faultsOf(draft)
    setFaults(found)
    setFailure(null)
    if (found.length > 0) return
    setSending(true)
    try {
      const body = { ...draft, language }
      const answer = await call(sendContactMessage, { body, idempotencyKey: submission.current.keyFor(body) })
      submission.current.done()
      setReceipt(answer.receipt)
      setDraft(EMPTY_DRAFT)
    } catch (error) {
      const refused = error instanceof ApiError ? error.fieldErrors.filter(({ field }) => isField(field)) : []
      if (refused.length > 0) setFaults(refused.map(({ field, message }) => ({ field: field as ContactField, message })))
      else setFailure(errorText(error))
    } finally {
      setSending(false)
    }
  }

  if (receipt && isCrisis) {
    return (
      <div ref={answer} tabIndex={-1}>
        <CrisisAnswer>
          <p>{t('contact.crisisSent', { reference: receipt.reference })}</p>
        </CrisisAnswer>
      </div>
    )
  }
  if (receipt) {
    return (
      <div ref={answer} tabIndex={-1}>
        <InlineAlert tone="success" title={t('contact.successTitle')} role="status">
          <p>{t('contact.success')}</p>
          <p>
            <strong>{t('contact.receipt', { reference: receipt.reference })}</strong>
          </p>
          <Button variant="secondary" onClick={() => setReceipt(null)}>
            {t('contact.another')}
          </Button>
        </InlineAlert>
      </div>
    )
  }

  const field = (name: ContactField) => {
    const fault = faults.find((one) => one.field === name)
    return {
      id: `contact-${name}`,
      label: t(`contact.${name}`),
      required: true,
      error: fault && faultText(fault),
    }
  }
  const bound = (name: ContactField) => ({
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => setDraft((before) => ({ ...before, [name]: target.value })),
  })
  return (
    <form onSubmit={send} noValidate>
      <Stack gap={5}>
        {isCrisis && (
          <CrisisAnswer takesFocus>{failure && <p>{`${t('contact.failedTitle')}. ${t('contact.failedText')}`}</p>}</CrisisAnswer>
        )}
        {!isCrisis && faults.length > 0 && (
          <ErrorSummary
            title={t('contact.errorTitle')}
            errors={faults.map((fault) => ({ id: `contact-${fault.field}`, message: faultText(fault) }))}
          />
        )}
        {failure && !isCrisis && (
          <ErrorSummary title={t('contact.failedTitle')} text={`${failure}\n${t('contact.failedText')}`} errors={[]} />
        )}
        <Field {...field('name')}>
          <TextInput {...bound('name')} autoComplete="name" />
        </Field>
        <Field {...field('email')} hint={t('contact.emailHint')}>
          <TextInput {...bound('email')} type="email" autoComplete="email" />
        </Field>
        <Field {...field('subject')}>
          <TextInput {...bound('subject')} />
        </Field>
        <Field {...field('message')} hint={t('contact.messageHint')}>
          <TextArea {...bound('message')} rows={6} />
        </Field>
        <div>
          <Button type="submit" aria-disabled={sending || undefined}>
            {t(sending ? 'contact.sending' : 'contact.send')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
