import { date } from '@onward/contracts/endpoint'
import * as v from 'valibot'

const PAGE = '/employer/interviews'
/** The week is the page itself; the lists have an address of their own. */
export const LIST_PATH = `${PAGE}?view=list`
export const dayPath = (day: string): string => `${PAGE}?day=${day}`

/** What the address asks for; a day that does not exist counts as today. */
export function viewFrom(address: URLSearchParams, today: string): { isList: boolean; day: string } {
  const day = v.safeParse(date, address.get('day'))
  return { isList: address.get('view') === 'list', day: day.success ? day.output : today }
}
