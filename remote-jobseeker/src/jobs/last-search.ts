let last = ''

/** Keeps the search of this visit, so that a job's page leads back to its results. Nothing of it is stored. */
export function rememberSearch(address: URLSearchParams): void {
  const search = new URLSearchParams(address)
  search.delete('job')
  last = search.toString()
}
/** The job list with the search that was shown last. */
export const lastResults = (): string => (last ? `/jobs?${last}` : '/jobs')
