import { demoJson } from '@onward/service-kit/demo-data'
import * as v from 'valibot'

const group = v.object({ weight: v.number(), first: v.array(v.string()), last: v.array(v.string()) })
/** How names go together in Leeds: first names and surnames of one family's languages, and how often they come in a hundred. */
export type NameGroup = v.InferOutput<typeof group>

/** `areas`: post towns and districts that the office serves. */
export const { groups: NAME_GROUPS, areas: AREAS } = demoJson(
  'casework/names.json',
  v.object({ groups: v.array(group), areas: v.array(v.string()) }),
)
