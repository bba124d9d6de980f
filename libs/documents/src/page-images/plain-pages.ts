import type { Language } from '@onward/contracts'
import { type Block, printable } from '../outline'
import { pdfOf } from '../pdf'

/** A line of a document of which only the text is known. */
export interface PlainLine {
  text: string
  kind: 'heading' | 'item' | 'text'
}

/** Twenty pages hold fewer. */
const MAX_LETTERS = 60_000
/** A longer first line is a sentence. */
const LONGEST_NAME = 60

/** Lines set as pages by our own writer, for a file that cannot be drawn as it is. A short first line is printed as the name. */
export function plainPages(
  lines: readonly PlainLine[],
  { language, name }: { language: Language; name: boolean },
): Promise<Buffer> {
  const blocks: Block[] = []
  let letters = 0
  for (const { text, kind } of lines) {
    const clean = printable(text).trim()
    letters += clean.length
    if (letters > MAX_LETTERS) break
    if (clean === '') continue
    const last = blocks.at(-1)
    if (kind === 'item' && last?.kind === 'list') last.lines.push(clean)
    else if (kind === 'item') blocks.push({ kind: 'list', lines: [clean] })
    else if (name && blocks.length === 0 && clean.length <= LONGEST_NAME) blocks.push({ kind: 'name', text: clean })
    else blocks.push({ kind: kind === 'heading' ? 'section' : 'paragraph', text: clean })
  }
  return pdfOf({ language, title: '', author: '', date: '2000-01-01', blocks })
}
