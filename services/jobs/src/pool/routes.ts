import { randomUUID } from 'node:crypto'
import {
  allowEmployer,
  answerInvitation,
  CV_GRANT_SECONDS,
  downloadPoolFile,
  grantPoolFile,
  introduction,
  inviteCandidate,
  listCandidates,
  listMyInvitations,
  listSentInvitations,
  type PoolGrant,
  Problem,
  pathOf,
  refuseField,
  sealedFor,
} from '@onward/contracts'
import { announceChange, emitEvent, type Tx } from '@onward/database'
import { baseSearchVocabulary, partsOfPeople, understandQuery } from '@onward/matching/search'
import { type ServiceKit, signHandover, verifyHandover } from '@onward/service-kit'
import { sealField } from '@onward/service-kit/keys'
import { readCursor, writeCursor } from '../cursor'
import { memberAccounts, type OwnOrganisation, ownOrganisation, requireOrganisation } from '../organisations-store'

import { candidatesFor, candidateView, idsOfFitting, type KnownCandidate, knownCandidates } from './candidates'
import { isUnfit, requireUnanswered, requireVerified } from './rules'
import { createScoreCache } from './score-cache'
import {
  acceptInvitation,
  declineInvitation,
  deleteRefusal,
  insertInvitation,
  invitationsFor,
  invitationsLeft,
  type LiveJob,
  lockInvitation,
  lockInvitations,
  ownLiveJob,
  pageOfOwn,
  pageOfSent,
  refusedEmployers,
  requireAcceptable,
} from './store'
import { sentInvitationOf } from './view'

const CANDIDATES = 'candidates'

