import { randomUUID } from 'node:crypto'
import type { Audience, Pin } from '@onward/contracts'
import { reasonsAmongLive } from '../registry/changes'
import { PublishingRefused, refuse } from '../registry/roll-back'
import { withAll } from '../registry/sets'
import { type Ask, readLive, readVersions } from '../registry/store'
import { insertPreview } from './store'

const HOUR_MS = 3_600_000

interface Making {
  pins: readonly Pin[]
  audience: Audience
  hours: number
  label: string
  now: Date
  /** Whoever makes it: an administrator's account, or a team's token. */
  account?: string
  token?: string
}

/** Makes a preview of versions that fit each other and what is live beside them. Throws `PublishingRefused`. */
export async function makePreview(ask: Ask, making: Making): Promise<{ id: string; expiresAt: Date }> {
  const { pins, audience, hours, label, now, account = null, token = null } = making
  if (Object.values(audience).every((list) => list.length === 0))
    throw new PublishingRefused('Say who may open it: roles, offices or testers.')
  const twice = pins.find(({ name }, index) => pins.findIndex((one) => one.name === name) !== index)
  if (twice) throw new PublishingRefused(`Pin one version of ${twice.name}.`)
  const versions = await readVersions(ask, pins)
  const missing = pins.find(({ name, build }) => !versions.some((one) => one.name === name && one.build === build))
  if (missing) throw new PublishingRefused(`No version ${missing.build} of ${missing.name} was published.`)
  refuse(await reasonsAmongLive(ask, versions, withAll(await readLive(ask), versions)))
  const id = randomUUID()
  const expiresAt = new Date(now.getTime() + hours * HOUR_MS)
  await insertPreview(ask, { id, label, pins, audience, at: now, until: expiresAt, account, token })
  return { id, expiresAt }
}
