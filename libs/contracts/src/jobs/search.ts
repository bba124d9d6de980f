import * as v from 'valibot'

/** What one part of a search asks for; `text` is a word with none of the other meanings. */
export const QUERY_PART_KINDS = [
  'occupation',
  'skill',
  'licence',
  'hours',
  'pattern',
  'type',
  'place',
  'employer',
  'text',
] as const

/** One thing that a search asks for, shown as a chip that can be taken off. */
export const understoodPart = v.object({
  kind: v.picklist(QUERY_PART_KINDS),
  /** As typed, without its typing error. */
  text: v.string(),
  /** The search without it. */
  without: v.string(),
})
export type UnderstoodPart = v.InferOutput<typeof understoodPart>

/** What every list of jobs says of how it read the search. */
export const searchReading = {
  understood: v.array(understoodPart),
  /** The search without its typing errors, which were mended already; null where there are none. */
  didYouMean: v.nullable(v.string()),
  /** Parts that no job fits together with the others; the list is of those that fit the rest. */
  dropped: v.array(v.string()),
  /** What the list was found by where something was dropped: "receptionist". Empty otherwise, and where it is of the same field of work alone. */
  foundBy: v.string(),
}
