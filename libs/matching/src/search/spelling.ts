/** Spellings of the same sound, replaced by one sign; `%` stands for "sh". */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/^kn/, 'n'],
  [/^wr/, 'r'],
  [/^ps/, 's'],
  [/wh/g, 'w'],
  [/ph/g, 'f'],
  [/ght/g, 't'],
  [/(?:ti|si|ci|shi?|ssi)[aeou]+n/g, '%n'],
  [/(?:ti|si|ci|sh)al/g, '%l'],
  [/sch/g, 'sk'],
  [/tch|ch/g, 'C'],
  [/sh/g, '%'],
  [/dge/g, 'j'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/g(?=[eiy])/g, 'j'],
  [/z/g, 's'],
  [/mb$/, 'm'],
  [/(.)\1+/g, '$1'],
  [/^[aeiouy]+/, 'A'],
  [/[aeiouyh]/g, ''],
]

/** A rough English sound of a word, shared by words that are easily confused ("resepshunist", "receptionist"). */
export const soundOf = (word: string): string => SOUNDS.reduce((sound, [written, sign]) => sound.replace(written, sign), word)

/** The number of letters to insert, delete, replace or swap with a neighbour to turn `a` into `b`; `most + 1` when it is above `most`. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      let steps = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) steps = Math.min(steps, (before[j - 2] ?? 0) + 1)
      row.push(steps)
      least = Math.min(least, steps)
    }
    if (least > most) return most + 1
    before = last
    last = row
  }
  return Math.min(last[b.length] ?? 0, most + 1)
}

export interface KnownWord {
  word: string
  /** Occurrences in titles and known phrases. */
  count: number
  /** The word alone is a job title, skill or other known phrase. */
  isTerm: boolean
}
export interface Correction {
  word: string
  /** The lowest cost is the likeliest. */
  cost: number
}

const SHORTEST = 4
const mostEdits = (length: number): number => (length < SHORTEST ? 0 : length < 6 ? 1 : length < 9 ? 2 : 3)
/** From this many wrong letters, the words must sound the same. */
const BY_SOUND_ALONE = 3
/** Most wrong letters in words that sound the same: "resepshunist" has four. */
const MOST_BY_SOUND = 5
const LONG = 8

/** Finds the words that a misspelt word may stand for. */
export class Speller {
  private readonly byStart = new Map<string, KnownWord[]>()
  private readonly bySound = new Map<string, KnownWord[]>()

  constructor(knownWords: Iterable<KnownWord>) {
    for (const known of knownWords) {
      if (known.word.length < 3 || /\d/.test(known.word)) continue
      const start = `${known.word[0]}${known.word.length}`
      this.byStart.set(start, [...(this.byStart.get(start) ?? []), known])
      const sound = soundOf(known.word)
      this.bySound.set(sound, [...(this.bySound.get(sound) ?? []), known])
    }
  }

  /** Likeliest first; none for short words and numbers. */
  corrections(word: string): Correction[] {
    const most = mostEdits(word.length)
    if (most === 0 || /\d/.test(word)) return []
    const sound = soundOf(word)
    const alike = this.bySound.get(sound) ?? []
    const near = new Set(alike)
    for (let length = word.length - most; length <= word.length + most; length += 1) {
      for (const known of this.byStart.get(`${word[0]}${length}`) ?? []) near.add(known)
    }
    const found: Correction[] = []
    for (const known of near) {
      const isSameSound = alike.includes(known)
      const allowed = isSameSound && word.length >= LONG ? MOST_BY_SOUND : most
      const edits = editDistance(word, known.word, allowed)
      if (edits > allowed || (edits >= BY_SOUND_ALONE && !isSameSound)) continue
      // Two wrong letters in a short word usually make another word.
      if (edits === 2 && !isSameSound && word.length < 7) continue
      const cost = edits * 2 - (isSameSound ? 1.5 : 0) - (known.isTerm ? 0.5 : 0) - 0.3 * Math.log10(known.count + 1)
      found.push({ word: known.word, cost })
    }
    return found.sort((a, b) => a.cost - b.cost || (a.word < b.word ? -1 : 1))
  }
}
