import { randomBytes } from 'node:crypto'
import { BRAND, LANGUAGES, type Language } from '@onward/contracts'
import { languageOf } from '@onward/service-kit/language'
import type { FailurePage } from '@onward/service-kit/problems'
import { MESSAGES } from '../messages'
import { CRISIS_PATH } from './crisis'

/**
 * The page when the portal cannot answer. In every language, the likeliest first: the account's language is in the database, which
 * may be the missing part.
 */
export const failurePage: FailurePage = (request) => {
  const nonce = randomBytes(16).toString('base64')
  const first = languageOf(request)
  const part = (language: Language, heading: 'h1' | 'h2') => {
    const { title, text, again, crisis } = MESSAGES[language].failure
    return `<section lang="${language}"><${heading}>${title}</${heading}><p>${text}</p>
<p><a class="again" href="">${again}</a></p><p><a href="${CRISIS_PATH}?lang=${language}">${crisis}</a></p></section>`
  }
  return {
    contentSecurityPolicy: `default-src 'none'; img-src 'self'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
    html: `<!doctype html>
<html lang="${first}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${BRAND} · ${MESSAGES[first].failure.title}</title>
<style nonce="${nonce}">
:root{color-scheme:light dark;--paper:#fbfaf6;--surface:#fff;--ink:#14231f;--line:#74847e;--accent:#0b5b46;--on-accent:#fff}
@media (prefers-color-scheme:dark){:root{--paper:#0f1715;--surface:#172220;--ink:#eef3f0;--line:#82958e;--accent:#7fd4b4;--on-accent:#0f1715}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.125rem/1.5 system-ui,sans-serif}
header,main{max-width:40rem;margin:0 auto;padding:16px 24px}
header{color:var(--accent);font-size:1.375rem;font-weight:700}
main{display:grid;gap:24px}
section{background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:12px 24px}
h1,h2{margin:12px 0;font-size:1.5rem;line-height:1.25}
p{margin:12px 0}
a{color:var(--accent)}
a.again{display:inline-block;background:var(--accent);color:var(--on-accent);border-radius:8px;padding:10px 20px;font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid #f2b233;box-shadow:0 0 0 6px var(--ink);outline-offset:1px;border-radius:4px}
</style></head><body><header>${BRAND}</header><main>
${part(first, 'h1')}
${LANGUAGES.filter((language) => language !== first)
  .map((language) => part(language, 'h2'))
  .join('\n')}
</main></body></html>`,
  }
}
