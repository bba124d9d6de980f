import type { Block } from '../block'
import { toMachinesIn } from '../words-to-machines'

export interface WordsToMachines {
  text: string
  lineNumber: number
}

/** Blocks that were looked through; analysing reads them more than once. */
const clean = new WeakSet<Block>()
/** A sentence that the page broke ends in the next line. */
const MAX_BROKEN = 400

/** The blocks without sentences that speak to machines, and where those were. What else stands in a line stays. */
export function withoutWordsToMachines(blocks: readonly Block[]): { left: Block[]; found: WordsToMachines[] } {
  const found: WordsToMachines[] = []
  const texts = blocks.map(({ text }) => text)
  const cut = (at: number, start: number, end: number) => {
    const block = blocks[at]
    const text = texts[at]?.slice(start, end).trim()
    if (block === undefined || !text) return
    found.push({ text, lineNumber: block.lineNumber ?? at })
    texts[at] = `${texts[at]?.slice(0, start)}${texts[at]?.slice(end)}`.trim()
  }
  for (const [at, block] of blocks.entries()) {
    if (clean.has(block)) continue
    const text = texts[at] ?? ''
    for (const { start, end } of toMachinesIn(text).toReversed()) cut(at, start, end)
    const next = texts[at + 1]
    if (texts[at] === '' || texts[at] !== text || next === undefined || !/[\p{L}\p{N},]$/u.test(text)) continue
    if (text.length + next.length > MAX_BROKEN || toMachinesIn(next).length > 0) continue
    for (const { start, end } of toMachinesIn(`${text} ${next}`).toReversed()) {
      if (start >= text.length || end <= text.length + 1) continue
      cut(at + 1, 0, end - text.length - 1)
      cut(at, start, text.length)
    }
  }
  const left = blocks.flatMap((block, at) => {
    const text = texts[at] ?? ''
    if (text === block.text) clean.add(block)
    return text === block.text ? [block] : /[\p{L}\p{N}]/u.test(text) ? [{ ...block, text }] : []
  })
  return { left, found }
}
