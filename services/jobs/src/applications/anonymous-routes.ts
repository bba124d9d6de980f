import { Problem, setAnonymous } from '@onward/contracts'
import { announceChange } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { and, eq } from 'drizzle-orm'
import { jobs } from '../db/schema'
import { memberAccounts, requireOrganisation } from '../organisations'

/**
 * Reading without names, per job. It counts for those who apply from then on, either way: what somebody applied under stays theirs, so
 * nobody switches it off to look.
 */
export function registerAnonymous(kit: ServiceKit): void {
  kit.handle(setAnonymous, ({ params, body, write }) =>
    write(async (tx, who) => {
      const organisation = await requireOrganisation(tx, who)
      const { anonymousUntilShortlist } = body
      const [job] = await tx
        .update(jobs)
        .set({ anonymousUntilShortlist })
        .where(and(eq(jobs.id, params.id), eq(jobs.organisationId, organisation.id)))
        .returning({ id: jobs.id })
      if (!job) throw new Problem('not-found')
      await announceChange(tx, { accountIds: await memberAccounts(tx, organisation.id), changed: ['job'] })
      return { resource: `jobs/${job.id}`, answer: { anonymousUntilShortlist } }
    }),
  )
}
