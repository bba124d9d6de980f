import {
  BREAK_GLASS_MINUTES,
  correctReferral,
  countReferralLists,
  createReferral,
  exportReferrals,
  listReferrals,
  lookUpReferral,
  openElsewhere,
  Problem,
  REASON_STATED,
  REFERRAL_EXPORT_ROWS,
  type ReferralFacts,
  readReferral,
  readReferralDraft,
  readReferralFacts,
  removeReferralDraft,
  resendReferral,
  saveReferralDraft,
  withdrawReferral,
} from '@onward/contracts'
import { databaseError, emitEvent, runAsSystem } from '@onward/database'
import { type ServiceKit, signHandover } from '@onward/service-kit'
import { closeCase } from '../cases/lifecycle'
import { londonDay } from '../figures/weeks'
import { MESSAGES } from '../messages'
import { underWay } from '../placements/list-store'
import { leaveReferral } from '../placements/store'
import { requireAgent } from '../staff/agent-store'
import { officeName } from '../staff/office-store'
import { draftNumber, readDraft, removeDraft, saveDraft, sealNumbersApart } from './draft-store'
import { referralsCsv } from './export-file'
import {
  countListed,
  findReferral,
  openedUntil,
  pageOfReferrals,
  referralListCounts,
  referralsListed,
  sealedFound,
  stepsOf,
} from './list-store'
import { newReferral } from './new-referral'
import { niHashOf } from './ni-number'
import { niQuery } from './ni-search'
import { requireMove } from './rules'
import { searchTextOf } from './search-text'
import {
  activeReferralOf,
  addStep,
  changeReferral,
  destinationOf,
  insertReferrals,
  invite,
  inviteAgain,
  openWithReason,
  ownReferral,
  type SamePerson,
  samePerson,
} from './store'
import { referralDetails, referralRow, stepViews } from './view'

function refuseSamePerson(found: SamePerson): never {
  const text = found.same_office ? 'casework.referral-here' : 'casework.referral-elsewhere'
  const facts = { office: found.office_name }
  throw new Problem('already-exists', { text, facts, errors: [{ field: 'niNumber', text, facts }] })
}

