import { randomUUID } from 'node:crypto'
import {
  createOrganisation,
  Problem,
  readJobOrganisation,
  readOrganisation,
  saveDisabilityConfident,
  saveOrganisationProfile,
} from '@onward/contracts'
import { announceChange } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { eq, sql } from 'drizzle-orm'
import { dayOf } from '../day'
import { jobs, members, type OrganisationRow, organisations } from '../db/schema'
import { asSystem, lastVerification, membershipOf, otherOwners, requireOwner } from './membership'
import { publicOrganisationOf, shownOrganisation, stateOf } from './shown'

export function registerOrganisationProfile(kit: ServiceKit): void {
  kit.handle(readOrganisation, ({ now, read }) =>
    read(async (tx, who) => {
      const membership = await membershipOf(tx, who)
      return { organisation: membership && (await shownOrganisation(tx, membership, now)) }
    }),
  )

  kit.handle(createOrganisation, ({ body, now, write }) =>
    write(async (tx, who) => {
      // Nobody's row security lets anybody write an organisation that is not theirs yet.
      await asSystem(tx)
      const id = randomUUID()
      await tx.insert(organisations).values({ id, name: body.name, createdAt: now })
      const [joined] = await tx
        .insert(members)
        .values({ accountId: who.accountId, organisationId: id, joinedAt: now, role: 'owner' })
        .onConflictDoNothing()
        .returning({ id: members.accountId })
      if (!joined) throw new Problem('already-exists', { text: 'jobs.organisation-has-one' })
      await announceChange(tx, { accountIds: [who.accountId], changed: ['organisation'] })
      return { resource: `organisations/${id}`, answer: { id } }
    }),
  )

  kit.handle(saveOrganisationProfile, ({ body, write }) =>
    write(async (tx, who) => {
      const { accountId, organisation } = await requireOwner(tx, who)
      const { version, ...profile } = body
      if (version !== organisation.profileVersion)
        throw new Problem('state-conflict', { text: 'jobs.organisation-saved-meanwhile' })
      const state = stateOf(organisation, await lastVerification(tx, organisation.id))
      const isNamedAnew = profile.name !== organisation.name || profile.website !== organisation.website
      if (isNamedAnew && (state === 'submitted' || state === 'verified')) {
        throw new Problem('state-conflict', { text: 'jobs.organisation-name-is-settled' })
      }
      const next = version + 1
      await tx
        .update(organisations)
        .set({ ...profile, profileVersion: next })
        .where(eq(organisations.id, organisation.id))
      // What was written while nobody had checked the name carries the name of today.
      if (profile.name !== organisation.name) {
        await tx
          .update(jobs)
          .set({ company: profile.name, version: sql`${jobs.version} + 1` })
          .where(eq(jobs.organisationId, organisation.id))
      }
      await announceChange(tx, {
        accountIds: [accountId, ...(await otherOwners(tx, organisation.id, accountId))],
        changed: ['organisation'],
      })
      return { resource: `organisations/${organisation.id}`, answer: { version: next } }
    }),
  )

  kit.handle(saveDisabilityConfident, ({ body, now, write }) =>
    write(async (tx, who) => {
      const { organisation } = await requireOwner(tx, who)
      if (body.version !== organisation.profileVersion) {
        throw new Problem('state-conflict', { text: 'jobs.organisation-saved-meanwhile' })
      }
      const claim = claimOf(body)
      if (claim.confidentExpiresOn !== null && claim.confidentExpiresOn < dayOf(now)) {
        throw new Problem('invalid-input', { errors: [{ field: 'expiresOn', text: 'jobs.organisation-certificate-passed' }] })
      }
      const next = body.version + 1
      await tx
        .update(organisations)
        .set({
          ...claim,
          profileVersion: next,
          ...(isSameClaim(claim, organisation) ? {} : { confidentConfirmedAt: null, confidentClaimedAt: now }),
        })
        .where(eq(organisations.id, organisation.id))
      return { resource: `organisations/${organisation.id}`, answer: { version: next } }
    }),
  )

  kit.handle(readJobOrganisation, ({ params, now, read }) =>
    read(async (tx) => {
      const [advertised] = await tx.execute<{ id: string | null }>(sql`select (jobs.advertiser(${params.id}::uuid)).id`)
      if (!advertised?.id) throw new Problem('not-found')
      await asSystem(tx)
      const [organisation] = await tx.select().from(organisations).where(eq(organisations.id, advertised.id))
      if (!organisation) throw new Problem('not-found')
      return publicOrganisationOf(organisation, dayOf(now))
    }),
  )
}

type Claim = Pick<OrganisationRow, 'confidentLevel' | 'confidentReference' | 'confidentExpiresOn'>
/** Without a level there is nothing to refer to. */
const claimOf = ({
  level,
  reference,
  expiresOn,
}: {
  level: Claim['confidentLevel']
  reference: string
  expiresOn: string | null
}): Claim =>
  level === 'none'
    ? { confidentLevel: level, confidentReference: '', confidentExpiresOn: null }
    : { confidentLevel: level, confidentReference: reference, confidentExpiresOn: expiresOn }
const isSameClaim = (claim: Claim, now: OrganisationRow): boolean =>
  claim.confidentLevel === now.confidentLevel &&
  claim.confidentReference === now.confidentReference &&
  claim.confidentExpiresOn === now.confidentExpiresOn
