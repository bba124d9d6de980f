/** Sounds that are written in several ways, as one sign each; `%` stands for "sh". */
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

/** How a word sounds in English, roughly: words that are easily taken for each other share it ("resepshunist", "receptionist"). */
export const soundOf = (word: string): string => SOUNDS.reduce((sound, [written, sign]) => sound.replace(written, sign), word)

/**
 * Letters to insert, delete, replace or swap with their neighbour, to turn `a` into `b`; more than `most` gives `most + 1`.
 */
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
  /** How often it stands in titles and wordings. */
  count: number
  /** It is a job title, a skill or the like by itself. */
  isTerm: boolean
}
export interface Correction {
  word: string
  /** Lower is likelier. */
  cost: number
}

const SHORTEST = 4
const mostEdits = (length: number): number => (length < SHORTEST ? 0 : length < 6 ? 1 : length < 9 ? 2 : 3)
/** So many letters may differ only in a word that sounds the same. */
const BY_SOUND_ALONE = 3
/** "resepshunist" has four wrong letters. */
const MOST_BY_SOUND = 5
const LONG = 8

/** The words that a word with a typing error may stand for. */
export class Speller {
  private readonly byStart = new Map<string, KnownWord[]>()
  private readonly bySound = new Map<string, KnownWord[]>()

  constructor(words: Iterable<KnownWord>) {
    for (const known of words) {
      if (known.word.length < 3 || /\d/.test(known.word)) continue
      const start = `${known.word[0]}${known.word.length}`
      this.byStart.set(start, [...(this.byStart.get(start) ?? []), known])
      const sound = soundOf(known.word)
      this.bySound.set(sound, [...(this.bySound.get(sound) ?? []), known])
    }
  }

  /** The likeliest first; none for short words and numbers. */
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
      // Two wrong letters make another word of a short one.
      if (edits === 2 && !isSameSound && word.length < 7) continue
      const cost = edits * 2 - (isSameSound ? 1.5 : 0) - (known.isTerm ? 0.5 : 0) - 0.3 * Math.log10(known.count + 1)
      found.push({ word: known.word, cost })
    }
    return found.sort((a, b) => a.cost - b.cost || (a.word < b.word ? -1 : 1))
  }
}
