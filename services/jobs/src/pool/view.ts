import type { Language, MyInvitation, SentInvitation } from '@onward/contracts'
import type { Keys } from '@onward/service-kit/keys'
import { takesApplications } from '../applications/rules'
import { MESSAGES } from '../messages'
import { pseudonym } from './candidates'
import { stateAt } from './rules'
import type { PoolInvitationRow } from './schema'

export interface SentRow {
  row: PoolInvitationRow
  sentBy: string | null
  applicationId: string | null
  /** They applied and withdrew, or were warned of the advert: they cannot be reached any more. */
  isWithheld: boolean
}

/** An invitation for the employer who sent it. */
export function sentInvitationOf(
  { row, sentBy, applicationId, isWithheld }: SentRow,
  { keys, now, language }: { keys: Pick<Keys, 'hash'>; now: Date; language: Language },
): SentInvitation {
  const { id, code } = pseudonym(keys, row.organisationId, row.accountId)
  const state = stateAt(row, now)
  return {
    id: row.id,
    candidateId: id,
    code,
    jobId: row.jobId,
    jobTitle: row.jobTitle,
    score: row.score,
    message: row.message,
    state: state === 'withdrawn' ? 'expired' : state,
    sentAt: row.sentAt.toISOString(),
    sentBy: sentBy || MESSAGES[language].colleague,
    expiresAt: row.expiresAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    person:
      state === 'accepted' ? { name: row.name, email: isWithheld ? '' : row.email, phone: isWithheld ? '' : row.phone } : null,
    applicationId,
  }
}

export interface InvitedTo {
  location: string
  salary: string
  state: string
  closesOn: string | null
}

/** An invitation for the invited person. */
export const ownInvitationOf = (
  row: PoolInvitationRow,
  job: InvitedTo | undefined,
  { applicationId, now }: { applicationId: string | null; now: Date },
): MyInvitation => ({
  id: row.id,
  jobId: row.jobId,
  jobTitle: row.jobTitle,
  organisationId: row.organisationId,
  company: row.company,
  location: job?.location ?? '',
  salary: job?.salary ?? '',
  isJobOpen: job !== undefined && takesApplications(job, now),
  message: row.message,
  state: stateAt(row, now),
  sentAt: row.sentAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
  score: row.score,
  matchingSkills: row.matchingSkills,
  applicationId,
})
