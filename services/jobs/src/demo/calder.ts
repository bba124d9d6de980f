import { APPLICATION_STATES } from '@onward/contracts/jobs/application-states'
import { JOB_STATES } from '@onward/contracts/jobs/job-facts'
import { CONFIDENT_LEVELS, ORGANISATION_SECTORS, ORGANISATION_SIZES } from '@onward/contracts/jobs/organisation'
import { newJob } from '@onward/contracts/jobs/posting'
import { demoJson } from '@onward/service-kit/demo-data'
import * as v from 'valibot'

const form = v.omit(newJob, ['applicationDeadline'])
const texts = v.array(v.string())
const applicant = v.object({
  firstName: v.string(),
  lastName: v.string(),
  area: v.string(),
  job: v.string(),
  /** Its states after `submitted`, one a day. */
  path: v.array(v.picklist(APPLICATION_STATES)),
  /** The offer; days count from the day of loading. */
  offer: v.optional(
    v.object({
      startsInDays: v.number(),
      answerInDays: v.number(),
      pay: v.string(),
      hours: v.string(),
      place: v.string(),
      note: v.string(),
    }),
  ),
  daysAgo: v.number(),
  years: v.nullable(v.number()),
  availability: v.picklist(['full-time', 'part-time', 'flexible', 'shift-work', 'weekends']),
  skills: texts,
  titles: texts,
  badges: texts,
  adjustments: v.optional(v.boolean()),
  benefitsTransition: v.optional(v.boolean()),
  letter: v.string(),
  reason: v.optional(v.string()),
})

const employer = demoJson(
  'jobs/demo-employer.json',
  v.object({
    profile: v.object({
      whatWeDo: v.string(),
      website: v.string(),
      sector: v.picklist(ORGANISATION_SECTORS),
      size: v.picklist(ORGANISATION_SIZES),
      address: v.string(),
      town: v.string(),
      postcode: v.string(),
      contactName: v.string(),
      contactEmail: v.string(),
      contactPhone: v.string(),
      confidentLevel: v.picklist(CONFIDENT_LEVELS),
      confidentReference: v.string(),
    }),
    /** A distinct sentence for each advert without a text of its own. */
    everyJob: v.record(v.string(), v.unknown()),
    jobs: v.array(
      v.object({
        key: v.string(),
        state: v.picklist(JOB_STATES),
        postedDaysAgo: v.number(),
        closesInDays: v.nullable(v.number()),
        form: v.record(v.string(), v.unknown()),
      }),
    ),
    applicants: v.array(applicant),
  }),
)
/** Profile of the demo employer. The telephone number is one of Ofcom's for fiction, and nobody owns the website's name. */
export const CALDER_PROFILE = employer.profile
/** Vacancies of the demo employer. */
export const CALDER_JOBS = employer.jobs.map((job) => ({ ...job, form: v.parse(form, { ...employer.everyJob, ...job.form }) }))
/** Invented applicants of the demo employer. */
export const CALDER_APPLICANTS = employer.applicants
