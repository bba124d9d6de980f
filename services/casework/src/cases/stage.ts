import {
  type ApplicationState,
  CASE_ENTRIES,
  CASE_STAGES,
  type CaseEntry,
  type CaseEntryKind,
  type CasePriority,
  type CaseStage,
  isLive,
  type StageReason,
} from '@onward/contracts'

export type DatedEntry = CaseEntry & { at: Date }
/** A stage with the reason for it; `set` where an agent set it. */
export interface Stage {
  stage: CaseStage
  because: StageReason | 'set'
}
/** A change of the shown stage. */
export interface StageStep extends Stage {
  from: CaseStage
  at: Date
  /** The index of the entry that caused it. */
  after: number
}
/** Everything derived from the history of a case. */
export interface CaseSummary {
  current: Stage
  /** The stage by the rule, ignoring what an agent set. */
  follows: { stage: CaseStage; because: StageReason }
  stageReason: string | null
  priority: { priority: CasePriority; reason: string } | null
  applications: number
  interviews: number
  interviewTimes: Date[]
  jobMatches: number | null
  missedAppointmentAt: Date | null
  lastActivity: { kind: CaseEntryKind; at: Date } | null
  trail: StageStep[]
}

const AT_INTERVIEW: ReadonlySet<ApplicationState> = new Set([
  'interview_invited',
  'interview_scheduled',
  'interviewed',
  'offered',
  'accepted',
])
/** Activity is what the person did themselves. */
function isActivity(entry: CaseEntry): boolean {
  if (entry.kind === 'todo-moved') return entry.facts.byClient
  if (entry.kind === 'application-moved') return entry.facts.by === 'jobseeker'
  if (entry.kind === 'interview-changed') return entry.facts.about === 'other-times' || entry.facts.about === 'confirmed'
  return CASE_ENTRIES[entry.kind].shows
}
const rank = (stage: CaseStage): number => CASE_STAGES.indexOf(stage)

/** What is known of a person after reading part of their history. */
class Evidence {
  hasCv = false
  profile = false
  readonly badges = new Set<string>()
  readonly applications = new Map<string, ApplicationState>()
  readonly interviews = new Map<string, Date | null>()
  readonly everAgreed = new Set<string>()
  readonly placements = new Set<string>()
  jobMatches: number | null = null
  missed: Date | null = null
  set: { stage: CaseStage; reason: string; over: CaseStage } | null = null
  priority: CaseSummary['priority'] = null

  private interview(interview: { id: string; startsAt: string | null } | null): void {
    if (!interview) return
    this.interviews.set(interview.id, interview.startsAt === null ? null : new Date(interview.startsAt))
    if (interview.startsAt !== null) this.everAgreed.add(interview.id)
  }

  take(entry: DatedEntry): void {
    switch (entry.kind) {
      case 'cv-analysed':
        this.hasCv ||= entry.facts.readable
        break
      case 'profile-changed':
        this.profile = entry.facts.complete
        break
      case 'badge-awarded':
        this.badges.add(entry.facts.credentialId)
        break
      case 'badge-revoked':
        this.badges.delete(entry.facts.credentialId)
        break
      case 'application-sent':
        // The event of a later move may have come first.
        if (!this.applications.has(entry.facts.applicationId)) this.applications.set(entry.facts.applicationId, 'submitted')
        break
      case 'application-moved':
        this.applications.set(entry.facts.applicationId, entry.facts.state)
        this.interview(entry.facts.interview)
        break
      case 'interview-changed':
        this.interview(entry.facts.interview)
        break
      case 'placement-started':
        this.placements.add(entry.facts.applicationId)
        break
      case 'placement-ended':
        this.placements.delete(entry.facts.applicationId)
        break
      case 'appointment-missed':
        this.missed = entry.at
        break
      case 'appointment-made':
      case 'appointment-changed':
      case 'appointment-attended':
        this.missed = null
        break
      case 'matches-found':
        this.jobMatches = entry.facts.count
        break
      case 'stage-set':
        this.set = { stage: entry.facts.stage, reason: entry.facts.reason, over: this.follows().stage }
        break
      case 'stage-released':
        this.set = null
        break
      case 'priority-set':
        this.priority = entry.facts
        break
      case 'priority-released':
        this.priority = null
        break
    }
    // Further progress ends a stage that an agent set.
    const now = rank(this.follows().stage)
    if (this.set && now > rank(this.set.stage) && now > rank(this.set.over)) this.set = null
  }

  /** The stage by the rule: the furthest that there is evidence for. */
  follows(): CaseSummary['follows'] {
    const states = [...this.applications.values()]
    if (this.placements.size > 0) return { stage: 'placed', because: 'started' }
    if (states.some((state) => AT_INTERVIEW.has(state))) return { stage: 'interview-stage', because: 'interview' }
    if (states.some(isLive)) return { stage: 'job-matching', because: 'applied' }
    if (!this.hasCv) return { stage: 'cv-upload-required', because: 'no-cv' }
    if (!this.profile) return { stage: 'profile-setup', because: 'profile-unfinished' }
    if (this.badges.size === 0) return { stage: 'skills-development', because: 'no-badge' }
    return { stage: 'job-matching', because: 'badge' }
  }

  current(): Stage {
    return this.set ? { stage: this.set.stage, because: 'set' } : this.follows()
  }
}

/** Reads a history in order. Entries from before `openedAt` count for the stage; they are no activity of this case. */
export function caseSummary(entries: readonly DatedEntry[], openedAt: Date): CaseSummary {
  const evidence = new Evidence()
  const trail: StageStep[] = []
  let lastActivity: CaseSummary['lastActivity'] = null
  for (const [after, entry] of entries.entries()) {
    const { stage: from } = evidence.current()
    evidence.take(entry)
    const current = evidence.current()
    if (current.stage !== from) trail.push({ ...current, from, at: entry.at, after })
    if (isActivity(entry) && entry.at >= openedAt) lastActivity = { kind: entry.kind, at: entry.at }
  }
  return {
    current: evidence.current(),
    follows: evidence.follows(),
    stageReason: evidence.set?.reason ?? null,
    priority: evidence.priority,
    applications: evidence.applications.size,
    interviews: evidence.everAgreed.size,
    interviewTimes: [...evidence.interviews.values()].filter((at) => at !== null).sort((a, b) => a.getTime() - b.getTime()),
    jobMatches: evidence.jobMatches,
    missedAppointmentAt: evidence.missed,
    lastActivity,
    trail,
  }
}
