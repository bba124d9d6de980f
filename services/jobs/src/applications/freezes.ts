import { UNDO_MINUTES } from '@onward/contracts'
import { type Freeze, isWarned, shownFreeze } from '@onward/contracts/jobs/freezes'
import { announceChange, emitEvent, enqueue, type Tx } from '@onward/database'
import { dayOf } from '../day'
import type { ApplicationRow, InterviewRow } from '../db/schema'
import { calendarOf, stepInterview } from '../interviews/step'
import { openInterview } from '../interviews/store'
import { memberAccounts } from '../organisations-store'
import { deferRejection, type Frozen, freezeEnded, liveOf, nextSequence, saveFrozen, thawEnded } from './freeze-store'
import { moveApplicationTo } from './move'
import { SEND_REJECTIONS } from './rejection-store'
import { insertOffer, readOffers } from './store'

const DAY_MS = 24 * 60 * 60 * 1000
/** The fewest days to answer an offer whose last day passed while it rested. */
const FEWEST_DAYS = 3

/**
 * Freezes the applications of an advert or an employer, as the system: nothing of either side reaches the other until the cause is lifted. Open ones
 * are announced where their people read something new. Gives how many were.
 */
export async function freezeApplications(tx: Tx, scope: Frozen, cause: Freeze, at: Date): Promise<number> {
  await freezeEnded(tx, scope, cause, at)
  let told = 0
  for (const row of await liveOf(tx, scope, cause, false)) {
    const before = shownFreeze(row.frozen)
    const frozen = [...row.frozen, cause]
    const version = await saveFrozen(tx, row, { frozen, frozenSince: row.frozenSince ?? at })
    await announceRest(tx, row)
    // A second cause that is no graver says nothing new.
    if (before !== null && isWarned(before) === isWarned(shownFreeze(frozen))) continue
    const agreed = before === null ? agreedTime(await openInterview(tx, row.id), at) : null
    const off = agreed && (await nextSequence(tx, agreed.id, at))
    await announceFrozen(tx, row, version, { frozen: shownFreeze(frozen), interview: off || null, answerBy: null })
    told += 1
  }
  return told
}

/** Lifts one cause: applications without another go on in their state, and what ran out meanwhile gets new days. Gives how many do. */
export async function thawApplications(tx: Tx, scope: Frozen, cause: Freeze, at: Date): Promise<number> {
  await thawEnded(tx, scope, cause)
  let told = 0
  for (const row of await liveOf(tx, scope, cause, true)) {
    const frozen = row.frozen.filter((one) => one !== cause)
    const isOpen = frozen.length === 0
    const version = await saveFrozen(tx, row, { frozen, frozenSince: isOpen ? null : row.frozenSince })
    await announceRest(tx, row)
    if (!isOpen) continue
    const thawed = { ...row, frozen, version }
    const answerBy = await renewOffer(tx, thawed, at)
    const until = new Date(at.getTime() + UNDO_MINUTES * 60_000)
    if (await deferRejection(tx, row.id, until))
      await enqueue(tx, SEND_REJECTIONS, {}, { runAt: new Date(until.getTime() + 1000) })
    const interview = await renewInterview(tx, thawed, at)
    await announceFrozen(tx, row, version, { frozen: null, interview, answerBy })
    told += 1
  }
  return told
}

const announceRest = async (tx: Tx, { accountId, organisationId }: ApplicationRow): Promise<void> =>
  announceChange(tx, {
    accountIds: [accountId, ...(await memberAccounts(tx, organisationId))],
    changed: ['application', 'interview'],
  })

async function announceFrozen(
  tx: Tx,
  { id, accountId, jobTitle, company }: ApplicationRow,
  version: number,
  { frozen, interview, answerBy }: { frozen: Freeze | null; interview: InterviewRow | null; answerBy: string | null },
): Promise<void> {
  const calendar = interview && calendarOf(interview)
  await emitEvent(tx, 'application.frozen', id, version, {
    applicationId: id,
    accountId,
    jobTitle,
    company,
    frozen,
    interview: interview && calendar && { id: interview.id, calendar },
    answerBy,
  })
}

/** An agreed interview that is still to come. */
const agreedTime = (row: InterviewRow | undefined, at: Date): InterviewRow | null =>
  row?.state === 'confirmed' && row.startsAt !== null && row.startsAt > at ? row : null

/** An open offer whose last day passed while it rested: the days that were left then, and at least three. Null for every other. */
async function renewOffer(tx: Tx, row: ApplicationRow & { frozenSince: Date | null }, at: Date): Promise<string | null> {
  const [latest] = row.state === 'offered' ? await readOffers(tx, row.id) : []
  const since = dayOf(row.frozenSince ?? at)
  // A day that had passed before is not given back.
  if (!latest || latest.answerBy >= dayOf(at) || latest.answerBy < since) return null
  const left = Math.round((Date.parse(latest.answerBy) - Date.parse(since)) / DAY_MS)
  const answerBy = dayOf(new Date(at.getTime() + Math.max(left, FEWEST_DAYS) * DAY_MS))
  const { pay, hours, place, note } = latest
  const startsOn = latest.startsOn < answerBy ? answerBy : latest.startsOn
  await insertOffer(tx, row.id, latest.version + 1, {
    details: { pay, hours, place, note, startsOn, answerBy },
    by: latest.byAccount,
    at,
  })
  return answerBy
}

/** An agreed interview comes back to calendars; one whose time passed, or of which no time is left to choose, needs other times. */
async function renewInterview(tx: Tx, application: ApplicationRow, at: Date): Promise<InterviewRow | null> {
  const row = await openInterview(tx, application.id)
  if (!row) return null
  const agreed = agreedTime(row, at)
  if (agreed) return (await nextSequence(tx, agreed.id, at)) ?? null
  const since = application.frozenSince ?? at
  const passed = row.state === 'confirmed' ? [row.startsAt] : row.state === 'proposed' ? row.slots : []
  if (passed.length === 0 || passed.some((one) => one === null || one > at) || passed.every((one) => one && one < since))
    return null
  const step = { by: 'system', accountId: null, at } as const
  const change = { answer: '', suggested: [] }
  const { row: moved, moved: interview } = await stepInterview(tx, row, application, {
    ...step,
    to: 'alternative_requested',
    change,
  })
  if (application.state !== 'interview_invited')
    await moveApplicationTo(tx, application, null, { ...step, to: 'interview_invited', reason: null, interview })
  // Its time is over: there is nothing to put into a calendar.
  return moved.state === 'confirmed' ? moved : null
}
