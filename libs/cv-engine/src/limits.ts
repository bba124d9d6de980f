/** Bounds of reading one document. Measured in the architecture: every bomb tried ended within 2.5 s. */
export const READ_LIMITS = {
  heapMegabytes: 192,
  cpuMs: 8_000,
  killAfterMs: 60_000,
  maxRssBytes: 400 * 1024 * 1024,
  maxPages: 20,
  maxLetters: 200_000,
  maxItems: 40_000,
  maxEntries: 2_000,
  maxInflatedBytes: 30 * 1024 * 1024,
  /** Fewer than this on a page means that it is a scan. */
  minLettersPerPage: 50,
  atOnce: 2,
  /** Documents that somebody waits for; more are refused until later. */
  maxWaiting: 50,
} as const

/** Bounds of judging one document that was read; a two-page CV takes half a second. */
export const JUDGE_LIMITS = { heapMegabytes: 512, cpuMs: 60_000, maxWaiting: 50 } as const
