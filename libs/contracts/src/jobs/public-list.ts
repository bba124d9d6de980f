// Apart from the endpoint, so that the first page has them without its schemas.

/** Of one page of the list on the first page of the portal, and of the glance before it. */
export const PUBLIC_JOBS_PAGE = 20
export const PUBLIC_JOBS_GLANCE = 6
/** Nobody reads further; a search is narrowed instead. */
export const MOST_PUBLIC_JOBS_SKIPPED = 1000

interface Listed<Job> {
  items: readonly Job[]
  near: number
  homeHeading: string
  nearest: readonly Job[]
  nearestHeading: string
}
/**
 * A page of jobs in its lists: those near under the heading of the page, the nearest of those further away, those from home. `from`: jobs of
 * earlier pages.
 */
export function jobLists<Job>({ items, near, homeHeading, nearest, nearestHeading }: Listed<Job>, from: number) {
  const there = homeHeading ? Math.min(items.length, Math.max(0, near - from)) : items.length
  return [
    { title: '', items: items.slice(0, there) },
    { title: nearestHeading, items: nearest },
    { title: homeHeading, items: items.slice(there) },
  ].filter((list) => list.items.length > 0)
}

/** The whole list of a search on the first page. */
export const publicSearch = ({ q, where }: { q: string; where: string }): string =>
  `/?${new URLSearchParams({ ...(q && { q }), ...(where && { where }), show: 'all' })}`

/** Where a visitor joins to be told of new jobs for a search: the board with that search. */
export function joinForAlert({ q, where }: { q: string; where: string }): string {
  const search = new URLSearchParams({ ...(q && { q }), ...(where && { location: where }) })
  return `/login?${new URLSearchParams({ next: `/jobs?${search}` })}`
}

interface WithWays {
  ways: readonly { kind: string; label: string; links: readonly { text: string; q: string; where: string }[] }[]
  total: number
  near: number
  plain: string | null
}
/** Links on from a search, and the one to an alert where little was found. */
export function waysOfPage({ ways, near, plain, total }: WithWays, searched: { q: string; where: string }) {
  const isFew = total === 0 || ways.some(({ kind }) => kind !== 'place') || (near === 0 && searched.where !== '')
  const q = plain ?? searched.q
  return {
    ways: ways.map(({ label, links }) => ({
      label,
      links: links.map(({ text, ...search }) => ({ text, to: publicSearch(search) })),
    })),
    alert: isFew && (q || searched.where) ? joinForAlert({ q, where: searched.where }) : null,
  }
}
