import { createPreview, endPreview, listPreviews, Problem, previewVersion, revokePreview } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { refusedAs } from '../registry/api-routes'
import { NOBODY } from '../registry/resolve'
import { askWithin } from '../registry/store'
import type { DeployTokens } from '../registry/tokens'
import { makePreview } from './making'
import { addressOfPreview, isOpen } from './preview'
import { readPreview, readPreviews, revokePreview as revokeRow } from './store'

const LISTED_DAYS = 7
const DAY_MS = 86_400_000

/** Previews, as administrators and teams make and end them. */
export function previewRoutes(kit: ServiceKit, tokenOf: DeployTokens): void {
  const { keys } = kit
  const refusedAsProblem = (error: unknown): never => {
    throw refusedAs(error)
  }
  /** A repeated request gets its first answer, to which the same link belongs. */
  const withAddress = <T extends { id: string; expiresAt: string }>(answer: T) => ({
    ...answer,
    address: addressOfPreview({ id: answer.id, expiresAt: new Date(answer.expiresAt) }, keys),
  })

  kit.handle(listPreviews, ({ read, now }) =>
    read(async (tx) => {
      const previews = await readPreviews(askWithin(tx), new Date(now.getTime() - LISTED_DAYS * DAY_MS))
      return {
        items: previews.map(({ createdAt, expiresAt, revokedAt, tokenId: _id, ...preview }) => ({
          ...preview,
          createdAt: createdAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
          address: isOpen({ expiresAt, revokedAt }, now) ? addressOfPreview({ id: preview.id, expiresAt }, keys) : null,
        })),
      }
    }),
  )

  kit.handle(createPreview, async ({ body, now, write }) =>
    withAddress(
      await write(async (tx, who) => {
        const made = await makePreview(askWithin(tx), { ...body, now, account: who.accountId }).catch(refusedAsProblem)
        return { resource: `previews/${made.id}`, answer: { id: made.id, expiresAt: made.expiresAt.toISOString() } }
      }),
    ),
  )

  kit.handle(revokePreview, ({ params: { id }, now, write }) =>
    write(async (tx) => {
      if (!(await revokeRow(askWithin(tx), id, now))) throw new Problem('not-found')
      return { resource: `previews/${id}`, answer: { id } }
    }),
  )

  kit.handle(previewVersion, async ({ params: { name }, body: { build, ...body }, request, now, write }) => {
    const token = tokenOf(request, name, ['preview'])
    return withAddress(
      await write(async (tx) => {
        const audience = { ...NOBODY, testers: token.testers }
        const making = { ...body, pins: [{ name, build }], audience, now, token: token.id }
        const made = await makePreview(askWithin(tx), making).catch(refusedAsProblem)
        return {
          resource: `remotes/${name}/tokens/${token.id}`,
          answer: { id: made.id, expiresAt: made.expiresAt.toISOString() },
        }
      }),
    )
  })

  kit.handle(endPreview, ({ params: { name, id }, request, now, write }) => {
    const token = tokenOf(request, name, ['preview'])
    return write(async (tx) => {
      const ask = askWithin(tx)
      const preview = await readPreview(ask, id)
      const isOwn = preview?.tokenId && preview.pins.every((pin) => pin.name === name)
      if (!isOwn || !(await revokeRow(ask, id, now))) throw new Problem('not-found')
      return { resource: `remotes/${name}/tokens/${token.id}`, answer: { id } }
    })
  })
}
