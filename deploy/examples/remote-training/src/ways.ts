/** Ways to learn a trade at work, each with what the public search is asked for. */
export const WAYS = { apprenticeship: 'apprenticeship', trainee: 'trainee', training: 'training given' } as const
export type Way = keyof typeof WAYS

const isWay = (value: string | null): value is Way => value !== null && Object.hasOwn(WAYS, value)

/** What the address asks for; apprenticeships when it names no way. */
export function searchIn(address: URLSearchParams): { way: Way; where: string } {
  const way = address.get('way')
  return { way: isWay(way) ? way : 'apprenticeship', where: (address.get('where') ?? '').slice(0, 80) }
}

const POSTCODE = /\b([A-Z]{1,2}\d[A-Z\d]?)(?:\s*\d[A-Z]{2})?\b/i

/** A place to search around, of what somebody wrote as a client's location: the district of a postcode or the town, never the house. */
export function placeIn(location: string): string {
  const [, district] = POSTCODE.exec(location) ?? []
  if (district) return district.toUpperCase()
  const parts = location.split(',').map((part) => part.trim())
  return parts.filter((part) => part && !/\d/.test(part)).at(-1) ?? ''
}

/** The address of a search, as `searchIn` reads it. */
export function addressOf({ way, where }: { way: Way; where: string }): string {
  const asked = new URLSearchParams({ way, ...(where && { where }) })
  return `/training?${asked}`
}
