import { deleteView, listSavedViews, renameView, saveView } from '@onward/contracts'
import { announceChange } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { changeName, insertView, removeView, viewsOf } from './store'

/** Views of staff tables that people name, kept with their account. */
export function savedViewRoutes(kit: ServiceKit): void {
  kit.handle(listSavedViews, ({ query, read }) =>
    read(async (tx, { accountId }) => ({ items: await viewsOf(tx, accountId, query.list) })),
  )
  kit.handle(saveView, ({ body, now, write }) =>
    write(async (tx, { accountId }) => {
      const id = await insertView(tx, { ...body, accountId, createdAt: now })
      await announceChange(tx, { accountIds: [accountId], changed: ['saved-view'] })
      return { resource: `views/${id}`, answer: { id } }
    }),
  )
  kit.handle(renameView, ({ params, body, write }) =>
    write(async (tx, { accountId }) => {
      await changeName(tx, params.id, accountId, body.name)
      await announceChange(tx, { accountIds: [accountId], changed: ['saved-view'] })
      return { resource: `views/${params.id}`, answer: {} }
    }),
  )
  kit.handle(deleteView, ({ params, write }) =>
    write(async (tx, { accountId }) => {
      await removeView(tx, params.id, accountId)
      await announceChange(tx, { accountIds: [accountId], changed: ['saved-view'] })
      return { resource: `views/${params.id}`, answer: {} }
    }),
  )
}
