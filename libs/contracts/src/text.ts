import * as v from 'valibot'

/** Free text of a person: control characters except line breaks and tabs are removed, ends trimmed, Unicode NFC. */
export const cleanText = (value: string): string =>
  value
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()

/** Replaces `{{name}}`s; unknown ones stay. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))

export const requiredText = (message: string, max: number, tooLong = `Use ${max} characters or fewer`) =>
  v.pipe(v.string(message), v.transform(cleanText), v.minLength(1, message), v.maxLength(max, tooLong))
export const optionalText = (max: number, tooLong = `Use ${max} characters or fewer`) =>
  v.optional(v.pipe(v.string(), v.transform(cleanText), v.maxLength(max, tooLong)), '')

/** An email address, trimmed; `message` is the form's documented text. */
export const emailAddress = (message: string, max = 255, tooLong = `Email must be less than ${max} characters`) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.minLength(1, message),
    v.maxLength(max, tooLong),
    v.rfcEmail(message),
    v.check((value) => /@[^@]+\.[^@.]{2,}$/.test(value), message),
  )

/** Limits of a schema by valibot's rule name: `{ max_length: 100 }`. */
export function limitsOf(schema: v.GenericSchema): Readonly<Record<string, number | string>> {
  const { wrapped, pipe = [] } = schema as { wrapped?: v.GenericSchema; pipe?: readonly Part[] }
  const found = wrapped ? { ...limitsOf(wrapped) } : {}
  for (const part of pipe) {
    if (part.kind === 'schema') Object.assign(found, limitsOf(part as v.GenericSchema))
    else if (typeof part.requirement === 'number' || typeof part.requirement === 'string') found[part.type] = part.requirement
  }
  return found
}
interface Part {
  kind: string
  type: string
  requirement?: unknown
}
