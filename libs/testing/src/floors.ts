import { readFileSync } from 'node:fs'

/** What a figure of an evaluation may not fall below, or rise above. */
export type Floor = { least: number } | { most: number }
/** By evaluation, then by figure. */
export type Floors = Readonly<Record<string, Readonly<Record<string, Floor>>>>

/** Figures count as they are printed. */
const DIGITS = 3
const asPrinted = (figure: number): number => Number(figure.toFixed(DIGITS))

/** A sentence for each figure of the evaluation that its floor no longer holds, or that nobody measured. Throws where no floors are recorded. */
export function brokenFloors(floors: Floors, evaluation: string, figures: Readonly<Record<string, number | null>>): string[] {
  const own = floors[evaluation]
  if (!own) throw new Error(`No floors are recorded for "${evaluation}"`)
  return Object.entries(own).flatMap(([name, floor]) => {
    const figure = figures[name] ?? null
    if (figure === null) return [`${evaluation}: ${name} was not measured.`]
    const reached = asPrinted(figure)
    if ('least' in floor)
      return reached < floor.least ? [`${evaluation}: ${name} fell to ${reached}; it was at least ${floor.least} before.`] : []
    return reached > floor.most ? [`${evaluation}: ${name} rose to ${reached}; it was at most ${floor.most} before.`] : []
  })
}

/** Prints what is broken and fails the process; `file` is `floors.json` beside the evaluation. */
export function failOnBrokenFloors(file: URL, evaluation: string, figures: Readonly<Record<string, number | null>>): void {
  const broken = brokenFloors(JSON.parse(readFileSync(file, 'utf8')) as Floors, evaluation, figures)
  for (const sentence of broken) console.error(sentence)
  if (broken.length > 0) process.exitCode = 1
}
