import { BRAND, type Language } from '@onward/contracts'
import { employerInitials, employerTint } from '@onward/contracts/jobs/employer-initials'
import { searchPublicJobs } from '@onward/contracts/jobs/public-jobs'
import {
  jobLists,
  MOST_PUBLIC_JOBS_SKIPPED,
  PUBLIC_JOBS_GLANCE,
  PUBLIC_JOBS_PAGE,
  waysOfPage,
} from '@onward/contracts/jobs/public-list'
import * as v from 'valibot'
import type { PublicAnswers } from './public-jobs'
import type { Values } from './template'

/** With its mark, for the template. */
const drawnJob = <Job extends { company: string }>(job: Job) => ({
  ...job,
  initials: employerInitials(job.company),
  tint: String(employerTint(job.company)),
})

/** Values for the first page's HTML: the search of its address, and the jobs found. Without an answer the list is left out. */
export async function jobsOfHome(ask: PublicAnswers, { searchParams }: URL, language: Language, ip: string): Promise<Values> {
  const q = (searchParams.get('q') ?? '').slice(0, 100)
  const where = (searchParams.get('where') ?? '').slice(0, 80)
  const isWhole = searchParams.get('show') === 'all'
  const skipped = Number(searchParams.get('from'))
  const from = isWhole && Number.isInteger(skipped) && skipped > 0 && skipped <= MOST_PUBLIC_JOBS_SKIPPED ? skipped : 0
  const limit = isWhole ? PUBLIC_JOBS_PAGE : PUBLIC_JOBS_GLANCE
  const near = /^-?\d{1,2}\.\d{2},-?\d{1,3}\.\d{2}$/.exec(searchParams.get('near') ?? '')?.[0] ?? ''
  const query = new URLSearchParams({ q, where, ...(near && { near }), lang: language, from: String(from), limit: String(limit) })
  const answer = await ask(`/search?${query}`, ip)
  if (answer?.status !== 200) return { q, where }
  const found = v.parse(searchPublicJobs.response, JSON.parse(answer.body))
  const { total, heading, note, next, cards } = found
  const lists = jobLists(found, from).map((list) => ({
    title: list.title,
    items: list.items.map(({ id, title, writtenIn, company, logo, pay, hours, place }) => ({
      id,
      title,
      ...(writtenIn && { writtenIn }),
      company,
      logo,
      pay,
      hours,
      place,
    })),
  }))
  const items = lists.flatMap((list) => list.items)
  const { ways, alert } = waysOfPage(found, { q, where })
  const addressOf = (more: Record<string, string>) => {
    const params = new URLSearchParams({
      ...(q && { q }),
      ...(where && { where }),
      ...(near && !where && { near }),
      ...more,
    }).toString()
    return params ? `/?${params}` : '/'
  }
  const whole = (more: Record<string, string>) => addressOf({ show: 'all', ...more })
  const view = {
    heading,
    note,
    alert,
    all: next !== null && !isWhole ? whole({}) : null,
    next: next !== null && isWhole ? whole({ from: String(next) }) : null,
  }
  const of = isWhole ? whole(from > 0 ? { from: String(from) } : {}) : addressOf({})
  return {
    q,
    where,
    ...view,
    total: String(total),
    // Earlier versions of the first page have one list.
    some: items.length > 0,
    jobs: items.map(drawnJob),
    cards: cards.map(({ title, text, links }) => ({
      cardTitle: title,
      cardText: text,
      links: links.map((link) => ({ linkText: link.text, href: link.href })),
    })),
    ways: ways.map(({ label, links }) => ({ label, links: links.map(({ text, to }) => ({ linkText: text, to })) })),
    lists: lists.map(({ title, items }) => ({
      listTitle: title,
      jobs: items.map(drawnJob),
    })),
    // The page's script starts from this list and does not fetch it again.
    found: JSON.stringify({ of, ...view, total, cards, ways, lists, items }),
  }
}

/** The title of the first page names its search. */
export const titleOfSearch = ({ q, where, heading }: Values, otherwise: string): string =>
  (q || where) && typeof heading === 'string' && heading ? `${heading} · ${BRAND}` : otherwise
