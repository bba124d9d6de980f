import { beginJobDraft, discardJobDraft, listJobDrafts, readJobDraft, saveJobDraft } from '@onward/contracts/jobs/vacancies'
import { Problem } from '@onward/contracts/problem'
import { announceChange, type Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { keepDaysNow } from '@onward/service-kit/retention'
import { memberAccounts, ownOrganisation, requireOrganisation } from '../organisations-store'
import { deleteDraft, draftsOf, insertDraft, readDraft, updateDraft } from './draft-store'

const DAY_MS = 24 * 60 * 60 * 1000

const announce = async (tx: Tx, organisationId: string) =>
  announceChange(tx, { accountIds: await memberAccounts(tx, organisationId), changed: ['job-draft'] })

/** Drafts of jobs. They belong to the organisation; nobody else sees them. */
export function draftRoutes(kit: ServiceKit): void {
  const expiryIn = async (tx: Tx) => {
    const keepMs = (await keepDaysNow(tx, kit.config.keepDays)).JOB_DRAFTS * DAY_MS
    return <T extends { savedAt: string }>(draft: T) => ({
      ...draft,
      keptUntil: new Date(Date.parse(draft.savedAt) + keepMs).toISOString(),
    })
  }

  kit.handle(listJobDrafts, ({ read }) =>
    read(async (tx, who) => {
      const organisation = await ownOrganisation(tx, who)
      return { items: organisation ? (await draftsOf(tx, organisation.id)).map(await expiryIn(tx)) : [] }
    }),
  )

  kit.handle(readJobDraft, ({ params, read }) =>
    read(async (tx, who) => {
      const organisation = await ownOrganisation(tx, who)
      if (!organisation) throw new Problem('not-found')
      const withExpiry = await expiryIn(tx)
      return withExpiry(await readDraft(tx, params.id, organisation.id))
    }),
  )

  kit.handle(beginJobDraft, ({ body: { form }, now, write }) =>
    write(async (tx, who) => {
      const organisation = await requireOrganisation(tx, who)
      const id = await insertDraft(tx, organisation.id, { form, by: who.accountId, at: now })
      await announce(tx, organisation.id)
      return { resource: `job-drafts/${id}`, answer: { id, version: 1 } }
    }),
  )

  kit.handle(saveJobDraft, ({ params, body: { form, version: seen }, now, write }) =>
    write(async (tx, who) => {
      const organisation = await requireOrganisation(tx, who)
      const answer = await updateDraft(tx, params.id, organisation.id, { form, by: who.accountId, at: now, seen })
      return { resource: `job-drafts/${params.id}`, answer }
    }),
  )

  kit.handle(discardJobDraft, ({ params, write }) =>
    write(async (tx, who) => {
      const organisation = await requireOrganisation(tx, who)
      await deleteDraft(tx, params.id, organisation.id)
      await announce(tx, organisation.id)
      return { resource: `job-drafts/${params.id}`, answer: {} }
    }),
  )
}
