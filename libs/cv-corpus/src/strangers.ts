import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { LabelledCv } from './labels'
import { parseCv } from './labels'
import { cvsIn } from './people'

/** People and layouts that nothing is learned from; the misses of the second set are never printed. */
export const STRANGER_SETS = ['strangers', 'strangers-held-out'] as const
export type StrangerSet = (typeof STRANGER_SETS)[number]
/** Layouts that others wrote, as `ATTRIBUTION.md` says; no layout is in both sets. */
export const STRANGER_LAYOUTS: Readonly<Record<StrangerSet, readonly string[]>> = {
  strangers: ['europass', 'curve', 'cv-template', 'abiword'],
  'strangers-held-out': ['currvita', 'europecv', 'resume-template', 'simplecv', 'pandoc'],
}

const folder = fileURLToPath(new URL('../documents/', import.meta.url))

export const readStrangers = (set: StrangerSet): LabelledCv[] =>
  [...cvsIn(`${set}.cv`)].map(([id, source]) => parseCv(id, source))

export interface StrangerPage {
  cv: LabelledCv
  layout: string
  file: string
  read: () => Buffer
}
/** Every committed page of the people of a set. */
export function strangerPages(set: StrangerSet): StrangerPage[] {
  const files = readdirSync(folder).sort()
  return readStrangers(set).flatMap((cv) =>
    files
      .filter((file) => file.startsWith(`${cv.id}.`))
      .map((file) => ({ cv, layout: file.split('.')[1] ?? '', file, read: () => readFileSync(`${folder}${file}`) })),
  )
}
