import type { JobFlag } from '../jobs/vacancies'

/** A pattern for one sentence, folded. What it finds is the sentence; `words` names the words that decide. */
export interface Rule {
  code: JobFlag['check']
  /** All must be found. */
  all: readonly RegExp[]
  /** None may be found: honest mentions. */
  none?: readonly RegExp[]
  /** One alone is a note for the administrator; two different ones hold the advert. */
  weak?: boolean
  /** Mark only the match of the first pattern. */
  match?: boolean
}

/** Words of a list, as one group. Dots stand for any sign between two words. */
export const list = (words: string): string => `(?:${words.trim().split(/\s+/).join('|')})`
