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
  verifyOrganisation,
} from '@onward/contracts'
import { asSystem, type Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { beginClosing } from '../organisation/close-adverts'
import { confirmLevel, refuse, refuseLevel, restore, sendBack, suspend, verify } from '../organisation/decide'
import { lastVerification } from '../organisation/membership-store'
import { readDocument } from '../organisation/store'
import { lockAsRead, pageOfOrganisations, readToDecide, workWaiting } from './organisation-store'

const MIME = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' } as const

/** When the evidence that is decided about came, for the figures of the week. */
async function sentAt(tx: Tx, id: string): Promise<{ since?: string }> {
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

  kit.handle(readOrganisationToDecide, ({ params, read }) =>
    read(async (tx) => {
      await asSystem(tx)
      return readToDecide(tx, params.id)
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
    write(async (tx) => {
      const organisation = await lockAsRead(tx, params.id, body)
      if (organisation.suspendedAt) throw new Problem('state-conflict', { text: 'jobs.admin-organisation-suspended' })
      const since = await sentAt(tx, organisation.id)
      const waiting = await verify(tx, organisation, now)
      if (waiting === null) throw new Problem('state-conflict', { text: 'jobs.admin-organisation-meanwhile' })
      return { resource: `organisations/${organisation.id}`, answer: { waiting, ...since } }
    }),
  )
  kit.handle(askOrganisation, ({ params, body, now, write }) =>
    write(async (tx) => {
      const organisation = await lockAsRead(tx, params.id, body)
      const since = await sentAt(tx, organisation.id)
      await sendBack(tx, organisation, body.words, now)
      return { resource: `organisations/${organisation.id}`, answer: { why: body.code, ...since } }
    }),
  )
  kit.handle(refuseOrganisation, ({ params, body, now, write }) =>
    write(async (tx) => {
      const organisation = await lockAsRead(tx, params.id, body)
      const since = await sentAt(tx, organisation.id)
      await refuse(tx, organisation, body.words, now)
      return { resource: `organisations/${organisation.id}`, answer: { why: body.code, ...since } }
    }),
  )
  kit.handle(suspendOrganisation, ({ params, body, now, write }) =>
    write(async (tx) => {
      const organisation = await lockAsRead(tx, params.id, { version: body.version })
      const held = await suspend(tx, organisation, body.words, now)
      return { resource: `organisations/${organisation.id}`, answer: { why: body.code, held } }
    }),
  )
  kit.handle(reinstateOrganisation, ({ params, body, now, write }) =>
    write(async (tx) => {
      const organisation = await lockAsRead(tx, params.id, { version: body.version })
      const released = await restore(tx, organisation, now)
      return { resource: `organisations/${organisation.id}`, answer: { why: body.code, released } }
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
