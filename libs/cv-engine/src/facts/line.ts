import type { BlockKind } from '../read-document'
import type { SectionName } from './headings'
import type { Piece } from './pieces'

/** Of an entry: its first line, further lines of its head, an employer above several jobs, a duty, the rest of one, "Duties:"; or prose. */
export type LineRole = 'head' | 'more' | 'group' | 'body' | 'goes-on' | 'says' | 'prose'

/** One line of the document's text (its blocks joined by line breaks), with its section. */
export interface Line extends Piece {
  kind: BlockKind
  /** Size of its letters, as a part of the usual size; 1 when unknown. */
  scale: number
  /** Column of the page, from 1 at the left; 0 across the page. */
  column: number
  section: SectionName
  /** Number of its section, from 0: headings count up. */
  part: number
  /** A heading by itself, which no field is read from. */
  isHeading: boolean
  role: LineRole | null
  /** Of the block that it stands in, among those that are judged. */
  lineNumber: number
  /** What the heading above it names, where its words are those of a section. */
  headed: SectionName | null
}
