import { placeIn, WELSH_NAMES } from '@onward/contracts/jobs/welsh-places'
import { currentLanguage } from '@onward/portal-kit/i18n'

/** A place in the reader's language: "Cardiff, South Glamorgan" is "Caerdydd, South Glamorgan" in Welsh. */
export const placeName = (place: string): string => placeIn(currentLanguage(), place)

/** Soft mutation; longer initials first. */
const SOFT: readonly (readonly [string, string])[] = [
  ['Ll', 'L'],
  ['Rh', 'R'],
  ['C', 'G'],
  ['P', 'B'],
  ['T', 'D'],
  ['B', 'F'],
  ['D', 'Dd'],
  ['M', 'F'],
  ['G', ''],
]
const NO_MUTATION = /^(?:Ch|Ph|Th|Dd|Ff|Port )/
function softened(name: string): string {
  if (NO_MUTATION.test(name)) return name
  const found = SOFT.find(([from]) => name.startsWith(from))
  return found ? found[1] + name.slice(found[0].length) : name
}

/**
 * A place after "to" (`i`) or "from/of" (`o`). In Welsh the preposition is included, because it joins an article and mutates the name: "i Gaerdydd",
 * "i’r Barri", "i Birmingham".
 */
export function placeAfter(preposition: 'i' | 'o', place: string): string {
  if (currentLanguage() !== 'cy') return place
  const [town = '', ...rest] = place.split(', ')
  const welsh = WELSH_NAMES[town] ?? Object.values(WELSH_NAMES).find((name) => name === town)
  const named = [welsh ? softened(welsh) : town, ...rest].join(', ')
  const article = welsh && /^Yr? (.*)$/.exec(welsh)
  return article ? `${preposition}’r ${[article[1], ...rest].join(', ')}` : `${preposition} ${named}`
}