export function referralRoutes(kit: ServiceKit): void {
  kit.handle(createReferral, async ({ body, now, write, read }) => {
    let niHash: Buffer | undefined
    try {
      return await write(async (tx, who) => {
        const agent = await requireAgent(tx, who)
        const niNumber = body.niNumber ?? (await draftNumber(tx, kit.keys, agent.accountId))
        niHash = niHashOf(kit.keys, niNumber)
        const found = await samePerson(tx, niHash)
        if (found) refuseSamePerson(found)
        const to = await destinationOf(tx, agent, body.jobcentreOffice)
        const row = newReferral(kit.keys, { ...body, niNumber }, { agent, to, at: now })
        await insertReferrals(tx, [row])
        await removeDraft(tx, agent.accountId)
        await invite(tx, { ...row, language: body.language, round: 1, version: 1 }, to.officeName)
        return { resource: `referrals/${row.id}`, answer: { id: row.id, ownOffice: to.officeId === agent.officeId } }
      })
    } catch (error) {
      // Of two forms with one number at one moment, a unique index lets the first one through.
      if (databaseError(error)?.constraint_name !== 'referrals_one_live') throw error
      const hash = niHash
      const found = hash && (await read((tx) => samePerson(tx, hash)))
      if (!found) throw new Problem('state-conflict')
      return refuseSamePerson(found)
    }
  })

  kit.handle(lookUpReferral, ({ body, read }) =>
    read(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const niNumber = body.niNumber ?? (await draftNumber(tx, kit.keys, agent.accountId))
      const found = await samePerson(tx, niHashOf(kit.keys, niNumber))
      if (!found) return { found: 'nobody' as const, referralId: null, officeName: '' }
      return {
        found: found.same_office ? ('own-office' as const) : ('other-office' as const),
        referralId: found.referral_id,
        officeName: found.office_name,
      }
    }),
  )

  kit.handle(exportReferrals, async ({ body, language, now, read, reply }) => {
    const [rows, total] = await read(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const listing = { ...body, niParts: niQuery(kit.keys, body.search), limit: REFERRAL_EXPORT_ROWS }
      const found = await referralsListed(tx, agent, listing, now)
      const more = found.length < REFERRAL_EXPORT_ROWS ? found.length : await countListed(tx, agent, listing, now)
      return [found.map((one) => referralRow(kit.keys, one, agent, language)), more] as const
    })
    const filename = `${MESSAGES[language].referrals.filename} ${londonDay(now)}.csv`
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`)
      .header('cache-control', 'private, no-store')
      .send(Buffer.from(referralsCsv(rows, total - rows.length, language)))
  })

  kit.handle(listReferrals, ({ body, query, language, now, read }) =>
    read(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const niParts = niQuery(kit.keys, body.search)
      const { rows, ...page } = await pageOfReferrals(tx, agent, { ...body, ...query, niParts }, now)
      const sealed = await sealedFound(tx, { search: body.search, niParts })
      return { items: rows.map((row) => referralRow(kit.keys, row, agent, language)), sealed, ...page }
    }),
  )

  kit.handle(countReferralLists, ({ body, now, read }) =>
    read(async (tx, who) => ({ counts: await referralListCounts(tx, await requireAgent(tx, who), body.lists, now) })),
  )

  kit.handle(readReferral, ({ params, language, now, read }) =>
    read(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const found = await findReferral(tx, params.id)
      return {
        ...referralRow(kit.keys, found, agent, language),
        ...referralDetails(found),
        caseId: found.caseId,
        ...(found.caseId && {
          underWay: await underWay(tx, { caseId: found.caseId, accountId: found.referral.accountId }),
        }),
        openUntil: await openedUntil(tx, found.referral, agent, now),
        steps: stepViews(await stepsOf(tx, params.id), language),
      }
    }),
  )

  kit.handle(correctReferral, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const referral = await ownReferral(tx, params.id)
      requireMove(referral, 'invited')
      const { version, hasOneName: _, ...typed } = body
      if (referral.version !== version) throw new Problem('state-conflict', { text: 'casework.referral-changed' })
      const fields = (Object.keys(typed) as (keyof typeof typed)[]).filter((field) => typed[field] !== referral[field])
      const step = fields.length > 0 ? { kind: 'corrected' as const, detail: fields.join(',') } : { kind: 'resent' as const }
      await addStep(tx, referral.id, { ...step, at: now, actor: agent.accountId })
      await inviteAgain(tx, referral, { ...typed, searchText: searchTextOf(typed) })
      return { resource: `referrals/${referral.id}`, answer: {} }
    }),
  )

  kit.handle(resendReferral, ({ params, now, write }) =>
    write(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const referral = await ownReferral(tx, params.id)
      requireMove(referral, 'invited')
      await addStep(tx, referral.id, { kind: 'resent', at: now, actor: agent.accountId })
      await inviteAgain(tx, referral)
      return { resource: `referrals/${referral.id}`, answer: {} }
    }),
  )

  kit.handle(withdrawReferral, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const agent = await requireAgent(tx, who)
      const referral = await ownReferral(tx, params.id)
      if (referral.state === 'withdrawn') throw new Problem('state-conflict', { text: 'casework.referral-ended' })
      requireMove(referral, 'withdrawn')
      const changed = await changeReferral(tx, referral, { state: 'withdrawn', endedAt: now, withdrawnReason: body.reason })
      await addStep(tx, referral.id, { kind: 'withdrawn', at: now, actor: agent.accountId, detail: body.reason })
      const { id: referralId, accountId } = referral
      await emitEvent(tx, 'referral.withdrawn', referralId, changed.version, { referralId, accountId })
      await closeCase(tx, referralId, now)
      await runAsSystem(tx, () => leaveReferral(tx, referralId))
      return { resource: `referrals/${referralId}`, answer: { why: REASON_STATED } }
    }),
  )

  kit.handle(openElsewhere, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      await requireAgent(tx, who)
      const until = new Date(now.getTime() + BREAK_GLASS_MINUTES * 60_000)
      if (!(await openWithReason(tx, params.id, { reason: body.reason, now, until }))) {
        await ownReferral(tx, params.id)
        throw new Problem('state-conflict', { text: 'casework.referral-own-office' })
      }
      return { resource: `referrals/${params.id}`, answer: { until: until.toISOString(), why: REASON_STATED } }
    }),
  )

  kit.handle(readReferralDraft, ({ read }) => read((tx, who) => readDraft(tx, kit.keys, who.accountId)))

  kit.handle(saveReferralDraft, ({ body, now, write }) =>
    write(async (tx, { accountId }) => {
      await saveDraft(tx, kit.keys, accountId, body, now)
      return { resource: `referral-drafts/${accountId}`, answer: {} }
    }),
  )

  kit.handle(removeReferralDraft, ({ write }) =>
    write(async (tx, { accountId }) => {
      await removeDraft(tx, accountId)
      return { resource: `referral-drafts/${accountId}`, answer: {} }
    }),
  )

  // The person's own: what their jobcentre wrote of them, signed for their profile.
  kit.handle(readReferralFacts, async ({ now, read }) => {
    const found = await read((tx, who) => activeReferralOf(tx, who.accountId))
    if (!found) return { told: null }
    const { id: referralId, accountId, benefitsStatus, disability, phone } = found
    const facts: ReferralFacts = { referralId, accountId, benefitsStatus, disability, phone }
    const handover = await signHandover(kit.keys, { from: 'casework', to: 'jobseekers' }, facts, now)
    // Row security shows offices to staff alone; which one referred them is the person's to know.
    const name = await kit.db.withSystem((tx) => officeName(tx, found.officeId))
    return { told: { facts, officeName: name, handover } }
  })

  kit.onReady(async () => {
    const moved = await sealNumbersApart(kit.db, kit.keys)
    if (moved > 0) kit.log.info({ moved }, 'numbers of referral drafts sealed apart')
  })
}
