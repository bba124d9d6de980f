/** A word of a text, normalised for look-up: lower case, no accents, British spelling; with its offsets. */
export interface Word {
  text: string
  start: number
  end: number
  /** Something other than a space, hyphen, slash or single line break comes before it; phrases do not cross it. */
  afterBreak: boolean
  /** It is part of a longer token: `multi-threading`, `till_count`, `checkout.com`. No match begins or ends inside one. */
  goesOn: { before: boolean; after: boolean }
}

// A name such as "Node.js" is one word.
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

/** Prefixes: with a hyphen they change the meaning of the word after them. */
const PREFIXES: ReadonlySet<string> = new Set(
  'multi re pre non un de anti auto bi cyber e electro exo geo hydro hyper inter intra macro mega meta micro mini mono nano neo neuro omni para photo poly pseudo quasi retro semi socio sub super supra techno tele thermo trans tri ultra uni'.split(
    ' ',
  ),
)
/** A web or email address between two spaces; its parts are not words. */
const ADDRESS =
  /@\p{L}|:\/\/|^\W?www\.|[\p{L}\p{N}]\.(?:com|co|org|uk|io|eu|gov|edu|info|app|dev|wales|cymru|scot)(?![\p{L}\p{N}])/iu
function addressesIn(text: string): (readonly [start: number, end: number])[] {
  if (!/[.@]|:\/\//.test(text)) return []
  return [...text.matchAll(/\S+/g)].flatMap(({ index, 0: run }) =>
    ADDRESS.test(run) ? [[index, index + run.length] as const] : [],
  )
}

export function wordsOf(text: string): Word[] {
  const addresses = addressesIn(text)
  const words: Word[] = []
  let last = 0
  for (const match of text.matchAll(WORD)) {
    const start = match.index
    const end = start + match[0].length
    const previous = words.at(-1)
    const inAddress = addresses.some(([from, to]) => from <= start && end <= to)
    const afterPrefix = previous !== undefined && text.slice(last, start) === '-' && PREFIXES.has(previous.text)
    words.push({
      text: normalWord(match[0]),
      start,
      end,
      afterBreak: previous !== undefined && !GAP.test(text.slice(last, start)),
      goesOn: {
        before: inAddress || afterPrefix || text[start - 1] === '_',
        after: inAddress || text[end] === '_',
      },
    })
    last = end
  }
  return words
}

const PLAIN_PHRASE = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/
/** The normalised words of a phrase, without offsets; a short cut for plain phrases. */
export const textsOf = (phrase: string): string[] =>
  PLAIN_PHRASE.test(phrase)
    ? phrase
        .toLowerCase()
        .split(' ')
        .map((word) => SPELLING[word] ?? word)
    : wordsOf(phrase).map((word) => word.text)

/** Removes plurals only: `shelves` → `shelf`. Safe for single words. */
export const singular = (word: string): string => {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('elves')) return `${word.slice(0, -3)}f`
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:sh|ch|x|ss)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/**
 * Removes plurals and verb endings: `operating`, `operated`, `operate` → `operat`. Only for words inside a phrase, where the other words keep the
 * meaning.
 */
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
