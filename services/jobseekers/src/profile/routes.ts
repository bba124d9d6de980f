import type { Profile } from '@onward/contracts'
import { Problem, profileProgress, readProfile, saveProfile } from '@onward/contracts'
import type { Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { placeOfPostcode } from '@onward/taxonomy'
import { and, eq } from 'drizzle-orm'
import type { ProfileRow } from '../db/schema'
import { profiles } from '../db/schema'
import { tellMatchProfile } from './match-profile'

/** The registration reaches this service a moment after identity has answered. */
const RETRY_SECONDS = 1

export async function profileRow(tx: Tx, accountId: string): Promise<ProfileRow> {
  const [row] = await tx.select().from(profiles).where(eq(profiles.accountId, accountId))
  if (!row?.isJobseeker)
    throw new Problem('not-ready', 'Your profile is being set up. Please try again in a moment', [], RETRY_SECONDS)
  return row
}

/** "Location is the address and postcode joined by a comma and a space." Specification section 3. */
export const locationOf = ({ address, postcode }: Pick<ProfileRow, 'address' | 'postcode'>): string =>
  [address, postcode].filter(Boolean).join(', ')

function shown(row: ProfileRow): Profile {
  const location = locationOf(row)
  return {
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    phone: row.phone,
    address: row.address,
    postcode: row.postcode,
    location,
    place: placeOfPostcode(row.postcode)?.name ?? null,
    joinedAt: row.joinedAt.toISOString(),
    preferredJobTypes: row.preferredJobTypes,
    workLocationPreference: row.workLocation,
    availability: row.availability,
    travelMiles: row.travelMiles,
    skills: row.skills,
    progress: profileProgress({
      name: row.firstName !== '' && row.lastName !== '',
      email: row.email !== '',
      phone: row.phone !== '',
      location: location !== '',
      profilePicture: false,
      dateOfBirth: false,
      niNumber: false,
    }),
    version: row.version,
  }
}

export function profileRoutes(kit: ServiceKit): void {
  kit.handle(readProfile, ({ read }) =>
    read(async (tx, who) => {
      if (!who) throw new Problem('sign-in-required')
      return shown(await profileRow(tx, who.accountId))
    }),
  )

  kit.handle(saveProfile, ({ body, now, write }) =>
    write(async (tx, who) => {
      if (!who) throw new Problem('sign-in-required')
      await profileRow(tx, who.accountId)
      const { version, workLocationPreference, ...edit } = body
      const [saved] = await tx
        .update(profiles)
        .set({ ...edit, postcode: edit.postcode.toUpperCase(), workLocation: workLocationPreference, version: version + 1 })
        .where(and(eq(profiles.accountId, who.accountId), eq(profiles.version, version)))
        .returning({ version: profiles.version })
      if (!saved) throw new Problem('state-conflict')
      await tellMatchProfile(tx, who.accountId, now)
      return { resource: `profiles/${who.accountId}`, answer: { version: saved.version } }
    }),
  )
}
