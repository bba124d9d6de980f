import { Problem, setAnonymous } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { and, eq } from 'drizzle-orm'
import { jobs } from '../db/schema'
import { memberAccounts, requireOrganisation, tellAccounts } from '../organisations'

/**
 * Reading without names, per job. It counts for those who apply from then on, either way: what somebody applied under stays theirs, so
 * nobody switches it off to look.
 */
export function registerAnonymous(kit: ServiceKit): void {
  kit.handle(setAnonymous, ({ params, body, language, write }) =>
    write(async (tx, who) => {
      const organisation = await requireOrganisation(tx, who, language)
      const { anonymousUntilShortlist } = body
      const [job] = await tx
        .update(jobs)
        .set({ anonymousUntilShortlist })
        .where(and(eq(jobs.id, params.id), eq(jobs.organisationId, organisation.id)))
        .returning({ id: jobs.id })
      if (!job) throw new Problem('not-found')
      await tellAccounts(tx, await memberAccounts(tx, organisation.id), 'employer-jobs', job.id)
      return { resource: `jobs/${job.id}`, answer: { anonymousUntilShortlist } }
    }),
  )
}
