import { BRAND, type Language } from '@onward/contracts'
import type { Mail } from '@onward/service-kit/mail'
import { cy } from './words/cy'
import { en, type Words } from './words/en'

export const LETTER_KINDS = [
  'verify-email',
  'reset-password',
  'already-registered',
  'password-changed',
  'change-email',
  'email-changed',
  'account-closing',
  'account-kept',
  'second-factor-added',
  'second-factor-removed',
  'recovery-code-used',
] as const
/** Letters to accounts. */
export type LetterKind = (typeof LETTER_KINDS)[number]
/** Of a letter whose words depend on whom it is to. */
type ForEmployers = 'account-closing-employer'
/** To somebody who may have no account; without a name while nobody has checked the name. */
type InvitationKind = 'invitation' | 'invitation-unnamed' | 'activation' | 'staff-invitation'
const WORDS: Readonly<Record<Language, Words>> = { en, cy }

export interface Letter {
  kind: LetterKind | ForEmployers | InvitationKind
  language: Language
  to: string
  /** May be empty. Only for confirmed accounts: a name typed beside somebody else's address is not repeated to it. */
  firstName: string
  link: string
  hours: number
  /** Of an account that is to be erased: day and hour. */
  eraseAt?: string
  /** Of an invitation. */
  organisation?: string
  /** Of a referral. */
  jobcentre?: string
  /** Of a colleague's invitation. */
  staffId?: string
  code?: string
  lastDay?: string
}

/** Plain text and simple HTML of the same words. */
export function writeLetter({
  kind,
  language,
  to,
  firstName,
  link,
  hours,
  eraseAt = '',
  organisation = '',
  jobcentre = '',
  staffId = '',
  code = '',
  lastDay = '',
}: Letter): Mail {
  const words = WORDS[language]
  const values: Readonly<Record<string, string>> = {
    brand: BRAND,
    firstName: onOneLine(firstName),
    hours: String(hours),
    eraseAt,
    organisation: onOneLine(organisation),
    jobcentre: onOneLine(jobcentre),
    staffId,
    code,
    lastDay,
  }
  const fill = (text: string) => filled(text, values)
  const { subject, body, action, after } = words[kind]
  const hello = fill(firstName ? words.hello : words.helloNobody)
  const before = [hello, ...body.map(fill)]
  const end = [...after.map(fill), fill(words.signature)]
  return {
    to,
    subject: fill(subject),
    text: [...before, `${action}:\n${link}`, ...end].join('\n\n'),
    html: page(language, fill(subject), [
      ...before.map(paragraph),
      `<p style="margin:24px 0"><a href="${escaped(link)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#0b4f4a;color:#ffffff;font-weight:bold;text-decoration:none">${escaped(action)}</a></p>`,
      `<p style="margin:0 0 16px;color:#4a4a4a;font-size:14px">${escaped(words.linkFallback)}<br>${escaped(link)}</p>`,
      ...end.map(paragraph),
    ]),
  }
}

/** The text message of a referral: who it is from, and the link. It may be read on a locked screen, so it names no benefit and no need. */
export function writeActivationText(about: { language: Language; firstName: string; jobcentre: string; link: string }): string {
  const { language, link } = about
  const values = { brand: BRAND, firstName: onOneLine(about.firstName), jobcentre: onOneLine(about.jobcentre), link }
  return filled(WORDS[language].activationText, values)
}

/** Or a name could write parts of a letter. */
const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escaped(text)}</p>`
const page = (language: Language, title: string, parts: readonly string[]): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1d1d1d;font:16px/1.5 Arial,Helvetica,sans-serif"><div style="max-width:560px;margin:0 auto">
${parts.join('\n')}
</div></body></html>`
