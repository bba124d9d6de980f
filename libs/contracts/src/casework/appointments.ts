import * as v from 'valibot'
import { date, endpoint, id, idParams, pageOf, pageQuery, timestamp, written } from '../endpoint'
import { INTERVIEW_MINUTES, INTERVIEW_WAYS } from '../jobs/interviews'
import { localTime, slotTime } from '../slots'
import { optionalText, requiredText } from '../text'

const service = 'casework' as const
const staff = { service, access: ['agent', 'admin'] } as const

/** Appointments of a work coach with a client. Source: product behaviour section 4. */
export const APPOINTMENT_STATES = ['planned', 'attended', 'missed', 'rearranged', 'cancelled'] as const
export type AppointmentState = (typeof APPOINTMENT_STATES)[number]
/**
 * What may follow each state. `planned` again: another time or other details. Attendance is recorded after the start, a cancelling before
 * it; a wrong record can be corrected.
 */
export const APPOINTMENT_TRANSITIONS: Readonly<Record<AppointmentState, readonly AppointmentState[]>> = {
  planned: ['planned', 'attended', 'missed', 'rearranged', 'cancelled'],
  attended: ['missed', 'rearranged'],
  missed: ['attended', 'rearranged'],
  rearranged: ['attended', 'missed'],
  cancelled: [],
}
export const mayMoveAppointment = (from: AppointmentState, to: AppointmentState): boolean =>
  APPOINTMENT_TRANSITIONS[from].includes(to)

/** Outcome of an appointment that is over. */
export const ATTENDANCES = ['attended', 'missed', 'rearranged'] as const
export type Attendance = (typeof ATTENDANCES)[number]
export const APPOINTMENT_WAYS = INTERVIEW_WAYS
export const APPOINTMENT_CANCEL_REASONS = ['client-asked', 'coach-away', 'not-needed', 'made-by-mistake'] as const
export type AppointmentCancelReason = (typeof APPOINTMENT_CANCEL_REASONS)[number]
/** Times that a client may suggest when they ask to move one. */
export const MAX_WISHED_TIMES = 3
/** Hours before an appointment at which its reminder goes out: the day before. */
export const APPOINTMENT_REMINDER_HOURS = 24
/** Length of a call that was agreed in a conversation. */
export const AGREED_CALL_MINUTES = 30

const appointmentFacts = {
  id,
  state: v.picklist(APPOINTMENT_STATES),
  version: v.number(),
  startsAt: timestamp,
  minutes: v.number(),
  way: v.picklist(APPOINTMENT_WAYS),
  /** An address, a link to join, or the number that the work coach rings. */
  place: v.string(),
  /** What it is about and what to bring, for the client. */
  about: v.string(),
  agentName: v.string(),
  /** What the client said when they asked to move it; empty when they did not. */
  wish: v.string(),
  wishedTimes: v.array(timestamp),
  cancelReason: v.nullable(v.picklist(APPOINTMENT_CANCEL_REASONS)),
  /** The work coach's message to the client when cancelling. */
  closingWords: v.string(),
}
/** As its client sees it. */
export const myAppointment = v.object({ ...appointmentFacts, officeName: v.string() })
export type MyAppointment = v.InferOutput<typeof myAppointment>

export const APPOINTMENT_STEP_KINDS = [
  'made',
  'agreed-in-messages',
  'moved',
  'changed',
  'asked-to-move',
  'kept',
  'cancelled',
  ...ATTENDANCES,
] as const
export const appointmentStep = v.object({
  kind: v.picklist(APPOINTMENT_STEP_KINDS),
  at: timestamp,
  /** The member of staff; empty for the client. */
  by: v.string(),
  /** A colleague's note, for the office alone. */
  note: v.string(),
})
/** As the office sees it. */
export const appointment = v.object({
  ...appointmentFacts,
  caseId: id,
  referralId: id,
  clientName: v.string(),
  /** The asking agent holds it. */
  mine: v.boolean(),
  steps: v.array(appointmentStep),
})
export type Appointment = v.InferOutput<typeof appointment>

