import {
  type Cut,
  circumstanceCuts,
  cutOut,
  hasYear,
  isCircumstanceHeading,
  isSureHeading,
  mentionsCaring,
  type Place,
} from '@onward/taxonomy/circumstances/without-circumstances'
import type { Block } from '../read-document'
import type { SectionName } from './headings'
import { readHeading } from './headings'

const OF_WORK: ReadonlySet<SectionName> = new Set(['work', 'volunteering', 'education', 'certificates'])
/** A line that the page broke goes on in the next one; a shorter one is a line of its own. */
const BROKEN_LINE = 50
/** A longer line holds sentences, which are judged one by one. */
const ENTRY_LINE = 160

const cleaned = new WeakMap<readonly Block[], Block[]>()

/**
 * A CV without its writer's own circumstances: everything that is read, counted or judged comes after this. A heading goes
 * with the last of its lines.
 */
export function withoutCircumstances(blocks: readonly Block[]): Block[] {
  const known = cleaned.get(blocks)
  if (known) return known
  const left = withoutEmptyParts(blocks, leftOf(blocks))
  cleaned.set(blocks, left)
  cleaned.set(left, left)
  return left
}

const isHeading = (block: Block): boolean => block.kind === 'heading' || readHeading(block.text)?.rest === ''

/** The text that is left of each block; null where nothing is. */
function leftOf(blocks: readonly Block[]): (string | null)[] {
  const left: (string | null)[] = []
  let place: Place = 'anywhere'
  let isDatedCare = false
  for (let at = 0; at < blocks.length; ) {
    const block = blocks[at]
    if (!block) break
    if (opensPrivatePart(block)) {
      place = 'private'
      isDatedCare = false
      left.push(block.text)
      at++
      continue
    }
    const heading = readHeading(block.text)
    if (block.kind === 'heading' || heading) {
      place = heading && OF_WORK.has(heading.name) ? 'work' : 'anywhere'
      isDatedCare = false
    }
    const unit = unitAt(blocks, at)
    const text = unit.map((one) => one.text).join(' ')
    isDatedCare = entryOfCaring(blocks, at, text, isDatedCare)
    if (place === 'private' && hasYear(text) && isDatedCare) place = 'anywhere'
    left.push(...leftOfUnit(unit, isHeading(block) && unit.length === 1 ? [] : circumstanceCuts(text, place, isDatedCare)))
    at += unit.length
  }
  return left
}

/** An item of a list opens nothing: "Disability" among skills. */
const opensPrivatePart = ({ kind, text }: Block): boolean =>
  kind === 'heading' ? isCircumstanceHeading(text) : kind === 'text' && isSureHeading(text)

/** A line with those that it runs on into. */
function unitAt(blocks: readonly Block[], at: number): Block[] {
  const unit: Block[] = []
  for (let next = at; next < blocks.length; next++) {
    const block = blocks[next]
    const before = unit.at(-1)
    if (!block) break
    if (before) {
      const runsOn =
        block.kind === 'text' &&
        before.kind !== 'heading' &&
        before.text.length >= BROKEN_LINE &&
        /[\p{L}\p{N},'’]$/u.test(before.text) &&
        /^\p{Ll}/u.test(block.text)
      if (!runsOn) break
    }
    unit.push(block)
  }
  return unit
}

/** Whether a line belongs to an entry about caring for a relative, with years in it or in a line of dates beside it. Sentences are judged one by one. */
function entryOfCaring(blocks: readonly Block[], at: number, text: string, isSo: boolean): boolean {
  const isSentences = text.length > ENTRY_LINE || /[.!?]\s/.test(text)
  const hasDates =
    hasYear(text) || [blocks[at - 1], blocks[at + 1]].some((beside) => beside && DATES.test(beside.text) && hasYear(beside.text))
  if (!isSentences && hasDates && mentionsCaring(text)) return true
  const opensEntry = hasYear(text) && blocks[at]?.kind !== 'item' && !DATES.test(text)
  return isSo && !opensEntry
}
const DATES =
  /^[\W\d]*(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ion|chwe|maw|ebr|mai|meh|gor|awst|med|hyd|tach|rhag|present|now|current|to|until|till|from|since|today|ongoing|date|ers|heddiw|presennol)\p{L}*[\W\d]*)*$/iu

function leftOfUnit(unit: readonly Block[], cuts: readonly Cut[]): (string | null)[] {
  if (cuts.length === 0) return unit.map((block) => block.text)
  let from = 0
  return unit.map((block) => {
    const to = from + block.text.length
    const own = cuts
      .filter((cut) => cut.start < to && cut.end > from)
      .map((cut) => ({ ...cut, start: Math.max(0, cut.start - from), end: Math.min(block.text.length, cut.end - from) }))
    from = to + 1
    const text = cutOut(block.text, own)
    return /[\p{L}\p{N}]/u.test(text) ? text : null
  })
}

/** Headings whose lines have all gone, go too. */
function withoutEmptyParts(blocks: readonly Block[], left: readonly (string | null)[]): Block[] {
  const isGone = left.map((text) => text === null)
  for (const [at, block] of blocks.entries()) {
    if (!isHeading(block) && !opensPrivatePart(block)) continue
    let end = at + 1
    while (end < blocks.length && !isHeading(blocks[end] as Block) && !opensPrivatePart(blocks[end] as Block)) end++
    const isEmpty = end === at + 1
    const isPrivate = opensPrivatePart(block)
    if ((isEmpty && isPrivate) || (!isEmpty && isGone.slice(at + 1, end).every(Boolean))) isGone[at] = true
  }
  return blocks.flatMap((block, at) => {
    const text = left[at]
    return isGone[at] || text === null || text === undefined ? [] : [text === block.text ? block : { ...block, text }]
  })
}
