import { BRAND, type Language, localesOf } from '@onward/contracts'
import { catalogueFiles } from '@onward/contracts/catalogue-files'
import type { Mail } from '@onward/service-kit/mail'
import type en from './en.json'

export const ACCOUNT_EMAIL_KINDS = [
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
/** Emails to accounts. */
export type AccountEmailKind = (typeof ACCOUNT_EMAIL_KINDS)[number]
/** Whether its text depends on the role of the account. */
type EmployerEmailKind = 'account-closing-employer'
/** For somebody who may have no account; without a name while the name is unconfirmed. */
type InvitationKind = 'invitation' | 'invitation-unnamed' | 'activation' | 'staff-invitation'

/** `{{…}}` are values. */
const TEXTS = catalogueFiles<typeof en>(import.meta.url, '.')

export interface Email {
  kind: AccountEmailKind | EmployerEmailKind | InvitationKind
  language: Language
  to: string
  /** May be empty. Only for confirmed accounts: a form must not choose words of an email to somebody else. */
  firstName: string
  link: string
  /** Hours for which an account's link is valid. */
  hours?: number
  /** For an account that is to be erased. */
  eraseAt?: Date | null
  /** For an invitation. */
  organisation?: string
  /** For a referral. */
  jobcentre?: string
  /** For a colleague's invitation. */
  staffId?: string
  code?: string
  /** When the invitation expires. */
  expiresAt?: Date
}

/** Plain text, and simple HTML with the same text. */
export function composeEmail(email: Email): Mail {
  const { kind, language, to, firstName, link } = email
  const texts = TEXTS[language]
  const values: Readonly<Record<string, string>> = {
    brand: BRAND,
    firstName: onOneLine(firstName),
    hours: String(email.hours ?? ''),
    eraseAt: email.eraseAt ? dayAndTime(email.eraseAt, language) : '',
    organisation: onOneLine(email.organisation ?? ''),
    jobcentre: onOneLine(email.jobcentre ?? ''),
    staffId: email.staffId ?? '',
    code: email.code ?? '',
    lastDay: email.expiresAt ? longDay(email.expiresAt, language) : '',
  }
  const fill = (text: string) => filled(text, values)
  const { subject, body, action, after } = texts[kind]
  const hello = fill(firstName ? texts.hello : texts.helloNobody)
  const before = [hello, ...body.map(fill)]
  const end = [...after.map(fill), fill(texts.signature)]
  return {
    to,
    subject: fill(subject),
    text: [...before, `${action}:\n${link}`, ...end].join('\n\n'),
    html: page(language, fill(subject), [
      ...before.map(paragraph),
      `<p style="margin:24px 0"><a href="${escaped(link)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#0b4f4a;color:#ffffff;font-weight:bold;text-decoration:none">${escaped(action)}</a></p>`,
      `<p style="margin:0 0 16px;color:#4a4a4a;font-size:14px">${escaped(texts.linkFallback)}<br>${escaped(link)}</p>`,
      ...end.map(paragraph),
    ]),
  }
}

/** The text message of a referral: its sender and the link. Lock screens show it, so it names no benefit and no need. */
export function composeActivationText(about: Pick<Email, 'language' | 'firstName' | 'link'> & { jobcentre: string }): string {
  const { language, link } = about
  const values = { brand: BRAND, firstName: onOneLine(about.firstName), jobcentre: onOneLine(about.jobcentre), link }
  return filled(TEXTS[language].activationText, values)
}

/** Date and time in the United Kingdom, for a sentence. */
const dayAndTime = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(localesOf(language), {
    timeZone: 'Europe/London',
    dateStyle: 'full',
    timeStyle: 'short',
  }).format(at)
const longDay = (at: Date, language: Language): string =>
  at.toLocaleDateString(localesOf(language), {
    timeZone: 'Europe/London',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })

/** Otherwise a name could write parts of an email. */
const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole)
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escaped(text)}</p>`
const page = (language: Language, title: string, parts: readonly string[]): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1d1d1d;font:16px/1.5 Arial,Helvetica,sans-serif"><div style="max-width:560px;margin:0 auto">
${parts.join('\n')}
</div></body></html>`
