/** Ways to learn a trade at work, each with what the public search is asked for. */
export const WAYS = { apprenticeship: 'apprenticeship', trainee: 'trainee', training: 'training given' } as const
export type Way = keyof typeof WAYS

const isWay = (value: string | null): value is Way => value !== null && Object.hasOwn(WAYS, value)

/** What the address asks for; apprenticeships when it names no way. */
export function searchIn(address: URLSearchParams): { way: Way; where: string } {
  const way = address.get('way')
  return { way: isWay(way) ? way : 'apprenticeship', where: (address.get('where') ?? '').slice(0, 80) }
}

/** The address of a search, as `searchIn` reads it. */
export function addressOf({ way, where }: { way: Way; where: string }): string {
  const asked = new URLSearchParams({ way, ...(where && { where }) })
  return `/training?${asked}`
}
