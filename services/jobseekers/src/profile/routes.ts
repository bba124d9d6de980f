import type { Profile, ProfileEdit } from '@onward/contracts'
import { maskDateOfBirth, Problem, profileProgress, readProfile, saveProfile } from '@onward/contracts'
import type { Tx } from '@onward/database'
import { emitEvent } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { type Keys, openField, sealField } from '@onward/service-kit/keys'
import { placeOfPostcode } from '@onward/taxonomy'
import { and, eq, sql } from 'drizzle-orm'
import type { ProfileRow } from '../db/schema'
import { profiles } from '../db/schema'
import { tellPool } from '../visibility/routes'
import { areaOf } from './area'
import { tellMatchProfile } from './match-profile'
import { profileRow } from './own'
import { pictureUrlOf } from './picture'

/** "Location is the address and postcode joined by a comma and a space." Specification section 3. */
export const locationOf = ({ address, postcode }: Pick<ProfileRow, 'address' | 'postcode'>): string =>
  [address, postcode].filter(Boolean).join(', ')

/** What a sealed birth date is bound to: its row. */
export const birthDateOf = (accountId: string): string => `profiles/${accountId}/date_of_birth`

export function shownProfile(keys: Pick<Keys, 'fields'>, row: ProfileRow): Profile {
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
    area: areaOf(row),
    joinedAt: row.joinedAt.toISOString(),
    preferredJobTypes: row.preferredJobTypes,
    workLocationPreference: row.workLocation,
    availability: row.availability,
    travelMiles: row.travelMiles,
    skills: row.skills,
    currentBenefits: row.currentBenefits,
    disabilityStatus: row.disabilityStatus,
    accessibilityNeeds: row.accessibilityNeeds,
    workplaceFeatures: row.workplaceFeatures,
    workCoachName: row.coachName || row.workCoachName,
    workCoachContact: row.coachName ? row.coachOffice : row.workCoachContact,
    workCoachAssigned: row.coachName !== '',
    referredBy: row.coachOffice,
    salaryExpectation: row.salaryExpectation,
    education: row.education,
    previousExperience: row.previousExperience,
    qualifications: row.qualifications,
    emailNotifications: row.emailNotifications,
    smsNotifications: row.smsNotifications,
    jobAlerts: row.jobAlerts,
    dateOfBirthMask: row.dateOfBirth && maskDateOfBirth(openField(keys, row.dateOfBirth, birthDateOf(row.accountId))),
    pictureUrl: pictureUrlOf(row),
    progress: profileProgress({
      name: row.firstName !== '' && row.lastName !== '',
      email: row.email !== '',
      phone: row.phone !== '',
      location: location !== '',
      profilePicture: row.picturePath !== null,
      dateOfBirth: row.dateOfBirth !== null,
      niNumber: row.hasNiNumber,
    }),
    version: row.version,
  }
}

/** The columns that an edit changes; what was left out is not among them. */
function changesOf(keys: Pick<Keys, 'fields'>, accountId: string, edit: ProfileEdit): Partial<ProfileRow> {
  const { dateOfBirth, workLocationPreference, ...same } = edit
  const told = Object.fromEntries(Object.entries(same).filter(([, value]) => value !== undefined))
  return {
    ...told,
    postcode: edit.postcode.toUpperCase(),
    workLocation: workLocationPreference,
    ...(dateOfBirth !== undefined && {
      dateOfBirth: dateOfBirth && sealField(keys, dateOfBirth, birthDateOf(accountId)),
    }),
  }
}

export function profileRoutes(kit: ServiceKit): void {
  kit.handle(readProfile, ({ read }) =>
    read(async (tx, who) => {
      return shownProfile(kit.keys, await profileRow(tx, who.accountId))
    }),
  )

  kit.handle(saveProfile, ({ body, now, write }) =>
    write(async (tx, who) => {
      const before = await profileRow(tx, who.accountId)
      const { version, ...edit } = body
      if (edit.dateOfBirth && edit.dateOfBirth > now.toISOString().slice(0, 10)) {
        throw new Problem('invalid-input', {
          errors: [{ field: 'dateOfBirth', text: 'jobseekers.profile-birth-date-to-come' }],
        })
      }
      const [saved] = await tx
        .update(profiles)
        .set({ ...changesOf(kit.keys, who.accountId, edit), version: version + 1 })
        .where(and(eq(profiles.accountId, who.accountId), eq(profiles.version, version)))
        .returning({ version: profiles.version })
      if (!saved) throw new Problem('state-conflict')
      await tellMatchProfile(tx, who.accountId, now)
      await tellPool(tx, before)
      await tellReach(tx, who.accountId)
      return { resource: `profiles/${who.accountId}`, answer: { version: saved.version } }
    }),
  )
}

/** Tells messaging how this person wants to be reached. */
export async function tellReach(tx: Tx, accountId: string): Promise<void> {
  const [row] = await tx
    .update(profiles)
    .set({ reachVersion: sql`${profiles.reachVersion} + 1` })
    .where(eq(profiles.accountId, accountId))
    .returning()
  if (!row) return
  await emitEvent(tx, 'contact.preferences', accountId, row.reachVersion, {
    accountId,
    phone: row.phone,
    email: row.emailNotifications,
    sms: row.smsNotifications,
    jobAlerts: row.jobAlerts,
  })
}
