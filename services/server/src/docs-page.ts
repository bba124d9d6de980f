import { createHash } from 'node:crypto'
import { BRAND } from '@onward/contracts'
import type { OpenApiDocument, OpenApiOperation } from '@onward/service-kit/openapi'

const STYLE = `
body{margin:0 auto;max-width:60rem;padding:1.5rem;font:1rem/1.5 system-ui,sans-serif;color:#1d1d1d;background:#fff}
h1{font-size:1.75rem}h2{font-size:1.375rem;margin-top:2.5rem;border-bottom:2px solid #0b4f4a}h3{font-size:1rem;margin:0;display:inline}
code,pre{font-family:ui-monospace,monospace;font-size:.875rem}pre{background:#f4f2ee;padding:1rem;overflow:auto}
details{border-bottom:1px solid #d8d4cc;padding:.5rem 0}summary{cursor:pointer;padding:.25rem 0}summary:focus-visible,a:focus-visible{outline:3px solid #0b4f4a}
.method{display:inline-block;min-width:4rem;font-weight:700;color:#0b4f4a}a{color:#0b4f4a}p{max-width:44rem}`

/** Policy of the page: its one style sheet and nothing else. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'`

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** A page for reading, made from the OpenAPI document alone; no script, nothing loaded from elsewhere. */
export function docsPage(document: OpenApiDocument): string {
  const byService = new Map<string, string[]>()
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const [service = ''] = operation.tags
      byService.set(service, [...(byService.get(service) ?? []), operationSection(method.toUpperCase(), path, operation)])
    }
  }
  const sections = [...byService].map(
    ([service, parts]) =>
      `<section aria-labelledby="${service}"><h2 id="${service}">${escaped(service)}</h2>${parts.join('')}</section>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${BRAND} API</title><style>${STYLE}</style></head><body><main>
<h1>${escaped(document.info.title)}</h1><p>${escaped(document.info.description)}</p>
<p><a href="/api/openapi.json">The same as OpenAPI 3.1</a></p>
${sections.join('\n')}
</main></body></html>`
}

function operationSection(method: string, path: string, operation: OpenApiOperation): string {
  const { summary, description, parameters, requestBody, responses } = operation
  const block = (title: string, value: unknown) =>
    value === undefined ? '' : `<p>${title}</p><pre tabindex="0">${escaped(JSON.stringify(value, null, 2))}</pre>`
  return `<details id="${operation.operationId}"><summary><h3><span class="method">${method}</span> <code>${escaped(path)}</code></h3> ${escaped(summary)}</summary>
<p>${escaped(description)}</p>${block('Parameters', parameters)}${block('Body', requestBody)}${block('Answer', responses['2XX'])}</details>`
}
