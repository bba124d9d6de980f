import type { CvLineShown } from '@onward/contracts/jobseekers/cv-lines'
import { withoutCircumstances } from './facts/without-circumstances'
import type { Block } from './read-document'
import { readCvText } from './rules/cv-text'

/** A longer first line is a sentence with the name in it. */
const LONGEST_NAME = 60

/** Every line that was read, in reading order and with what it is, so that a screen can set them as a page. Points name them by their index. */
export function readPageLines(blocks: readonly Block[]): CvLineShown[] {
  const numbered = blocks.map((block, lineNumber) => ({ ...block, lineNumber }))
  const judged = withoutCircumstances(numbered)
  const kept = new Set(judged.map(({ lineNumber }) => lineNumber))
  const cv = readCvText(judged)
  const name = cv.facts.name && cv.lineNumberAt(cv.facts.name.start)
  const headings = new Map(cv.headings.map(({ text, lineNumber }) => [lineNumber, text]))
  const roles = new Set(cv.lines.filter(({ isHeader }) => isHeader).map(({ lineNumber }) => lineNumber))
  const kindOf = ({ text, kind, lineNumber }: (typeof numbered)[number]): CvLineShown['kind'] => {
    if (lineNumber === name && text.length <= LONGEST_NAME) return 'name'
    if (headings.get(lineNumber) === text.trim()) return 'heading'
    if (roles.has(lineNumber)) return 'role'
    return kind
  }
  return numbered.map((block) => ({ text: block.text, kind: kindOf(block), isLeftOut: !kept.has(block.lineNumber) }))
}
