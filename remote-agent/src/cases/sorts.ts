import type { CaseSort } from '@onward/contracts/casework/cases'
import type { SortOrder } from '@onward/contracts/endpoint'

/** The first order of each column: clients who need attention first. */
export const FIRST_ORDER: Readonly<Record<CaseSort, SortOrder>> = {
  priority: 'up',
  name: 'up',
  stage: 'up',
  last: 'up',
  matches: 'down',
  applications: 'down',
  interviews: 'down',
  started: 'down',
}
