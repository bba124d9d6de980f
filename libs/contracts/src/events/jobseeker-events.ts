import * as v from 'valibot'
import { id } from '../endpoint'
import { COACH_ACTS } from '../jobseekers/coach'
import { AVAILABILITIES } from '../jobseekers/profile'
import { FUTURE_BADGE_IDS } from '../learning/courses'
import { BADGE_IDS } from '../learning/learning'
import { defineEvent } from './define-event'

/** Emitted by jobseekers and learning. */
export const JOBSEEKER_EVENTS = {
  /** How a person wants to be contacted; the phone number goes to messaging alone. */
  'contact.preferences': defineEvent(
    ['jobseekers'],
    ['messaging'],
    v.object({ accountId: id, phone: v.string(), email: v.boolean(), sms: v.boolean(), jobAlerts: v.boolean() }),
  ),
  /** What a jobseeker is called now: the account takes it over from the profile. */
  'jobseeker.named': defineEvent(
    ['jobseekers'],
    ['identity'],
    v.object({ accountId: id, firstName: v.string(), lastName: v.string() }),
  ),
  /** What matching may know: no name, age, sex, benefit, disability, address or photo. */
  'jobseeker.match-profile': defineEvent(
    ['jobseekers'],
    ['jobs', 'casework'],
    v.object({
      accountId: id,
      skills: v.array(
        v.object({
          skillId: v.string(),
          level: v.number(),
          /** Of a paper, in the national framework. */
          paperLevel: v.optional(v.number()),
          /** Of work that shows the skill. */
          months: v.optional(v.number()),
        }),
      ),
      titles: v.array(v.string()),
      experienceYears: v.nullable(v.number()),
      /** Rounded to 0.01 degree. */
      position: v.nullable(v.object({ lat: v.number(), lon: v.number() })),
      place: v.nullable(v.string()),
      travelMiles: v.number(),
      contracts: v.array(v.string()),
      remoteOnly: v.boolean(),
      wantedFeatures: v.array(v.string()),
    }),
  ),
  'cv.analysed': defineEvent(
    ['jobseekers'],
    ['messaging', 'casework'],
    v.object({ accountId: id, cvId: id, score: v.nullable(v.number()), refusal: v.nullable(v.string()) }),
  ),
  /** A person's visibility in the pool: off, or on with the CV that employers may open. */
  'jobseeker.visibility': defineEvent(
    ['jobseekers'],
    ['jobs'],
    v.object({
      accountId: id,
      cvId: v.nullable(id),
      /** Post town and outcode; null when off and in older events. */
      area: v.optional(v.nullable(v.object({ town: v.string(), outcode: v.string() })), null),
      availability: v.optional(v.nullable(v.picklist(AVAILABILITIES)), null),
    }),
  ),
  'badge.awarded': defineEvent(
    ['learning'],
    ['jobseekers', 'jobs', 'casework', 'messaging'],
    v.object({ accountId: id, credentialId: id, badge: v.picklist(BADGE_IDS), cvId: v.nullable(id) }),
    { overtakenBy: ['badge.revoked'] },
  ),
  'badge.revoked': defineEvent(
    ['learning'],
    ['jobseekers', 'jobs', 'casework', 'messaging'],
    v.object({ accountId: id, credentialId: id, badge: v.picklist(BADGE_IDS) }),
  ),
  /** A badge on whose waiting list the person is, is available. */
  'badge.announced': defineEvent(['learning'], ['messaging'], v.object({ accountId: id, badge: v.picklist(FUTURE_BADGE_IDS) })),
  /**
   * What a work coach did for a client, or the client's answer: for case history, access log and notices. The subject is the question, CV,
   * matching run or suggestion.
   */
  'coach.act': defineEvent(
    ['jobseekers', 'jobs'],
    ['casework', 'messaging'],
    v.object({
      act: v.picklist(COACH_ACTS),
      accountId: id,
      caseId: id,
      referralId: id,
      agentAccountId: id,
      /** Name at that time. */
      agentName: v.string(),
      officeName: v.string(),
      /** Of acts about the person's own CV. */
      cvId: v.optional(v.nullable(id), null),
      /** Of `matches-found`. */
      count: v.optional(v.number(), 0),
      /** Of `job-suggested`. */
      job: v.optional(v.nullable(v.object({ jobId: id, jobTitle: v.string(), company: v.string() })), null),
    }),
  ),
  /** What a person shares with their work coach; emitted on each change. The subject is the person. */
  'coach.sharing': defineEvent(['jobseekers'], ['jobs'], v.object({ accountId: id, matches: v.boolean() })),
} as const
