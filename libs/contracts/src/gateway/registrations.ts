import * as v from 'valibot'
import { ROLES } from '../access'
import { endpoint, id, timestamp, written } from '../endpoint'
import { optionalText } from '../text'
import { rolloutAnswer, rolloutBody } from './rollouts'

/** The administrator's room: which team owns a remote, what it may publish, and with which tokens. */
const administrator = { service: 'gateway', access: ['admin'] } as const

/** `preview`: of versions that are not live, for the testers alone whom an administrator names with the token. */
export const TOKEN_RIGHTS = ['publish', 'preview', 'rollout', 'rollback'] as const
export const MAX_TOKEN_TESTERS = 50
export type TokenRight = (typeof TOKEN_RIGHTS)[number]
/** Why a team hears from the portal. */
export const TEAM_NOTICES = ['failing', 'suspect', 'quarantined', 'cleared', 'file-refused'] as const
export const MAX_TOKEN_DAYS = 365
/** A remote's name is part of addresses and of names of globals. */
/** The portal's own remotes: no team holds their names, for what they serve acts with the rights of administrators. */
const OWN_REMOTES: ReadonlySet<string> = new Set(['agent', 'employer', 'jobseeker', 'public', 'shell'])
export const isOwnRemote = (name: string): boolean => OWN_REMOTES.has(name)

export const REMOTE_NAME = /^[a-z][a-z0-9-]{1,30}$/

const named = v.object({ name: v.pipe(v.string(), v.maxLength(100)) })
const reservedPath = v.object({
  path: v.pipe(v.string(), v.regex(/^\/[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*$/, 'Write paths such as /agent/training')),
  roles: v.pipe(v.array(v.picklist([...ROLES, 'visitor'])), v.minLength(1, 'Choose who may open them')),
})
export type ReservedForRemote = v.InferOutput<typeof reservedPath>

const deployToken = v.object({
  id,
  label: v.string(),
  rights: v.array(v.picklist(TOKEN_RIGHTS)),
  /** Accounts that its previews are for. */
  testers: v.array(id),
  createdAt: timestamp,
  createdBy: id,
  expiresAt: timestamp,
  revokedAt: v.nullable(timestamp),
  lastUsedAt: v.nullable(timestamp),
})
export type DeployToken = v.InferOutput<typeof deployToken>
/** What the portal told the team, and what came of it. */
const teamNotice = v.object({
  id,
  kind: v.picklist(TEAM_NOTICES),
  channel: v.picklist(['webhook', 'mail']),
  build: v.string(),
  createdAt: timestamp,
  attempts: v.number(),
  lastAt: v.nullable(timestamp),
  /** Of the last attempt: `HTTP 503`, `no answer in time`. */
  result: v.string(),
  state: v.picklist(['waiting', 'sent', 'given-up']),
})
export type TeamNotice = v.InferOutput<typeof teamNotice>
const registration = v.object({
  name: v.string(),
  version: v.number(),
  team: v.string(),
  /** Ed25519, PEM; null: only the owner of the portal publishes it. */
  publicKey: v.nullable(v.string()),
  reserved: v.array(reservedPath),
  webhook: v.string(),
  mail: v.string(),
  /** Most bytes of its scripts and styles, compressed; null: no limit. */
  budgetBytes: v.nullable(v.number()),
  tokens: v.array(deployToken),
  /** The newest first, not all. */
  notices: v.array(teamNotice),
})
export type Registration = v.InferOutput<typeof registration>

export const listRegistrations = endpoint({
  ...administrator,
  method: 'GET',
  path: '/admin/registrations',
  reads: ['front-end'],
  summary: 'The remotes with their teams, keys, reserved paths and deploy tokens',
  response: v.object({ items: v.array(registration) }),
})

export const saveRegistration = endpoint({
  ...administrator,
  method: 'PUT',
  path: '/admin/registrations/:name',
  fresh: true,
  changes: ['front-end'],
  summary: 'Register a remote, or change its registration',
  params: named,
  body: v.object({
    /** The version that was seen; 0 for a new registration. */
    version: v.pipe(v.number(), v.integer(), v.minValue(0)),
    team: v.pipe(v.string(), v.trim(), v.nonEmpty('Name the team that owns it'), v.maxLength(100)),
    publicKey: v.pipe(v.string(), v.trim(), v.nonEmpty('Paste the team’s public key'), v.maxLength(1000)),
    reserved: v.optional(v.pipe(v.array(reservedPath), v.maxLength(30)), []),
    webhook: v.optional(
      v.union([
        v.literal(''),
        v.pipe(
          v.string(),
          v.trim(),
          v.url('Enter an https address'),
          v.startsWith('https://', 'Enter an https address'),
          v.maxLength(500),
        ),
      ]),
      '',
    ),
    /** Where the team hears of what fails; nobody else might. */
    mail: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Enter an email address that the team reads'),
      v.email('Enter an email address'),
      v.maxLength(200),
    ),
    budgetBytes: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50_000_000))), null),
  }),
  response: written({ name: v.string(), version: v.number() }),
  ratePerMinute: 20,
})

export const createDeployToken = endpoint({
  ...administrator,
  method: 'POST',
  path: '/admin/registrations/:name/tokens',
  fresh: true,
  changes: ['front-end'],
  summary: 'Make a deploy token of a remote; it is shown this once',
  params: named,
  body: v.pipe(
    v.object({
      label: v.pipe(v.string(), v.trim(), v.nonEmpty('Say what the token is for'), v.maxLength(100)),
      rights: v.pipe(v.array(v.picklist(TOKEN_RIGHTS)), v.minLength(1, 'Choose what it may do')),
      testers: v.optional(v.pipe(v.array(id), v.maxLength(MAX_TOKEN_TESTERS)), []),
      days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_TOKEN_DAYS)),
    }),
    v.forward(
      v.check(
        ({ rights, testers }) => rights.includes('preview') === testers.length > 0,
        'Name the testers who may open its previews',
      ),
      ['testers'],
    ),
  ),
  response: v.object({
    ...written({ id }).entries,
    /** `onw.<remote>.<secret>`; null when this repeats a request that was answered before. */
    token: v.nullable(v.string()),
  }),
  ratePerMinute: 10,
})

export const revokeDeployToken = endpoint({
  ...administrator,
  method: 'POST',
  path: '/admin/registrations/:name/tokens/:id/revocation',
  changes: ['front-end'],
  summary: 'Revoke a deploy token: it is refused from now on',
  params: v.object({ ...named.entries, id }),
  response: written({ id }),
})

export const changeRollout = endpoint({
  ...administrator,
  method: 'POST',
  path: '/admin/remotes/:name/rollout',
  fresh: true,
  changes: ['front-end'],
  summary: 'Give a version to a share of the people, to roles, offices or testers; pause, resume, promote or stop it',
  params: named,
  body: v.object({ ...rolloutBody, note: optionalText(500) }),
  response: written(rolloutAnswer),
  ratePerMinute: 30,
})

export const decideRollout = endpoint({
  ...administrator,
  method: 'POST',
  path: '/admin/remotes/:name/requests/:id/decision',
  fresh: true,
  changes: ['front-end'],
  summary:
    'Approve or decline what a colleague or a team asked for, beyond half of the people; whoever asked may only take it back',
  params: v.object({ ...named.entries, id }),
  body: v.object({ decision: v.picklist(['approve', 'decline']), note: optionalText(500) }),
  response: written({ revision: v.number() }),
})

export const registrationEndpoints = {
  listRegistrations,
  saveRegistration,
  createDeployToken,
  revokeDeployToken,
  changeRollout,
  decideRollout,
}
