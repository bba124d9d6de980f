import { randomBytes } from 'node:crypto'
import { BRAND, type Language } from '@onward/contracts'
import type { FastifyReply } from 'fastify'
import { escapeHtml } from './document'

const STYLE = `:root{color-scheme:light dark;--paper:#fbfaf6;--surface:#fff;--ink:#14231f;--line:#74847e;--accent:#0b5b46;--on-accent:#fff}
@media (prefers-color-scheme:dark){:root{--paper:#0f1715;--surface:#172220;--ink:#eef3f0;--line:#82958e;--accent:#7fd4b4;--on-accent:#0f1715}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.125rem/1.5 system-ui,sans-serif}
header,main{max-width:40rem;margin:0 auto;padding:16px 24px}
header{color:var(--accent);font-size:1.375rem;font-weight:700}
main{background:var(--surface);border:1px solid var(--line);border-radius:10px}
h1{margin:8px 0 12px;font-size:1.5rem;line-height:1.25}
button{min-height:44px;border:0;border-radius:8px;padding:10px 20px;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:600}
button:focus-visible,a:focus-visible{outline:3px solid #f2b233;box-shadow:0 0 0 6px var(--ink);outline-offset:1px}
a{color:var(--accent)}
@media (max-width:42rem){main{border-width:1px 0;border-radius:0}}`

/** A page of the gateway's own, which needs neither shell nor script; `body` is HTML. */
export const plainPage = (language: Language, nonce: string, title: string, body: string) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)} · ${BRAND}</title>
<style nonce="${nonce}">${STYLE}</style></head><body><header>${BRAND}</header><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`

/** Sends one: nothing of it is kept, and it loads nothing. */
export function sendPlainPage(reply: FastifyReply, code: number, html: (nonce: string) => string): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .code(code)
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    .header('cache-control', 'private, no-store')
    .type('text/html; charset=utf-8')
    .send(html(nonce))
}
