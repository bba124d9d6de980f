import type { CvLine } from '@onward/contracts/jobseekers/cv-lines'
import { numbered } from './facts/lines'
import { withoutCircumstances } from './facts/without-circumstances'
import type { Block } from './read-document'
import { readCvText } from './rules/cv-text'

/** A longer first line is a sentence with the name in it. */
const LONGEST_NAME = 60

/** Every line that was read, in reading order and with what it is, so that a screen can set them as a page. */
export function readPageLines(blocks: readonly Block[]): CvLine[] {
  const judged = withoutCircumstances(blocks.map((block, at) => ({ ...block, lineNumber: at })))
  const numbers = new Map(judged.map(({ lineNumber }, number) => [lineNumber, number]))
  const cv = readCvText(numbered(judged))
  const name = cv.facts.name && cv.lineNumberAt(cv.facts.name.start)
  const headings = new Map(cv.headings.map(({ text, lineNumber }) => [lineNumber, text]))
  const roles = new Set(cv.lines.filter(({ isHeader }) => isHeader).map(({ lineNumber }) => lineNumber))
  const kindOf = ({ text, kind }: Block, number: number | null): CvLine['kind'] => {
    if (number === null) return kind
    if (number === name && text.length <= LONGEST_NAME) return 'name'
    if (headings.get(number) === text.trim()) return 'heading'
    if (roles.has(number)) return 'role'
    return kind
  }
  return blocks.map((block, at) => {
    const number = numbers.get(at) ?? null
    return { text: block.text, kind: kindOf(block, number), number }
  })
}
