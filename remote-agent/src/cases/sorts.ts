import type { CaseSort } from '@onward/contracts/casework/cases'
import type { SortOrder } from '@onward/contracts/endpoint'

/** How each column sorts first: who needs somebody stands first. */
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
