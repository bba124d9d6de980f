import { randomUUID } from 'node:crypto'
import type { EventPayload } from '@onward/contracts'
import { announceChange, type Tx } from '@onward/database'
import { findOccupations, skillName } from '@onward/taxonomy'
import { and, eq, sql } from 'drizzle-orm'
import { matchPeople, matchWishes, members, organisations } from './db/schema'
import { poolInvitations } from './pool/schema'

/** Makes an unverified organisation for an employer's new account, unless the account belongs to one already. */
export async function saveEmployer(tx: Tx, account: EventPayload<'account.registered'>, at: Date): Promise<void> {
  if (account.role !== 'employer') return
  const person = { firstName: account.firstName, lastName: account.lastName }
  const known = await tx
    .update(members)
    .set(person)
    .where(eq(members.accountId, account.accountId))
    .returning({ id: members.accountId })
  // Accounts that came by an invitation join its organisation.
  if (known.length > 0 || account.invited) return
  const id = randomUUID()
  const name = account.organisationName || `${account.firstName} ${account.lastName}`.trim()
  await tx.insert(organisations).values({ id, name, createdAt: at })
  await tx.insert(members).values({ accountId: account.accountId, organisationId: id, ...person, joinedAt: at })
}

/** The row of a person for matching; the occupations are those that the titles name. */
export const matchFactsOf = (profile: EventPayload<'jobseeker.match-profile'>) => ({
  skillIds: profile.skills.map((skill) => skill.skillId),
  skillEvidence: Object.fromEntries(
    profile.skills.map(({ skillId, paperLevel = null, months = null }) => [skillId, { level: paperLevel, months }] as const),
  ),
  titles: profile.titles,
  occupationIds: [...new Set(profile.titles.flatMap((title) => findOccupations(title).map((match) => match.occupationId)))],
  experienceYears: profile.experienceYears,
  lat: profile.position?.lat ?? null,
  lon: profile.position?.lon ?? null,
  place: profile.place,
  travelMiles: profile.travelMiles,
  contracts: profile.contracts,
})

/** Stores the facts that matching may use of a person. */
export async function saveMatchProfile(
  tx: Tx,
  profile: EventPayload<'jobseeker.match-profile'>,
  event: { version: number; at: Date },
): Promise<void> {
  const facts = { ...matchFactsOf(profile), version: event.version, updatedAt: event.at }
  await tx
    .insert(matchPeople)
    .values({ accountId: profile.accountId, ...facts })
    .onConflictDoUpdate({ target: matchPeople.accountId, set: facts })
  await announceChange(tx, { accountIds: [profile.accountId], changed: ['job-match'] })
  // Invitations keep naming only skills that the person still shows.
  const names = facts.skillIds.map((id) => skillName(id))
  await tx
    .update(poolInvitations)
    .set({
      matchingSkills: sql`array(select s from unnest(${poolInvitations.matchingSkills}) s where s = any(${sql.param(names)}::text[]))`,
    })
    .where(
      and(
        eq(poolInvitations.accountId, profile.accountId),
        sql`not ${poolInvitations.matchingSkills} <@ ${sql.param(names)}::text[]`,
      ),
    )
  const wishes = { remoteOnly: profile.remoteOnly, wantedFeatures: profile.wantedFeatures }
  await tx
    .insert(matchWishes)
    .values({ accountId: profile.accountId, ...wishes })
    .onConflictDoUpdate({ target: matchWishes.accountId, set: wishes })
}
