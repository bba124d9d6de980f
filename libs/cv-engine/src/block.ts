export type BlockKind = 'heading' | 'item' | 'text'
/** One paragraph or line, in reading order. */
export interface Block {
  text: string
  kind: BlockKind
  /** Column of the page, from 1 at the left; 0 or absent across the page. */
  column?: number
  /** Size of its letters, as a part of the document's usual size; only where it is larger. */
  scale?: number
  /** A label at the left of its text, in a table or a narrow column. */
  isLabel?: boolean
  /** Its place among the lines that are judged, from 0. */
  lineNumber?: number
}
/** A line without invisible and odd characters. */
export const cleanLine = (text: string): string =>
  text
    .normalize('NFKC')
    // A date that was broken in a narrow column.
    .replace(/\b((?:19|20)\d\d-\d\d-) (\d\d)(?!\d)/g, '$1$2')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]/g, '')
    // A sign of an icon font between two details.
    .replace(/(?<=\S)(?:\s+[\ue000-\uf8ff]+\s*|[\ue000-\uf8ff]+\s+)(?=\S)/g, '  ')
    .replace(/\t/g, '  ')
    .trim()

/** Signs that nothing else starts with, and those that do with a space after them. */
export const BULLET =
  /^(?:[•·▪■●○◦‣⁃∙*\ue000-\uf8ff]|[\u2190-\u21ff\u25a0-\u25ff\u2600-\u27bf\u2b00-\u2bff]\ufe0f?|[-–—»›>~+¤§°](?=\s))\s*/u

/** A block of a document type that has blocks of its own. */
export const cleanBlock = (block: Block): Block => {
  const text = cleanLine(block.text)
  // A bullet that was typed rather than set.
  return block.kind === 'text' && BULLET.test(text)
    ? { ...block, text: text.replace(BULLET, ''), kind: 'item' }
    : { ...block, text }
}
