import {
  APPLICATION_OF_INTERVIEW,
  addInterviewNote,
  answerInterview,
  changeInterview,
  downloadEmployerInterview,
  downloadInterview,
  inviteApplicants,
  listApplicationInterviews,
  listEmployerInterviews,
  listMyInterviews,
  mayMove,
  Problem,
  proposeInterview,
  type ResponseOf,
  readInterviewWeek,
  settleInterview,
} from '@onward/contracts'
import { announceChange } from '@onward/database'
import type { Call, ServiceKit } from '@onward/service-kit'
import { inOrder, readSlots } from '@onward/service-kit/slots'
import { moveApplicationTo } from '../applications/move'
import { lockApplication, lockManyReceived, receivedApplication, requireOpen } from '../applications/store'
import { memberAccounts, ownOrganisation, requireOrganisation } from '../organisations-store'
import { calendarFile } from './calendar-file'
import { checkSettled, chosenSlot, requireVersion, startToCome } from './rules'
import { announceInterview, type InterviewStep, startInterview, stepInterview } from './step'
import {
  findClash,
  insertNote,
  interviewsOfApplication,
  interviewsOfPerson,
  lockInterview,
  openInterview,
  pageOfInterviews,
  readInterview,
  requireFree,
} from './store'
import { interviewsOfWeek } from './week-store'

type Invited = ResponseOf<typeof inviteApplicants>['results'][number]

const send = (reply: Call<typeof downloadInterview>['reply'], file: string) =>
  reply
    .header('content-type', 'text/calendar; charset=utf-8')
    .header('content-disposition', 'attachment; filename="interview.ics"')
    .send(file)

