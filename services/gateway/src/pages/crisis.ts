import { createHash } from 'node:crypto'
import { BRAND, type Language, type PortalText, type ReservedPath } from '@onward/contracts'
import { MESSAGES } from '../messages'
import { DEFAULT_TEXTS } from '../texts/defaults'
import { LINE_STYLES, languageLinks, linesHtml, say } from './text-lines'

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

/**
 * The crisis page needs no script, no other file and no session, so that it works whatever else fails. `texts` are those of
 * administrators.
 */
export function crisisPage(language: Language, nonce: string, { crisis, money }: CrisisTexts, now: Date): string {
  const texts = MESSAGES[language].crisis
  const { home, note } = MESSAGES[language].help
  const lines = (entries: readonly PortalText[]) => linesHtml(entries, language, now)
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noarchive"><title>${BRAND} · ${texts.title}</title>
<style nonce="${nonce}">${STYLES}</style>
<script>${SCRIPT}</script></head><body>
<header><a href="/">${say(home)}</a>${languageLinks(CRISIS_PATH, language)}<a id="leave" class="leave" href="${LEAVE_PATH}" rel="noreferrer">${texts.leave}</a></header>
<main><h1>${texts.title}</h1><p>${texts.lead}</p>
<p><a href="#money">${texts.moneyLink}</a></p>
<ul>
${lines(crisis)}
</ul>
<p>${say(texts.private)}</p>
<h2 id="money">${texts.money}</h2><p>${texts.moneyLead}</p>
<ul class="more">
${lines(money)}
</ul>
<p>${say(note)}</p>
<h2>${texts.leave}</h2><p data-scripted>${texts.leavePlain}</p><p data-scripted hidden>${texts.leaveHint}</p></main></body></html>`
}

// The way out stays on the screen.
const STYLES = `${LINE_STYLES}
@media (min-height:30rem){header{position:sticky;top:0}h2,li{scroll-margin-top:120px}}`
