import type { ApplicationState } from '@onward/contracts/application-states'
import type { Cv, ProfilePart } from '@onward/contracts/jobseekers'
import type { BadgeId } from '@onward/contracts/learning'

/** What the dashboard knows when it chooses; the order of `applications` does not matter. */
export interface Known {
  cvs: readonly Pick<Cv, 'state'>[]
  applications: readonly { id: string; state: ApplicationState; jobTitle: string; company: string }[]
  /** Matching jobs posted today. */
  postedToday: number
  missing: readonly ProfilePart[]
  badges: readonly BadgeId[]
}
/** One step, the page it is done on, and what its sentences name. */
export interface NextStep {
  step:
    | 'offer'
    | 'interview'
    | 'invited'
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
  facts: { jobTitle?: string; company?: string; count?: number; part?: ProfilePart }
}

/** Someone who gave this little is here for the first time. */
const MISSING_AT_FIRST = 3

/**
 * The one thing to do next. An answer that somebody waits for comes before everything; then a CV, which all else is made from; then jobs; then
 * what makes the profile stronger. A CV that was read counts before one that is still waiting or was refused.
 */
export function nextStep({ cvs, applications, postedToday, missing, badges }: Known): NextStep {
  const waiting = (state: ApplicationState) => applications.find((application) => application.state === state)
  const answers = [
    ['offer', waiting('offered')],
    ['interview', waiting('interview_scheduled')],
    ['invited', waiting('interview_invited')],
  ] as const
  for (const [step, found] of answers) {
    if (!found) continue
    return { step, path: `/applications/${found.id}`, facts: { jobTitle: found.jobTitle, company: found.company } }
  }
  const has = (...states: readonly Cv['state'][]) => cvs.some(({ state }) => states.includes(state))
  const review = (step: 'welcome' | 'upload' | 'analysing' | 'refused'): NextStep => ({ step, path: '/cv-review', facts: {} })
  if (!has('analysed')) {
    if (has('waiting', 'reading')) return review('analysing')
    if (has('refused')) return review('refused')
    return review(applications.length === 0 && missing.length >= MISSING_AT_FIRST ? 'welcome' : 'upload')
  }
  if (applications.length === 0) return { step: 'matches', path: '/jobs', facts: {} }
  if (postedToday > 0) return { step: 'fresh', path: '/jobs?sort=most-recent', facts: { count: postedToday } }
  const [part] = missing
  if (part) return { step: 'profile', path: part === 'email' ? '/account' : '/profile', facts: { part } }
  if (!badges.includes('cv-cover-letter-basics')) return { step: 'badge', path: '/cv-review', facts: {} }
  return { step: 'track', path: '/applications', facts: {} }
}
