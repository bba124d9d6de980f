import type { Line } from '@onward/cv-engine/facts/line'
import { linesOf } from '@onward/cv-engine/facts/lines'
import type { Unit } from '@onward/cv-engine/facts/names'
import { habitsOf, unitsOf } from '@onward/cv-engine/facts/names'
import { labelledLines } from '@onward/cv-engine/facts/tagged-lines'
import type { Block } from '@onward/cv-engine/read-document'
import { alikeKeys, habitFeatures, lineFeatures } from '@onward/cv-engine/tagging/line-features'
import { sentenceNameFeatures } from '@onward/cv-engine/tagging/sentence-names'
import type { Word } from '@onward/cv-engine/tagging/word-features'
import { wordsOf } from '@onward/cv-engine/tagging/word-features'
import type { Example } from './crf'
import { randomOf } from './crf'
import type { GoldLine, GoldSpan } from './gold'
import { goldOf } from './gold'
import type { LabelledCv } from './labels'

/** A rendered CV with what its lines and words are. */
export interface GoldPage {
  cv: LabelledCv
  lines: Line[]
  gold: GoldLine[]
}
export function goldPage(cv: LabelledCv, blocks: readonly Block[]): GoldPage {
  const lines = linesOf(blocks)
  return { cv, lines, gold: goldOf(cv, lines) }
}

/** Lines, with what lines set alike are. Lines that the CV does not have are left out. */
export function lineExample({ lines, gold }: GoldPage): Example {
  const labels = gold.map(({ label }) => label)
  const habits = habitFeatures(alikeKeys(lines), labels)
  const labelled = lineFeatures(lines).flatMap((own, i) => {
    const label = labels[i]
    return label ? [{ features: [...own, ...(habits[i] ?? [])], label }] : []
  })
  return { features: labelled.map(({ features }) => features), labels: labelled.map(({ label }) => label) }
}

const NAMES = new Set(['title', 'employer', 'place', 'qual', 'area', 'at', 'result', 'cert', 'interest', 'group'])
/** In prose no rule can decide which date is which. */
const TIMES = new Set(['from', 'until', 'current'])
/** Words of every unit, with what the other units are. */
export function wordExamples({ lines, gold }: GoldPage): Example[] {
  const labelled = labelledLines(
    lines,
    gold.map(({ label }) => label),
  )
  const spans = new Map(labelled.map((line, i) => [line, (gold[i] as GoldLine).spans]))
  const units = unitsOf(labelled)
  const words = units.map((unit) => wordsOf(unit.lines, unit.kind))
  const labels = units.map((unit, i) => bioOf(unit, words[i] as Word[], spans))
  const habits = habitsOf(units, words, labels)
  return words.flatMap((own, i) =>
    own.length === 0
      ? []
      : [{ features: own.map(({ features }, k) => [...features, ...(habits[i]?.[k] ?? [])]), labels: labels[i] as string[] }],
  )
}

/** The names in prose, with what each begins. With a seed some are left out, as a reader misses some. */
export function proseExample({ lines, gold }: GoldPage, seed = 0): Example | null {
  const all = gold.flatMap(({ spans }, i) => {
    const line = lines[i] as Line
    return spans.flatMap(({ kind, start, end, begins: label }) =>
      label ? [{ name: { kind, start: line.start + start, end: line.start + end, line }, label }] : [],
    )
  })
  all.sort((a, b) => a.name.start - b.name.start)
  const random = randomOf(seed)
  let missed: GoldSpan['begins'] = 'on'
  const names = all.flatMap(({ name, label }) => {
    const begins = label === 'on' ? missed : label
    if (seed !== 0 && random() < 0.15) {
      missed = begins
      return []
    }
    missed = 'on'
    return [{ name, label: begins as string }]
  })
  return names.length === 0
    ? null
    : { features: sentenceNameFeatures(names.map(({ name }) => name)), labels: names.map(({ label }) => label) }
}

/** `B-` for the first word of a name, `I-` for those that follow, `O` for the others. */
function bioOf({ kind: unit, lines }: Unit, words: readonly Word[], spans: ReadonlyMap<Line, GoldLine['spans']>): string[] {
  const labels = words.map(() => 'O')
  for (const line of lines)
    for (const { kind, start, end } of spans.get(line) ?? []) {
      if (!NAMES.has(kind) && !(unit === 'prose' && TIMES.has(kind))) continue
      const name = kind === 'group' ? (unit === 'education' ? 'at' : 'employer') : kind
      let isFirst = true
      for (const [i, word] of words.entries()) {
        if (word.line !== line || word.start >= line.start + end || word.end <= line.start + start) continue
        labels[i] = `${isFirst ? 'B' : 'I'}-${name}`
        isFirst = false
      }
    }
  return labels
}

