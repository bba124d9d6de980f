import {
  askOrganisation,
  closeAllAdverts,
  decideLevel,
  listOrganisations,
  Problem,
  readEvidence,
  readOrganisationToDecide,
  readOrganisationWork,
  refuseOrganisation,
  reinstateOrganisation,
  suspendOrganisation,
  upholdOrganisation,
  verifyOrganisation,
} from '@onward/contracts'
import { asSystem, type Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import type { OrganisationRow } from '../db/schema'
import { openAppeal } from '../organisation/appeal-store'
import { beginClosing } from '../organisation/close-adverts'
import { confirmLevel, refuse, refuseLevel, restore, sendBack, suspend, uphold, verify } from '../organisation/decide'
import { lastVerification } from '../organisation/membership-store'
import { readDocument } from '../organisation/store'
import { lockAsRead, pageOfOrganisations, readToDecide, workWaiting } from './organisation-store'

const MIME = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' } as const

/**
 * When the answer or the evidence that is decided about came, for the figures of the week. Throws `state-conflict` where the answer is
 * another administrator's to decide.
 */
async function waitedFor(
  tx: Tx,
  { id, suspendedAt }: OrganisationRow,
  now: Date,
  administrator: string,
): Promise<{ since?: string; appeal?: true }> {
  const open = await openAppeal(tx, id, administrator, now)
  const appeal = open?.about === (suspendedAt ? 'suspended' : 'refused') ? open : null
  if (appeal?.forAnother) throw new Problem('state-conflict', { text: 'jobs.admin-appeal-of-own-decision' })
  if (appeal) return { since: appeal.at, appeal: true }
  const last = await lastVerification(tx, id)
  return last && last.decision === null ? { since: last.submittedAt.toISOString() } : {}
}

/** Decisions of administrators about organisations. */
export function adminOrganisationRoutes(kit: ServiceKit): void {
  kit.handle(readOrganisationWork, ({ read }) =>
    read(async (tx) => {
      await asSystem(tx)
      return workWaiting(tx)
    }),
  )

  kit.handle(listOrganisations, ({ query, read }) =>
    read(async (tx) => {
      await asSystem(tx)
      return pageOfOrganisations(tx, query)
    }),
  )

  kit.handle(readOrganisationToDecide, ({ params, now, read }) =>
    read(async (tx, who) => {
      await asSystem(tx)
      return readToDecide(tx, params.id, now, who.accountId)
    }),
  )

  kit.handle(readEvidence, async ({ params, read, reply }) => {
    const document = await read(async (tx) => {
      await asSystem(tx)
      return readDocument(tx, params.id)
    })
    if (!document || !(await kit.files.has(document.fileKey))) throw new Problem('not-found')
    return reply
      .header('content-type', MIME[document.fileType])
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(document.filename)}`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', 'sandbox')
      .send(await kit.files.get(document.fileKey))
  })

  kit.handle(verifyOrganisation, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const organisation = await lockAsRead(tx, params.id, body)
      if (organisation.suspendedAt) throw new Problem('state-conflict', { text: 'jobs.admin-organisation-suspended' })
      const waited = await waitedFor(tx, organisation, now, who.accountId)
      const waiting = await verify(tx, organisation, now)
      if (waiting === null) throw new Problem('state-conflict', { text: 'jobs.admin-organisation-meanwhile' })
      return { resource: `organisations/${organisation.id}`, answer: { waiting, ...waited } }
    }),
  )
  kit.handle(askOrganisation, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const organisation = await lockAsRead(tx, params.id, body)
      const waited = await waitedFor(tx, { ...organisation, suspendedAt: null }, now, who.accountId)
      await sendBack(tx, organisation, body.words, now)
      return { resource: `organisations/${organisation.id}`, answer: { why: body.code, ...waited } }
    }),
  )
  kit.handle(refuseOrganisation, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const organisation = await lockAsRead(tx, params.id, body)
      const waited = await waitedFor(tx, { ...organisation, suspendedAt: null }, now, who.accountId)
      await refuse(tx, organisation, body.words, now)
      return { resource: `organisations/${organisation.id}`, answer: { why: body.code, ...waited } }
    }),
  )
  kit.handle(upholdOrganisation, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const organisation = await lockAsRead(tx, params.id, { version: body.version })
      const waited = await waitedFor(tx, organisation, now, who.accountId)
      await uphold(tx, organisation, body.words, now)
      return { resource: `organisations/${organisation.id}`, answer: { why: body.code, ...waited } }
    }),
  )
  kit.handle(suspendOrganisation, ({ params, body, now, write }) =>
    write(async (tx) => {
      const organisation = await lockAsRead(tx, params.id, { version: body.version })
      const { held, applicants } = await suspend(tx, organisation, body.words, now)
      return { resource: `organisations/${organisation.id}`, answer: { why: body.code, held, applicants } }
    }),
  )
  kit.handle(reinstateOrganisation, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const organisation = await lockAsRead(tx, params.id, { version: body.version })
      const { appeal, since } = await waitedFor(tx, organisation, now, who.accountId)
      const { released, applicants } = await restore(tx, organisation, now)
      return {
        resource: `organisations/${organisation.id}`,
        answer: { why: body.code, released, applicants, ...(appeal && { appeal, since }) },
      }
    }),
  )
  kit.handle(closeAllAdverts, ({ params, body, now, write }) =>
    write(async (tx) => {
      const organisation = await lockAsRead(tx, params.id, { version: body.version })
      const total = await beginClosing(tx, organisation, body.words, now)
      return { resource: `organisations/${organisation.id}`, answer: { why: body.code, total } }
    }),
  )
  kit.handle(decideLevel, ({ params, body, now, write }) =>
    write(async (tx) => {
      const organisation = await lockAsRead(tx, params.id, { version: body.version })
      // The employer may have claimed another level meanwhile.
      if (organisation.confidentLevel !== body.level)
        throw new Problem('state-conflict', { text: 'jobs.admin-organisation-meanwhile' })
      if (body.decision === 'confirmed') await confirmLevel(tx, organisation, now)
      else await refuseLevel(tx, organisation)
      return { resource: `organisations/${organisation.id}`, answer: { decision: body.decision } }
    }),
  )
}
