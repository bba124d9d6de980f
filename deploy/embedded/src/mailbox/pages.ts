import { createHash } from 'node:crypto'
import { BRAND, LANGUAGE_COOKIE, LANGUAGE_NAMES, LANGUAGES, type Language, localesOf } from '@onward/contracts'
import { catalogueFiles } from '@onward/contracts/catalogue-files'
import { knownLanguage, preferredLanguage } from '@onward/service-kit/language'
import type en from './messages/en.json'
import type { StoredMail } from './store'

const MESSAGES = catalogueFiles<typeof en>(import.meta.url, './messages')

const STYLE = `
:root { color-scheme: light; --ink: #1d2430; --quiet: #525d6e; --line: #d9dee6; --paper: #fff; --page: #f6f4ef; --accent: #0b5c55 }
* { box-sizing: border-box }
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; color: var(--ink); background: var(--page) }
header, main { max-width: 46rem; margin: 0 auto; padding: 1rem 1.25rem }
header { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: baseline; justify-content: space-between }
h1 { font-size: 1.75rem; line-height: 1.25; margin: .5rem 0; overflow-wrap: anywhere }
a { color: var(--accent); text-underline-offset: .2em }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 2px }
.quiet { color: var(--quiet) }
ul.mails { list-style: none; padding: 0; margin: 1rem 0 }
ul.mails li { background: var(--paper); border: 1px solid var(--line); border-radius: .5rem; padding: .75rem 1rem; margin: .5rem 0; overflow-wrap: anywhere }
ul.mails a { font-weight: 600 }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem } dt { color: var(--quiet) } dd { margin: 0; overflow-wrap: anywhere }
.mail { background: var(--paper); border: 1px solid var(--line); border-radius: .5rem; padding: 1rem 1.25rem; white-space: pre-wrap; overflow-wrap: anywhere }
nav a { display: inline-block; padding: .25rem 0; margin-right: 1rem }
`
/** No script, no form, no image: the pages show what others wrote. */
export const MAILBOX_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Plain text with its web addresses as links. */
export function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]])/)
    .map((part, i) => (i % 2 ? `<a href="${escapeHtml(part)}" rel="noreferrer">${escapeHtml(part)}</a>` : escapeHtml(part)))
    .join('')
}

const formatTime = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(localesOf(language), {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'Europe/London',
  }).format(at)

export function listPage(mails: readonly StoredMail[], language: Language): string {
  const t = MESSAGES[language]
  const items = mails.map(
    (mail) => `<li><a href="/mailbox/${mail.id}">${escapeHtml(mail.subject) || t.noSubject}</a><br>
      ${t.to}: ${escapeHtml(mail.to)}<br><span class="quiet">${formatTime(mail.at, language)}</span></li>`,
  )
  const list = items.length > 0 ? `<ul class="mails">${items.join('')}</ul>` : `<p>${t.empty}</p>`
  return page(
    t.title,
    language,
    '/mailbox',
    `<h1>${t.title}</h1><p class="quiet">${t.lead}</p><nav><a href="/mailbox">${t.refresh}</a></nav>${list}`,
  )
}

export function mailPage(mail: StoredMail | null, id: string, language: Language): string {
  const t = MESSAGES[language]
  const back = `<nav><a href="/mailbox">${t.back}</a></nav>`
  if (!mail) return page(t.missing, language, '/mailbox', `${back}<h1>${t.missing}</h1>`)
  const subject = escapeHtml(mail.subject) || t.noSubject
  return page(
    subject,
    language,
    `/mailbox/${id}`,
    `${back}<h1>${subject}</h1>
    <dl><dt>${t.from}</dt><dd>${escapeHtml(mail.from)}</dd><dt>${t.to}</dt><dd>${escapeHtml(mail.to)}</dd>
    <dt>${t.received}</dt><dd>${formatTime(mail.at, language)}</dd></dl>
    <div class="mail">${linked(mail.text.trim())}</div>`,
  )
}

function page(title: string, language: Language, here: string, content: string): string {
  const t = MESSAGES[language]
  const others = LANGUAGES.filter((other) => other !== language).map((other) => {
    const name = LANGUAGE_NAMES[other]
    return `<a href="${here}?language=${other}" lang="${other}" hreflang="${other}" aria-label="${t.language}: ${name}">${name}</a>`
  })
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${BRAND}</title><style>${STYLE}</style></head>
<body><header><a href="/">${t.portal}</a>
${others.join('')}</header>
<main>${content}</main></body></html>`
}

/** The cookie of the portal's language switch, else what the browser prefers. */
export function languageFrom(cookie: string | undefined, accept: string | undefined): Language {
  const chosen = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([a-z]+)(?:;|$)`).exec(cookie ?? '')?.[1]
  return knownLanguage(chosen) ?? preferredLanguage(accept) ?? 'en'
}
