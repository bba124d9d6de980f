import * as v from 'valibot'
import { date, endpoint, flag, id, idParams, pageOf, pageQuery, SORT_ORDERS, timestamp, written } from '../endpoint'
import { MOST_VIEWS } from '../identity/saved-views'
import { requiredText } from '../text'
import {
  CASE_ENTRY_KINDS,
  CASE_PRIORITIES,
  CASE_STAGES,
  type CasePriority,
  REVEALABLE,
  STAGE_REASONS,
  TODO_STATES,
} from './case-history'
import { BENEFITS_STATUSES, REFERRAL_DISABILITIES } from './referrals'

const service = 'casework' as const
const staff = { service, access: ['agent', 'admin'] } as const

/** Why a case has its priority; the rule takes the first reason that applies. `set`: an agent decided it. Product behaviour section 4. */
export const PRIORITY_REASONS = [
  'set',
  'missed-appointment',
  'interview-soon',
  'no-activity',
  'todo-overdue',
  'quiet',
  'on-track',
] as const
export type PriorityReason = (typeof PRIORITY_REASONS)[number]
export const PRIORITY_OF: Readonly<Record<Exclude<PriorityReason, 'set'>, CasePriority>> = {
  'missed-appointment': 'high',
  'interview-soon': 'high',
  'no-activity': 'high',
  'todo-overdue': 'medium',
  quiet: 'medium',
  'on-track': 'low',
}
/** Days without activity, and days until an interview. */
export const PRIORITY_DAYS = { noActivity: 14, quiet: 7, interviewSoon: 5 } as const

export const todo = v.object({
  id,
  title: v.string(),
  dueOn: date,
  state: v.picklist(TODO_STATES),
  /** By name; empty for the jobseeker, and for staff of other offices. */
  owner: v.string(),
  forClient: v.boolean(),
  mine: v.boolean(),
  isOverdue: v.boolean(),
  version: v.number(),
})
export type Todo = v.InferOutput<typeof todo>

/** The next action is the first of these that applies. */
export const nextAction = v.variant('kind', [
  v.object({ kind: v.literal('missed-appointment'), at: timestamp }),
  v.object({ kind: v.literal('interview'), at: timestamp }),
  v.object({ kind: v.literal('todo'), title: v.string(), dueOn: date, forClient: v.boolean() }),
  v.object({ kind: v.literal('stage'), stage: v.picklist(CASE_STAGES) }),
])
export type NextAction = v.InferOutput<typeof nextAction>

/** One case of the list. */
export const caseRow = v.object({
  id,
  referralId: id,
  firstName: v.string(),
  lastName: v.string(),
  niMask: v.string(),
  benefitsStatus: v.picklist(BENEFITS_STATUSES),
  disability: v.picklist(REFERRAL_DISABILITIES),
  stage: v.picklist(CASE_STAGES),
  priority: v.picklist(CASE_PRIORITIES),
  priorityBecause: v.picklist(PRIORITY_REASONS),
  /** Null: nobody has run the matching for this person. */
  jobMatches: v.nullable(v.number()),
  applications: v.number(),
  interviews: v.number(),
  nextInterviewAt: v.nullable(timestamp),
  openedAt: timestamp,
  nextAction,
  lastActivityAt: timestamp,
  /** Null: nothing happened since it opened. */
  lastActivity: v.nullable(v.picklist(CASE_ENTRY_KINDS)),
  agentName: v.string(),
  mine: v.boolean(),
})
export type CaseRow = v.InferOutput<typeof caseRow>

/** What the list of cases can be sorted by. Priority: the most urgent first, and within a priority those longest without activity. */
export const CASE_SORTS = ['priority', 'name', 'stage', 'last', 'matches', 'applications', 'interviews', 'started'] as const
export type CaseSort = (typeof CASE_SORTS)[number]
/**
 * Saved views. `interview-week`: an agreed interview from Monday to Sunday of this week, London time. `no-contact`: nothing from the person
 * for `PRIORITY_DAYS.noActivity` days, as the weekly report counts it. `missed`: an appointment was missed since the last contact.
 * `todo-overdue`: a to-do of anybody is late. `cv-needed`: no CV that could be read.
 */
