import type { Language } from '@onward/contracts'
import { PUBLIC_JOBS_GLANCE, PUBLIC_JOBS_PAGE, readJobsInWords } from '@onward/contracts/jobs/public-jobs'
import * as v from 'valibot'
import type { PublicAnswers } from './public-jobs'
import type { Values } from './template'

const MOST_SKIPPED = 1000

/** What the first page's own HTML leaves open: the search of its address, and the jobs that it finds. Without an answer the list is left out. */
export async function jobsOfHome(ask: PublicAnswers, { searchParams }: URL, language: Language, ip: string): Promise<Values> {
  const q = (searchParams.get('q') ?? '').slice(0, 100)
  const where = (searchParams.get('where') ?? '').slice(0, 80)
  const isWhole = searchParams.get('show') === 'all'
  const skipped = Number(searchParams.get('from'))
  const from = isWhole && Number.isInteger(skipped) && skipped > 0 && skipped <= MOST_SKIPPED ? skipped : 0
  const limit = isWhole ? PUBLIC_JOBS_PAGE : PUBLIC_JOBS_GLANCE
  const query = new URLSearchParams({ q, where, lang: language, from: String(from), limit: String(limit) })
  const answer = await ask(`/jobs-in-words?${query}`, ip)
  if (answer?.status !== 200) return { q, where }
  const { items, total, heading, note, next } = v.parse(readJobsInWords.response, JSON.parse(answer.body))
  const addressOf = (more: Record<string, string>) => {
    const params = new URLSearchParams({ ...(q && { q }), ...(where && { where }), show: 'all', ...more })
    return `/?${params}`
  }
  return {
    q,
    where,
    heading,
    note,
    total: String(total),
    some: items.length > 0,
    jobs: items,
    ...(next !== null && (isWhole ? { next: addressOf({ from: String(next) }) } : { all: addressOf({}) })),
  }
}
