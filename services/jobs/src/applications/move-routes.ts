import { mayMove, moveApplication, moveApplications, type ResponseOf, refuseField } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { applicationSteps, applications } from '../db/schema'
import { requireOrganisation } from '../organisations'
import { endingWords } from './ending'
import { moveApplicationTo } from './move'
import { lockedApplication } from './own'

type Result = ResponseOf<typeof moveApplications>['results'][number]

export function registerApplicationMoves(kit: ServiceKit): void {
  kit.handle(moveApplication, ({ params, body, now, write }) =>
    write(async (tx, who) => {
      const { application, accountId } = await lockedApplication(tx, who, params.id)
      const ending = endingWords(body)
      // These two have facts of their own, and endpoints that ask for them.
      const missing = body.to === 'offered' ? 'jobs.offer-needed' : body.to === 'placed' ? 'jobs.start-needed' : null
      if (missing && mayMove(application.state, body.to, 'employer')) throw refuseField('to', missing)
      const move = { to: body.to, by: 'employer', accountId, ...ending, at: now } as const
      const { version } = await moveApplicationTo(tx, application, body.version, move)
      return { resource: `applications/${application.id}`, answer: { state: body.to, version } }
    }),
  )

  kit.handle(moveApplications, ({ body, now, write }) =>
    write(async (tx, who) => {
      const organisation = await requireOrganisation(tx, who)
      const ending = endingWords(body)
      const seen = new Map(body.applications.map(({ id, version }) => [id, version]))
      // Locked in one order, so that two colleagues who choose the same people wait for each other and never in a circle.
      const rows = await tx
        .select()
        .from(applications)
        .where(and(eq(applications.organisationId, organisation.id), inArray(applications.id, [...seen.keys()])))
        .orderBy(asc(applications.id))
        .for('update')
      const found = new Map(rows.map((row) => [row.id, row]))
      const results: Result[] = []
      for (const [id, version] of seen) {
        const row = found.get(id)
        if (!row) {
          results.push({ id, outcome: 'not-found', state: null, by: null })
          continue
        }
        const isFresh = row.version === version
        if (isFresh && mayMove(row.state, body.to, 'employer')) {
          const move = { to: body.to, by: 'employer', accountId: who.accountId, ...ending, at: now } as const
          await moveApplicationTo(tx, row, version, move)
          results.push({ id, outcome: 'moved', state: body.to, by: 'employer' })
          continue
        }
        const [last] = await tx
          .select({ by: applicationSteps.byRole })
          .from(applicationSteps)
          .where(eq(applicationSteps.applicationId, id))
          .orderBy(desc(applicationSteps.version))
          .limit(1)
        results.push({ id, outcome: isFresh ? 'not-allowed' : 'overtaken', state: row.state, by: last?.by ?? null })
      }
      return { resource: `organisations/${organisation.id}/applications`, answer: { results } }
    }),
  )
}
