import { type Language, milestoneDay, PLACEMENT_MILESTONES, type Placement, type PlacementStepKind } from '@onward/contracts'
import { londonDay } from '../figures/weeks'
import type { Agent } from '../staff/agent-store'
import { fullName, staffFullName } from '../staff/names'
import type { clientsAndChecks } from './list-store'
import { outcomeOf } from './rules'
import type { CasePlacement } from './schema'

interface Reader {
  agent: Agent
  /** Names of staff by account. */
  names: ReadonlyMap<string, string>
  now: Date
  language: Language
}

/** As the office sees them, in the order given. */
export function officeViews(
  rows: readonly CasePlacement[],
  { clients, checks, steps }: Awaited<ReturnType<typeof clientsAndChecks>>,
  { agent, names, now, language }: Reader,
): Placement[] {
  const nameOf = (accountId: string | null | undefined): string =>
    (accountId && names.get(accountId)) || staffFullName(null, language)
  const today = londonDay(now)
  return rows.map((row) => {
    const client = clients.find(({ caseId }) => caseId === row.caseId)
    return {
      id: row.id,
      caseId: row.caseId,
      referralId: row.referralId,
      clientName: client ? fullName(client) : '',
      agentName: nameOf(client?.agentId),
      mine: client?.agentId === agent.accountId,
      jobTitle: row.jobTitle,
      company: row.company,
      source: row.applicationId ? 'onward' : 'elsewhere',
      startedOn: row.startedOn,
      state: row.state,
      conflict: row.conflict,
      milestones: PLACEMENT_MILESTONES.map((weeks) => {
        const check = checks.find((one) => one.placementId === row.id && one.weeks === weeks)
        const dueOn = milestoneDay(row.startedOn, weeks)
        const unasked = dueOn <= today ? ('not-asked' as const) : ('to-come' as const)
        return {
          weeks,
          dueOn,
          outcome: check ? outcomeOf(check, now) : unasked,
          checkId: check?.id ?? null,
          jobseeker: check?.jobseeker ?? null,
          employer: check?.employer ?? null,
          settled: check ? check.settled !== null : false,
        }
      }),
      endedOn: row.endedOn,
      endedReason: row.endedReason,
      steps: steps
        .filter(({ placementId }) => placementId === row.id)
        .map(({ kind, at, actor, note }) => ({
          kind: kind as PlacementStepKind,
          at: at.toISOString(),
          by: nameOf(actor),
          note,
        })),
    }
  })
}
