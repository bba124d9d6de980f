import { type Language, londonTime, type Pin } from '@onward/contracts'
import { monthName } from '@onward/contracts/calendar-names'
import { MESSAGES } from '../messages'
import { escapeHtml } from '../pages/document'
import { plainPage } from '../pages/plain-page'
import type { StoredPreview } from './preview'

/** Why a link of a preview shows nothing. */
export type PreviewRefusal = 'over' | 'notYours' | 'administrator' | 'misfit' | 'signedIn' | 'usedUp'

/** The answer to such a link; `faults` are the registry's sentences. */
export function previewRefusalPage(why: PreviewRefusal, faults: readonly string[], language: Language, nonce: string): string {
  const { refused, keep, ...texts } = MESSAGES[language].preview
  const list = faults.map((fault) => `<li lang="en">${escapeHtml(fault)}</li>`).join('')
  return plainPage(
    language,
    nonce,
    refused,
    `<p>${escapeHtml(texts[why])}</p>${list && `<ul>${list}</ul>`}<p><a href="/">${escapeHtml(keep)}</a></p>`,
  )
}

/** What somebody signed in reads before a preview is opened: whose code it is, which versions, and that it can act as them. */
export function questionPage(
  { pins, label, expiresAt }: Pick<StoredPreview, 'pins' | 'label' | 'expiresAt'>,
  teams: ReadonlyMap<string, string>,
  { sealed, press }: { sealed: string; press: string },
  language: Language,
  nonce: string,
): string {
  const { questionTitle, questionText, ofTeam, ofPortal, keep, open } = MESSAGES[language].preview
  const versions = pins.map(({ name, build }) => {
    const team = teams.get(name) ?? ''
    return `<li>${escapeHtml((team ? ofTeam : ofPortal).replace('{{version}}', `${name} ${build}`).replace('{{team}}', () => team))}</li>`
  })
  const text = questionText.replace('{{until}}', dayAndTime(expiresAt, language))
  return plainPage(
    language,
    nonce,
    questionTitle,
    `${label && `<p><strong>${escapeHtml(label)}</strong></p>`}<ul>${versions.join('')}</ul><p>${escapeHtml(text)}</p><form method="post" action="/preview/${encodeURIComponent(sealed)}"><input type="hidden" name="press" value="${press}"><button>${escapeHtml(open)}</button></form><p><a href="/">${escapeHtml(keep)}</a></p>`,
  )
}

/** What a tester without an account reads before the preview is opened. */
export function guestPage(
  { guest, label, expiresAt }: Pick<StoredPreview, 'guest' | 'label' | 'expiresAt'>,
  sealed: string,
  language: Language,
  nonce: string,
): string {
  const { guestTitle, guestText, open } = MESSAGES[language].preview
  const text = guestText.replace('{{guest}}', guest).replace('{{until}}', dayAndTime(expiresAt, language))
  return plainPage(
    language,
    nonce,
    guestTitle,
    `${label && `<p><strong>${escapeHtml(label)}</strong></p>`}<p>${escapeHtml(text)}</p><form method="post" action="/preview/${encodeURIComponent(sealed)}"><button>${escapeHtml(open)}</button></form>`,
  )
}

interface Shown {
  pins: readonly Pin[]
  expiresAt: Date
  label: string
  /** Not empty: the versions do not fit what is live now, which is shown instead. */
  faults: readonly string[]
}
/** Above each page in a browser that opened a preview: what is pinned, until when, and the way out. */
export function previewBanner({ pins, expiresAt, label, faults }: Shown, language: Language, nonce: string): string {
  const { banner, bannerMisfit, name, leave } = MESSAGES[language].preview
  const versions = pins.map((pin) => `${pin.name} ${pin.build}`).join(', ')
  const text = (faults.length > 0 ? bannerMisfit : banner)
    .replace('{{versions}}', versions)
    .replace('{{until}}', dayAndTime(expiresAt, language))
  return `<style nonce="${nonce}">
.preview-banner{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:space-between;padding:8px 16px;background:#f2b233;color:#14231f;font:1rem/1.4 var(--ow-font,system-ui),sans-serif}
.preview-banner p{flex:1 1 16rem;max-width:none;margin:0;overflow-wrap:anywhere}.preview-banner strong{display:block}.preview-banner ul{flex-basis:100%;margin:0;padding-inline-start:20px;font-size:.875rem}
.preview-banner button{min-height:44px;border:0;border-radius:8px;padding:8px 16px;background:#14231f;color:#fff;font:inherit;font-weight:600}
.preview-banner button:focus-visible{outline:3px solid #14231f;outline-offset:2px}
@media print{.preview-banner{display:none}}
</style><aside class="preview-banner" aria-label="${escapeHtml(name)}"><p>${label && `<strong>${escapeHtml(label)}</strong> `}${escapeHtml(text)}</p><form method="post" action="/preview/leave"><button>${escapeHtml(leave)}</button></form>${
    faults.length > 0 ? `<ul lang="en">${faults.map((fault) => `<li>${escapeHtml(fault)}</li>`).join('')}</ul>` : ''
  }</aside>`
}

/** `29 November, 17:30`, in the United Kingdom. */
function dayAndTime(at: Date, language: Language): string {
  const [, month = '', day = '', time = ''] = /^\d{4}-(\d\d)-(\d\d)T(\d\d:\d\d)$/.exec(londonTime(at)) ?? []
  return `${Number(day)} ${monthName(Number(month), language)}, ${time}`
}
