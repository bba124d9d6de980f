import type { BoardJob } from '@onward/contracts/jobs/board'
import type { MatchExplanation } from '@onward/contracts/jobs/match-scores'
import type { JobTravel } from '@onward/contracts/jobs/travel'
import { AVAILABILITIES } from '@onward/contracts/jobseekers/profile'
import type { Messages } from '../catalogue'
import { featureText, typeText } from '../facts'
import type { JobsMessages } from './catalogue'

type Part = MatchExplanation['parts'][number]
const partOf = (match: MatchExplanation, name: Part['part']): Part | undefined =>
  match.parts.find(({ part, known }) => part === name && known)

/** From this share of its points, a part counts as a strength. */
const SPEAKS_FROM = 0.5
const speaksFor = ({ points, of }: Part) => of > 0 && points / of >= SPEAKS_FROM

/** The distance that the person said; null where they said none, and the job lies within the usual one. */
const withinOf = ({ isSaid, within, wishedMiles }: JobTravel): number | null =>
  isSaid === false ? (within ? null : 0) : wishedMiles

interface Known {
  skills: { have: number; of: number } | null
  /** Title of a past job that is similar to this one. */
  title: string
  years: { have: number; asked: number } | null
  remote: boolean
  miles: number | null
  /** Null: any distance. */
  within: number | null
  /** The job's type, where it is one the person wants. */
  wantedType: string | null
}

/** Numbers and names in a match explanation. */
function knownOf(match: MatchExplanation, far: JobTravel | null): Known {
  const required = partOf(match, 'requiredSkills')
  const experience = partOf(match, 'experience')
  const travel = partOf(match, 'travel')
  const hours = partOf(match, 'hours')
  const of = Number(required?.facts.of ?? 0)
  const { years = '', yearsWanted = '' } = experience?.facts ?? {}
  return {
    skills: of > 0 ? { have: Number(required?.facts.have ?? 0), of } : null,
    title: experience && speaksFor(experience) ? (experience.facts.title ?? '') : '',
    years: years && yearsWanted ? { have: Math.floor(Number(years)), asked: Number(yearsWanted) } : null,
    remote: travel?.facts.remote === 'true',
    // Miles as on the board: from the searched place, otherwise from home.
    miles: far ? far.miles : travel?.facts.miles ? Number(travel.facts.miles) : null,
    within: far ? withinOf(far) : Number(travel?.facts.within ?? 0),
    wantedType: hours && hours.points === hours.of && hours.facts.offered ? hours.facts.offered : null,
  }
}

const lower = (text: string) => text.charAt(0).toLocaleLowerCase('en-GB') + text.slice(1)
const upper = (text: string) => text.charAt(0).toLocaleUpperCase('en-GB') + text.slice(1)

/** The reason on a card: below a strong match what would raise it, otherwise what fits. */
export function reasonOf(t: Messages, w: JobsMessages, job: Pick<BoardJob, 'match' | 'applicationId'>): string | null {
  if (job.applicationId) return w('fit.applied')
  if (!job.match) return null
  const { score, raises, demands } = job.match
  const needed = demands.find(({ held }) => !held)
  if (needed) return w('fit.needs', { paper: needed.skill })
  const known = knownOf(job.match, null)
  const [raise] = raises
  const raised = raise ? w('fit.adds', { skill: raise.skill, points: raise.points }) : null
  if (score < STRONG && raised) return raised
  if (known.skills && known.skills.have > 0) {
    const { have, of } = known.skills
    if (have === of) return w('fit.hasAll', { count: of })
    const [lacking] = job.match.skillsToDevelop
    // What is asked for besides tells jobs apart; the same count stands on many cards.
    return lacking ? w('fit.alsoAsks', { skill: lacking }) : w('fit.has', { have, of })
  }
  if (known.title) return w('fit.worked', { title: known.title })
  if (known.wantedType) return w('fit.typeWanted', { type: typeText(t, known.wantedType) })
  return raised
}
const STRONG = 75

/** A score below this says too little to be shown as a number. */
export const LEAST_SHOWN = 40
/** The summary of how a score was made. */
export const madeUpText = (w: JobsMessages, score: number): string =>
  score < LEAST_SHOWN ? w('fit.madeUpLow') : w('fit.madeUp', { score })

const MOST_CLAUSES = 3
/** Why a job fits, in one sentence of up to three clauses; null when nothing fits. */
export function fitSentence(t: Messages, w: JobsMessages, match: MatchExplanation, travel: JobTravel | null): string | null {
  const { skills, title, remote, miles, within, wantedType } = knownOf(match, travel)
  const clauses: string[] = []
  if (skills && skills.have > 0) {
    const all = skills.have === skills.of
    clauses.push(all ? w('clause.hasAll', { count: skills.of }) : w('clause.has', { have: skills.have, of: skills.of }))
  }
  if (title) clauses.push(w('clause.worked', { title }))
  if (remote) clauses.push(w('clause.remote'))
  else if (miles !== null && (within === null || miles <= within)) {
    clauses.push(miles < 1 ? w('clause.near') : w('clause.miles', { count: miles }))
  }
  if (wantedType) clauses.push(w('clause.typeWanted', { type: lower(typeText(t, wantedType)) }))
  const listed = clauses.slice(0, MOST_CLAUSES)
  const last = listed.pop()
  if (last === undefined) return null
  const sentence =
    listed.length > 0 ? w(startsWithVowel(last) ? 'clause.andVowel' : 'clause.and', { first: listed.join(', '), last }) : last
  return `${upper(sentence)}.`
}
/** Welsh has two words for "and". */
const startsWithVowel = (text: string) => /^(?:[aeiouwyâêîôûŵŷ]|mae|nid)/i.test(text)

