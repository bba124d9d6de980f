import { type Language, type Notice, type ProblemText, pseudonymNumber, type ThreadMessage } from '@onward/contracts'
import type { Freeze } from '@onward/contracts/jobs/freezes'
import type { messages } from '../db/schema'
import { noticeSentence } from '../email/compose'
import { MESSAGES } from '../messages'

export type MessageRow = typeof messages.$inferSelect

interface Sender {
  senderId: string | null
  sender: MessageRow['sender']
}
interface Reader {
  me: string
  /**
   * The applicant, where the reader is the employer: everybody else in the thread is a colleague, including those who have left.
   */
  applicant: string | null
}
export function fromOf({ senderId, sender }: Sender, { me, applicant }: Reader): ThreadMessage['from'] {
  if (sender !== 'person') return sender
  if (senderId === me) return 'me'
  return applicant === null || senderId === applicant ? 'person' : 'colleague'
}

/** The text of a message: as people wrote it, or a notice's sentence in the reader's language. */
export function textOf({ kind, body, facts }: Pick<MessageRow, 'kind' | 'body' | 'facts'>, language: Language): string {
  if (kind !== 'notice') return body
  if ('frozen' in facts) return MESSAGES[language].rests[(facts.frozen as Freeze | null) ?? 'over']
  const notice = facts as { kind: Notice['kind']; facts: Record<string, string>; href: string }
  return noticeSentence(notice, language) ?? ''
}

/** The pseudonym of the application pages, where the employer may not read the name yet. */
export const pseudonymOf = (applicationId: string | null, language: Language): string =>
  `${MESSAGES[language].applicant} ${applicationId ? pseudonymNumber(applicationId) : ''}`.trim()

export function callOf({ kind, facts }: MessageRow, from: ThreadMessage['from']): ThreadMessage['call'] {
  if (kind === 'call-request') {
    const confirmed = (facts.confirmed as string | undefined) ?? null
    return { times: facts.times as string[], confirmed, mayConfirm: confirmed === null && from === 'person' }
  }
  if (kind === 'call-confirmed') return { times: [], confirmed: facts.time as string, mayConfirm: false }
  return null
}

const YEAR_MS = 366 * 24 * 60 * 60 * 1000
/** A time with a full offset and a realistic year. */
export function isWithinYear(time: string, now: Date): boolean {
  const ms = Date.parse(time) - now.getTime()
  return ms > 0 && ms < YEAR_MS
}

/**
 * The time of a call request that somebody chose, where it can be agreed on; else why not. `sameSide`: the chooser is on the side
 * that suggested the times.
 */
export function chosenTime(
  { facts }: Pick<MessageRow, 'facts'>,
  chosen: string,
  { sameSide, now }: { sameSide: boolean; now: Date },
): { time: string } | { refused: ProblemText } {
  if (sameSide) return { refused: 'messaging.call-other-side' }
  if (facts.confirmed) return { refused: 'messaging.call-settled' }
  const time = (facts.times as string[]).find((one) => Date.parse(one) === Date.parse(chosen))
  if (!time) return { refused: 'messaging.call-not-offered' }
  return new Date(time) <= now ? { refused: 'messaging.call-passed' } : { time }
}
