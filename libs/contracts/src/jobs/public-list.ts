// Apart from the endpoint, so that the first page has them without its schemas.

/** Of one page of the list on the first page of the portal, and of the glance before it. */
export const PUBLIC_JOBS_PAGE = 20
export const PUBLIC_JOBS_GLANCE = 6
/** Nobody reads further; a search is narrowed instead. */
export const MOST_PUBLIC_JOBS_SKIPPED = 1000
