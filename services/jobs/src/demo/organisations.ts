import { demoJson, demoTable } from '@onward/service-kit/demo-data'
import * as v from 'valibot'
import { sector } from './kinds'

/** An invented employer. `towns`: where it works, one more often where it stands twice; `everywhere` takes towns all over Britain. */
const employer = v.object({
  name: v.string(),
  sector,
  towns: v.pipe(
    v.string(),
    v.transform((towns): readonly string[] | 'everywhere' => (towns === 'everywhere' ? towns : towns.split(', '))),
  ),
  /** A sentence about itself, for the end of its adverts. */
  says: v.string(),
})
export type DemoEmployer = v.InferOutput<typeof employer>
export const DEMO_EMPLOYERS: readonly DemoEmployer[] = demoTable('jobs/employers.tsv', employer)

/** Where employers who work everywhere have places: near the demo jobseeker, and elsewhere. */
export const { nearby: NEARBY, britain: BRITAIN } = demoJson(
  'jobs/towns.json',
  v.object({ nearby: v.array(v.string()), britain: v.array(v.string()) }),
)
