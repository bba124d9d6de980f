import type { CaseDetails } from '@onward/contracts/casework/cases'
import { type PageKey, usePageKeys } from '@onward/portal-kit/keys'
import { useCaseMessages } from '../cases/catalogue'
import type { Written } from './Composer'

/** Single keys of a client's page. They rest while somebody types, and can be switched off (WCAG 2.1.4). */
export function useClientKeys(name: string, one: CaseDetails | undefined, write: (what: Written) => void): void {
  const c = useCaseMessages()
  const isOpen = one?.closedAt === null
  const keys: PageKey[] = one
    ? [
        ...(isOpen
          ? [
              { keys: ['N'], label: c('keys.note'), run: () => write('note') },
              { keys: ['T'], label: c('todo.add'), run: () => write('todo') },
              { keys: ['A'], label: c('keys.appointment'), run: () => write('appointment') },
            ]
          : []),
        ...(isOpen && one.mine ? [{ keys: ['M'], label: c('keys.message'), run: () => write('message') }] : []),
      ]
    : []
  usePageKeys(name, keys)
}
