import * as v from 'valibot'
import { endpoint, idParams } from '../endpoint'

/** One line, list item or paragraph of a CV, in reading order. */
export const cvLine = v.object({
  text: v.string(),
  kind: v.picklist(['name', 'heading', 'role', 'item', 'text']),
  /** By which points name it. Null where it tells of the person's own life: it is neither judged, used nor counted. */
  number: v.nullable(v.number()),
})
export type CvLine = v.InferOutput<typeof cvLine>

/** Read from the file each time: no second copy of a person's words is kept. */
export const readCvLines = endpoint({
  service: 'jobseekers',
  method: 'GET',
  path: '/cvs/:id/lines',
  reads: 'static',
  problems: ['state-conflict'],
  summary: 'The lines of my CV as they were read; the points of its analysis name them by their number',
  access: ['user'],
  params: idParams,
  response: v.object({
    /** Who read them: points of an analysis by another version name other lines. */
    engineVersion: v.string(),
    /** Empty where the file cannot be read any more. */
    lines: v.array(cvLine),
  }),
  ratePerMinute: 60,
})
