import type { JobsFound } from './JobList'

/** The list that came with the document; null for another search or language, or without one. */
export function drawnJobs(page: Document, address: string, language: string): JobsFound | null {
  const found = page.querySelector<HTMLElement>('[data-found]')?.dataset.found
  if (!found || page.documentElement.lang !== language) return null
  const { of, ...jobs } = JSON.parse(found) as JobsFound & { of: string }
  // A gateway from before has no lists.
  return of === address && jobs.lists ? jobs : null
}
