import { demoJson, demoTable } from '@onward/service-kit/demo-data'
import * as v from 'valibot'
import { sector } from './kinds'

/** An invented employer. `towns`: its places of work, with repeats counting more; `everywhere`: towns all over Britain. */
const employer = v.object({
  name: v.string(),
  sector,
  towns: v.pipe(
    v.string(),
    v.transform((towns): readonly string[] | 'everywhere' => (towns === 'everywhere' ? towns : towns.split(', '))),
  ),
  /** A sentence about the employer, for the end of its adverts. */
  says: v.string(),
})
export type DemoEmployer = v.InferOutput<typeof employer>
const BRITISH_EMPLOYERS: readonly DemoEmployer[] = demoTable('jobs/employers.tsv', employer)

const names = v.pipe(
  v.string(),
  v.transform((list): readonly string[] => list.split(', ')),
)
/** An invented employer in one city, with its number of adverts and its departments. */
export const LOCAL_EMPLOYERS = demoTable(
  'jobs/local-employers.tsv',
  v.object({
    ...employer.entries,
    departments: names,
    adverts: v.pipe(v.string(), v.digits(), v.transform(Number)),
    towns: names,
  }),
)
export const DEMO_EMPLOYERS: readonly DemoEmployer[] = [...BRITISH_EMPLOYERS, ...LOCAL_EMPLOYERS]
/** The first so many have adverts of any kind in many towns. */
export const BRITISH_EMPLOYER_COUNT = BRITISH_EMPLOYERS.length

/** Places of employers who work everywhere: near the demo jobseeker, and elsewhere. */
export const { nearby: NEARBY, britain: BRITAIN } = demoJson(
  'jobs/towns.json',
  v.object({ nearby: v.array(v.string()), britain: v.array(v.string()) }),
)
