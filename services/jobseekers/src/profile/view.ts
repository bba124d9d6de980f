import type { Profile, ProfileEdit } from '@onward/contracts'
import { maskDateOfBirth, pathOf, profileEdit, profileProgress, readPicture } from '@onward/contracts'
import { type Keys, openField, sealField } from '@onward/service-kit/keys'
import { placeOfPostcode } from '@onward/taxonomy'
import type { ProfileRow } from '../db/schema'
import { areaOf } from './area'

export const nameOf = (profile: Pick<ProfileRow, 'firstName' | 'lastName'>): string =>
  `${profile.firstName} ${profile.lastName}`.trim()

/** The address changes with the picture, so that browsers never show an old one. */
export const pictureUrlOf = ({ picturePath }: Pick<ProfileRow, 'picturePath'>): string | null =>
  picturePath && `${pathOf(readPicture)}?of=${picturePath.split('/').at(-1)?.slice(0, 8)}`

/** "Location is the address and postcode joined by a comma and a space." Specification section 3. */
const locationOf = ({ address, postcode }: Pick<ProfileRow, 'address' | 'postcode'>): string =>
  [address, postcode].filter(Boolean).join(', ')

/** A birth date is sealed for its row. */
export const birthDateContext = (accountId: string): string => `profiles/${accountId}/date_of_birth`

/** Fields of an edit that are no columns of the same name. */
const OTHERWISE_KEPT = ['dateOfBirth', 'workLocationPreference'] as const
type NamedField = Exclude<keyof ProfileEdit, (typeof OTHERWISE_KEPT)[number]>
const NAMED_FIELDS = Object.keys(profileEdit.entries).filter(
  (name): name is NamedField => !OTHERWISE_KEPT.some((other) => other === name),
)
const namedFields = (row: ProfileRow) =>
  Object.fromEntries(NAMED_FIELDS.map((name) => [name, row[name]])) as Pick<ProfileRow, NamedField>

export function profileView(keys: Pick<Keys, 'fields'>, row: ProfileRow): Profile {
  const location = locationOf(row)
  return {
    ...namedFields(row),
    email: row.email,
    location,
    place: placeOfPostcode(row.postcode)?.name ?? null,
    area: areaOf(row),
    joinedAt: row.joinedAt.toISOString(),
    workLocationPreference: row.workLocation,
    workCoachName: row.coachName || row.workCoachName,
    workCoachContact: row.coachName ? row.coachOffice : row.workCoachContact,
    workCoachAssigned: row.coachName !== '',
    referredBy: row.coachOffice,
    dateOfBirthMask: row.dateOfBirth && maskDateOfBirth(openField(keys, row.dateOfBirth, birthDateContext(row.accountId))),
    pictureUrl: pictureUrlOf(row),
    progress: profileProgress({
      name: row.firstName !== '' && (row.lastName !== '' || row.hasOneName),
      email: row.email !== '',
      phone: row.phone !== '' || row.hasNoPhone,
      location: location !== '' || row.hasNoFixedAddress,
      profilePicture: row.picturePath !== null,
      dateOfBirth: row.dateOfBirth !== null,
      niNumber: row.hasNiNumber,
    }),
    version: row.version,
  }
}

/** A whole edited profile, or a part of it. */
export type EditOrPart = { [K in keyof ProfileEdit]?: ProfileEdit[K] | undefined }

/** The columns that an edit changes; missing fields are left out. */
export function changesOf(keys: Pick<Keys, 'fields'>, accountId: string, edit: EditOrPart): Partial<ProfileRow> {
  const { dateOfBirth, workLocationPreference, postcode, ...same } = edit
  const given = Object.fromEntries(Object.entries(same).filter(([, value]) => value !== undefined))
  return {
    ...given,
    ...(postcode !== undefined && { postcode: postcode.toUpperCase() }),
    ...(workLocationPreference !== undefined && { workLocation: workLocationPreference }),
    ...(dateOfBirth !== undefined && {
      dateOfBirth: dateOfBirth && sealField(keys, dateOfBirth, birthDateContext(accountId)),
    }),
  }
}
