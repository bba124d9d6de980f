import type { ShownJobs } from './JobList'

/** The list that stands in the document already, so that nobody waits for it twice; null for another search, and once it has gone. */
export function drawnJobs(page: Document, address: string, language: string): ShownJobs | null {
  const found = page.querySelector<HTMLElement>('[data-found]')?.dataset.found
  if (!found || page.documentElement.lang !== language) return null
  const { of, ...jobs } = JSON.parse(found) as ShownJobs & { of: string }
  return of === address ? jobs : null
}
