import type { BlockKind } from '../read-document'
import type { SectionName } from './headings'
import type { Piece } from './pieces'

/** One line of the document's text (its blocks joined by line breaks), in the section that it belongs to. */
export interface Line extends Piece {
  kind: BlockKind
  /** Size of its letters, as a part of the usual size; 1 when it is not told. */
  scale: number
  section: SectionName
  /** Number of its section, from 0: headings count up. */
  part: number
  /** A heading by itself, which no field is read from. */
  isHeading: boolean
}
