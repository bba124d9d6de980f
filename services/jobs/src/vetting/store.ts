import { isAnyOf, type Tx } from '@onward/database'
import { and, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import { jobs, organisations } from '../db/schema'
import { copyOf, type OpenAdvert, textSignature } from '../vacancies/alike'
import { roomToday } from '../vacancies/store'
import type { VettedOrganisation } from './organisation'
import { FEWEST_PAID, usualPay } from './usual-pay'
import { contactsOf, type Surroundings } from './vet'

/** An advert whose surroundings are looked up. */
export interface Surrounded {
  title: string
  description: string
  requirements: readonly string[]
  contactEmail: string
  occupationIds: readonly string[]
}

/** Adverts whose pay is compared, the newest. */
const MOST_PAID = 2000
/** Adverts of others that share some wording and are compared. */
const MOST_COMPARED = 500
/** Two alike adverts share at least one of any so many numbers of their signatures. */
const ENOUGH_VALUES = 24

const texts = (values: readonly string[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`

/**
 * What is known around adverts of one organisation, in their order. An employer's transaction sees public adverts of others alone, an
 * administrator's also those that wait.
 */
export async function surroundingsOf(
  tx: Tx,
  { id: organisationId }: { id: string },
  adverts: readonly Surrounded[],
  now: Date,
): Promise<Surroundings[]> {
  if (adverts.length === 0) return []
  const isNew = (await roomToday(tx, { id: organisationId }, now)) !== null
  const [organisation] = await tx
    .select({ website: organisations.website })
    .from(organisations)
    .where(eq(organisations.id, organisationId))
  const usual = await usualPayOf(tx, organisationId, [...new Set(adverts.flatMap(({ occupationIds }) => occupationIds))])
  const contacts = adverts.map(contactsOf)
  const shared = await sharedWithOthers(tx, organisationId, [...new Set(contacts.flat())])
  const copies = await withSharedWording(tx, organisationId, adverts)
  const removed = await removedWithWording(tx, adverts)
  const found = adverts.map((advert) => copyOf(advert, copies)?.id ?? null)
  const copied = await textsOf(tx, [...new Set(found.filter((id) => id !== null))])
  return adverts.map((advert, n) => ({
    isNew,
    website: organisation?.website ?? '',
    usualAnnualPay: usual(advert.occupationIds),
    sharedContacts: new Set((contacts[n] ?? []).filter((one) => shared.has(one))),
    copyOf: copied.find(({ id }) => id === found[n]) ?? null,
    removed: copyOf(advert, removed),
  }))
}

async function usualPayOf(tx: Tx, organisationId: string, occupationIds: readonly string[]) {
  if (occupationIds.length === 0) return usualPay([])
  const rows = await tx
    .select({ occupationIds: jobs.occupationIds, annual: jobs.payAnnual })
    .from(jobs)
    .where(
      and(
        eq(jobs.state, 'active'),
        ne(jobs.organisationId, organisationId),
        sql`${jobs.id} in (select jobs.in_occupations(${texts(occupationIds)}))`,
        sql`${jobs.payAnnual} is not null and ${jobs.type} is distinct from 'apprenticeship'`,
      ),
    )
    .orderBy(desc(jobs.postedAt))
    .limit(MOST_PAID)
  return usualPay(rows.length < FEWEST_PAID ? [] : rows.map((row) => ({ ...row, annual: Number(row.annual) })))
}

/** Those of the contacts that other organisations' adverts have. */
async function sharedWithOthers(tx: Tx, organisationId: string, contacts: readonly string[]): Promise<Set<string>> {
  if (contacts.length === 0) return new Set()
  const rows = await tx.execute<{ contact: string }>(sql`
    select distinct one.contact from jobs.jobs j, unnest(j.contacts) as one(contact)
    where j.id in (select jobs.with_contacts(${texts(contacts)})) and j.organisation_id <> ${organisationId}
      and one.contact = any(${texts(contacts)})`)
  return new Set(rows.map(({ contact }) => contact))
}

async function withSharedWording(tx: Tx, organisationId: string, adverts: readonly Surrounded[]): Promise<OpenAdvert[]> {
  const values = new Set(adverts.flatMap((advert) => textSignature(advert).filter(Boolean).slice(0, ENOUGH_VALUES)))
  if (values.size === 0) return []
  const rows = await tx
    .select({
      id: jobs.id,
      title: jobs.title,
      location: jobs.location,
      lat: jobs.lat,
      lon: jobs.lon,
      signature: jobs.textSignature,
    })
    .from(jobs)
    .where(
      and(
        ne(jobs.organisationId, organisationId),
        sql`${jobs.id} in (select jobs.with_wording(${`{${[...values].join(',')}}`}::int[]))`,
      ),
    )
    .orderBy(desc(jobs.postedAt))
    .limit(MOST_COMPARED * adverts.length)
  return rows.map(({ signature, ...row }) => ({ ...row, waits: false, signature: Int32Array.from(signature ?? []) }))
}

/** Adverts that were taken down and share some wording. */
async function removedWithWording(tx: Tx, adverts: readonly Surrounded[]): Promise<OpenAdvert[]> {
  const values = new Set(adverts.flatMap((advert) => textSignature(advert).filter(Boolean).slice(0, ENOUGH_VALUES)))
  if (values.size === 0) return []
  const rows = await tx.execute<Omit<OpenAdvert, 'signature' | 'waits'> & { signature: number[] }>(
    sql`select * from jobs.removed_with_wording(${`{${[...values].join(',')}}`}::int[])`,
  )
  return rows.map(({ signature, ...row }) => ({ ...row, waits: false, signature: Int32Array.from(signature) }))
}

async function textsOf(tx: Tx, ids: readonly string[]): Promise<NonNullable<Surroundings['copyOf']>[]> {
  if (ids.length === 0) return []
  const { id, title, location, company, description, requirements } = getTableColumns(jobs)
  return tx.select({ id, title, location, company, description, requirements }).from(jobs).where(isAnyOf(jobs.id, ids))
}

const MOST_ORGANISATIONS = 5000
/** Organisations that one could be mistaken for, or that share a contact with it, refused ones too. */
export async function organisationsAround(tx: Tx, one: VettedOrganisation): Promise<VettedOrganisation[]> {
  const rows = await tx
    .select({
      id: organisations.id,
      name: organisations.name,
      verifiedAt: organisations.verifiedAt,
      website: organisations.website,
      contactEmail: organisations.contactEmail,
      contactPhone: organisations.contactPhone,
      address: organisations.address,
      postcode: organisations.postcode,
    })
    .from(organisations)
    .where(
      and(
        ne(organisations.id, one.id),
        sql`((${organisations.verifiedAt} is not null and ${organisations.website} <> '')
          or (${one.contactPhone} <> '' and right(regexp_replace(${organisations.contactPhone}, '\D', '', 'g'), 9)
            = right(regexp_replace(${one.contactPhone}, '\D', '', 'g'), 9))
          or (${one.contactEmail} <> '' and lower(${organisations.contactEmail}) = lower(${one.contactEmail}))
          or (${one.postcode} <> '' and ${organisations.postcode} = ${one.postcode}))`,
      ),
    )
    .orderBy(desc(organisations.createdAt))
    .limit(MOST_ORGANISATIONS)
  return rows.map(({ verifiedAt, ...row }) => ({ ...row, isVerified: verifiedAt !== null }))
}
