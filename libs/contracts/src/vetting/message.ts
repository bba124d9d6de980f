import { MESSAGE_DANGERS, type MessageDanger } from '../messaging/thread-safety'
import { sentencesOf } from './fold'
import { findingsIn, partOf } from './read'

const DANGER_OF: Readonly<Record<string, MessageDanger>> = {
  'fee-asked': 'money',
  'money-mule': 'mule',
  'remote-control': 'remote',
  'personal-data-early': 'details',
  'messaging-app': 'elsewhere',
  'contact-elsewhere': 'elsewhere',
  pressure: 'pressure',
}

const REFUSED =
  /\b(?:never|do not|don't|not|no need|nobody|once|after|when|first day|now that|accepted|be careful|ni fydd\w*|peidiwch)\b/
/** Pay, costs that are paid back, and work with an app are no requests. */
const HONEST: Readonly<Partial<Record<MessageDanger, RegExp>>> = {
  money: /\b(?:the (?:pay|rate|wage)|you (?:get|are|will be) paid|back through payroll)\b/,
  details: /\b(?:once|after|when|now that)\b[^.]{0,30}\b(?:accept|accepted|start|started|sign|signed)\b/,
  elsewhere: /\b(?:be careful|yours to run)\b/,
}
/** Requests that an advert does not make: one person writes to another. */
const ASKED: readonly (readonly [MessageDanger, RegExp])[] = [
  [
    'money',
    /\bsort code \d{2}|\b(?:voucher|gift card|steam card)s?\b[^.]{0,60}\bcodes?\b|\b(?:call|ring)\b[^.]{0,20}\b(?:09|087)\d/,
  ],
  ['money', /\bwe take a deposit\b|\bbring the deposit\b|\b(?:i|we) can take the payment\b|\b(?:invest|put in) £ ?\d/],
  [
    'mule',
    /\b(?:salaries|payments|money) (?:go|goes|come|comes|land) (?:to|into|in|with) (?:your|you)\b|\bbitcoin (?:machine|atm)\b|\buk director\b/,
  ],
  ['mule', /\bprint (?:the|a) (?:new )?label\b[^.]{0,30}\bsend\b/],
  ['remote', /\btake (?:over|control of) your (?:phone|computer|laptop|screen)\b/],
  [
    'details',
    /\b(?:send|give|tell|let me know|share|need|what)\b[^.]{0,25}\b(?:your|ur) (?:bank|sort code|acc(?:ount)?\b|card|pin\b)/,
  ],
  ['details', /\bsent a code to your\b|\bselfie\b[^.]{0,30}\b(?:id|passport|licen[cs]e|card)\b/],
]
/** To be kept from those who would warn. */
const KEPT_QUIET =
  /\b(?:keep (?:this|it) between us|(?:don't|do not|no need to|don't need to) tell (?:anyone|your work coach|the job ?cent(?:re|er)))\b/

/** The worst that the rules for adverts, and requests made to one person, see in a message; null for nothing. Pure; it may be wrong, so it warns and stops nothing. */
export function messageDanger(message: string): MessageDanger | null {
  const part = partOf('message', message)
  const found = new Set<MessageDanger>()
  const excused = (check: string, sentence: string) => HONEST[DANGER_OF[check] ?? 'pressure']?.test(sentence) ?? false
  for (const { check, severity } of findingsIn([part], { excused }).flags()) {
    const danger = DANGER_OF[check]
    if (danger && severity === 'hold') found.add(danger)
  }
  for (const { text } of sentencesOf(part.folded.text)) {
    if (KEPT_QUIET.test(text)) found.add('pressure')
    if (REFUSED.test(text)) continue
    for (const [danger, pattern] of ASKED) if (pattern.test(text)) found.add(danger)
  }
  return MESSAGE_DANGERS.find((danger) => found.has(danger)) ?? null
}
