import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { LabelledCv, Series } from './labels'
import { HELD_OUT, parseCv, SERIES } from './labels'

const read = (name: string): string => readFileSync(fileURLToPath(new URL(`../people/${name}`, import.meta.url)), 'utf8')

/** The CVs of a file of `people/`, by id: each begins with a line `=== id`. */
export function cvsIn(file: string): Map<string, string> {
  const [before = '', ...cvs] = read(file).split(/^=== /m)
  if (before !== '') throw new Error(`${file} does not begin with "=== "`)
  return new Map(
    cvs.map((cv) => {
      const end = cv.indexOf('\n')
      return [cv.slice(0, end), cv.slice(end + 1)]
    }),
  )
}

export const fileOfSeries = (series: Series): string => `series-${`${series}`.padStart(2, '0')}.cv`

export type SetName = 'development' | 'held-out'
/** The labelled CVs of a set, by id. */
export const readCvs = (set: SetName): LabelledCv[] =>
  SERIES.filter((series) => HELD_OUT.has(series) === (set === 'held-out'))
    .flatMap((series) => [...cvsIn(fileOfSeries(series))].map(([id, source]) => parseCv(id, source, series)))
    // Pages are planned, and learned from, in this order.
    .sort((a, b) => (`${a.id}.` < `${b.id}.` ? -1 : 1))

/** JSON Resumes by the name of their person. */
export const readJson = (file: string): Record<string, object> => JSON.parse(read(file))

/** Ids of the skills that the taxonomy had when the labels were written. */
export const readVocabulary = (): Set<string> => new Set(read('skill-vocabulary.txt').split(/\s+/).filter(Boolean))
