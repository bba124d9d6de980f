import { readFileSync } from 'node:fs'

/** Words used in similar contexts in English texts, in narrow classes (towns of northern England; trades) and wide ones. */
export interface WordClass {
  narrow: string
  wide: string
}
const UNKNOWN: WordClass = { narrow: '-', wide: '-' }
let known: Map<string, WordClass> | undefined

/** Each row names its wide class, then the words of a narrow one. */
function read(): Map<string, WordClass> {
  const rows = JSON.parse(readFileSync(new URL('./weights/word-classes.json', import.meta.url), 'utf8')) as string[]
  return new Map(
    rows.flatMap((row, narrow) => {
      const [wide = '', ...words] = row.split(' ')
      const own: WordClass = { narrow: `${narrow}`, wide }
      return words.map((word) => [word, own] as const)
    }),
  )
}

/** The classes of a word in lower case. */
export function classOf(word: string): WordClass {
  known ??= read()
  return known.get(word) ?? known.get(word.replace(/['’]s?$/, '')) ?? UNKNOWN
}
