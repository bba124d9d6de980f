import * as v from 'valibot'
import { date, id, timestamp } from '../endpoint'
import { APPLICATION_STATES } from '../jobs/application-states'
import { BADGE_IDS } from '../learning/learning'

/** In the order of the way to work. Specification section 3; "Placed" from product behaviour section 4. */
export const CASE_STAGES = [
  'cv-upload-required',
  'profile-setup',
  'skills-development',
  'job-matching',
  'interview-stage',
  'placed',
] as const
export type CaseStage = (typeof CASE_STAGES)[number]
/** Why a case has its stage. */
export const STAGE_REASONS = ['no-cv', 'profile-unfinished', 'no-badge', 'badge', 'applied', 'interview', 'started'] as const
export type StageReason = (typeof STAGE_REASONS)[number]

export const CASE_PRIORITIES = ['high', 'medium', 'low'] as const
export type CasePriority = (typeof CASE_PRIORITIES)[number]

export const TODO_STATES = ['open', 'doing', 'done'] as const
export type TodoState = (typeof TODO_STATES)[number]

/** What a work coach may have revealed of a person. */
export const REVEALABLE = ['ni-number', 'birth-date'] as const
export type Revealable = (typeof REVEALABLE)[number]

/** `shows: true`: somebody was in touch or got further, so that it counts as activity of the case. */
const entry = <const F extends v.ObjectEntries>(facts: F, isActivity = false) => ({ facts: v.object(facts), shows: isActivity })
const job = { applicationId: id, jobTitle: v.string(), company: v.string() }
/** Start of the interview; null when no time is agreed any more. */
const interview = v.nullable(v.object({ id, startsAt: v.nullable(timestamp) }))
const appointment = { appointmentId: id, startsAt: timestamp }

/**
 * What a case's history can hold, with the facts of each kind: codes, ids and titles. Never a National Insurance number, a birth date,
 * benefits or health.
 */
export const CASE_ENTRIES = {
  'cv-analysed': entry({ cvId: id, readable: v.boolean() }, true),
  /** `complete`: it names skills and a place to work from. */
  'profile-changed': entry({ complete: v.boolean() }, true),
  'badge-awarded': entry({ credentialId: id, badge: v.picklist(BADGE_IDS) }, true),
  'badge-revoked': entry({ credentialId: id, badge: v.picklist(BADGE_IDS) }),
  'application-sent': entry(job, true),
  'application-moved': entry({
    ...job,
    state: v.picklist(APPLICATION_STATES),
    by: v.picklist(['jobseeker', 'employer', 'system']),
    interview,
  }),
  'interview-changed': entry({
    ...job,
    about: v.picklist(['new-times', 'other-times', 'confirmed', 'changed', 'cancelled']),
    interview,
  }),
  'placement-started': entry({ ...job, startedOn: date }, true),
  'placement-checked': entry({ applicationId: id, milestone: v.string(), outcome: v.string() }, true),
  'placement-ended': entry({ applicationId: id, reason: v.string() }, true),
  'appointment-made': entry(appointment, true),
  'appointment-changed': entry(appointment, true),
  'appointment-cancelled': entry(appointment),
  'appointment-attended': entry(appointment, true),
  'appointment-missed': entry(appointment),
  /** How many jobs a run of the matching found for the person. */
  'matches-found': entry({ count: v.number() }),
  /** An agent pointed the person to these jobs. */
  'jobs-suggested': entry({ jobs: v.array(v.object({ jobId: id, jobTitle: v.string() })) }, true),
  /** Done by the agent for the person, with their consent. */
  'cv-uploaded-for-client': entry({ cvId: v.nullable(id) }),
  'cv-reviewed-for-client': entry({ cvId: v.nullable(id) }),
  /** The person's answers to it. */
  'cv-used-by-client': entry({}, true),
  'cv-removed-by-client': entry({}, true),
  'client-shares': entry({}, true),
  'client-shares-nothing': entry({}, true),
  'note-added': entry({ noteId: id, shared: v.boolean() }, true),
  'todo-added': entry({ todoId: id, title: v.string(), dueOn: date, forClient: v.boolean() }),
  'todo-moved': entry({ todoId: id, title: v.string(), state: v.picklist(TODO_STATES), byClient: v.boolean() }),
  /** An agent decided what the stage or the priority is, and why. */
  'stage-set': entry({ stage: v.picklist(CASE_STAGES), reason: v.string() }),
  'stage-released': entry({}),
  'priority-set': entry({ priority: v.picklist(CASE_PRIORITIES), reason: v.string() }),
  'priority-released': entry({}),
  /** Taken over from a colleague who left; the actor is the new agent. */
  'taken-over': entry({}),
  revealed: entry({ what: v.picklist(REVEALABLE), purpose: v.string() }),
} as const
export type CaseEntryKind = keyof typeof CASE_ENTRIES
export type CaseFacts<K extends CaseEntryKind> = v.InferOutput<(typeof CASE_ENTRIES)[K]['facts']>
/** One entry, as stored. */
export type CaseEntry = { [K in CaseEntryKind]: { kind: K; facts: CaseFacts<K> } }[CaseEntryKind]
export const CASE_ENTRY_KINDS = Object.keys(CASE_ENTRIES) as CaseEntryKind[]
