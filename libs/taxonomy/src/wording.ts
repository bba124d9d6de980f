/**
 * Reading text as words, for look-up: lower case, no accents, British spelling; each word knows where it stands.
 */
export interface Word {
  text: string
  start: number
  end: number
  /** Something other than a space, hyphen, slash or one line break stands before it: phrases do not run across. */
  afterBreak: boolean
}

// Names as "Node.js" are one word.
const WORD =
  /\p{L}+\.(?:[jJ][sS]|[nN][eE][tT])(?![\p{L}\p{N}])|\d+[.:]\d+\p{L}*|[\p{L}\p{N}]+(?:['’][\p{L}]+)*(?:\+\+|[+#](?![\p{L}\p{N}]))?|&/gu
const GAP = /^(?:[ \t\u00a0]*[-‐‑–/+()][ \t\u00a0]*|[ \t\u00a0]*\r?\n?[ \t\u00a0]*)$/
const SPELLING: Readonly<Record<string, string>> = {
  license: 'licence',
  licenses: 'licence',
  licences: 'licence',
  center: 'centre',
  organization: 'organisation',
  organizing: 'organising',
  organized: 'organised',
  '&': 'and',
  enquiry: 'query',
}

const PLAIN = /^[a-z0-9]+$/
export const normalWord = (word: string): string => {
  if (PLAIN.test(word)) return SPELLING[word] ?? word
  const plain = word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/['’]|(?<=\p{L})\.(?=\p{L})/gu, '')
  return SPELLING[plain] ?? plain
}

export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  let last = 0
  for (const match of text.matchAll(WORD)) {
    const start = match.index
    words.push({
      text: normalWord(match[0]),
      start,
      end: start + match[0].length,
      afterBreak: words.length > 0 && !GAP.test(text.slice(last, start)),
    })
    last = start + match[0].length
  }
  return words
}

const PLAIN_PHRASE = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/
/** The words of a wording alone, as `wordsOf` reads them; most wordings are plain and need no searching. */
export const textsOf = (wording: string): string[] =>
  PLAIN_PHRASE.test(wording)
    ? wording
        .toLowerCase()
        .split(' ')
        .map((word) => SPELLING[word] ?? word)
    : wordsOf(wording).map((word) => word.text)

/** Plurals only: `shelves` → `shelf`. Safe for a word that stands alone. */
export const singular = (word: string): string => {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('elves')) return `${word.slice(0, -3)}f`
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:sh|ch|x|ss)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/** Plurals and verb endings: `operating`, `operated`, `operate` → `operat`. For words inside a phrase, where the others hold the meaning. */
export const stem = (word: string): string => {
  const base = singular(word)
  const cut = base.replace(/(?:ations?|ings?|ed|ers?|e)$/, '')
  return cut.length >= 4 ? cut.replace(/([bdfgklmnprtz])\1$/, '$1') : base
}

/** True when one insertion, deletion or replacement turns `a` into `b`. */
export function isOneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false
  let i = 0
  while (i < a.length && i < b.length && a[i] === b[i]) i++
  return a.slice(i + 1) === b.slice(i + 1) || a.slice(i + 1) === b.slice(i) || a.slice(i) === b.slice(i + 1)
}
