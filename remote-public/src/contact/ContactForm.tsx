import type { Receipt } from '@onward/contracts/endpoint'
import { hasCrisisPhrase } from '@onward/contracts/messaging/crisis'
import { sendContactMessage } from '@onward/contracts/messaging/messaging'
import { useErrorText, usePortal } from '@onward/portal-kit'
import { ApiError, call, createSubmission } from '@onward/portal-kit/api'
import { Button } from '@onward/ui/frame'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useMessages } from '../catalogue'
import { ContactFailure, ContactFaults, ContactFields, ContactSent, CrisisAndFailure } from './ContactFields'
import { useContactFaultMessages } from './catalogue'
import { CONTACT_FIELDS, type ContactDraft, type ContactFault, type ContactField, EMPTY_DRAFT, faultsOf } from './check'

const isField = (name: string): name is ContactField => CONTACT_FIELDS.some((field) => field === name)

/** The documented form. A failure keeps every text; a success shows the reference. */
export function ContactForm() {
  const t = useMessages()
  const faultMessage = useContactFaultMessages()
  // A sentence of the server is not a key and stays as it is.
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
  // The form is gone, so the focus moves to the receipt.
  useEffect(() => {
    if (receipt) answer.current?.focus()
  }, [receipt])

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return
    // Crisis numbers come first, whether or not the message is sent.
    const hasCrisis = hasCrisisPhrase(`${draft.subject}\n${draft.message}`)
    setCrisis(hasCrisis)
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

  if (receipt) {
    return (
      <div ref={answer} tabIndex={-1}>
        <ContactSent
          reference={receipt.reference}
          crisis={isCrisis}
          another={
            <Button variant="secondary" onClick={() => setReceipt(null)}>
              {t('contact.another')}
            </Button>
          }
        />
      </div>
    )
  }
  const messages = faults.map((fault) => ({ field: fault.field, message: faultText(fault) }))
  return (
    <ContactFields
      draft={draft}
      errors={Object.fromEntries(messages.map(({ field, message }) => [field, message]))}
      head={
        <>
          {isCrisis && <CrisisAndFailure failure={failure !== null} />}
          {!isCrisis && messages.length > 0 && <ContactFaults errors={messages} />}
          {!isCrisis && failure && <ContactFailure failure={failure} />}
        </>
      }
      sending={sending}
      onSubmit={send}
      onChange={(name, value) => setDraft((before) => ({ ...before, [name]: value }))}
    />
  )
}
