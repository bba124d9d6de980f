import type { AnalysisPoint, CvAnalysis } from '@onward/contracts/jobseekers/cv-analysis'

/** A mark at a line of the page; it leads to the advice for the line. */
export interface Mark {
  /** One piece of advice, or every strength of the line. */
  points: readonly AnalysisPoint[]
  /** The advice's number; null at a good line. */
  number: number | null
}
/** Marks by line number. */
export type Marks = ReadonlyMap<number, readonly Mark[]>

/** The mark that was pressed last: advice may have several lines and is opened at one. */
export interface Followed {
  codes: readonly string[]
  line: number
}

/** How a line is highlighted. */
export function toneOf(marks: readonly Mark[], isStrong: boolean): 'change' | 'strong' | undefined {
  if (marks.some((mark) => mark.number !== null)) return 'change'
  return marks.length > 0 || isStrong ? 'strong' : undefined
}

export const noMarks: Marks = new Map()

/** Advice is numbered in its order; the strengths of a line share one tick. */
export function marksOf(points: readonly AnalysisPoint[], kind: 'advice' | 'strengths'): Marks {
  const marks = new Map<number, Mark[]>()
  for (const [i, point] of points.entries())
    for (const line of new Set(point.lines)) {
      const before = marks.get(line) ?? []
      const strong = kind === 'strengths' ? [{ points: [...(before[0]?.points ?? []), point], number: null }] : null
      marks.set(line, strong ?? [...before, { points: [point], number: i + 1 }])
    }
  return marks
}

/** Whether analysis and lines come from the same engine version; otherwise their line numbers may differ. */
export const isOfSameReading = (analysis: CvAnalysis, read: { engineVersion: string }): boolean =>
  analysis.engineVersion === read.engineVersion

/** Two points at one line each have a place of their own. */
export const markId = ({ number, points }: Mark, line: number): string =>
  `mark-${number === null ? 'strong' : points[0]?.code.replace('/', '-')}-${line}`
export const adviceId = (code: string): string => `advice-${code.replace('/', '-')}`

/** Scrolls to one end of a mark and focuses it. */
export function goTo(id: string): void {
  const place = document.getElementById(id)
  place?.scrollIntoView({ block: 'center' })
  place?.focus({ preventScroll: true })
}