/** As a diary shows it. */
export const diaryAppointment = v.pick(appointment, [
  'id',
  'state',
  'version',
  'startsAt',
  'minutes',
  'way',
  'place',
  'about',
  'agentName',
  'wish',
  'caseId',
  'referralId',
  'clientName',
  'mine',
])
export type DiaryAppointment = v.InferOutput<typeof diaryAppointment>
/** A client's interview with an employer, at its agreed time. */
export const diaryInterview = v.object({ referralId: id, clientName: v.string(), startsAt: timestamp })
export type DiaryInterview = v.InferOutput<typeof diaryInterview>
export const DIARY_MAX_DAYS = 7
export const readDiary = endpoint({
  ...staff,
  method: 'GET',
  path: '/diary',
  reads: ['appointment', 'case'],
  problems: ['state-conflict'],
  summary: 'Appointments and interviews of clients in some days, London time, of my own or of my office, in order',
  query: v.object({
    from: date,
    days: v.optional(
      v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(1), v.maxValue(DIARY_MAX_DAYS)),
      String(DIARY_MAX_DAYS),
    ),
    whose: v.optional(v.picklist(['mine', 'office']), 'mine'),
  }),
  response: v.object({ appointments: v.array(diaryAppointment), interviews: v.array(diaryInterview) }),
})

export const APPOINTMENT_LISTS = ['upcoming', 'attendance', 'wishes', 'past'] as const
export type AppointmentList = (typeof APPOINTMENT_LISTS)[number]
export const appointmentCounts = v.object({
  /** Still to come. */
  upcoming: v.number(),
  /** Over, and nobody has recorded whether the client came. */
  attendance: v.number(),
  /** The client asks to move them. */
  wishes: v.number(),
})

