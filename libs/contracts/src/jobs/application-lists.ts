import * as v from 'valibot'
import { endpoint, timestamp } from '../endpoint'
import { APPLICATION_STAGES } from './application-states'
import { applicationFilters, employerApplication } from './employer-applications'

const service = 'jobs' as const
const { status: _, ...boardFilters } = applicationFilters

/** How many applications of a stage the board shows; the list has the rest. */
export const MOST_OF_STAGE = 20
export const readApplicationBoard = endpoint({
  service,
  method: 'GET',
  path: '/employer/application-board',
  reads: ['application', 'interview'],
  problems: ['organisation-suspended'],
  summary: "Applications to my organisation's jobs by stage, the first of each",
  access: ['employer'],
  query: v.object(boardFilters),
  response: v.object({
    stages: v.array(
      v.object({
        stage: v.picklist(APPLICATION_STAGES),
        count: v.number(),
        /** When the one that waits longest applied. */
        oldest: v.nullable(timestamp),
        items: v.array(employerApplication),
      }),
    ),
    /** Rejected, withdrawn, declined and closed. */
    ended: v.number(),
  }),
})

/** More rows than anybody reads in a spreadsheet by hand. */
export const MOST_EXPORTED = 5000
/** Without Disability Support and Benefits Transition: people shared these with the readers of their application, and a sheet sorts by everything. */
export const exportApplications = endpoint({
  service,
  method: 'GET',
  path: '/employer/applications-file',
  reads: ['application'],
  problems: ['organisation-suspended'],
  trace: { exports: 'applications' },
  summary: 'A filtered list of applications as a spreadsheet (CSV)',
  access: ['employer'],
  query: v.object(applicationFilters),
  raw: true,
  ratePerMinute: 20,
})

export const applicationListEndpoints = { readApplicationBoard, exportApplications }
