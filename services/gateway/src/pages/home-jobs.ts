import type { Language } from '@onward/contracts'
import { searchPublicJobs } from '@onward/contracts/jobs/public-jobs'
import { MOST_PUBLIC_JOBS_SKIPPED, PUBLIC_JOBS_GLANCE, PUBLIC_JOBS_PAGE } from '@onward/contracts/jobs/public-list'
import * as v from 'valibot'
import type { PublicAnswers } from './public-jobs'
import type { Values } from './template'

/** What the first page's own HTML leaves open: the search of its address, and the jobs that it finds. Without an answer the list is left out. */
export async function jobsOfHome(ask: PublicAnswers, { searchParams }: URL, language: Language, ip: string): Promise<Values> {
  const q = (searchParams.get('q') ?? '').slice(0, 100)
  const where = (searchParams.get('where') ?? '').slice(0, 80)
  const isWhole = searchParams.get('show') === 'all'
  const skipped = Number(searchParams.get('from'))
  const from = isWhole && Number.isInteger(skipped) && skipped > 0 && skipped <= MOST_PUBLIC_JOBS_SKIPPED ? skipped : 0
  const limit = isWhole ? PUBLIC_JOBS_PAGE : PUBLIC_JOBS_GLANCE
  const query = new URLSearchParams({ q, where, lang: language, from: String(from), limit: String(limit) })
  const answer = await ask(`/search?${query}`, ip)
  if (answer?.status !== 200) return { q, where }
  const { items: found, total, heading, note, next } = v.parse(searchPublicJobs.response, JSON.parse(answer.body))
  const items = found.map(({ id, title, company, pay, hours, place }) => ({ id, title, company, pay, hours, place }))
  const addressOf = (more: Record<string, string>) => {
    const params = new URLSearchParams({ ...(q && { q }), ...(where && { where }), ...more }).toString()
    return params ? `/?${params}` : '/'
  }
  const whole = (more: Record<string, string>) => addressOf({ show: 'all', ...more })
  const shown = {
    heading,
    note,
    all: next !== null && !isWhole ? whole({}) : null,
    next: next !== null && isWhole ? whole({ from: String(next) }) : null,
  }
  const of = isWhole ? whole(from > 0 ? { from: String(from) } : {}) : addressOf({})
  return {
    q,
    where,
    ...shown,
    total: String(total),
    some: items.length > 0,
    jobs: items,
    // The page's script goes on from it, and asks for no list of its own.
    found: JSON.stringify({ of, ...shown, total, items }),
  }
}
