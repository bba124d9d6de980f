import type { MyAppointment } from '@onward/contracts/casework/appointments'
import type { ApplicationState } from '@onward/contracts/jobs/application-states'
import type { Interview } from '@onward/contracts/jobs/interviews'
import type { ApplicationDraft } from '@onward/contracts/jobseekers/application-drafts'
import type { Cv } from '@onward/contracts/jobseekers/cvs'
import type { ProfilePart } from '@onward/contracts/jobseekers/profile'
import type { BadgeId } from '@onward/contracts/learning/learning'

/** What the next step is chosen from; the order of `applications` does not matter. */
export interface Known {
  cvs: readonly Pick<Cv, 'state'>[]
  applications: readonly { id: string; state: ApplicationState; jobTitle: string; company: string }[]
  /** Interviews in any state, past and future. */
  interviews: readonly Pick<Interview, 'applicationId' | 'state' | 'startsAt'>[]
  /** Appointments with the work coach in any state, past and future. */
  appointments?: readonly Pick<MyAppointment, 'state' | 'startsAt' | 'agentName'>[]
  /** Drafts whose job is still open. */
  drafts: readonly Pick<ApplicationDraft, 'jobId' | 'jobTitle' | 'company' | 'closesOn' | 'savedAt'>[]
  /** Matching jobs posted today. */
  postedToday: number
  missing: readonly ProfilePart[]
  /** Every question of the first run has an answer. */
  isAsked?: boolean
  badges: readonly BadgeId[]
}
/** One step, the page to do it on, and the values in its sentences. */
export interface NextStep {
  step:
    | 'offer'
    | 'interview'
    | 'appointment'
    | 'invited'
    | 'draft'
    | 'welcome'
    | 'upload'
    | 'analysing'
    | 'refused'
    | 'matches'
    | 'fresh'
    | 'profile'
    | 'badge'
    | 'track'
  path: string
  /** `startsAt`: of the interview or appointment, where its time is settled. */
  facts: {
    agentName?: string
    jobTitle?: string
    company?: string
    startsAt?: string
    closesOn?: string
    count?: number
    part?: ProfilePart
  }
}

/** An appointment within this time comes before what can wait; a later one is only listed. */
const APPOINTMENT_NEAR_MS = 48 * 60 * 60 * 1000

/**
 * The next step, by priority: an answer that somebody waits for; a draft of an application; a CV, which everything else is made from; jobs; a
 * stronger profile. An analysed CV counts before one that is waiting or was refused.
 */
export function nextStep(
  { cvs, applications, interviews, appointments = [], drafts, postedToday, missing, isAsked = true, badges }: Known,
  now: Date,
): NextStep {
  const waiting = (state: ApplicationState) => applications.find((application) => application.state === state)
  const [soonest] = interviews
    .flatMap(({ state, startsAt, applicationId }) =>
      state === 'confirmed' && startsAt && new Date(startsAt) >= now ? [{ startsAt, applicationId }] : [],
    )
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt))
  // After asking for other times, the employer has to answer, not the person.
  const asked = interviews.filter(({ state }) => state === 'alternative_requested').map(({ applicationId }) => applicationId)
  const answers = [
    ['offer', waiting('offered')],
    ['interview', applications.find(({ id }) => id === soonest?.applicationId)],
    ['invited', applications.find(({ id, state }) => state === 'interview_invited' && !asked.includes(id))],
  ] as const
  const [meeting] = appointments
    .filter(({ state, startsAt }) => {
      const wait = Date.parse(startsAt) - now.getTime()
      return state === 'planned' && wait >= 0 && wait <= APPOINTMENT_NEAR_MS
    })
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt))
  for (const [step, found] of answers) {
    // The earlier one comes first.
    const isSooner =
      meeting && (step === 'invited' || (step === 'interview' && (!soonest || meeting.startsAt < soonest.startsAt)))
    if (isSooner) {
      const { agentName, startsAt } = meeting
      return { step: 'appointment', path: '/appointments', facts: { agentName, startsAt } }
    }
    if (!found) continue
    const { id, jobTitle, company } = found
    const facts = { jobTitle, company, ...(step === 'interview' && soonest && { startsAt: soonest.startsAt }) }
    return { step, path: `/applications/${id}`, facts }
  }
  // The job with the earliest closing date; without dates, the draft changed last.
  const [begun] = [...drafts].sort(
    (a, b) => (a.closesOn ?? '9999').localeCompare(b.closesOn ?? '9999') || b.savedAt.localeCompare(a.savedAt),
  )
  if (begun) {
    const { jobId, jobTitle, company, closesOn } = begun
    return { step: 'draft', path: `/jobs/${jobId}/apply`, facts: { jobTitle, company, ...(closesOn && { closesOn }) } }
  }
  const has = (...states: readonly Cv['state'][]) => cvs.some(({ state }) => states.includes(state))
  const review = (step: 'upload' | 'analysing' | 'refused'): NextStep => ({ step, path: '/cv-review', facts: {} })
  if (!has('analysed')) {
    if (has('waiting', 'reading')) return review('analysing')
    if (has('refused')) return review('refused')
    // Without a place, or with what a referral filled in alone, the person is here for the first time.
    if (applications.length === 0 && (missing.includes('location') || !isAsked))
      return { step: 'welcome', path: '/welcome', facts: {} }
    return review('upload')
  }
  if (applications.length === 0) return { step: 'matches', path: '/jobs', facts: {} }
  if (postedToday > 0) return { step: 'fresh', path: '/jobs?sort=most-recent', facts: { count: postedToday } }
  const [part] = missing
  if (part) return { step: 'profile', path: part === 'email' ? '/account' : '/profile', facts: { part } }
  if (!badges.includes('cv-cover-letter-basics')) return { step: 'badge', path: '/cv-review', facts: {} }
  return { step: 'track', path: '/applications', facts: {} }
}
