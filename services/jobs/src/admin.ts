import { Problem } from '@onward/contracts/problem'
import { sentenceOf } from '@onward/contracts/problems/problem-sentences'
import { type AdminCommands, recordedCommands } from '@onward/service-kit'
import { pendingWork } from './admin/pending-store'
import { organisationCommands } from './organisation/commands'
import { waitingForCheck } from './vacancies/check-store'
import { approveJob, type Decided, sendBackJob } from './vacancies/decide'
import { decideReports } from './vacancies/reported'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function requiredId(args: readonly string[], what: string): string {
  const [id] = args
  if (!id || !UUID.test(id)) throw new Error(`Give the id of the ${what}, as shown by list-pending.`)
  return id.toLowerCase()
}

/** Runs a decision; throws a plain sentence when it is refused. */
function decided(result: Decided): Extract<Decided, { outcome: 'decided' }> {
  if (result.outcome === 'decided') return result
  if (result.outcome === 'suspended') throw new Error(`${result.organisation} is suspended: restore it first.`)
  throw new Error(
    result.state
      ? `This job is ${result.state}; only one that is pending_check, or has new words to check, can be decided.`
      : 'There is no such job.',
  )
}

const commands: AdminCommands = {
  ...organisationCommands,
  'approve-job': {
    summary: '<id>: show a job that waits for a check, or its new words',
    run: (args, { db, clock }) =>
      db.withSystem(async (tx) => {
        const { title, isEdit } = decided(await approveJob(tx, requiredId(args, 'job'), clock()))
        return isEdit ? `"${title}" is shown with its new words.` : `"${title}" is active.`
      }),
  },
  'send-back-job': {
    summary:
      '<id> <reason>: turn a job that waits for a check into a draft, or keep its new words back, with the reason for the employer',
    run: (args, { db, clock }) =>
      db.withSystem(async (tx) => {
        const id = requiredId(args, 'job')
        const reason = args.slice(1).join(' ').trim()
        if (!reason) throw new Error('Say why. The employer will read it.')
        const { title, isEdit } = decided(await sendBackJob(tx, id, reason, clock()))
        return isEdit ? `"${title}" goes on as it was.` : `"${title}" is a draft again.`
      }),
  },
  'decide-report': {
    summary: '<report id> removed|kept: decide about a reported job; everybody who reported it is told',
    run: (args, { db, clock }) =>
      db.withSystem(async (tx) => {
        const id = requiredId(args, 'report')
        const decision = args[1]
        if (decision !== 'removed' && decision !== 'kept') throw new Error('Say what you decided: removed or kept.')
        const { title, notified } = await decideReports(tx, id, { decision, reason: null, seen: null }, clock()).catch(
          (error: unknown) => {
            throw error instanceof Problem ? new Error(sentenceOf(error)) : error
          },
        )
        return `"${title}" is ${decision}. Reports decided: ${notified}.`
      }),
  },
  'list-pending': {
    summary: ': organisations to verify, jobs to check and reports to decide, oldest first',
    run: (_args, { db }) =>
      db.withSystem(async (tx) => {
        const { unverified, people, reported, sent } = await pendingWork(tx)
        const pending = await waitingForCheck(tx)
        const waits = new Set(sent)
        const [first, later] = [true, false].map((isSent) => unverified.filter((one) => waits.has(one.id) === isSent))
        const names = (id: string) =>
          people
            .filter((one) => one.organisationId === id)
            .map((one) => `${one.firstName} ${one.lastName}`.trim())
            .join(', ')
        return [
          `Organisations to verify: ${first?.length ?? 0}`,
          ...(first ?? []).map((one) => `  ${one.id}  ${one.name}  (${names(one.id)})`),
          `Organisations that have sent nothing to check: ${later?.length ?? 0}`,
          ...(later ?? []).map((one) => `  ${one.id}  ${one.name}  (${names(one.id)})`),
          `Reports to decide: ${reported.length}`,
          ...reported.map((one) => `  ${one.id}  ${one.title}, ${one.company}  [${one.reason}] ${one.text}`),
          `Jobs to check: ${pending.length}`,
          ...pending.map(
            (one) => `  ${one.id}  ${one.title}, ${one.company}${one.isEdit ? ' (new words)' : ''}  [${one.checks.join(', ')}]`,
          ),
        ].join('\n')
      }),
  },
}

/** What an administrator does from the command line: `npm run admin -- <name> …`. */
export const adminCommands = recordedCommands('jobs', commands, ['list-pending', 'show-organisation'])
