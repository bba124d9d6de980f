import { createHash } from 'node:crypto'
import {
  BRAND,
  fillText,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  londonDay,
  type PortalText,
  type ReservedPath,
  textIn,
} from '@onward/contracts'
import { MESSAGES } from '../messages'
import { DEFAULT_TEXTS } from '../texts/defaults'
import { oldestCheck } from '../texts/rules'
import { escapeHtml } from './document'
import { dayIn } from './job-page'

export const CRISIS_PATH = '/help/crisis' satisfies ReservedPath
export const LEAVE_PATH = '/help/crisis/leave' satisfies ReservedPath
/** A page that anybody might have open. */
export const HARMLESS_PAGE = 'https://www.bbc.co.uk/weather'

/** The lines of the page. */
export interface CrisisTexts {
  crisis: readonly PortalText[]
  money: readonly PortalText[]
}
export const CRISIS_DEFAULTS: CrisisTexts = { crisis: DEFAULT_TEXTS.crisis, money: DEFAULT_TEXTS.money }

/** Leaving takes this page's place in the history; without scripts it is a link. */
const SCRIPT = `addEventListener('DOMContentLoaded',()=>{
const leave=(event)=>{event&&event.preventDefault();document.documentElement.hidden=true;document.title='';location.replace('${LEAVE_PATH}')}
let shifts=0
document.getElementById('leave').addEventListener('click',leave)
addEventListener('keyup',({key})=>{shifts=key==='Shift'?shifts+1:0;if(shifts===3)leave()})
for(const one of document.querySelectorAll('[data-scripted]'))one.hidden=!one.hidden
})`
const SCRIPT_HASH = createHash('sha256').update(SCRIPT).digest('base64')

/** Nothing is fetched from anywhere, and the one script is the page's own. */
export const crisisPolicy = (nonce: string): string =>
  `default-src 'none'; img-src 'self'; style-src 'nonce-${nonce}'; script-src 'sha256-${SCRIPT_HASH}'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'`

/** Numbers are never broken between two lines. */
const withWholeNumbers = (text: string): string => text.replace(/(\d) (?=\d)/g, '$1\u00a0')

/**
 * The crisis page needs no script, no other file and no session, so that it works whatever else fails. `texts` are those of
 * administrators.
 */
export function crisisPage(language: Language, nonce: string, { crisis, money }: CrisisTexts, now: Date): string {
  const texts = MESSAGES[language].crisis
  const say = (text: string) => escapeHtml(fillText(text, { brand: BRAND }))
  const said = (tag: string, { text, lang }: ReturnType<typeof textIn>) =>
    text && `<${tag}${lang === language ? '' : ` lang="${lang}"`}>${withWholeNumbers(escapeHtml(text))}</${tag}>`
  const line = ({ title, text, hours, link, source, checkedOn }: PortalText) => {
    const name = said('strong', textIn(title, language))
    return [
      `<li>${link ? `<a href="${escapeHtml(link)}" rel="noreferrer">${name}</a>` : name}`,
      said('p', textIn(text, language)),
      said('p', textIn(hours, language)).replace('<p', '<p class="hours"'),
      source && `<p class="source">${sourceOf(source)}<br>${checkedText(checkedOn)}</p></li>`,
    ].join('')
  }
  const sourceOf = (source: string) =>
    `<a href="${escapeHtml(source)}" rel="noreferrer">${texts.source}: ${escapeHtml(new URL(source).host.replace(/^www\./, ''))}</a>`
  const checkedText = (day: string | null) =>
    day === null
      ? texts.unchecked
      : fillText(day < oldestCheck(londonDay(now)) ? texts.stale : texts.checked, { day: dayIn(language, day) })
  const others = LANGUAGES.filter((other) => other !== language).map(
    (other) => `<a href="${CRISIS_PATH}?lang=${other}" lang="${other}" hreflang="${other}">${LANGUAGE_NAMES[other]}</a>`,
  )
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noarchive"><title>${BRAND} · ${texts.title}</title>
<style nonce="${nonce}">${STYLES}</style>
<script>${SCRIPT}</script></head><body>
<header><a href="/">${say(texts.home)}</a>${others.join('')}<a id="leave" class="leave" href="${LEAVE_PATH}" rel="noreferrer">${texts.leave}</a></header>
<main><h1>${texts.title}</h1><p>${texts.lead}</p>
<p><a href="#money">${texts.moneyLink}</a></p>
<ul>
${crisis.map(line).join('\n')}
</ul>
<p>${say(texts.private)}</p>
<h2 id="money">${texts.money}</h2><p>${texts.moneyLead}</p>
<ul class="more">
${money.map(line).join('\n')}
</ul>
<p>${say(texts.note)}</p>
<h2>${texts.leave}</h2><p data-scripted>${texts.leavePlain}</p><p data-scripted hidden>${texts.leaveHint}</p></main></body></html>`
}

const STYLES = `
:root{color-scheme:light dark;--paper:#fbfaf6;--surface:#fff;--ink:#14231f;--soft:#465a54;--line:#74847e;--accent:#0b5b46;--on-accent:#fff}
@media screen and (prefers-color-scheme:dark){:root{--paper:#0f1715;--surface:#172220;--ink:#eef3f0;--soft:#b6c4be;--line:#82958e;--accent:#7fd4b4;--on-accent:#0f1715}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.125rem/1.5 system-ui,sans-serif}
header,main{max-width:40rem;margin:0 auto;padding:16px 24px}
header{display:flex;flex-wrap:wrap;gap:4px 24px;justify-content:space-between;align-items:center;background:var(--paper)}
a{color:var(--accent)}header a{display:inline-block;padding:10px 0}
a:focus-visible{outline:3px solid #f2b233;box-shadow:0 0 0 6px var(--ink);outline-offset:1px;border-radius:4px}
a.leave{padding:10px 20px;border-radius:8px;background:var(--accent);color:var(--on-accent);font-weight:600;text-decoration:none}
@media (min-height:30rem){header{position:sticky;top:0}h2,li{scroll-margin-top:120px}}
h1{margin:8px 0;font-size:1.75rem;line-height:1.25}h2{margin:40px 0 8px;font-size:1.375rem;line-height:1.25}
ul{list-style:none;margin:24px 0;padding:0;display:grid;gap:12px}
li{background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:12px 16px;overflow-wrap:anywhere}
li>a,li>strong{display:block;padding:6px 0;font-size:1.375rem;line-height:1.3;font-weight:700}
.more li>a,.more li>strong{font-size:1.1875rem}
li p{margin:0}li p+p{margin-top:4px}.hours{font-weight:600}.source{color:var(--soft);font-size:.9375rem}.source a{display:inline-block;padding:2px 0}
@media print{:root{color-scheme:light;--paper:#fff;--ink:#000;--soft:#000;--accent:#000}header{display:none}li{break-inside:avoid}}
`
