import { escapeHtml } from './document'

/** `true` shows a section once, a list once for each of its entries. Texts are escaped. */
export interface Values {
  readonly [name: string]: string | boolean | readonly Values[] | null | undefined
}

const PARTS = /\{\{([#^])(\w+)\}\}([\s\S]*?)\{\{\/\2\}\}|\{\{\{(\w+)\}\}\}|\{\{(\w+)\}\}/g

/**
 * HTML with values inserted: `{{name}}` is a text, escaped; `{{{name}}}` is HTML of `html`; `{{#name}}…{{/name}}` repeats for each
 * entry of a list, or is kept when the value is true; `{{^name}}…{{/name}}` is kept when there is none. Inserted values are never
 * read as a template.
 */
export function fillTemplate(template: string, values: Values, html: Readonly<Record<string, string>> = {}): string {
  return template.replace(PARTS, (_part, sign, section, inner, raw, name) => {
    if (raw) return html[raw] ?? ''
    if (name) return typeof values[name] === 'string' ? escapeHtml(values[name]) : ''
    const value = values[section]
    const entries: readonly Values[] = Array.isArray(value) ? value : value ? [{}] : []
    if (sign === '^') return entries.length === 0 ? fillTemplate(inner, values, html) : ''
    return entries.map((entry) => fillTemplate(inner, { ...values, ...entry }, html)).join('')
  })
}
