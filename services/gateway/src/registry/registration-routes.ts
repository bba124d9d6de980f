import { createPublicKey, randomUUID } from 'node:crypto'
import {
  changeRollout as changeRolloutEndpoint,
  createDeployToken,
  decideRollout,
  isOwnRemote,
  listRegistrations,
  Problem,
  REMOTE_NAME,
  refuseField,
  revokeDeployToken,
  saveRegistration,
} from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { readNotices } from '../health/notices-store'
import { refusedAs } from './api-routes'
import {
  insertToken,
  newToken,
  readRegistrations,
  readTokens,
  revokeToken,
  saveRegistration as saveRegistrationRow,
} from './registrations-store'
import { isRemote, type Version } from './resolve'
import { changeOrAsk, decideRequest } from './second-person'
import { askWithin, readLive, takeRegistryLock } from './store'

const DAY_MS = 86_400_000

/** Remotes of teams, as administrators register them, and their deploy tokens. */
export function registrationRoutes(kit: ServiceKit): void {
  kit.handle(listRegistrations, ({ read }) =>
    read(async (tx) => {
      const ask = askWithin(tx)
      const [registrations, tokens, notices] = [await readRegistrations(ask), await readTokens(ask), await readNotices(ask)]
      const own = <T extends { name: string }>(rows: readonly T[], remote: string) =>
        rows.filter(({ name }) => name === remote).map(({ name: _name, ...row }) => row)
      return { items: registrations.map((one) => ({ ...one, tokens: own(tokens, one.name), notices: own(notices, one.name) })) }
    }),
  )

  kit.handle(saveRegistration, ({ params: { name }, body, write }) => {
    if (!REMOTE_NAME.test(name) || name === 'shell') throw refuseField('name', 'gateway.remote-name')
    const publicKey = ed25519KeyOf(body.publicKey)
    if (publicKey === null) throw refuseField('publicKey', 'gateway.public-key')
    return write(async (tx) => {
      const ask = askWithin(tx)
      await takeRegistryLock(ask)
      const current = (await readLive(ask)).find((one) => one.name === name)
      // A team's remote is kept from administrators: they would lose their own rooms.
      if (isOwnRemote(name) || (current && !current.isTeams && hasAdminPages(current.stable)))
        throw refuseField('name', 'gateway.own-remote')
      const isSaved = await saveRegistrationRow(ask, { name, ...body, publicKey })
      if (!isSaved) throw new Problem('state-conflict')
      return { resource: `remotes/${name}`, answer: { name, version: body.version + 1 } }
    })
  })

  kit.handle(createDeployToken, async ({ params: { name }, body: { label, rights, testers, days }, now, write }) => {
    if (isOwnRemote(name)) throw new Problem('not-allowed', { text: 'gateway.own-remote' })
    const made = { id: randomUUID(), token: newToken(name) }
    const answer = await write(async (tx, who) => {
      const ask = askWithin(tx)
      const registered = (await readRegistrations(ask)).find((one) => one.name === name)
      if (!registered) throw new Problem('not-found')
      const until = new Date(now.getTime() + days * DAY_MS)
      await insertToken(ask, { ...made, name, label, rights, testers, by: who.accountId, at: now, until })
      return { resource: `remotes/${name}`, answer: { id: made.id } }
    })
    // The secret is kept nowhere: a repeated request gets its first answer without it.
    return { ...answer, token: answer.id === made.id ? made.token : null }
  })

  kit.handle(revokeDeployToken, ({ params: { name, id }, now, write }) =>
    write(async (tx, who) => {
      if (!(await revokeToken(askWithin(tx), { id, name, by: who.accountId, at: now }))) throw new Problem('not-found')
      return { resource: `remotes/${name}`, answer: { id } }
    }),
  )

  kit.handle(changeRolloutEndpoint, ({ params: { name }, body: { note, ...change }, now, write }) =>
    write(async (tx, who) => {
      const ask = askWithin(tx)
      await takeRegistryLock(ask)
      const by = { account: who.accountId, note }
      const asked = { name, change: { kind: 'rollout', ...change } as const, by, now, secondPerson: kit.config.secondPerson }
      const { revision, waiting } = await changeOrAsk(ask, asked).catch((error: unknown) => {
        throw refusedAs(error)
      })
      if (revision === null) throw new Problem('state-conflict', { text: 'gateway.front-end-changed' })
      return { resource: `remotes/${name}`, answer: { revision, waiting } }
    }),
  )

  kit.handle(decideRollout, ({ params: { name, id }, body: { decision, note }, now, write }) =>
    write(async (tx, who) => {
      const ask = askWithin(tx)
      await takeRegistryLock(ask)
      const decided = { name, id, decision, note, account: who.accountId, now }
      const { revision } = await decideRequest(ask, decided).catch((error: unknown) => {
        throw refusedAs(error)
      })
      if (revision === null) throw new Problem('state-conflict', { text: 'gateway.front-end-changed' })
      return { resource: `remotes/${name}`, answer: { revision } }
    }),
  )
}

const hasAdminPages = (version: Version): boolean =>
  isRemote(version) && version.portal.pages.some(({ access }) => Array.isArray(access) && access.includes('admin'))

/** The key in its one spelling; null of anything else. */
function ed25519KeyOf(text: string): string | null {
  try {
    const key = createPublicKey(text)
    return key.asymmetricKeyType === 'ed25519' && !text.includes('PRIVATE')
      ? key.export({ type: 'spki', format: 'pem' }).toString()
      : null
  } catch {
    return null
  }
}
