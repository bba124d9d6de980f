import { MOST_PUBLIC_JOBS_SKIPPED, PUBLIC_JOBS_GLANCE, PUBLIC_JOBS_PAGE } from '@onward/contracts/jobs/public-list'

/** What the address of the first page asks for: `/?q=care&where=Leeds&show=all&from=20`. */
export interface HomeSearch {
  what: string
  where: string
  /** The whole list, page by page, in place of a glance. */
  all: boolean
  from: number
}

export function searchIn(params: URLSearchParams): HomeSearch {
  const from = Number(params.get('from'))
  return {
    what: (params.get('q') ?? '').slice(0, 100),
    where: (params.get('where') ?? '').slice(0, 80),
    all: params.get('show') === 'all',
    from: Number.isInteger(from) && from > 0 && from <= MOST_PUBLIC_JOBS_SKIPPED ? from : 0,
  }
}

export function addressOf({ what, where, all, from }: HomeSearch): string {
  const params = new URLSearchParams()
  if (what) params.set('q', what)
  if (where) params.set('where', where)
  if (all) params.set('show', 'all')
  if (all && from > 0) params.set('from', String(from))
  const search = params.toString()
  return search ? `/?${search}` : '/'
}

export const sizeOf = ({ all }: HomeSearch): string => String(all ? PUBLIC_JOBS_PAGE : PUBLIC_JOBS_GLANCE)
