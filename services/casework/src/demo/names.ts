import { demoJson } from '@onward/service-kit/demo-data'
import * as v from 'valibot'

const group = v.object({ weight: v.number(), first: v.array(v.string()), last: v.array(v.string()) })
/** First names and surnames that go together, and how many people of a hundred in Leeds have them. */
export type NameGroup = v.InferOutput<typeof group>

/** `areas`: post towns and districts that the office serves. */
export const { groups: NAME_GROUPS, areas: AREAS } = demoJson(
  'casework/names.json',
  v.object({ groups: v.array(group), areas: v.array(v.string()) }),
)
