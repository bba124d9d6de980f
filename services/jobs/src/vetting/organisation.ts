import type { OrganisationFlag } from '@onward/contracts'
import { foldText } from '@onward/contracts/fold'
import { checkDomain, hostOf } from '@onward/contracts/jobs/organisation-evidence'
import { british } from '@onward/contracts/vetting/contacts'
import { looksLike } from './sender'

export interface VettedOrganisation {
  id: string
  name: string
  isVerified: boolean
  website: string
  contactEmail: string
  contactPhone: string
  address: string
  postcode: string
}

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()
/** "Unit 4, Mill Lane" and "unit 4 mill lane" are one address. */
const addressKey = ({ address, postcode }: VettedOrganisation): string =>
  `${foldText(address)} ${postcode}`.toLowerCase().replace(/[^a-z0-9]/g, '')
/** Shorter addresses, such as a town alone, are shared by many. */
const SHORTEST_ADDRESS = 12

/**
 * What stands out beside other organisations: domains drawn like a verified one's, free mail, and repeated phones, mailboxes and
 * addresses. `senderDomain` is the domain of who sent the evidence. Nothing is decided by it: an administrator reads it.
 */
export function organisationFlags(
  one: VettedOrganisation,
  senderDomain: string,
  others: readonly VettedOrganisation[],
): OrganisationFlag[] {
  const flags: OrganisationFlag[] = []
  const domains = new Set([senderDomain, domainOf(one.contactEmail), hostOf(one.website) ?? ''].filter((domain) => domain !== ''))
  for (const domain of domains) {
    const real = others.find(({ isVerified, website }) => {
      const host = hostOf(website)
      return isVerified && host !== null && looksLike(domain, host)
    })
    if (real)
      flags.push({ check: 'look-alike-domain', found: domain, other: { ...named(real), words: hostOf(real.website) ?? '' } })
    else if (checkDomain('', domain) === 'free-mail') flags.push({ check: 'free-mail', found: domain, other: null })
  }
  const phone = british(one.contactPhone)
  const address = addressKey(one)
  const email = one.contactEmail.toLowerCase()
  for (const other of others) {
    if (phone && british(other.contactPhone) === phone)
      flags.push({ check: 'same-phone', found: one.contactPhone, other: { ...named(other), words: other.contactPhone } })
    if (email && other.contactEmail.toLowerCase() === email)
      flags.push({ check: 'same-email', found: one.contactEmail, other: { ...named(other), words: other.contactEmail } })
    if (address.length >= SHORTEST_ADDRESS && addressKey(other) === address)
      flags.push({ check: 'same-address', found: one.address, other: { ...named(other), words: other.address } })
  }
  return flags
}
const named = ({ id, name }: VettedOrganisation) => ({ id, name })