/** `upcoming`: the next first. `attendance`: the longest wait first. `wishes`: the next first. `past`: the latest first. */
export const listAppointments = endpoint({
  ...staff,
  method: 'GET',
  path: '/appointments',
  reads: ['appointment'],
  problems: ['state-conflict'],
  summary: 'Appointments of my own or of my office: to come, with attendance to record, asked to move, or past',
  query: v.object({
    list: v.optional(v.picklist(APPOINTMENT_LISTS), 'upcoming'),
    whose: v.optional(v.picklist(['mine', 'office']), 'mine'),
    ...pageQuery,
  }),
  response: v.object({ ...pageOf(appointment).entries, counts: appointmentCounts }),
})
export const listCaseAppointments = endpoint({
  ...staff,
  method: 'GET',
  path: '/cases/:id/appointments',
  reads: ['appointment'],
  problems: ['state-conflict'],
  trace: { opens: 'cases' },
  summary: 'The client of a case with their appointments: those to come, the next first, then the past ones',
  params: idParams,
  response: v.object({
    client: v.object({ referralId: id, name: v.string(), phone: v.string(), open: v.boolean() }),
    items: v.array(appointment),
  }),
})
const details = {
  startsAt: slotTime,
  minutes: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(INTERVIEW_MINUTES.least), v.maxValue(INTERVIEW_MINUTES.most)),
    30,
  ),
  way: v.picklist(APPOINTMENT_WAYS, 'Choose how you will meet'),
  place: requiredText('Say where, or how to join', 300),
  about: optionalText(500),
}
export const scheduleAppointment = endpoint({
  ...staff,
  method: 'POST',
  path: '/cases/:id/appointments',
  changes: ['appointment', 'case'],
  summary: 'Make an appointment with the client of a case; they are told, with a calendar file',
  params: idParams,
  body: v.object(details),
  response: written({ id, version: v.number() }),
})
/** Asked before a work coach picks one of the times that a client suggested for a call, which messaging keeps. */
export const readCallClash = endpoint({
  ...staff,
  method: 'GET',
  path: '/cases/:id/call-clash',
  reads: ['appointment'],
  problems: ['state-conflict'],
  summary:
    'What stands against a call with the client of a case at a time, in words: I or they are busy then; null where nothing does',
  params: idParams,
  query: v.object({ startsAt: timestamp }),
  response: v.object({ clash: v.nullable(v.string()) }),
})
export const changeAppointment = endpoint({
  ...staff,
  method: 'PUT',
  path: '/appointments/:id',
  changes: ['appointment', 'case'],
  summary: 'Change the time or the details of an appointment that is to come; the client is told',
  params: idParams,
  body: v.object({ ...details, version: v.number() }),
  response: written({ version: v.number() }),
})
export const cancelAppointment = endpoint({
  ...staff,
  method: 'POST',
  path: '/appointments/:id/cancellation',
  changes: ['appointment', 'case'],
  summary: 'Cancel an appointment, with the reason; the client is told',
  params: idParams,
  body: v.object({
    reason: v.picklist(APPOINTMENT_CANCEL_REASONS, 'Choose a reason'),
    /** For the client. */
    words: optionalText(500),
    version: v.number(),
  }),
  response: written({ version: v.number() }),
})
export const recordAttendance = endpoint({
  ...staff,
  method: 'POST',
  path: '/appointments/:id/attendance',
  changes: ['appointment', 'case'],
  summary: 'Record whether the client came to an appointment whose time has passed, or that it was rearranged',
  params: idParams,
  body: v.object({
    attendance: v.picklist(ATTENDANCES, 'Say whether they came'),
    /** For colleagues alone. */
    note: optionalText(2000),
    version: v.number(),
  }),
  response: written({ version: v.number() }),
})
export const keepAppointment = endpoint({
  ...staff,
  method: 'POST',
  path: '/appointments/:id/wish',
  changes: ['appointment', 'case'],
  summary: 'Keep the time of an appointment that the client asked to move; they are told',
  params: idParams,
  body: v.object({ version: v.number() }),
  response: written({ version: v.number() }),
})
export const downloadAppointment = endpoint({
  ...staff,
  method: 'GET',
  path: '/appointments/:id/calendar',
  reads: ['appointment'],
  problems: ['state-conflict'],
  summary: 'An appointment as a calendar file; once it is cancelled, the file that takes it out again',
  params: idParams,
  raw: true,
})

export const listMyAppointments = endpoint({
  service,
  method: 'GET',
  path: '/my-appointments',
  reads: ['appointment'],
  summary: 'My appointments with my work coach: those to come, the next first, then the latest past ones',
  access: ['user'],
  response: v.object({ items: v.array(myAppointment) }),
})
export const askToMoveAppointment = endpoint({
  service,
  method: 'POST',
  path: '/my-appointments/:id/wish',
  changes: ['appointment', 'case'],
  summary: 'Ask my work coach to move an appointment; it stays until they answer',
  access: ['user'],
  params: idParams,
  body: v.object({
    words: requiredText('Say why, or which times would suit you', 500),
    times: v.optional(
      v.pipe(v.array(localTime), v.maxLength(MAX_WISHED_TIMES, `Suggest ${MAX_WISHED_TIMES} times or fewer`)),
      [],
    ),
    version: v.number(),
  }),
  response: written({ version: v.number() }),
})
export const downloadMyAppointment = endpoint({
  service,
  method: 'GET',
  path: '/my-appointments/:id/calendar',
  reads: ['appointment'],
  summary: 'My appointment as a calendar file; once it is cancelled, the file that takes it out again',
  access: ['user'],
  params: idParams,
  raw: true,
})

export const appointmentEndpoints = {
  readDiary,
  listAppointments,
  listCaseAppointments,
  scheduleAppointment,
  readCallClash,
  changeAppointment,
  cancelAppointment,
  recordAttendance,
  keepAppointment,
  downloadAppointment,
  listMyAppointments,
  askToMoveAppointment,
  downloadMyAppointment,
}
