// Apart from the endpoints, so that the scripts of open pages carry no validation library.

/** Which versions a page would have if it were loaded now; answered beside the pages, by the same rules. */
export const LIVE_VERSIONS_PATH = '/api/gateway/live-versions'

export interface LiveVersions {
  /** Build of the shell; null when none is live. */
  shell: string | null
  /** Build of each remote that this person may know of, by its name. */
  remotes: Readonly<Record<string, string>>
}