export interface FitLine {
  kind: 'has' | 'ask' | 'lacks'
  text: string
}
/** What fits and what is missing, line by line. */
export const fitLines = (t: Messages, w: JobsMessages, match: MatchExplanation, travel: JobTravel | null): FitLine[] => [
  ...personLines(t, w, knownOf(match, travel)).map((text): FitLine => ({ kind: 'has', text })),
  ...openLines(t, w, match),
]

/** Lines after `fitSentence`: the skills by name, and what it leaves out. */
export const linesAfterSentence = (t: Messages, w: JobsMessages, match: MatchExplanation): FitLine[] => [
  ...(match.matchingSkills.length > 0
    ? [{ kind: 'has' as const, text: w('fit.skills', { skills: match.matchingSkills.join(', ') }) }]
    : []),
  ...openLines(t, w, match),
]

function personLines(t: Messages, w: JobsMessages, { skills, title, remote, miles, within, wantedType }: Known): string[] {
  const lines: string[] = []
  if (skills && skills.have > 0) {
    const { have, of } = skills
    lines.push(have === of ? w('fit.lineAll', { count: of }) : w('fit.line', { have, of }))
  }
  if (title) lines.push(w('fit.lineWorked', { title }))
  if (remote) lines.push(w('fit.remote'))
  else if (miles !== null && within === null) lines.push(miles < 1 ? w('fit.nearAny') : w('fit.milesAny', { count: miles }))
  else if (miles !== null && within !== null && miles <= within) {
    lines.push(miles < 1 ? w('fit.near', { within }) : w('fit.miles', { count: miles, within }))
  }
  if (wantedType) lines.push(w('fit.lineType', { type: lower(typeText(t, wantedType)) }))
  return lines
}

function openLines(t: Messages, w: JobsMessages, match: MatchExplanation): FitLine[] {
  const { years } = knownOf(match, null)
  const wishes = (state: string) =>
    match.flags
      .filter((flag) => flag.state === state)
      .map(({ feature }) => lower(featureText(t, feature)))
      .join(', ')
  const [met, open, conflict] = [wishes('met'), wishes('not-stated'), wishes('conflict')]
  const papers = match.demands.filter(({ held }) => held).map(({ skill }) => skill)
  const lines: (FitLine | false)[] = [
    papers.length > 0 && { kind: 'has', text: w('fit.holds', { papers: papers.join(', ') }) },
    match.partlySkills.length > 0 && { kind: 'ask', text: w('fit.partly', { skills: match.partlySkills.join(', ') }) },
    years !== null &&
      years.have >= years.asked && { kind: 'has', text: w('fit.years', { count: years.have, asked: years.asked }) },
    met !== '' && { kind: 'has', text: w('fit.wishMet', { features: met }) },
    open !== '' && { kind: 'ask', text: w('fit.wishOpen', { features: open }) },
    conflict !== '' && { kind: 'lacks', text: w('fit.wishConflict', { features: conflict }) },
  ]
  return lines.filter((line) => line !== false)
}

/** The sentence beside a part's points: what was compared. */
export function partText(t: Messages, { part, facts, known }: Part): string {
  if (!known) return t(part === 'hours' && facts.wanted ? 'why.unknown.offered' : `why.unknown.${part}`)
  if (part === 'requiredSkills' || part === 'desirableSkills') {
    return t('why.skills', { have: facts.have ?? '0', of: facts.of ?? '0' })
  }
  if (part === 'experience') {
    return facts.title ? t('why.experience', { title: facts.title, job: facts.job ?? '' }) : t('why.experienceNone')
  }
  if (part === 'travel') {
    if (facts.remote === 'true') return t('why.remote')
    if (facts.applied === 'true') return t('why.applied')
    if (Number(facts.miles) < 1) return t('why.travelNear', { within: facts.within ?? '' })
    return t('why.travel', { miles: facts.miles ?? '', within: facts.within ?? '' })
  }
  const wanted = (facts.wanted ?? '')
    .split(',')
    .map((wish) => {
      const found = AVAILABILITIES.find((one) => one === wish)
      return found ? t(`availability.${found}`) : typeText(t, wish)
    })
    .join(', ')
  return t('why.hours', { wanted: lower(wanted), offered: lower(typeText(t, facts.offered ?? '')) })
}
