import * as v from 'valibot'
import { id } from '../endpoint'
import { COACH_ACTS } from '../jobseekers/coach'
import { AVAILABILITIES } from '../jobseekers/profile'
import { FUTURE_BADGE_IDS } from '../learning/courses'
import { BADGE_IDS } from '../learning/learning'
import { defineEvent } from './define-event'

/** Emitted by jobseekers and learning. */
export const JOBSEEKER_EVENTS = {
  /** How a person wants to be reached; the number is for messaging alone. */
  'contact.preferences': defineEvent(
    ['jobseekers'],
    ['messaging'],
    v.object({ accountId: id, phone: v.string(), email: v.boolean(), sms: v.boolean(), jobAlerts: v.boolean() }),
  ),
  /** What matching may know: no name, age, sex, benefit, disability, address or photo. */
  'jobseeker.match-profile': defineEvent(
    ['jobseekers'],
    ['jobs', 'casework'],
    v.object({
      accountId: id,
      skills: v.array(v.object({ skillId: v.string(), level: v.number() })),
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
  /** Off, or on with the CV that employers may open. Emitted with each change of the person's one switch. */
  'jobseeker.visibility': defineEvent(
    ['jobseekers'],
    ['jobs'],
    v.object({
      accountId: id,
      cvId: v.nullable(id),
      /** Post town and first half of the postcode; null when off, and of switches told before this was kept. */
      area: v.optional(v.nullable(v.object({ town: v.string(), outcode: v.string() })), null),
      availability: v.optional(v.nullable(v.picklist(AVAILABILITIES)), null),
    }),
  ),
  'badge.awarded': defineEvent(
    ['learning'],
    ['jobseekers', 'jobs', 'casework', 'messaging'],
    v.object({ accountId: id, credentialId: id, badge: v.picklist(BADGE_IDS), cvId: v.nullable(id) }),
  ),
  'badge.revoked': defineEvent(
    ['learning'],
    ['jobseekers', 'jobs', 'casework', 'messaging'],
    v.object({ accountId: id, credentialId: id, badge: v.picklist(BADGE_IDS) }),
  ),
  /** A badge that this person waits for is there. */
  'badge.announced': defineEvent(['learning'], ['messaging'], v.object({ accountId: id, badge: v.picklist(FUTURE_BADGE_IDS) })),
  /**
   * What a work coach did for a client, or the client's answer to it: for the history, for who looked, and for whoever should know. The
   * subject is what it is about: a question, a CV, a run of the matching, a suggestion.
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
      /** As they were called then. */
      agentName: v.string(),
      officeName: v.string(),
      /** Of acts about a CV that is the person's own. */
      cvId: v.optional(v.nullable(id), null),
      /** Of `matches-found`. */
      count: v.optional(v.number(), 0),
      /** Of `job-suggested`. */
      job: v.optional(v.nullable(v.object({ jobId: id, jobTitle: v.string(), company: v.string() })), null),
    }),
  ),
  /** What a person shares with their work coach. Told with each change; the subject is the person. */
  'coach.sharing': defineEvent(['jobseekers'], ['jobs'], v.object({ accountId: id, matches: v.boolean() })),
} as const
