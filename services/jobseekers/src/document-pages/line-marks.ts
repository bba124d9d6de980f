import type { CvLine, LineOnPage } from '@onward/contracts'
import type { DrawnWord } from '@onward/documents'

/** Further on than this, a short line is looked for from the start as well: columns may be drawn in another order. */
const NEAR_LETTERS = 400
/** A shorter line may stand anywhere by chance. */
const MIN_LETTERS_ANYWHERE = 6

const letters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

interface Place {
  word: DrawnWord
  page: number
  start: number
  end: number
}
/** The boxes of these words, one for each line of a page. */
function boxesOf(places: readonly Place[]): LineOnPage['marks'] {
  const byLine = new Map<string, Place[]>()
  for (const place of places) {
    const key = `${place.page} ${place.word.line}`
    byLine.set(key, [...(byLine.get(key) ?? []), place])
  }
  return [...byLine.values()].map((of) => {
    const words = of.map(({ word }) => word)
    const left = Math.min(...words.map((word) => word.left))
    const top = Math.min(...words.map((word) => word.top))
    const width = Math.max(...words.map(({ right }) => right)) - left
    const height = Math.max(...words.map(({ bottom }) => bottom)) - top
    return { page: of[0]?.page ?? 1, left, top, width, height }
  })
}

/** Where the numbered lines of a CV stand on its drawn pages. Lines are compared by letters and digits alone; one that is drawn otherwise has no place. */
export function lineMarks(pages: readonly (readonly DrawnWord[])[], lines: readonly CvLine[]): LineOnPage[] {
  const places: Place[] = []
  let text = ''
  for (const [at, words] of pages.entries())
    for (const word of words) {
      const own = letters(word.text)
      places.push({ word, page: at + 1, start: text.length, end: text.length + own.length })
      text += own
    }
  let reached = 0
  return lines.flatMap((line) => {
    const own = letters(line.text)
    if (own === '') return []
    const next = text.indexOf(own, reached)
    const isNear = next >= 0 && next - reached <= NEAR_LETTERS
    const start = isNear || own.length < MIN_LETTERS_ANYWHERE ? (isNear ? next : -1) : text.indexOf(own)
    if (start < 0) return []
    const end = start + own.length
    reached = end
    if (line.number === null) return []
    return [{ line: line.number, marks: boxesOf(places.filter((one) => one.start < end && one.end > start)) }]
  })
}