export const CASE_VIEWS = ['interview-week', 'no-contact', 'missed', 'todo-overdue', 'cv-needed'] as const
export type CaseView = (typeof CASE_VIEWS)[number]

const caseFilters = {
  priority: v.optional(v.nullable(v.picklist(CASE_PRIORITIES)), null),
  stage: v.optional(v.nullable(v.picklist(CASE_STAGES)), null),
  /** False: of the whole office. */
  mine: v.optional(v.boolean(), true),
  view: v.optional(v.nullable(v.picklist(CASE_VIEWS)), null),
}
/** A search of people travels in the body: what is typed may be a part of a National Insurance number. */
export const listCases = endpoint({
  ...staff,
  method: 'POST',
  path: '/cases/search',
  reads: ['case'],
  trace: { searches: 'cases' },
  summary: 'Open cases, the most urgent first or by a column; by name, NI number, stage or saved view',
  body: v.object({
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
    ...caseFilters,
    sort: v.optional(v.picklist(CASE_SORTS), 'priority'),
    order: v.optional(v.picklist(SORT_ORDERS), 'up'),
  }),
  query: v.object(pageQuery),
  response: v.object({
    ...pageOf(caseRow).entries,
    /** Of my cases or of the whole office, before search and filters. */
    counts: v.object({ active: v.number(), highPriority: v.number(), atInterview: v.number(), applications: v.number() }),
    /** How many of the same cases each view has. */
    views: v.record(v.picklist(CASE_VIEWS), v.number()),
  }),
  ratePerMinute: 600,
})
export const countCaseLists = endpoint({
  ...staff,
  method: 'POST',
  path: '/cases/counts',
  reads: ['case'],
  summary: 'How many open cases each of several lists has',
  body: v.object({ lists: v.pipe(v.array(v.object(caseFilters)), v.minLength(1), v.maxLength(MOST_VIEWS)) }),
  response: v.object({ counts: v.array(v.number()) }),
})

export const caseDetails = v.object({
  ...caseRow.entries,
  jobcentre: v.string(),
  /** The activated account. */
  accountId: id,
  closedAt: v.nullable(timestamp),
  /** What the rule says, whatever an agent set. */
  stageFollows: v.picklist(CASE_STAGES),
  stageBecause: v.picklist(STAGE_REASONS),
  /** Why an agent set another stage; null where none did. */
  stageReason: v.nullable(v.string()),
  priorityFollows: v.picklist(CASE_PRIORITIES),
  priorityFollowsFrom: v.picklist(PRIORITY_REASONS),
  priorityReason: v.nullable(v.string()),
  todos: v.array(todo),
  /** Who may take a to-do: colleagues at the asking agent's office. */
  colleagues: v.array(v.object({ id, name: v.string(), isMe: v.boolean() })),
  /** For a case of another office: open to the asking agent until then. */
  openUntil: v.nullable(timestamp),
})
export type CaseDetails = v.InferOutput<typeof caseDetails>

/** Ids in these addresses are of the referral: a client has one address. */
export const readCase = endpoint({
  ...staff,
  method: 'GET',
  path: '/clients/:id/case',
  reads: ['case'],
  problems: ['state-conflict'],
  trace: { opens: 'referrals' },
  summary: 'The case of a client: stage, priority and their reasons, figures, to-dos',
  params: idParams,
  response: caseDetails,
})

