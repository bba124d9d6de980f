import { escapeHtml } from './document'

/** `true` shows a section once, a list once for each of its entries. Texts are escaped. */
export interface Values {
  readonly [name: string]: string | boolean | readonly Values[] | null | undefined
}

const PARTS = /\{\{([#^])(\w+)\}\}([\s\S]*?)\{\{\/\2\}\}|\{\{\{(\w+)\}\}\}|\{\{(\w+)\}\}/g

/**
 * HTML with values in its places: `{{name}}` is a text, escaped; `{{{name}}}` is HTML of `html`; `{{#name}}…{{/name}}` stands for each entry of
 * a list, or when the value is true, `{{^name}}…{{/name}}` when there is none. What was put in is never read as a template.
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
