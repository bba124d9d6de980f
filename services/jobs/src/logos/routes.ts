import {
  approveLogo,
  type LogoRefusal,
  readLogo,
  readWaitingLogo,
  removeLogo,
  takeLogoAway,
  uploadLogo,
} from '@onward/contracts/jobs/logos'
import { Problem } from '@onward/contracts/problem'
import { announceChange, asSystem } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { announceDecision } from '../organisation/decide'
import { requireOwner } from '../organisation/membership-store'
import { memberAccounts } from '../organisations-store'
import { redrawLogo } from './redraw'
import { deleteLogos, keepForCheck, lockOrganisation, pictureOf, showWaiting, takeAway } from './store'

const ONE_YEAR_S = 365 * 24 * 60 * 60

/** The logos of organisations: sent by an owner, decided by an administrator, shown beside their jobs. */
export function logoRoutes(kit: ServiceKit): void {
  kit.handle(uploadLogo, async (call) => {
    const { file, now } = call
    // Check the sender before anything is decoded.
    await call.read((tx, who) => requireOwner(tx, who))
    if (!file) throw new Problem('invalid-input', { errors: [{ field: 'file', text: 'common.choose-file' }] })
    const picture = await redrawLogo(file.bytes)
    return call.write(async (tx, who) => {
      const { organisation } = await requireOwner(tx, who)
      const state = await keepForCheck(tx, organisation.id, picture, now)
      await announceChange(tx, { accountIds: await memberAccounts(tx, organisation.id), changed: ['organisation'] })
      return { resource: `organisations/${organisation.id}`, answer: { state } }
    })
  })

  kit.handle(removeLogo, ({ write }) =>
    write(async (tx, who) => {
      const { organisation } = await requireOwner(tx, who)
      await deleteLogos(tx, organisation.id)
      await announceChange(tx, { accountIds: await memberAccounts(tx, organisation.id), changed: ['organisation', 'job'] })
      return { resource: `organisations/${organisation.id}`, answer: {} }
    }),
  )

  kit.handle(readLogo, async ({ params, reply }) => {
    const picture = await kit.db.withSystem((tx) => pictureOf(tx, params.digest, 'shown'))
    if (!picture) throw new Problem('not-found')
    // Cached for good: another picture has another address.
    return reply.headers(pictureHeaders(`public, max-age=${ONE_YEAR_S}, immutable`)).send(picture)
  })

  kit.handle(readWaitingLogo, async ({ params, read, reply }) => {
    const picture = await read(async (tx, { role }) => {
      if (role === 'admin') await asSystem(tx)
      return pictureOf(tx, params.digest, 'waiting')
    })
    if (!picture) throw new Problem('not-found')
    return reply.headers(pictureHeaders('private, no-store')).send(picture)
  })

  kit.handle(approveLogo, ({ params, body, write }) =>
    write(async (tx) => {
      const organisation = await lockOrganisation(tx, params.id)
      if (organisation.suspendedAt) throw new Problem('state-conflict', { text: 'jobs.admin-organisation-suspended' })
      if (!(await showWaiting(tx, params.id, body.digest)))
        throw new Problem('state-conflict', { text: 'jobs.admin-organisation-meanwhile' })
      await announceDecision(tx, organisation, 'logo-shown')
      return { resource: `organisations/${params.id}`, answer: { organisation: params.id } }
    }),
  )

  kit.handle(takeLogoAway, ({ params, body, write }) =>
    write(async (tx) => {
      const organisation = await lockOrganisation(tx, params.id)
      const why: LogoRefusal = body.code
      if (!(await takeAway(tx, params.id, body.digest, why)))
        throw new Problem('state-conflict', { text: 'jobs.admin-organisation-meanwhile' })
      await announceDecision(tx, organisation, 'logo-refused')
      return { resource: `organisations/${params.id}`, answer: { why } }
    }),
  )
}

/** Policy of a picture that may load nothing else. */
const pictureHeaders = (cacheControl: string) => ({
  'content-type': 'image/webp',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': cacheControl,
})
