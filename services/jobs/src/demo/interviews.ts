import { DEMO_ACCOUNTS } from '@onward/contracts/demo'
import type { ApplicationState } from '@onward/contracts/jobs/application-states'
import { isOpenInterview } from '@onward/contracts/jobs/interviews'
import { emitEvent, type Tx } from '@onward/database'
import { dayFrom, onLondonDay } from '@onward/service-kit/demo-calendar'
import { type ApplicationRow, interviewSteps, interviews } from '../db/schema'
import { demoId } from './random'

const DAY_MS = 24 * 60 * 60 * 1000

/** A full hour, this many days from now. */
const atHour = (now: Date, days: number, hour: string): Date => onLondonDay(dayFrom(now, days), hour)

type Interview = typeof interviews.$inferInsert
/** The interview's state that fits the application's state; null where there was none. */
function stateOf(path: readonly ApplicationState[]): Interview['state'] | null {
  if (path.includes('interviewed')) return 'held'
  if (path.includes('interview_scheduled')) return 'confirmed'
  return path.includes('interview_invited') ? 'proposed' : null
}

/** The interview of a demo applicant; the lists have one of each kind. */
export async function loadInterview(
  tx: Tx,
  application: Pick<ApplicationRow, 'id' | 'organisationId' | 'accountId'>,
  { path, now, n, daysAgo }: { path: readonly ApplicationState[]; now: Date; n: number; daysAgo: number },
): Promise<void> {
  const state = stateOf(path)
  if (!state) return
  const offered =
    state === 'held'
      ? [atHour(now, -Math.ceil(daysAgo / 2), '10:00')]
      : [atHour(now, 2 + n, '10:00'), atHour(now, 3 + n, '14:30')]
  const [agreed] = offered
  const id = demoId(`interview ${n}`)
  const proposedAt = new Date(now.getTime() - (state === 'held' ? Math.ceil((daysAgo * 3) / 4) : 1) * DAY_MS)
  const answered: Interview['state'][] = state === 'proposed' ? [] : state === 'held' ? ['confirmed', 'held'] : ['confirmed']
  const { employer } = DEMO_ACCOUNTS
  await tx.insert(interviews).values({
    id,
    applicationId: application.id,
    organisationId: application.organisationId,
    accountId: application.accountId,
    state,
    open: isOpenInterview(state),
    version: 1 + answered.length,
    slots: offered,
    startsAt: state === 'proposed' ? null : (agreed ?? null),
    confirmedAt: state === 'proposed' ? null : proposedAt,
    minutes: 45,
    way: 'in-person',
    place: 'Kirkstall House, 12 Abbey Road, Leeds LS5 3HP. The entrance has no steps.',
    meet: `${employer.firstName} ${employer.lastName}`,
    bring: 'Something with your name and address on it.',
    note: '',
    createdAt: proposedAt,
    changedAt: proposedAt,
  })
  await tx.insert(interviewSteps).values(
    (['proposed', ...answered] as const).map((one, index) => ({
      interviewId: id,
      version: index + 1,
      state: one,
      byRole: one === 'confirmed' ? ('jobseeker' as const) : ('employer' as const),
      byAccount: one === 'confirmed' ? application.accountId : employer.id,
      at: new Date(proposedAt.getTime() + index * 60_000),
    })),
  )
}

/** Opens a conversation with a demo applicant by an event; nobody is notified of the past. */
export async function openConversation(
  tx: Tx,
  application: Pick<ApplicationRow, 'id' | 'accountId' | 'organisationId' | 'jobId' | 'jobTitle' | 'company' | 'anonymous'>,
): Promise<void> {
  const { id, accountId, organisationId, jobId, jobTitle, company, anonymous } = application
  const employerAccountIds = [DEMO_ACCOUNTS.employer.id]
  await emitEvent(tx, 'application.submitted', id, 1, {
    applicationId: id,
    accountId,
    organisationId,
    jobId,
    jobTitle,
    company,
    employerAccountIds,
    anonymous,
    quiet: true,
  })
}
