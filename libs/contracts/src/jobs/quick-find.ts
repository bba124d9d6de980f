import * as v from 'valibot'
import { endpoint, id } from '../endpoint'
import { listedOrganisation } from './admin-organisations'
import { APPLICATION_STATES } from './application-states'
import { JOB_STATES } from './job-facts'

/** A search of people travels in the body: addresses are logged. */
const body = v.object({ search: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)) })
const ofJobs = { service: 'jobs', method: 'POST', body, ratePerMinute: 600 } as const

export const findForEmployer = endpoint({
  ...ofJobs,
  path: '/employer/search',
  reads: ['application', 'job'],
  summary:
    'A few applicants and adverts of my organisation by a part of their name; people without name by their pseudonym alone',
  access: ['employer'],
  response: v.object({
    applications: v.array(v.object({ id, name: v.string(), jobTitle: v.string(), state: v.picklist(APPLICATION_STATES) })),
    adverts: v.array(v.object({ id, title: v.string(), location: v.string(), state: v.picklist(JOB_STATES) })),
  }),
})
export const findForAdministrator = endpoint({
  ...ofJobs,
  path: '/admin/search',
  reads: ['organisation'],
  summary: 'A few organisations by a part of their name',
  access: ['admin'],
  response: v.object({
    organisations: v.array(v.object({ id, name: v.string(), town: v.string(), state: listedOrganisation.entries.state })),
  }),
})
export const quickFindEndpoints = { findForEmployer, findForAdministrator }