/** Names of every kind in the CVs, and the dates in letters. */
export function poolsOf(pages: readonly GoldPage[]): Map<string, string[]> {
  const pools = new Map<string, Set<string>>()
  for (const { cv, lines, gold } of pages)
    for (const [i, { spans }] of gold.entries())
      for (const { kind, start, end } of spans) {
        if ((!NAMES.has(kind) && !(cv.isProse && (kind === 'from' || kind === 'until'))) || kind === 'result') continue
        const name = kind === 'group' ? 'employer' : kind
        pools.set(name, (pools.get(name) ?? new Set()).add((lines[i] as Line).text.slice(start, end)))
      }
  return new Map([...pools].map(([kind, names]) => [kind, [...names]]))
}

const isCapitals = (text: string): boolean => /\p{Lu}{3}/u.test(text) && text === text.toUpperCase()

/** The same page with names from other CVs, so that layout is learned as well as words. */
export function withOtherNames({ cv, lines, gold }: GoldPage, pools: ReadonlyMap<string, string[]>, seed: number): GoldPage {
  const random = randomOf(seed)
  // Some type their whole letter small.
  const isSmall = cv.isProse && random() < 0.15
  let start = 0
  const changed = lines.map((line, i) => {
    const spans = [...(gold[i] as GoldLine).spans].sort((a, b) => a.start - b.start)
    const own: GoldLine['spans'] = []
    let text = ''
    let from = 0
    for (const span of spans) {
      if (span.start < from) continue
      text += line.text.slice(from, span.start)
      let words = line.text.slice(span.start, span.end)
      const pool = cv.isProse || NAMES.has(span.kind) ? pools.get(span.kind === 'group' ? 'employer' : span.kind) : undefined
      if (pool && random() < 0.7) {
        const other = pool[Math.floor(random() * pool.length)] ?? words
        words = isCapitals(words) ? other.toUpperCase() : other
      }
      own.push({ ...span, start: text.length, end: text.length + words.length })
      text += words
      from = span.end
    }
    text += line.text.slice(from)
    if (isSmall && text.toLowerCase().length === text.length) text = text.toLowerCase()
    const result = { line: { ...line, text, start }, gold: { label: (gold[i] as GoldLine).label, spans: own } }
    start += text.length + 1
    return result
  })
  return { cv, lines: changed.map(({ line }) => line), gold: changed.map((one) => one.gold) }
}

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The same page as typed by somebody who sets no headings apart, or leaves most of them out. Null for a letter, which has none. */
export function plainerPage(cv: LabelledCv, blocks: readonly Block[], seed: number): GoldPage | null {
  const headings = new Set(cv.lines.filter(({ role }) => role === 'heading').map(({ text }) => letters(text)))
  if (headings.size === 0) return null
  const random = randomOf(seed)
  const isWithout = random() < 0.5
  return goldPage(
    cv,
    blocks.flatMap((block) => {
      if (isWithout && headings.has(letters(block.text)) && random() < 0.7) return []
      const { scale: _, ...rest } = block
      return [block.kind === 'heading' ? { ...rest, kind: 'text' } : rest]
    }),
  )
}

/** A part of a page, as a short CV: one section with an entry or two, or a few sentences. */
export function partOf({ cv, lines, gold }: GoldPage, seed: number): GoldPage | null {
  const random = randomOf(seed)
  const begins = gold.flatMap(({ label }, i) => {
    const after = gold[i + 1]?.label ?? ''
    return (label === 'heading' && /\.|certificates|interests/.test(after)) || label === 'prose' ? [i] : []
  })
  const from = begins[Math.floor(random() * begins.length)]
  if (from === undefined) return null
  const isProse = gold[from]?.label === 'prose'
  const most = 1 + Math.floor(random() * 3)
  let to = from + 1
  let entries = 0
  for (; to < lines.length; to++) {
    const label = gold[to]?.label ?? ''
    if (isProse) {
      if (label !== 'prose' || to - from >= most) break
    } else {
      if (label.endsWith('.head') || !label.includes('.')) entries++
      if (label === 'heading' || entries > most) break
    }
  }
  // Some leave the heading out too.
  const start = isProse || random() < 0.7 ? from : from + 1
  return { cv, lines: lines.slice(start, to), gold: gold.slice(start, to) }
}
