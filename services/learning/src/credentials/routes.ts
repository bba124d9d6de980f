import { timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import {
  type BadgeId,
  checkHolder,
  downloadCredential,
  Problem,
  REVOCATIONS,
  readCredential,
  readIssuer,
  readIssuerKey,
  readIssuerKeys,
  readRevocations,
} from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import type { FastifyReply } from 'fastify'
import type { CredentialRow } from '../db/schema'
import { bake } from './baked-picture'
import { credentialAddress, enveloped, identityHash, issuerKeys, issuerProfile, readSigned } from './credential'
import { credentialById, revokedCredentials } from './store'

/** Other verifiers ask from other origins; the answers are public. */
const PUBLIC_SECONDS = 300
const toAnyone = (reply: FastifyReply): FastifyReply =>
  reply
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('cache-control', `public, max-age=${PUBLIC_SECONDS}`)
    .header('x-content-type-options', 'nosniff')

const picture = (badge: BadgeId): Promise<Buffer> => readFile(fileURLToPath(new URL(`../pictures/${badge}.png`, import.meta.url)))

/** What anybody who knows a badge's address may read. */
export function credentialRoutes(kit: ServiceKit): void {
  const { origin } = kit.config
  async function credential(id: string): Promise<CredentialRow> {
    const row = await credentialById(kit.db, id)
    if (!row) throw new Problem('not-found')
    return row
  }
  /** The signature is checked each time, so that a row changed in the database is not called genuine. */
  async function genuine(row: CredentialRow) {
    const badge = await readSigned(kit.keys.issuer, row.jwt)
    // The portal's address may have changed since; the badge stays valid.
    if (!badge?.id.endsWith(credentialAddress('', row.id))) throw new Problem('not-found')
    return badge
  }

  kit.handle(readCredential, async ({ params }) => {
    const row = await credential(params.id)
    // An erased person's badge has no signed text any more; it is shown as revoked.
    if (row.jwt !== '' || !row.revokedAt) await genuine(row)
    return {
      id: row.id,
      badge: row.badge,
      way: row.way,
      status: row.revokedAt ? ('revoked' as const) : ('valid' as const),
      issuedAt: row.issuedAt.toISOString(),
      revokedAt: row.revokedAt?.toISOString() ?? null,
      revocationReason: row.revocationReason,
    }
  })

  kit.handle(checkHolder, async ({ params, body }) => {
    const badge = await genuine(await credential(params.id))
    const [identity] = badge.credentialSubject.identifier
    const [expected, given] = [identity?.identityHash ?? '', identityHash(body.email, identity?.salt ?? '')].map((one) =>
      Buffer.from(one),
    )
    return { isHolder: Boolean(expected && given && expected.length === given.length && timingSafeEqual(expected, given)) }
  })

  kit.handle(downloadCredential, async ({ params, query, reply }) => {
    const row = await credential(params.id)
    await genuine(row)
    const file = { json: 'application/json', jwt: 'application/vc+jwt', png: 'image/png' }[query.format]
    const bytes =
      query.format === 'png'
        ? bake(await picture(row.badge), row.jwt)
        : query.format === 'jwt'
          ? row.jwt
          : JSON.stringify(enveloped(row.jwt), null, 2)
    return toAnyone(reply)
      .header('content-type', file)
      .header('content-disposition', `attachment; filename="${row.badge}.${query.format}"`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(bytes)
  })

  kit.handle(readIssuer, async ({ reply }) =>
    toAnyone(reply).send({
      '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
      ...issuerProfile(origin),
    }),
  )
  kit.handle(readIssuerKeys, async ({ reply }) => toAnyone(reply).send(issuerKeys(kit.keys.issuer, origin)))
  kit.handle(readIssuerKey, async ({ params, reply }) => {
    const index = [...kit.keys.issuer.publicKeys.keys()].indexOf(params.kid)
    const key = issuerKeys(kit.keys.issuer, origin).keys[index]
    if (!key) throw new Problem('not-found')
    return toAnyone(reply).send(key)
  })
  kit.handle(readRevocations, async ({ reply }) => {
    const rows = await revokedCredentials(kit.db)
    return toAnyone(reply)
      .header('cache-control', 'no-cache')
      .send({
        id: `${origin}/api/learning/issuer/revocations`,
        issuer: issuerProfile(origin).id,
        revokedCredential: rows.map(({ id, reason }) => ({
          id: credentialAddress(origin, id),
          revoked: true,
          revocationReason: reason && REVOCATIONS[reason].en,
        })),
      })
  })
}
