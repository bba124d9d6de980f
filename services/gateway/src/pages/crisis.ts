import { BRAND, fillText, LANGUAGE_NAMES, LANGUAGES, type Language, type ReservedPath } from '@onward/contracts'
import { MESSAGES } from '../messages'

export const CRISIS_PATH = '/help/crisis' satisfies ReservedPath

/** Numbers and links, in the order of the page. */
const LINES = {
  emergency: 'tel:999',
  nhs: 'tel:111',
  samaritans: 'tel:116123',
  shout: 'sms:85258?body=SHOUT',
} as const satisfies Record<keyof (typeof MESSAGES)['en']['crisis']['lines'], string>

/** Numbers are never broken between two lines. */
const withWholeNumbers = (text: string): string => text.replace(/(\d) (?=\d)/g, '$1\u00a0')

/** The crisis page has no script, no other file and no session, so that it works whatever else fails. */
export function crisisPage(language: Language, nonce: string): string {
  const texts = MESSAGES[language].crisis
  const say = (text: string) => fillText(text, { brand: BRAND })
  const lines = Object.entries(LINES).map(([line, href]) => {
    const { action, text } = texts.lines[line as keyof typeof LINES]
    return `<li><a href="${href}">${withWholeNumbers(action)}</a><p>${text}</p></li>`
  })
  const others = LANGUAGES.filter((other) => other !== language).map(
    (other) => `<a href="${CRISIS_PATH}?lang=${other}" lang="${other}" hreflang="${other}">${LANGUAGE_NAMES[other]}</a>`,
  )
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${BRAND} · ${texts.title}</title>
<style nonce="${nonce}">
:root{color-scheme:light dark;--paper:#fbfaf6;--surface:#fff;--ink:#14231f;--line:#74847e;--accent:#0b5b46}
@media screen and (prefers-color-scheme:dark){:root{--paper:#0f1715;--surface:#172220;--ink:#eef3f0;--line:#82958e;--accent:#7fd4b4}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.125rem/1.5 system-ui,sans-serif}
header,main{max-width:40rem;margin:0 auto;padding:16px 24px}
header{display:flex;justify-content:space-between;align-items:center}
a{color:var(--accent)}header a{display:inline-block;padding:10px 0}
a:focus-visible{outline:3px solid #f2b233;box-shadow:0 0 0 6px var(--ink);outline-offset:1px;border-radius:4px}
h1{margin:8px 0;font-size:1.75rem;line-height:1.25}
ul{list-style:none;margin:24px 0;padding:0;display:grid;gap:12px}
li{background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:12px 16px}
li a{display:block;padding:6px 0;font-size:1.375rem;font-weight:700}
li p{margin:0}
@media print{:root{color-scheme:light;--paper:#fff;--ink:#000;--accent:#000}header{display:none}}
</style></head><body>
<header><a href="/">${say(texts.home)}</a>${others.join('')}</header>
<main><h1>${texts.title}</h1><p>${texts.lead}</p>
<ul>
${lines.join('\n')}
</ul>
<p>${say(texts.private)}</p></main></body></html>`
}
