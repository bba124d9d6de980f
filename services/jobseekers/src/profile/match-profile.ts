import type { CvAnalysis, CvFacts } from '@onward/contracts'
import { SKILL_LEVELS } from '@onward/contracts'
import { experienceYears, skillEvidence } from '@onward/cv-engine'
import type { Tx } from '@onward/database'
import { emitEvent } from '@onward/database'
import { readFreeText } from '@onward/matching/search'
import {
  findOccupations,
  findSkills,
  impliedSkills,
  occupationById,
  placeOfPostcode,
  skillCalled,
  withoutCircumstances,
} from '@onward/taxonomy'
import type { MatchProfile, ProfileRow, WorkFact } from '../db/schema'
import { activeReview, lockProfile, saveMatchProfile } from './match-store'

/** Level of a skill that the CV does not show: the middle of 1 to 3. */
const STATED_LEVEL = 2
/** Less sure is only what a job named in a sentence may mean. */
const LEAST_CONFIDENCE = 0.6
const CONTRACTS: Readonly<Record<NonNullable<ProfileRow['availability']>, string[]>> = {
  'full-time': ['full-time'],
  'part-time': ['part-time'],
  weekends: ['part-time'],
  flexible: [],
  'shift-work': [],
}

/**
 * The facts for matching: skills with levels 1 to 3, titles, years, a position rounded to 0.01 degree (about a kilometre), and
 * preferences. No name, age, benefit, health or address. Empty `contracts` means any.
 */
export function matchProfileOf(
  profile: ProfileRow,
  cv: { analysis: CvAnalysis; work: readonly WorkFact[]; facts?: CvFacts | null; uploadedAt?: Date } | null,
  now: Date,
): MatchProfile {
  const levels = new Map<string, number>()
  // A skill's own name counts even where its words alone would be ignored.
  const named = profile.skills.map((name) => (skillCalled(name) ? name : withoutCircumstances(name)))
  const all = named.join('\n')
  const trades = new Set<string>()
  for (const name of named) {
    const called = skillCalled(name)
    const { skillIds, occupationIds } = readFreeText(name)
    const found = called ? [called] : [...findSkills(name, all).map((match) => match.skillId), ...skillIds]
    for (const skillId of found) levels.set(skillId, STATED_LEVEL)
    for (const id of occupationIds) trades.add(occupationById(id)?.name.en ?? '')
  }
  const read = cv?.facts?.skills ?? []
  const lost = new Set(read.filter(({ notHeld }) => notHeld).map(({ value }) => value.skillId))
  // What a title or a paper means is no line of the analysis.
  for (const { value, confidence } of read)
    if (confidence >= LEAST_CONFIDENCE && !lost.has(value.skillId)) levels.set(value.skillId, STATED_LEVEL)
  for (const { skillId, level } of cv?.analysis.detailedAnalysis.skills ?? [])
    if (!lost.has(skillId)) levels.set(skillId, SKILL_LEVELS.indexOf(level) + 1)
  // A lorry licence includes driving a car.
  for (const [skillId, because] of impliedSkills(levels.keys())) levels.set(skillId, levels.get(because) ?? STATED_LEVEL)
  const evidence = cv?.facts ? skillEvidence(cv.facts, cv.uploadedAt?.toISOString().slice(0, 7)) : {}
  const paid = (cv?.work ?? []).filter(({ isPaid }) => isPaid !== false)
  const place = placeOfPostcode(profile.postcode)
  const round = (degrees: number) => Math.round(degrees * 100) / 100
  return {
    accountId: profile.accountId,
    skills: [...levels]
      .map(([skillId, level]) => {
        const { level: paperLevel, months } = evidence[skillId] ?? {}
        return { skillId, level, ...(paperLevel && { paperLevel }), ...(months && { months }) }
      })
      .sort((a, b) => a.skillId.localeCompare(b.skillId)),
    // The job title alone: a CV's line may also name the employer. Without a CV, the trades that the person's own words name.
    titles: cv
      ? [...new Set(cv.work.flatMap(({ title }) => findOccupations(title).map((match) => match.surface)))]
      : [...trades].filter(Boolean),
    experienceYears: cv ? experienceYears(paid, { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 }) : null,
    position: place ? { lat: round(place.lat), lon: round(place.lon) } : null,
    place: place?.name ?? null,
    travelMiles: profile.travelMiles,
    contracts: profile.availability ? CONTRACTS[profile.availability] : [],
    remoteOnly: profile.workLocation === 'remote',
    wantedFeatures: profile.workplaceFeatures,
  }
}

/** Announces to matching when the facts for matching have changed; call it in the transaction of the change. */
export async function announceMatchProfile(tx: Tx, accountId: string, now: Date): Promise<void> {
  const profile = await lockProfile(tx, accountId)
  if (!profile?.isJobseeker) return
  const next = matchProfileOf(profile, await activeReview(tx, accountId), now)
  const version = profile.matchVersion + 1
  if (await saveMatchProfile(tx, accountId, next, version))
    await emitEvent(tx, 'jobseeker.match-profile', accountId, version, next)
}
