import { randomUUID } from 'node:crypto'
import type { EarnedBadge } from '@onward/contracts'
import { awardCvBadge, badgeEvidence, listBadges, Problem } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { verifyHandover } from '@onward/service-kit'
import { holderOf } from '../credentials/credential'
import { award, credentialsOf } from '../credentials/store'
import type { CredentialRow } from '../db/schema'

const earnedBadge = ({ id, badge, way, issuedAt, revokedAt }: CredentialRow): EarnedBadge => ({
  credentialId: id,
  badge,
  way,
  earnedAt: issuedAt.toISOString(),
  revokedAt: revokedAt?.toISOString() ?? null,
})

export function badgeRoutes(kit: ServiceKit): void {
  kit.handle(listBadges, ({ read }) =>
    read(async (tx, who) => ({ items: (await credentialsOf(tx, who.accountId)).map(earnedBadge) })),
  )

  kit.handle(awardCvBadge, async ({ body, principal, now, write }) => {
    const route = { from: 'jobseekers', to: 'learning' } as const
    const { payload } = await verifyHandover(kit.keys, route, badgeEvidence, body.evidence, now)
    if (payload.accountId !== principal.accountId) throw new Problem('not-found')
    const earned = {
      id: randomUUID(),
      badge: 'cv-cover-letter-basics',
      way: 'cv-review',
      issuedAt: now,
      holder: holderOf(payload.email),
    } as const
    return write(async (tx, who) => {
      const credentialId = await award(tx, kit, { ...earned, accountId: who.accountId, cvId: payload.cvId })
      return { resource: `credentials/${credentialId}`, answer: { credentialId } }
    })
  })
}