export const HISTORY_KINDS = [...CASE_ENTRY_KINDS, 'case-opened', 'case-closed', 'stage-moved'] as const
export type HistoryKind = (typeof HISTORY_KINDS)[number]
/** Parts of a history: meetings; steps towards work; what staff wrote. */
export const HISTORY_PARTS = ['meetings', 'work', 'notes'] as const
export type HistoryPart = (typeof HISTORY_PARTS)[number]
export const historyEntry = v.object({
  /** Position in the history; stable while the page is open. */
  key: v.string(),
  kind: v.picklist(HISTORY_KINDS),
  at: timestamp,
  /** The member of staff, by name; empty for everybody else, and for staff of other offices. */
  by: v.string(),
  /** Facts of its kind, see `CASE_ENTRIES`; of a note also its `text`. */
  facts: v.record(v.string(), v.unknown()),
})
export type HistoryEntry = v.InferOutput<typeof historyEntry>
export const readCaseHistory = endpoint({
  ...staff,
  method: 'GET',
  path: '/clients/:id/history',
  reads: ['case'],
  problems: ['state-conflict'],
  trace: { opens: 'referrals' },
  summary: 'What happened in a case, or one part of it, newest first',
  params: idParams,
  query: v.object({ ...pageQuery, part: v.optional(v.picklist(HISTORY_PARTS)) }),
  response: v.object({ items: v.array(historyEntry), nextCursor: v.nullable(v.string()), total: v.number() }),
})

export const CASE_NOTE_MAX = 4000
export const caseNote = v.object({ id, text: v.string(), shared: v.boolean(), by: v.string(), mine: v.boolean(), at: timestamp })
export type CaseNote = v.InferOutput<typeof caseNote>
export const listCaseNotes = endpoint({
  ...staff,
  method: 'GET',
  path: '/clients/:id/notes',
  reads: ['case-note'],
  problems: ['state-conflict'],
  trace: { opens: 'referrals' },
  summary: 'Notes of a case, newest first',
  params: idParams,
  query: v.object({ ...pageQuery, shared: flag }),
  response: v.object({ items: v.array(caseNote), nextCursor: v.nullable(v.string()), total: v.number() }),
})
export const addCaseNote = endpoint({
  ...staff,
  method: 'POST',
  path: '/clients/:id/notes',
  changes: ['case-note', 'case'],
  summary: 'Add a note for good; a shared one is shown to the jobseeker',
  params: idParams,
  body: v.object({ text: requiredText('Write a note', CASE_NOTE_MAX), shared: v.optional(v.boolean(), false) }),
  response: written({ id }),
})

export const TODO_TITLE_MAX = 200
export const addTodo = endpoint({
  ...staff,
  method: 'POST',
  path: '/clients/:id/todos',
  changes: ['case'],
  summary: 'Add a to-do with an owner, a colleague or the jobseeker, and a day',
  params: idParams,
  body: v.object({
    title: requiredText('Say what is to be done', TODO_TITLE_MAX),
    dueOn: date,
    /** A colleague's account; null: the jobseeker, who then sees the to-do. */
    ownerId: v.nullable(id),
  }),
  response: written({ id }),
})
const todoMove = v.object({ state: v.picklist(TODO_STATES, 'Say whether it is done'), version: v.number() })
export const moveTodo = endpoint({
  ...staff,
  method: 'PUT',
  path: '/todos/:id',
  changes: ['case'],
  summary: 'Say how a to-do stands',
  params: idParams,
  body: todoMove,
  response: written({ version: v.number() }),
  ratePerMinute: 60,
})

