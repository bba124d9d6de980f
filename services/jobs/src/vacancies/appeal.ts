import { appealAdvert } from '@onward/contracts/jobs/vacancies'
import { Problem } from '@onward/contracts/problem'
import { announceChange } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { memberAccounts, requireOrganisation } from '../organisations-store'
import { insertAppeal } from './appeal-store'
import { lockJob, saveDecision } from './check-store'
import { announceJobState, overtaken } from './edit'
import { ownJob } from './store'
import { readWaitingEdit, reopenEdit } from './waiting-edit-store'

const noAppeal = () => new Problem('state-conflict', { text: 'jobs.vacancy-no-appeal' })

/** An employer's answer to the return of an advert: unchanged, it goes to the check once more. */
export function appealRoutes(kit: ServiceKit): void {
  kit.handle(appealAdvert, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const organisation = await requireOrganisation(tx, who)
      const { id } = await ownJob(tx, organisation.id, params.id)
      const current = (await lockJob(tx, id))?.job
      if (!current) throw new Problem('not-found')
      if (current.version !== body.version) throw await overtaken(tx, id, body.version)
      const edit = current.state === 'active' ? await readWaitingEdit(tx, id) : null
      const isReturned = current.state === 'draft' && current.checks.includes('sent-back')
      const note = isReturned ? current.checkNote : (edit?.note ?? null)
      if (note === null) throw noAppeal()
      const appeal = {
        jobId: id,
        organisationId: organisation.id,
        words: body.words,
        note,
        byAccount: who.accountId,
        appealedAt: now,
      }
      if (!(await insertAppeal(tx, appeal))) throw noAppeal()
      if (!isReturned) await reopenEdit(tx, id)
      const checks = current.checks.filter((check) => check !== 'sent-back')
      const job = await saveDecision(
        tx,
        id,
        isReturned ? { state: 'pending_check', checks: [...checks, 'appeal'], checkNote: null } : {},
      )
      if (isReturned) await announceJobState(tx, organisation.id, job)
      await announceChange(tx, { accountIds: await memberAccounts(tx, organisation.id), changed: ['job'] })
      return { resource: `jobs/${id}`, answer: { version: job.version } }
    }),
  )
}