/** The candidate pool: people who agreed to be found, as employers see them, and invitations to them. */
export function poolRoutes(kit: ServiceKit): void {
  const { keys } = kit
  const scoring = { keys, scores: createScoreCache() }

  /** One person matched with a job; `not-found` for anybody else. */
  async function requireCandidate(
    tx: Tx,
    organisation: OwnOrganisation,
    job: LiveJob,
    candidateId: string,
  ): Promise<KnownCandidate> {
    const found = (await candidatesFor(tx, scoring, organisation.id, job)).filter((one) => one.id === candidateId)
    const [candidate] = await knownCandidates(tx, job.id, found)
    if (!candidate) throw new Problem('not-found')
    return candidate
  }

  kit.handle(listCandidates, ({ query, now, read }) =>
    read(async (tx, who) => {
      const after = readCursor(CANDIDATES, 1, query.cursor)
      const organisation = requireVerified(await ownOrganisation(tx, who))
      const job = await ownLiveJob(tx, organisation.id, query.jobId)
      const all = await candidatesFor(tx, scoring, organisation.id, job)
      const parts = partsOfPeople(understandQuery(query.q, baseSearchVocabulary()).parts)
      const asked = parts.length > 0 ? new Set(await idsOfFitting(tx, job.id, all, parts)) : null
      const fit = all.filter(
        (one) =>
          (query.badge === 'all' || one.badges.some((badge) => badge === query.badge)) &&
          (query.availability === 'all' || one.availability === query.availability) &&
          (query.area === '' || one.town === query.area) &&
          (asked === null || asked.has(one.id)),
      )
      const score = after?.numbers[0] ?? 0
      const rest = after ? fit.filter((one) => one.score < score || (one.score === score && one.id < after.id)) : fit
      const page = rest.slice(0, query.limit)
      const last = page.at(-1)
      const invited = await invitationsFor(tx, job.id, now)
      return {
        items: (await knownCandidates(tx, job.id, page)).map((one) =>
          candidateView(one, job.match, invited.get(one.accountId) ?? null),
        ),
        nextCursor: rest.length > page.length && last ? writeCursor(CANDIDATES, [last.score, last.id]) : null,
        total: fit.length,
        areas: [...new Set(all.flatMap(({ town }) => town ?? []))].sort((a, b) => a.localeCompare(b, 'en')),
        searchedFor: parts.map(({ corrected, text }) => corrected ?? text),
        invitationsLeft: await invitationsLeft(tx, organisation.id, now),
      }
    }),
  )

  kit.handle(inviteCandidate, ({ params, body: { jobId, message }, now, write }) =>
    write(async (tx, who) => {
      const organisation = requireVerified(await requireOrganisation(tx, who))
      const job = await ownLiveJob(tx, organisation.id, jobId)
      if (isUnfit(message, now)) throw refuseField('message', 'jobs.pool-unfit-message')
      await lockInvitations(tx, organisation.id)
      const candidate = await requireCandidate(tx, organisation, job, params.id)
      if ((await invitationsLeft(tx, organisation.id, now)) === 0)
        throw new Problem('state-conflict', { text: 'jobs.pool-too-many-today' })
      const invitation = { organisationId: organisation.id, job, message, sentBy: who.accountId, at: now }
      const id = await insertInvitation(tx, candidate, invitation)
      const { accountId } = candidate
      const invited = { invitationId: id, accountId, jobId: job.id, jobTitle: job.title, company: job.company }
      await emitEvent(tx, 'pool.invited', id, 1, invited)
      const accountIds = [accountId, ...(await memberAccounts(tx, organisation.id))]
      await announceChange(tx, { accountIds, changed: ['pool-invitation'] })
      return { resource: `pool-invitations/${id}`, answer: { id } }
    }),
  )

  kit.handle(grantPoolFile, async ({ params, body, now, write }) => {
    const granted = await write(async (tx, who) => {
      const organisation = requireVerified(await requireOrganisation(tx, who))
      const job = await ownLiveJob(tx, organisation.id, body.jobId)
      const candidate = await requireCandidate(tx, organisation, job, params.id)
      const grantId = randomUUID()
      const grant: PoolGrant = {
        grantId,
        sealedCv: sealField(keys, candidate.cvId, sealedFor(grantId)),
        accountId: who.accountId,
        organisation: organisation.name,
        file: body.file,
        code: candidate.code,
      }
      return { resource: `candidates/${candidate.id}/${body.file}`, answer: { grant, grantedAt: now.toISOString() } }
    })
    const grantedAt = new Date(granted.grantedAt)
    const grant = await signHandover(keys, { from: 'jobs', to: 'jobseekers' }, granted.grant, grantedAt, CV_GRANT_SECONDS)
    return {
      url: `${pathOf(downloadPoolFile)}?grant=${encodeURIComponent(grant)}`,
      expiresAt: new Date(grantedAt.getTime() + CV_GRANT_SECONDS * 1000).toISOString(),
    }
  })

  kit.handle(listSentInvitations, ({ query, now, language, read }) =>
    read(async (tx, who) => {
      const organisation = await ownOrganisation(tx, who)
      if (!organisation) return { items: [], nextCursor: null, total: 0 }
      const { rows, ...page } = await pageOfSent(tx, organisation.id, query)
      return { items: rows.map((row) => sentInvitationOf(row, { keys, now, language })), ...page }
    }),
  )

  kit.handle(listMyInvitations, ({ query, now, read }) =>
    read(async (tx, { accountId }) => ({
      ...(await pageOfOwn(tx, accountId, query, now)),
      refused: await refusedEmployers(tx, accountId),
    })),
  )

  kit.handle(answerInvitation, ({ params, body, now, write }) =>
    write(async (tx, { accountId }) => {
      const row = await lockInvitation(tx, params.id, accountId)
      requireUnanswered(row, now)
      const employerAccountIds = await memberAccounts(tx, row.organisationId)
      if (body.answer === 'accept') {
        await requireAcceptable(tx, row, now)
        const sides = { from: 'jobseekers', to: 'jobs' } as const
        const { payload: person } = await verifyHandover(keys, sides, introduction, body.introduction, now)
        if (person.accountId !== accountId) throw new Problem('not-allowed', { text: 'jobs.pool-other-account' })
        if (person.invitationId !== row.id) throw new Problem('state-conflict', { text: 'jobs.pool-other-introduction' })
        await acceptInvitation(tx, row.id, person, now)
        const { id: invitationId, jobId, jobTitle } = row
        await emitEvent(tx, 'pool.accepted', row.id, 2, { invitationId, accountId, jobId, jobTitle, employerAccountIds })
      } else {
        await declineInvitation(tx, row, { never: body.answer === 'never', at: now })
      }
      await announceChange(tx, { accountIds: [accountId, ...employerAccountIds], changed: ['pool-invitation'] })
      const state = body.answer === 'accept' ? ('accepted' as const) : ('declined' as const)
      return { resource: `pool-invitations/${row.id}`, answer: { state } }
    }),
  )

  kit.handle(allowEmployer, ({ params, write }) =>
    write(async (tx, { accountId }) => {
      await deleteRefusal(tx, accountId, params.id)
      return { resource: `pool-refusals/${params.id}`, answer: {} }
    }),
  )
}
