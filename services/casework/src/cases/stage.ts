import {
  type ApplicationState,
  CASE_ENTRIES,
  CASE_STAGES,
  type CaseEntry,
  type CaseEntryKind,
  type CasePriority,
  type CaseStage,
  isLive,
  type StageGround,
} from '@onward/contracts'

export type Dated = CaseEntry & { at: Date }
/** A stage with what it follows from; `set` where an agent decided it. */
export interface Stage {
  stage: CaseStage
  because: StageGround | 'set'
}
/** A change of the shown stage, at the entry that brought it about. */
export interface StageStep extends Stage {
  from: CaseStage
  at: Date
  /** Where in the entries it happened. */
  after: number
}
/** How a case stands, as far as it follows from what happened and not from the time of asking. */
export interface Standing {
  shown: Stage
  /** What the rule says, whatever an agent set. */
  follows: { stage: CaseStage; because: StageGround }
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
/** What the person did themselves is activity, where an agent or an employer doing the same is none. */
function isActivity(entry: CaseEntry): boolean {
  if (entry.kind === 'todo-moved') return entry.facts.byClient
  if (entry.kind === 'application-moved') return entry.facts.by === 'jobseeker'
  if (entry.kind === 'interview-changed') return entry.facts.about === 'other-times' || entry.facts.about === 'confirmed'
  return CASE_ENTRIES[entry.kind].shows
}
const rank = (stage: CaseStage): number => CASE_STAGES.indexOf(stage)

/** What the history of a person shows so far. */
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
  priority: Standing['priority'] = null

  private interview(told: { id: string; startsAt: string | null } | null): void {
    if (!told) return
    this.interviews.set(told.id, told.startsAt === null ? null : new Date(told.startsAt))
    if (told.startsAt !== null) this.everAgreed.add(told.id)
  }

  take(entry: Dated): void {
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
        // The move that followed at once may have been told first.
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
    // Whoever got further than an agent knew is not held back by what the agent set.
    const now = rank(this.follows().stage)
    if (this.set && now > rank(this.set.stage) && now > rank(this.set.over)) this.set = null
  }

  /** The stage by what happened alone: the furthest that something speaks for. */
  follows(): Standing['follows'] {
    const states = [...this.applications.values()]
    if (this.placements.size > 0) return { stage: 'placed', because: 'started' }
    if (states.some((state) => AT_INTERVIEW.has(state))) return { stage: 'interview-stage', because: 'interview' }
    if (states.some(isLive)) return { stage: 'job-matching', because: 'applied' }
    if (!this.hasCv) return { stage: 'cv-upload-required', because: 'no-cv' }
    if (!this.profile) return { stage: 'profile-setup', because: 'profile-unfinished' }
    if (this.badges.size === 0) return { stage: 'skills-development', because: 'no-badge' }
    return { stage: 'job-matching', because: 'badge' }
  }

  shown(): Stage {
    return this.set ? { stage: this.set.stage, because: 'set' } : this.follows()
  }
}

/**
 * Reads a history in order: how the case stands, and each change of its stage. The same entries give the same answer, whenever they
 * were written. `openedAt`: what was before counts for the stage, and is no activity of this case.
 */
export function standingOf(entries: readonly Dated[], openedAt: Date): Standing {
  const evidence = new Evidence()
  const trail: StageStep[] = []
  let lastActivity: Standing['lastActivity'] = null
  for (const [after, entry] of entries.entries()) {
    const { stage: from } = evidence.shown()
    evidence.take(entry)
    const shown = evidence.shown()
    if (shown.stage !== from) trail.push({ ...shown, from, at: entry.at, after })
    if (isActivity(entry) && entry.at >= openedAt) lastActivity = { kind: entry.kind, at: entry.at }
  }
  return {
    shown: evidence.shown(),
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
