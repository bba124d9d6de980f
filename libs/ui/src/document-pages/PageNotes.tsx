import type { AskedInDocument, DocumentPages } from '@onward/contracts/jobseekers/document-pages'
import type { ReactNode } from 'react'
import styles from './document-pages.module.css'

type Box = AskedInDocument['marks'][number]
type Sheet = Pick<DocumentPages['pages'][number], 'width' | 'height'>

/** A place that something is said of beside the pages. */
export interface PageNote {
  key: string | number
  marks: readonly Box[]
  tone: 'change' | 'strong'
  isCurrent: boolean
  /** In the margin, such as a button that leads to what is said of it. */
  sign: ReactNode
}

const percent = (points: number, of: number) => `${(100 * points) / of}%`
const placeOf = ({ left, top, width, height }: Box, page: Sheet) => ({
  left: percent(left, page.width),
  top: percent(top, page.height),
  width: percent(width, page.width),
  height: percent(height, page.height),
})

/** Over the picture, like a highlighter; what is marked is listed in words above the pages. */
export function Marks({ marks, page }: { marks: readonly Box[]; page: Sheet }) {
  return (
    <div className={styles.marks} aria-hidden="true">
      {marks.map((mark) => (
        <span key={`${mark.left} ${mark.top} ${mark.width}`} style={placeOf(mark, page)} />
      ))}
    </div>
  )
}

interface NotesProps {
  notes: readonly PageNote[]
  /** Of this page, from 1. */
  number: number
  page: Sheet
  /** Pixels a point. */
  scale: number
}
/** From one sign to the next, in pixels. */
const PITCH_PX = 30

/** Signs stand at their lines, or below the sign before where lines are close; a line that goes on at the next page has its sign where it begins. */
export function signPlaces({ notes, number, page, scale }: NotesProps): { note: PageNote; first: Box; at: number }[] {
  const pitch = PITCH_PX / scale
  const own = notes
    .flatMap((note) => {
      const [first] = note.marks
      return first?.page === number ? [{ note, first, at: first.top + first.height / 2 }] : []
    })
    .sort((a, b) => a.at - b.at)
  for (const [i, one] of own.entries()) one.at = Math.max(one.at, (own[i - 1]?.at ?? -pitch) + pitch)
  let limit = page.height - pitch / 2
  for (const one of [...own].reverse()) {
    one.at = Math.min(one.at, limit)
    limit = one.at - pitch
  }
  return own
}

/** Highlighted lines, each joined to its sign. */
export function NotedLines(props: NotesProps) {
  const { notes, number, page } = props
  return (
    <div className={styles.marks} aria-hidden="true">
      {notes.flatMap(({ key, marks, tone, isCurrent }) =>
        marks
          .filter((mark) => mark.page === number)
          .map((mark) => (
            <span
              key={`${key} ${mark.top} ${mark.left}`}
              data-tone={tone}
              data-current={isCurrent || undefined}
              style={placeOf(mark, page)}
            />
          )),
      )}
      <svg viewBox={`0 0 ${page.width} ${page.height}`} className={styles.leaders} aria-hidden="true" focusable="false">
        {signPlaces(props).map(({ note, first, at }) => (
          <path
            key={note.key}
            d={`M0 ${at}L8 ${at}L${Math.max(8, first.left - 3)} ${first.top + first.height / 2}`}
            data-tone={note.tone}
          />
        ))}
      </svg>
    </div>
  )
}

/** In the margin beside the sheet. */
export function Signs(props: NotesProps) {
  return signPlaces(props).map(({ note, at }) => (
    <div key={note.key} className={styles.sign} style={{ top: percent(at, props.page.height) }}>
      {note.sign}
    </div>
  ))
}
