import * as v from 'valibot'
import { endpoint, id, idParams, timestamp, written } from '../endpoint'
import { optionalText } from '../text'
import { BOARD_TYPES } from './board'
import { logoUrl } from './logos'

const service = 'jobs' as const

export const ALERT_FREQUENCIES = ['instant', 'daily', 'weekly'] as const
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number]
export const MAX_ALERTS = 20

/** A saved search is the board's own query, without its order and page. */
export const alertSearch = v.object({
  q: optionalText(100),
  location: optionalText(80),
  within: v.optional(v.picklist(['5', '10', '20', '50', 'any'])),
  type: v.optional(v.picklist(BOARD_TYPES), 'all'),
  remote: v.optional(v.boolean(), false),
  screenReader: v.optional(v.boolean(), false),
  equipment: v.optional(v.boolean(), false),
})
export type AlertSearch = v.InferOutput<typeof alertSearch>

export const jobAlert = v.object({
  id,
  search: alertSearch,
  frequency: v.picklist(ALERT_FREQUENCIES),
  /** False after unsubscribing; it can be switched on again. */
  active: v.boolean(),
  createdAt: timestamp,
  /** Jobs it has sent so far. */
  sent: v.number(),
})
export type JobAlert = v.InferOutput<typeof jobAlert>

export const listAlerts = endpoint({
  service,
  method: 'GET',
  path: '/alerts',
  reads: ['alert'],
  summary: 'My job alerts, newest first',
  access: ['user'],
  response: v.object({ items: v.array(jobAlert) }),
})
/** The same search again changes the frequency of the existing alert. */
export const setUpAlert = endpoint({
  service,
  method: 'POST',
  path: '/alerts',
  changes: ['alert'],
  summary: 'Set up a smart alert for a search',
  access: ['user'],
  body: v.object({ search: alertSearch, frequency: v.picklist(ALERT_FREQUENCIES) }),
  response: written({ id }),
})
export const changeAlert = endpoint({
  service,
  method: 'PUT',
  path: '/alerts/:id',
  changes: ['alert'],
  summary: 'Change how often an alert tells, or pause it',
  access: ['user'],
  params: idParams,
  body: v.object({ frequency: v.picklist(ALERT_FREQUENCIES), active: v.boolean() }),
  response: written({}),
})
export const deleteAlert = endpoint({
  service,
  method: 'DELETE',
  path: '/alerts/:id',
  changes: ['alert'],
  summary: 'Delete an alert',
  access: ['user'],
  params: idParams,
  response: written({}),
})
const linkToken = v.pipe(v.string(), v.maxLength(100))
const alertLink = v.object({ open: v.boolean(), alertId: v.nullable(id) })
/** Opening the link stops nothing: mail scanners open links too. */
export const openAlertLink = endpoint({
  service,
  method: 'POST',
  path: '/alerts/link',
  changes: ['alert'],
  summary: 'Move what the link of an alert’s email carries into a cookie of this browser for 30 minutes',
  access: 'public',
  body: v.object({ alertId: id, token: linkToken }),
  response: alertLink,
  ratePerMinute: 30,
})
export const readAlertLink = endpoint({
  service,
  method: 'GET',
  path: '/alerts/link',
  reads: ['alert'],
  summary: 'The alert whose link this browser has opened',
  access: 'public',
  response: alertLink,
})
/**
 * From the link of an email, signed out; without a token, that of the link which this browser opened. Works any number of times and does
 * not reveal whose alert it is.
 */
export const unsubscribeAlert = endpoint({
  service,
  method: 'POST',
  path: '/alerts/:id/unsubscribe',
  changes: ['alert'],
  problems: ['link-expired'],
  summary: 'Stop an alert with the token of its email',
  access: 'public',
  params: idParams,
  body: v.object({ token: v.optional(linkToken) }),
  response: written({}),
  ratePerMinute: 20,
})

/** What the keyed hash in an alert's email token is made from. */
export const unsubscribeSubject = (alertId: string): readonly [purpose: string, value: string] => ['unsubscribe alert', alertId]

export const REPORT_REASONS = [
  'asks-for-money',
  'not-a-real-job',
  'discriminates',
  'pay-below-minimum',
  'offensive',
  'other',
] as const
/** So many reports of different people hide an advert until somebody has read them. */
export const REPORTS_THAT_HIDE = 3
export const reportJob = endpoint({
  service,
  method: 'POST',
  path: '/jobs/:id/report',
  changes: ['job-report', 'advert-check', 'job'],
  summary: 'Report a job; a person looks at it and tells me what came of it. Three reports hide it until then',
  access: ['user'],
  params: idParams,
  body: v.object({ reason: v.picklist(REPORT_REASONS), text: optionalText(1000) }),
  response: written({ id }),
  ratePerMinute: 10,
})
/** Dismissed jobs leave my board and my matches until I take it back. */
export const dismissJob = endpoint({
  service,
  method: 'PUT',
  path: '/dismissed/:id',
  changes: ['dismissed-job', 'job-match'],
  summary: 'Show this job to me no more',
  access: ['user'],
  params: idParams,
  response: written({}),
})
export const restoreJob = endpoint({
  service,
  method: 'DELETE',
  path: '/dismissed/:id',
  changes: ['dismissed-job', 'job-match'],
  summary: 'Show this job to me again',
  access: ['user'],
  params: idParams,
  response: written({}),
})
const briefJob = v.object({
  id,
  title: v.string(),
  company: v.string(),
  logo: v.optional(logoUrl),
  location: v.string(),
  open: v.boolean(),
  at: timestamp,
})
export const listDismissed = endpoint({
  service,
  method: 'GET',
  path: '/dismissed',
  reads: ['dismissed-job'],
  summary: 'Jobs I dismissed, newest first',
  access: ['user'],
  response: v.object({ items: v.array(briefJob) }),
})
export const RECENTLY_VIEWED = 10
export const listViewed = endpoint({
  service,
  method: 'GET',
  path: '/viewed',
  reads: ['viewed-job'],
  summary: 'Jobs I looked at last',
  access: ['user'],
  response: v.object({ items: v.array(briefJob) }),
})
export const viewJob = endpoint({
  service,
  method: 'PUT',
  path: '/viewed/:id',
  changes: ['viewed-job'],
  summary: 'Remember that I looked at this job',
  access: ['user'],
  params: idParams,
  response: written({}),
})

export const alertEndpoints = {
  listAlerts,
  setUpAlert,
  changeAlert,
  deleteAlert,
  openAlertLink,
  readAlertLink,
  unsubscribeAlert,
  reportJob,
  dismissJob,
  restoreJob,
  listDismissed,
  listViewed,
  viewJob,
}