export function interviewRoutes(kit: ServiceKit): void {
  kit.handle(listMyInterviews, ({ query, read }) =>
    read(async (tx, { accountId }) => ({ items: await interviewsOfPerson(tx, accountId, query.application) })),
  )

  kit.handle(answerInterview, ({ params, body, now, write }) =>
    write(async (tx, { accountId }) => {
      const [application, row] = await lockInterview(tx, params.id, { accountId })
      requireVersion(row, body.version)
      const step = { by: 'jobseeker', accountId, at: now } as const
      let answer: InterviewStep
      if (body.answer === 'confirm') {
        const startsAt = chosenSlot(row, body.slot, now)
        answer = { ...step, to: 'confirmed', change: { startsAt, answer: '', suggested: [] } }
      } else if (body.answer === 'other-times') {
        const suggested = inOrder(readSlots(body.suggested, 'suggested', { now, asks: false }))
        answer = { ...step, to: 'alternative_requested', change: { answer: body.words, suggested } }
      } else {
        answer = { ...step, to: 'declined', change: { answer: body.words } }
      }
      const { row: answered, moved: interview } = await stepInterview(tx, row, application, answer)
      const to = APPLICATION_OF_INTERVIEW[answered.state]
      if (application.state !== to) await moveApplicationTo(tx, application, null, { ...step, to, reason: null, interview })
      else await announceInterview(tx, answered, application, 'other-times')
      return { resource: `interviews/${row.id}`, answer: { state: answered.state, application: to } }
    }),
  )

  kit.handle(downloadInterview, async ({ params, language, read, reply }) => {
    const file = await read(async (tx, { accountId }) => {
      const { interview, application } = await readInterview(tx, params.id, { accountId })
      requireOpen(application, { accountId })
      return calendarFile(kit, interview, { application, language, side: 'jobseeker' })
    })
    return send(reply, file)
  })

  kit.handle(listApplicationInterviews, ({ params, read }) =>
    read(async (tx, who) => {
      const application = await receivedApplication(tx, who, params.id)
      return { items: await interviewsOfApplication(tx, application.id) }
    }),
  )

  kit.handle(listEmployerInterviews, ({ query, now, read }) =>
    read(async (tx, who) => {
      const organisation = await ownOrganisation(tx, who)
      if (!organisation) return { items: [], nextCursor: null, total: 0 }
      return pageOfInterviews(tx, organisation.id, { ...query, now })
    }),
  )

  kit.handle(readInterviewWeek, ({ query, read }) =>
    read(async (tx, who) => {
      const organisation = await ownOrganisation(tx, who)
      return { items: organisation ? await interviewsOfWeek(tx, organisation.id, query.day) : [] }
    }),
  )

  kit.handle(proposeInterview, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const { id: organisationId } = await requireOrganisation(tx, who)
      const application = await lockApplication(tx, params.id, { organisationId })
      const slots = readSlots(body.slots, 'slots', { now, asks: true })
      const open = await openInterview(tx, application.id)
      if ((open?.version ?? null) !== body.version) throw new Problem('state-conflict', { text: 'jobs.interview-changed' })
      const { version: _, slots: __, ...details } = body
      const times = slots.map((at, index) => ({ at, field: `slots.${index}` }))
      await requireFree(tx, { organisationId, interviewId: open?.id ?? null, ...details, times })
      const step = { by: 'employer', accountId: who.accountId, at: now } as const
      const proposal = { ...details, slots: inOrder(slots), answer: '', suggested: [] }
      const { row, moved: interview } = open
        ? await stepInterview(tx, open, application, { ...step, to: 'proposed', change: proposal })
        : await startInterview(tx, application, proposal, step)
      const to = APPLICATION_OF_INTERVIEW.proposed
      // A move of the application notifies the applicant; new times without a move have an event of their own.
      if (application.state !== to) await moveApplicationTo(tx, application, null, { ...step, to, reason: null, interview })
      else await announceInterview(tx, row, application, 'new-times')
      return { resource: `interviews/${row.id}`, answer: { id: row.id, state: row.state, version: row.version } }
    }),
  )

  kit.handle(inviteApplicants, ({ body, now, write }) =>
    write(async (tx, who) => {
      const { id: organisationId } = await requireOrganisation(tx, who)
      const { applications, ...details } = body
      // Each once.
      const wanted = new Map(
        applications.map(({ id, version, slots }, at) => {
          const times = inOrder(readSlots(slots, `applications.${at}.slots`, { now, asks: true }))
          return [id, { version, slots: times }] as const
        }),
      )
      const found = await lockManyReceived(tx, organisationId, [...wanted.keys()])
      const rows = new Map(found.rows.map((row) => [row.id, row]))
      const results: Invited[] = []
      const step = { by: 'employer', accountId: who.accountId, at: now } as const
      const to = APPLICATION_OF_INTERVIEW.proposed
      for (const [id, { version, slots }] of wanted) {
        const row = rows.get(id)
        const left = (outcome: Invited['outcome'], busyAt: Date | null = null) =>
          results.push({ id, outcome, state: row?.state ?? null, busyAt: busyAt?.toISOString() ?? null })
        if (!row) left(found.frozen.has(id) ? 'frozen' : 'not-found')
        else if (row.version !== version) left('overtaken')
        else if (!mayMove(row.state, to, 'employer') || (await openInterview(tx, id))) left('not-allowed')
        else {
          const times = slots.map((at) => ({ at, field: 'slots' }))
          const clash = await findClash(tx, { organisationId, interviewId: null, ...details, times })
          if (clash) left('busy', clash.startsAt)
          else {
            const proposal = { ...details, slots, adjustments: '' }
            const { moved: interview } = await startInterview(tx, row, proposal, step)
            await moveApplicationTo(tx, row, version, { ...step, to, reason: null, interview })
            results.push({ id, outcome: 'invited', state: to, busyAt: null })
          }
        }
      }
      return { resource: `organisations/${organisationId}/applications`, answer: { results } }
    }),
  )

  kit.handle(changeInterview, ({ params, body: { version, ...details }, now, write }) =>
    write(async (tx, who) => {
      const { id: organisationId } = await requireOrganisation(tx, who)
      const [application, row] = await lockInterview(tx, params.id, { organisationId })
      requireVersion(row, version)
      const times = [{ at: startToCome(row, now), field: 'meet' }]
      await requireFree(tx, { organisationId, interviewId: row.id, meet: details.meet, minutes: row.minutes, times })
      const step = { to: 'confirmed', by: 'employer', accountId: who.accountId, at: now } as const
      const { row: changed } = await stepInterview(tx, row, application, { ...step, change: details })
      return { resource: `interviews/${row.id}`, answer: { state: changed.state, version: changed.version } }
    }),
  )

  kit.handle(settleInterview, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const { id: organisationId } = await requireOrganisation(tx, who)
      const [application, row] = await lockInterview(tx, params.id, { organisationId })
      requireVersion(row, body.version)
      checkSettled(body.to, row, now)
      const change = body.to === 'cancelled' ? { closingWords: body.words } : {}
      const step = { to: body.to, by: 'employer', accountId: who.accountId, at: now, change } as const
      const { row: settled, moved: interview } = await stepInterview(tx, row, application, step)
      const move = { ...step, to: APPLICATION_OF_INTERVIEW[settled.state], reason: null, interview }
      if (application.state !== move.to) await moveApplicationTo(tx, application, null, move)
      return { resource: `interviews/${row.id}`, answer: { state: settled.state, version: settled.version } }
    }),
  )

  kit.handle(addInterviewNote, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const { id: organisationId } = await requireOrganisation(tx, who)
      const [, interview] = await lockInterview(tx, params.id, { organisationId })
      const id = await insertNote(tx, interview, { byAccount: who.accountId, words: body.words, at: now })
      await announceChange(tx, { accountIds: await memberAccounts(tx, organisationId), changed: ['interview'] })
      return { resource: `interviews/${interview.id}`, answer: { id } }
    }),
  )

  kit.handle(downloadEmployerInterview, async ({ params, language, read, reply }) => {
    const file = await read(async (tx, who) => {
      const organisation = await ownOrganisation(tx, who)
      if (!organisation) throw new Problem('not-found')
      const { interview, application } = await readInterview(tx, params.id, { organisationId: organisation.id })
      requireOpen(application, { organisationId: organisation.id })
      return calendarFile(kit, interview, { application, language, side: 'employer' })
    })
    return send(reply, file)
  })
}