/** Going back to the rule needs no reason. */
const released = v.object({ set: v.literal(false) })
const why = v.pipe(requiredText('Say why', 300), v.minLength(10, 'Use 10 characters or more'))
export const setStage = endpoint({
  ...staff,
  method: 'PUT',
  path: '/clients/:id/stage',
  changes: ['case'],
  summary: 'Set the stage of a case with a reason, or let it follow from what happens again',
  params: idParams,
  body: v.variant('set', [
    v.object({ set: v.literal(true), stage: v.picklist(CASE_STAGES, 'Choose a stage'), reason: why }),
    released,
  ]),
  response: written({}),
})
export const setPriority = endpoint({
  ...staff,
  method: 'PUT',
  path: '/clients/:id/priority',
  changes: ['case'],
  summary: 'Set the priority of a case with a reason, or let the rule decide again',
  params: idParams,
  body: v.variant('set', [
    v.object({ set: v.literal(true), priority: v.picklist(CASE_PRIORITIES, 'Choose a priority'), reason: why }),
    released,
  ]),
  response: written({}),
})

/** Seconds for which a revealed value is shown. Product behaviour section 12. */
export const REVEAL_SECONDS = 60
export const REVEAL_PURPOSES = [
  'confirm-identity',
  'benefit-question',
  'correct-record',
  'safeguarding',
  'asked-by-person',
  'other',
] as const
export type RevealPurpose = (typeof REVEAL_PURPOSES)[number]
/**
 * Casework answers the National Insurance number itself. Jobseekers keeps the birth date: casework checks and records the access, and
 * signs a hand-over that opens it there.
 */
export const reveal = endpoint({
  ...staff,
  method: 'POST',
  path: '/clients/:id/reveals',
  changes: ['access-log', 'case'],
  summary: 'Reveal a National Insurance number or a birth date for 60 seconds, with a purpose that the person sees',
  params: idParams,
  body: v.object({
    what: v.picklist(REVEALABLE),
    purpose: v.picklist(REVEAL_PURPOSES, 'Choose a purpose'),
    words: v.pipe(requiredText('Say why you need it', 300), v.minLength(10, 'Use 10 characters or more')),
  }),
  response: written({
    /** Given once: a repeated request is answered without it. */
    value: v.nullable(v.string()),
    handover: v.nullable(v.string()),
    until: timestamp,
  }),
  ratePerMinute: 5,
})

export const openBirthDate = endpoint({
  service: 'jobseekers',
  method: 'POST',
  path: '/birth-date-reveals',
  changes: ['access-log', 'case'],
  summary: 'Open the birth date that a reveal of casework allows, once',
  access: ['agent', 'admin'],
  body: v.object({ handover: v.pipe(v.string(), v.maxLength(4000)) }),
  /** Null: none is on record. */
  response: written({ value: v.nullable(date) }),
  ratePerMinute: 5,
})

/** What a jobseeker sees of their case. */
export const myNote = v.object({ id, text: v.string(), by: v.string(), at: timestamp })
export const myTodo = v.object({
  id,
  title: v.string(),
  dueOn: date,
  state: v.picklist(TODO_STATES),
  isOverdue: v.boolean(),
  version: v.number(),
})
export type MyTodo = v.InferOutput<typeof myTodo>
export const readMyCase = endpoint({
  service,
  method: 'GET',
  path: '/my-case',
  reads: ['case'],
  summary: 'Who works with me, what they shared with me, and what we agreed that I do',
  access: ['user'],
  query: v.object(pageQuery),
  response: v.object({
    /** Null: nobody works with me. */
    agentName: v.nullable(v.string()),
    officeName: v.string(),
    todos: v.array(myTodo),
    /** Notes that were shared, newest first. */
    ...pageOf(myNote).entries,
  }),
})
export const moveMyTodo = endpoint({
  service,
  method: 'PUT',
  path: '/my-todos/:id',
  changes: ['case'],
  summary: 'Say how something that I do stands',
  access: ['user'],
  params: idParams,
  body: todoMove,
  response: written({ version: v.number() }),
  ratePerMinute: 60,
})

export const caseEndpoints = {
  listCases,
  countCaseLists,
  readCase,
  readCaseHistory,
  listCaseNotes,
  addCaseNote,
  addTodo,
  moveTodo,
  setStage,
  setPriority,
  reveal,
  openBirthDate,
  readMyCase,
  moveMyTodo,
}
