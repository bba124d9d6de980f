import * as v from 'valibot'
import { date, endpoint } from '../endpoint'

/** Page loads that failed, by day in the United Kingdom. */
export const readFailureDays = endpoint({
  service: 'gateway',
  method: 'GET',
  path: '/admin/failure-days',
  reads: ['front-end'],
  summary: 'How many page loads of each front end failed on each of the last seven days, the oldest day first',
  access: ['admin'],
  response: v.object({
    days: v.array(date),
    /** Front ends without a failure are left out. */
    items: v.array(v.object({ name: v.string(), counts: v.array(v.number()) })),
  }),
})
export const failureDayEndpoints = { readFailureDays }
