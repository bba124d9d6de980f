import { randomUUID } from 'node:crypto'
import type { Language } from '@onward/contracts/language'
import { hasCrisisPhrase } from '@onward/contracts/messaging/crisis'
import { sendContactMessage } from '@onward/contracts/messaging/messaging'
import type { ProblemDetails } from '@onward/contracts/problem'
import { problemSentence } from '@onward/contracts/problems/problem-sentences'
import * as v from 'valibot'
import { MESSAGES } from '../messages'
import type { Values } from './template'

export const CONTACT_PATH = '/contact'
export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const

/** Sends the form to messaging's endpoint, as the portal's own script would; null without an answer. */
export type SendContactMessage = (
  body: Record<string, string>,
  headers: Record<string, string>,
  ip: string,
) => Promise<{ status: number; body: string } | null>

/** An empty form. Its key makes one message of a button that is pressed twice. */
export const emptyContactForm = (): Values => ({ submission: randomUUID() })

export interface ContactAnswer {
  status: number
  /** Sections of the page that the remote drew: the form, or its result. */
  page: 'contact' | 'contact-sent' | 'contact-sent-crisis'
  values: Values
}

const fieldProblems = v.array(v.object({ field: v.string(), message: v.string() }))
/** A hidden field: only programs fill it in. */
const TRAP = 'website'
const KEY = /^[\w-]{8,64}$/

/**
 * The form as a browser without scripts sends it. Crisis contacts come first, whatever happens to the message; a refused message
 * comes back with all its text and its faults.
 */
export async function answerContactForm(
  form: URLSearchParams,
  { language, headers, ip, send }: ContactRequest,
): Promise<ContactAnswer> {
  const text = (name: string) => (form.get(name) ?? '').replaceAll('\r\n', '\n')
  const draft = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, text(field)]))
  const crisis = hasCrisisPhrase(`${draft.subject}\n${draft.message}`)
  const key = text('submission')
  const submission = KEY.test(key) ? key : randomUUID()
  if (text(TRAP) !== '') {
    const failure = crisis ? '' : MESSAGES[language].contact.trapped
    return { status: 422, page: 'contact', values: { ...draft, submission, crisis, wrong: false, faults: [], failure } }
  }
  const answer = await send(
    { ...draft, language },
    { ...headers, 'accept-language': language, 'idempotency-key': submission },
    ip,
  )
  if (answer?.status === 200) {
    const { receipt } = v.parse(sendContactMessage.response, JSON.parse(answer.body))
    return { status: 200, page: crisis ? 'contact-sent-crisis' : 'contact-sent', values: { reference: receipt.reference } }
  }
  const problem = problemIn(answer?.body)
  const found = v.safeParse(fieldProblems, problem?.errors)
  const faults = found.success ? found.output.filter(({ field }) => draft[field] !== undefined) : []
  // A failed request stored nothing, so its key may be used again; a used key needs a new one for another text.
  const values = { ...draft, submission: problem?.code === 'idempotency-mismatch' ? randomUUID() : submission }
  return {
    status: answer?.status ?? 503,
    page: 'contact',
    values: {
      ...values,
      crisis,
      wrong: !crisis && faults.length > 0,
      faults: faults.map(({ field, message }) => ({ field, sentence: message })),
      ...Object.fromEntries(faults.map(({ field, message }) => [`${field}Fault`, message])),
      failure: !crisis && faults.length === 0 ? (problem?.detail ?? problemSentence(language, 'codes.not-ready')) : '',
    },
  }
}
interface ContactRequest {
  language: Language
  /** Proof that the form is the portal's own. */
  headers: Record<string, string>
  ip: string
  send: SendContactMessage
}

function problemIn(body: string | undefined): Partial<ProblemDetails> | null {
  try {
    const read: unknown = JSON.parse(body ?? 'null')
    return typeof read === 'object' ? read : null
  } catch {
    return null
  }
}
