import type { JobFlag } from '@onward/contracts/jobs/vacancies'

/** A finding in an advert, or in the words of an organisation. */
export interface MarkedFlag extends Pick<JobFlag, 'check' | 'severity'> {
  passages: readonly (Place & { start: number; end: number })[]
}
/** A run of text; with the findings that saw it, or none. */
export interface Piece {
  text: string
  flags: MarkedFlag[]
}
interface Place {
  field: string
  line: number | null
}

/** Cuts the text of one field into marked and plain runs. Passages that overlap become one run. */
export function piecesOf(text: string, flags: readonly MarkedFlag[], { field, line }: Place): Piece[] {
  const regions: { start: number; end: number; flags: MarkedFlag[] }[] = []
  const passages = flags
    .flatMap((flag) => flag.passages.map((passage) => ({ ...passage, flag })))
    .filter((one) => one.field === field && one.line === line && one.start < one.end && one.end <= text.length)
    .sort((a, b) => a.start - b.start)
  for (const { start, end, flag } of passages) {
    const last = regions[regions.length - 1]
    if (!last || start >= last.end) regions.push({ start, end, flags: [flag] })
    else {
      last.end = Math.max(last.end, end)
      if (!last.flags.includes(flag)) last.flags.push(flag)
    }
  }
  const pieces: Piece[] = []
  let from = 0
  for (const { start, end, flags: seen } of regions) {
    if (start > from) pieces.push({ text: text.slice(from, start), flags: [] })
    pieces.push({ text: text.slice(start, end), flags: seen })
    from = end
  }
  if (from < text.length) pieces.push({ text: text.slice(from), flags: [] })
  return pieces
}
