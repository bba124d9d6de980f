import type { Line } from '../facts/line'
import { SENTENCE } from '../facts/pieces'
import { classOf } from './word-classes'

/** A name in prose: of a job, an employer, a school, a day. */
export interface SentenceName {
  kind: string
  /** In the document. */
  start: number
  end: number
  line: Line
}

const UNPAID =
  /\bvolunt|\bunpaid\b|\bwithout pay\b|\bno pay\b|\bnot paid\b|\bhelp(?:ed|ing)?\b|\bgwirfodd|\bgive\b|\bspare time\b/i
const bucket = (value: number, ...limits: number[]): number => limits.filter((limit) => value >= limit).length

/** Features of each name among its neighbours. `names`: in text order. */
export function sentenceNameFeatures(names: readonly SentenceName[]): string[][] {
  const sentences = new Map<Line, { start: number; end: number; text: string }[]>()
  for (const { line } of names)
    if (!sentences.has(line))
      sentences.set(
        line,
        [...line.text.matchAll(SENTENCE)].map((match) => ({
          start: line.start + match.index,
          end: line.start + match.index + match[0].length,
          text: match[0],
        })),
      )
  const sentenceOf = ({ line, start }: SentenceName) => {
    const all = sentences.get(line) ?? []
    const number = all.findIndex((sentence) => start >= sentence.start && start < sentence.end)
    return { number, sentence: all[number], before: all[number - 1], key: `${line.start}.${number}` }
  }
  const places = names.map(sentenceOf)
  return names.map((name, i) => {
    const own: string[] = []
    const say = (...parts: (string | number | boolean)[]) => own.push(parts.join('='))
    const place = places[i] as (typeof places)[number]
    const last = names[i - 1]
    const isSame = (k: number): boolean => places[k]?.key === place.key
    const kinds = (from: number, to: number): string[] => names.slice(Math.max(0, from), to).map(({ kind }) => kind)
    const text = name.line.text
    const at = name.start - name.line.start
    const since =
      last?.line === name.line ? last.end - name.line.start : (place.sentence?.start ?? name.line.start) - name.line.start
    const between = text.slice(Math.max(since, at - 80), at).toLowerCase()
    const words = between.match(/[\p{L}']+|[,;.]/gu) ?? []
    const inSentence = names.filter((_, k) => k < i && isSame(k)).map(({ kind }) => kind)
    const behind = names.filter((_, k) => k > i && isSame(k)).map(({ kind }) => kind)
    const again = names.slice(0, i).findLastIndex(({ kind }) => kind === name.kind)
    const after =
      text
        .slice(name.end - name.line.start, name.end - name.line.start + 30)
        .toLowerCase()
        .match(/[\p{L}']+|[,;.]/gu) ?? []
    say('b', name.kind)
    say('last', name.kind, last?.kind ?? '^', i > 0 && isSame(i - 1))
    say('last2', name.kind, ...kinds(i - 2, i), isSame(i - 1), isSame(i - 2))
    say('next', name.kind, names[i + 1]?.kind ?? '$', isSame(i + 1))
    say('around', last?.kind ?? '^', isSame(i - 1), name.kind, names[i + 1]?.kind ?? '$', isSame(i + 1))
    say('first', name.kind, inSentence.length === 0, place.number === 0)
    say('told', name.kind, [...new Set(inSentence)].sort().join())
    say('told.behind', name.kind, [...new Set(inSentence)].sort().join(), [...new Set(behind)].sort().join())
    say('again', name.kind, again < 0 ? '-' : bucket(i - again, 2, 3, 4, 6), again >= 0 && isSame(again))
    say('again.first', name.kind, again < 0, inSentence.length === 0)
    say('far', name.kind, last ? bucket(name.start - last.end, 3, 12, 30, 80, 200) : '-')
    const seen = kinds(i - 4, i)
    say('lacks', name.kind, ...['title', 'employer', 'from', 'until'].map((kind) => seen.includes(kind)))
    for (const [n, word] of words.slice(-3).reverse().entries()) {
      say(`#word-${n + 1}`, word, name.kind)
      say(`class-${n + 1}`, classOf(word).narrow, name.kind)
      say(`#word`, word, inSentence.length === 0)
    }
    say('#between', name.kind, last?.kind ?? '^', words.slice(-2).join(' '))
    say('#begin', place.sentence?.text.split(/\s+/).slice(0, 2).join(' ').toLowerCase() ?? '', inSentence.length === 0)
    say('#begin1', place.sentence?.text.split(/\s+/)[0]?.toLowerCase() ?? '', name.kind)
    for (const word of after.slice(0, 2)) {
      say('#after', word, name.kind)
      say('class.after', classOf(word).narrow, name.kind)
    }
    say('unpaid', UNPAID.test(place.sentence?.text ?? ''), UNPAID.test(place.before?.text ?? ''), name.kind)
    for (const word of new Set((place.sentence?.text ?? '').toLowerCase().match(/\p{L}{4,}/gu) ?? [])) say('#in', word)
    for (const word of text
      .slice(at, name.end - name.line.start)
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? [])
      say('#own', word, name.kind)
    return own
  })
}
