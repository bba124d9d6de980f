import { type Keys, keyedHash, openField, sealField } from '@onward/service-kit/keys'

/** What the sealed number is bound to: it opens for this referral alone. */
const boundTo = (referralId: string): string => `referrals/${referralId}/ni_number`

export const sealNiNumber = (keys: Pick<Keys, 'fields'>, referralId: string, niNumber: string): string =>
  sealField(keys, niNumber, boundTo(referralId))
export const openNiNumber = (keys: Pick<Keys, 'fields'>, { id, niNumber }: { id: string; niNumber: string }): string =>
  openField(keys, niNumber, boundTo(id))
/** The same hash as a claimant's, so that one finds the other. */
export const niHashOf = (keys: Pick<Keys, 'hash'>, niNumber: string): Buffer => keyedHash(keys, 'ni-number', niNumber)
