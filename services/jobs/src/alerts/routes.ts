import { timingSafeEqual } from 'node:crypto'
import {
  changeAlert,
  deleteAlert,
  type JobAlert,
  listAlerts,
  openAlertLink,
  Problem,
  readAlertLink,
  setUpAlert,
  unsubscribeAlert,
  unsubscribeSubject,
} from '@onward/contracts'
import { understandQuery } from '@onward/matching/search'
import type { ServiceKit } from '@onward/service-kit'
import { keyedHash } from '@onward/service-kit/keys'
import { keepLink, linkFromCookie } from '@onward/service-kit/link-session'
import type { BoardIndex } from '../board/board-index'
import type { AlertRow } from '../db/schema'
import { vocabularyDigest } from '../search/vocabulary'
import { keysOfSearch } from './keys'
import { alertsOf, removeAlert, saveAlert, stopAlert, updateAlert } from './store'

const LINK = { name: 'onward_link_alert', path: '/api/jobs/alerts' }

const alertOf = ({ id, search, frequency, active, createdAt, sent }: AlertRow): JobAlert => ({
  id,
  search,
  frequency,
  active,
  createdAt: createdAt.toISOString(),
  sent,
})

/** Saved searches that notify people of new jobs. */
export function alertRoutes(kit: ServiceKit, index: BoardIndex): void {
  kit.handle(listAlerts, ({ read }) =>
    read(async (tx, { accountId }) => ({ items: (await alertsOf(tx, accountId)).map(alertOf) })),
  )

  kit.handle(setUpAlert, ({ body, now, write }) =>
    write(async (tx, { accountId }) => {
      // What somebody says of themselves is not stored: "no DBS", "criminal record".
      const { topics, plain } = understandQuery(body.search.q, index.vocabulary())
      const search = { ...body.search, q: topics.length > 0 ? plain : body.search.q }
      const id = await saveAlert(tx, accountId, {
        search,
        frequency: body.frequency,
        at: now,
        keys: keysOfSearch(search, index.vocabulary()),
        keysOf: vocabularyDigest(),
      })
      return { resource: `alerts/${id}`, answer: { id } }
    }),
  )

  kit.handle(changeAlert, ({ params, body, now, write }) =>
    write(async (tx, { accountId }) => {
      await updateAlert(tx, params.id, accountId, { ...body, now })
      return { resource: `alerts/${params.id}`, answer: {} }
    }),
  )

  kit.handle(deleteAlert, ({ params, write }) =>
    write(async (tx, { accountId }) => {
      await removeAlert(tx, params.id, accountId)
      return { resource: `alerts/${params.id}`, answer: {} }
    }),
  )

  const isTokenOf = (alertId: string, token: string): boolean => {
    const expected = Buffer.from(keyedHash(kit.keys, ...unsubscribeSubject(alertId)).toString('base64url'))
    const given = Buffer.from(token)
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
  kit.handle(openAlertLink, async ({ body: { alertId, token }, now, reply }) => {
    if (!isTokenOf(alertId, token)) return { open: false, alertId: null }
    keepLink(reply, kit, LINK, alertId, now)
    return { open: true, alertId }
  })
  kit.handle(readAlertLink, async ({ now, request }) => {
    const alertId = linkFromCookie(request, kit.keys, LINK, now)
    return { open: alertId !== null, alertId }
  })

  kit.handle(unsubscribeAlert, ({ params, body, now, request, write }) =>
    write(async (tx) => {
      const mayStop = body.token ? isTokenOf(params.id, body.token) : linkFromCookie(request, kit.keys, LINK, now) === params.id
      if (!mayStop) throw new Problem('link-expired')
      await stopAlert(tx, params.id)
      return { resource: `alerts/${params.id}`, answer: {} }
    }),
  )
}
