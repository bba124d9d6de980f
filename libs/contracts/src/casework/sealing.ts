import * as v from 'valibot'
import { endpoint, id, idParams, timestamp, written } from '../endpoint'
import { requiredText } from '../text'
import { niNumber } from './casework'

const admin = { service: 'casework', access: ['admin'] } as const
const staff = { service: 'casework', access: ['agent', 'admin'] } as const

/** Why a record is sealed. */
export const SEAL_REASONS = ['safety', 'staff-or-family', 'known-person'] as const
export type SealReason = (typeof SEAL_REASONS)[number]
/** For how many hours a yes lets an agent read a sealed record. */
export const SEAL_HOURS = [4, 24, 72] as const
export type SealHours = (typeof SEAL_HOURS)[number]

const words = requiredText('Say why', 500)

export const sealedRecord = v.object({
  id,
  referralId: id,
  personName: v.string(),
  officeName: v.string(),
  reason: v.picklist(SEAL_REASONS),
  words: v.string(),
  /** The coach who keeps access; null where they have gone and no other is named. */
  keeperName: v.nullable(v.string()),
  /** Who may be named in their place: the agents of the office. */
  candidates: v.array(v.object({ id, name: v.string() })),
  sealedAt: timestamp,
})
export type SealedRecord = v.InferOutput<typeof sealedRecord>
export const sealRequest = v.object({
  id,
  personName: v.string(),
  agentName: v.string(),
  officeName: v.string(),
  words: v.string(),
  askedAt: timestamp,
  /** The end of a yes that still counts; null while nobody has answered. */
  until: v.nullable(timestamp),
})
export type SealRequest = v.InferOutput<typeof sealRequest>

export const listSealedRecords = endpoint({
  ...admin,
  method: 'GET',
  path: '/admin/sealed-records',
  reads: ['sealing'],
  summary: 'Sealed records, and who asks to open one or may for a time',
  response: v.object({ items: v.array(sealedRecord), requests: v.array(sealRequest) }),
})
export const sealRecord = endpoint({
  ...admin,
  method: 'POST',
  path: '/admin/sealed-records',
  changes: ['sealing', 'referral', 'case', 'access-log'],
  problems: ['not-found', 'already-exists'],
  summary: 'Seal the record of the person with this National Insurance number: the work coach of the moment keeps access',
  body: v.object({ niNumber, reason: v.picklist(SEAL_REASONS, 'Choose an answer from the list'), words }),
  response: written({ id }),
})
export const unsealRecord = endpoint({
  ...admin,
  method: 'POST',
  path: '/admin/sealed-records/:id/unsealing',
  changes: ['sealing', 'referral', 'case', 'access-log'],
  problems: ['not-found', 'state-conflict'],
  summary: 'Unseal a record; one whose coach has gone gets another one first',
  params: idParams,
  body: v.object({ words }),
  response: written({}),
})
export const answerSealRequest = endpoint({
  ...admin,
  method: 'POST',
  path: '/admin/seal-requests/:id/answer',
  changes: ['sealing', 'referral', 'case', 'access-log'],
  fresh: true,
  summary: 'Say yes for some hours, or no, to an agent who asks to open a sealed record; nobody answers themselves',
  params: idParams,
  body: v.object({ yes: v.boolean(), hours: v.optional(v.picklist(SEAL_HOURS, 'Choose an answer from the list'), 24) }),
  response: written({ until: v.nullable(timestamp) }),
})
export const nameCoachOfSealed = endpoint({
  ...admin,
  method: 'POST',
  path: '/admin/sealed-records/:id/coach',
  changes: ['sealing', 'referral', 'case', 'access-log'],
  fresh: true,
  problems: ['invalid-input', 'not-found'],
  summary: 'Name the work coach of a sealed record whose coach has gone: they get the work, and read the record',
  params: idParams,
  body: v.object({ agentId: id }),
  response: written({}),
})
export const readSeal = endpoint({
  ...staff,
  method: 'GET',
  path: '/seals/:id',
  reads: ['sealing'],
  problems: ['state-conflict'],
  summary: 'Whether the record of a referral is sealed from me, and what became of my asking',
  params: idParams,
  response: v.object({
    sealed: v.boolean(),
    asked: v.nullable(v.picklist(['waiting', 'declined', 'ended'])),
    askedAt: v.optional(v.nullable(timestamp), null),
  }),
})
export const askToOpenSealed = endpoint({
  ...staff,
  method: 'POST',
  path: '/seals/:id/requests',
  changes: ['sealing'],
  summary: 'Ask an administrator to open a sealed record, with a reason',
  params: idParams,
  body: v.object({ words }),
  response: written({ id }),
})
export const sealingEndpoints = {
  listSealedRecords,
  sealRecord,
  unsealRecord,
  answerSealRequest,
  nameCoachOfSealed,
  readSeal,
  askToOpenSealed,
}
