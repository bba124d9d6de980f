import { randomUUID } from 'node:crypto'
import { type Audience, MAX_GUEST_HOURS, type Pin } from '@onward/contracts'
import { reasonsAmongLive } from '../registry/changes'
import { isRemote, type Version } from '../registry/resolve'
import { PublishingRefused, refuse } from '../registry/roll-back'
import { withAll } from '../registry/sets'
import { type Ask, readLive, readVersions } from '../registry/store'
import { insertPreview } from './store'

const HOUR_MS = 3_600_000

interface Making {
  pins: readonly Pin[]
  audience: Audience
  /** A tester without an account; empty for people of the portal. */
  guest?: string
  hours: number
  label: string
  now: Date
  /** Whoever makes it: an administrator's account, or a team's token. */
  account?: string
  token?: string
}

/** Makes a preview of versions that fit each other and what is live beside them. Throws `PublishingRefused`. */
export async function makePreview(ask: Ask, making: Making): Promise<{ id: string; expiresAt: Date }> {
  const { pins, audience, guest = '', hours, label, now, account = null, token = null } = making
  const namesNobody = Object.values(audience).every((list) => list.length === 0)
  if (guest === '' && namesNobody) throw new PublishingRefused('Say who may open it: roles, offices or testers.')
  if (guest !== '' && !namesNobody)
    throw new PublishingRefused(
      'A preview for a tester without an account is for nobody else: make another one for people of the portal.',
    )
  if (guest !== '' && hours > MAX_GUEST_HOURS)
    throw new PublishingRefused(`A preview for a tester without an account lasts ${MAX_GUEST_HOURS} hours at most.`)
  if (audience.roles.includes('admin'))
    throw new PublishingRefused('Administrators see nothing that is not live: it could act with their rights. Name other people.')
  const twice = pins.find(({ name }, index) => pins.findIndex((one) => one.name === name) !== index)
  if (twice) throw new PublishingRefused(`Pin one version of ${twice.name}.`)
  const versions = await readVersions(ask, pins)
  const missing = pins.find(({ name, build }) => !versions.some((one) => one.name === name && one.build === build))
  if (missing) throw new PublishingRefused(`No version ${missing.build} of ${missing.name} was published.`)
  if (guest !== '') refuse(versions.flatMap(withoutPublicPages))
  refuse(await reasonsAmongLive(ask, versions, withAll(await readLive(ask), versions)))
  const id = randomUUID()
  const expiresAt = new Date(now.getTime() + hours * HOUR_MS)
  await insertPreview(ask, { id, label, pins, audience, guest, at: now, until: expiresAt, account, token })
  return { id, expiresAt }
}

/** Visitors see public pages of remotes, and nobody types a password into a shell that is not live. */
function withoutPublicPages(version: Version): string[] {
  const { name, build } = version
  if (isRemote(version) && version.portal.pages.some(({ access }) => access === 'public')) return []
  return [`${name} ${build} has no public page of its own: preview it with an account.`]
}
