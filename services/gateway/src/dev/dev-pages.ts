import type { Language } from '@onward/contracts'
import { MESSAGES } from '../messages'
import { escapeHtml } from '../pages/document'
import { plainPage } from '../pages/plain-page'
import type { DevRemote } from './dev-remote'

const filled = (text: string, { origin, manifest }: DevRemote) =>
  escapeHtml(text.replace('{{name}}', manifest.name).replace('{{origin}}', origin))

/** Asks whether this browser wants the remote: a link alone changes nothing. */
export function questionPage(remote: DevRemote, text: string, language: Language, nonce: string): string {
  const { title, question, what, take, keep } = MESSAGES[language].development
  return plainPage(
    language,
    nonce,
    title,
    `<p>${filled(question, remote)}</p><p>${filled(what, remote)}</p>
<form method="post" action="/kit/dev"><input type="hidden" name="with" value="${escapeHtml(text)}"><button>${filled(take, remote)}</button></form>
<p><a href="/">${escapeHtml(keep)}</a></p>`,
  )
}

/** Why a remote cannot be shown, for its developer. */
export function refusalPage(faults: readonly string[], language: Language, nonce: string): string {
  const { refused, keep } = MESSAGES[language].development
  const list = faults.map((fault) => `<li lang="en">${escapeHtml(fault)}</li>`).join('')
  return plainPage(language, nonce, refused, `<ul>${list}</ul><p><a href="/">${escapeHtml(keep)}</a></p>`)
}

/** At the foot of each page while a remote is developed in this browser: what is shown, and the way back. Faults of a build are written into it. */
export function devBadge(remote: DevRemote, language: Language, nonce: string): string {
  const { badge, label, reset } = MESSAGES[language].development
  return `<style nonce="${nonce}">
.dev-badge{position:fixed;z-index:2000;inset:auto 16px 16px auto;max-width:min(40rem,calc(100vw - 32px));box-sizing:border-box;display:grid;grid-template-columns:1fr auto;align-items:center;gap:8px 16px;padding:8px 8px 8px 16px;border-radius:10px;background:#f2b233;color:#14231f;font:1rem/1.4 var(--ow-font,system-ui),sans-serif;box-shadow:0 2px 12px #0006}
.dev-badge p{margin:0;overflow-wrap:anywhere}.dev-badge pre{grid-column:1/-1;max-height:40vh;margin:0;overflow:auto;white-space:pre-wrap;font-size:.875rem}.dev-badge pre:empty{display:none}
.dev-badge button{min-height:44px;border:0;border-radius:8px;padding:8px 16px;background:#14231f;color:#fff;font:inherit;font-weight:600}
.dev-badge button:focus-visible{outline:3px solid #14231f;outline-offset:2px}
@media (max-width:40rem){.dev-badge{inset:auto 8px 72px 8px;max-width:none;font-size:.875rem}}
@media print{.dev-badge{display:none}}
</style><aside class="dev-badge" aria-label="${escapeHtml(label)}"><p>${filled(badge, remote)}</p><form method="post" action="/kit/dev/reset"><button>${escapeHtml(reset)}</button></form><pre data-dev-faults role="status"></pre></aside>`
}
