import { MOST_PUBLIC_JOBS_SKIPPED, PUBLIC_JOBS_GLANCE, PUBLIC_JOBS_PAGE } from '@onward/contracts/jobs/public-list'

/** The search in the first page's address: `/?q=care&where=Leeds&show=all&from=20`. */
export interface HomeSearch {
  what: string
  where: string
  /** The browser's position, "53.82,-1.51"; empty unless the person pressed "Near me". */
  near: string
  /** The whole list in pages, instead of the first few jobs. */
  all: boolean
  from: number
}

const POSITION = /^-?\d{1,2}\.\d{2},-?\d{1,3}\.\d{2}$/

export function searchIn(params: URLSearchParams): HomeSearch {
  const from = Number(params.get('from'))
  return {
    what: (params.get('q') ?? '').slice(0, 100),
    where: (params.get('where') ?? '').slice(0, 80),
    near: params.get('near')?.match(POSITION)?.[0] ?? '',
    all: params.get('show') === 'all',
    from: Number.isInteger(from) && from > 0 && from <= MOST_PUBLIC_JOBS_SKIPPED ? from : 0,
  }
}

export function addressOf({ what, where, near, all, from }: HomeSearch): string {
  const params = new URLSearchParams()
  if (what) params.set('q', what)
  if (where) params.set('where', where)
  if (near && !where) params.set('near', near)
  if (all) params.set('show', 'all')
  if (all && from > 0) params.set('from', String(from))
  const search = params.toString()
  return search ? `/?${search}` : '/'
}

export const sizeOf = ({ all }: HomeSearch): string => String(all ? PUBLIC_JOBS_PAGE : PUBLIC_JOBS_GLANCE)
