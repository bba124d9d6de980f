import type { AnalysisPoint, CvAnalysis } from '@onward/contracts/jobseekers/cv-analysis'

/** A sign at a line of the page that leads to what is said of it. */
export interface Mark {
  point: AnalysisPoint
  /** As it stands beside the advice; null at a line that is good as it is. */
  number: number | null
}
/** Marks of the page, by the number of their line. */
export type Marks = ReadonlyMap<number, readonly Mark[]>

/** The mark that was followed last: advice may stand at several lines, and is opened at one. */
export interface Followed {
  code: string
  line: number
}

export const noMarks: Marks = new Map()

/** Advice is numbered in its order; what is good has a tick. */
export function marksOf(points: readonly AnalysisPoint[], kind: 'advice' | 'strengths'): Marks {
  const marks = new Map<number, Mark[]>()
  for (const [i, point] of points.entries())
    for (const line of point.lines ?? []) {
      const mark = { point, number: kind === 'advice' ? i + 1 : null }
      marks.set(line, [...(marks.get(line) ?? []), mark])
    }
  return marks
}

/** An analysis of other rules than those that read the lines may speak of other lines. */
export const isOfSameReading = (analysis: CvAnalysis, read: { engineVersion: string }): boolean =>
  analysis.engineVersion === read.engineVersion

/** Of two points that stand at one line each has its own place to go to. */
export const markId = (point: Pick<AnalysisPoint, 'code'>, line: number): string => `mark-${point.code.replace('/', '-')}-${line}`
export const adviceId = (point: Pick<AnalysisPoint, 'code'>): string => `advice-${point.code.replace('/', '-')}`

/** Takes the reader to one end of a mark. */
export function goTo(id: string): void {
  const place = document.getElementById(id)
  place?.scrollIntoView({ block: 'center' })
  place?.focus({ preventScroll: true })
}
