/** One statement of a migration, as it stands, and `code`: without comments, and with what is quoted by `'` or `$` emptied. */
export interface Statement {
  text: string
  code: string
  /** Where it begins, its comment included; from 1. */
  line: number
}

/** Said in a comment before the first statement. Each statement then runs by itself, and the whole file again when one has failed. */
export const OUTSIDE = '-- outside a transaction'
export const isOutsideTransaction = (text: string): boolean =>
  text
    .split('\n')
    .some((line, at, lines) => line.trim() === OUTSIDE && lines.slice(0, at).every((one) => /^\s*(--.*)?$/.test(one)))

const PART = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|;|[^;'"$/-]+|[\s\S]/g

/** The statements of a file, in their order. */
export function statementsOf(text: string): Statement[] {
  const statements: Statement[] = []
  let start = 0
  let code = ''
  const end = (at: number) => {
    if (code.trim() !== '') {
      const before = text.slice(0, start + text.slice(start, at).search(/\S/))
      statements.push({
        text: text.slice(start, at).trim(),
        code: code.replaceAll(/\s+/g, ' ').trim(),
        line: before.split('\n').length,
      })
    }
    code = ''
    start = at + 1
  }
  for (const { 0: part, index } of text.matchAll(PART)) {
    if (part === ';') end(index)
    else if (part.startsWith('--') || part.startsWith('/*')) code += ' '
    else if (part.startsWith("'")) code += "''"
    else if (/^\$\w*\$/.test(part)) code += '$$'
    else code += part
  }
  end(text.length)
  return statements
}
