import type { Language } from '@onward/contracts/language'

/** A text with values in place of `{{name}}`. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name] ?? ''))

/** A text in the plural form for a number. */
export function counted(
  forms: Readonly<Record<string, string>>,
  count: number,
  language: Language,
  values: Readonly<Record<string, string>> = {},
): string {
  const form = new Intl.PluralRules(language).select(count)
  return fill(forms[form] ?? forms.other ?? '', { ...values, count: count.toLocaleString('en-GB') })
}
