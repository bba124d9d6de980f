import { JOB_TYPES } from '@onward/contracts/jobs/job-facts'
import { demoJson } from '@onward/service-kit/demo-data'
import * as v from 'valibot'

export const sector = v.picklist([
  'care',
  'health',
  'retail',
  'food',
  'hotel',
  'logistics',
  'factory',
  'building',
  'transport',
  'facilities',
  'office',
  'contact-centre',
  'council',
  'charity',
  'education',
  'technology',
  'software',
  'outdoors',
  'leisure',
])
export type Sector = v.InferOutput<typeof sector>

const sentences = v.pipe(v.array(v.string()), v.minLength(1))
/** A kind of entry-level work, with sentences for its adverts. */
const kind = v.object({
  titles: sentences,
  sectors: v.array(sector),
  department: v.string(),
  types: v.pipe(v.array(v.picklist(JOB_TYPES)), v.minLength(1)),
  /** Pounds an hour above the minimum wage: lowest and highest. */
  above: v.tuple([v.number(), v.number()]),
  /** Work that can be done from home. */
  remote: v.optional(v.boolean()),
  desk: v.optional(v.boolean()),
  about: sentences,
  duties: sentences,
  hours: sentences,
  learn: sentences,
  required: sentences,
  desirable: sentences,
})
export type Kind = v.InferOutput<typeof kind>

export const KINDS: readonly Kind[] = demoJson('jobs/kinds-of-work.json', v.array(kind))
/** Closing sentences of adverts. */
export const ENDINGS = demoJson('jobs/endings.json', v.object({ arrivals: sentences, closers: sentences }))
