import { type FrontEnd, listFrontEnds, Problem, rollBackFrontEnd } from '@onward/contracts'
import type { Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { sql } from 'drizzle-orm'
import type { LiveFrontEnd, Version } from '../registry/resolve'
import { PublishingRefused, REGISTRY_LOCK, rollBackTarget } from '../registry/roll-back'
import { LIVE_FRONT_ENDS, type LiveRow, liveOf } from '../registry/store'

const SHOWN = 8
interface PublishedVersion extends Version {
  publishedAt: Date
}
type History = FrontEnd['history'][number]

const readLive = async (tx: Tx): Promise<LiveFrontEnd[]> =>
  (await tx.execute<LiveRow & Record<string, unknown>>(sql.raw(LIVE_FRONT_ENDS))).map(liveOf)

/** The version published before the one that is live. */
async function previousOf(tx: Tx, { name, stable }: LiveFrontEnd): Promise<PublishedVersion | undefined> {
  const [version] = await tx.execute<PublishedVersion & Record<string, unknown>>(sql`
    select name, build, entry, integrity, portal, published_at as "publishedAt" from gateway.versions
    where name = ${name} and published_at < (select published_at from gateway.versions where name = ${name} and build = ${stable.build})
    order by published_at desc limit 1`)
  return version
}

const dated = (build: string, at: Date | undefined) => ({ build, publishedAt: new Date(at ?? 0).toISOString() })

/** Front ends as administrators see them. Publishing stays with the owner of the portal; going back is theirs too. */
export function adminRemoteRoutes(kit: ServiceKit): void {
  kit.handle(listFrontEnds, ({ read }) =>
    read(async (tx) => {
      const live = await readLive(tx)
      const versions = await tx.execute<{ name: string; build: string; at: Date }>(
        sql`select name, build, published_at as at from gateway.versions order by published_at desc`,
      )
      const revisions = await tx.execute<{
        name: string
        at: Date
        action: History['action']
        stable: string
        canary: string | null
        percent: number
        by: string | null
        why: History['why']
        note: string
      }>(sql`
        select name, at, action, stable, canary, canary_percent as percent, by_account as by, why, note
        from gateway.revisions order by id desc`)
      const items: FrontEnd[] = []
      for (const one of live) {
        const own = versions.filter(({ name }) => name === one.name)
        const at = (build: string) => own.find((version) => version.build === build)?.at
        const previous = await previousOf(tx, one)
        let refusal: string | null = null
        let back: string | null = null
        try {
          back = rollBackTarget(live, one.name, previous)
        } catch (error) {
          if (!(error instanceof PublishingRefused)) throw error
          refusal = error.message
        }
        items.push({
          name: one.name,
          stable: dated(one.stable.build, at(one.stable.build)),
          canary: one.canary && { ...dated(one.canary.build, at(one.canary.build)), percent: one.canaryPercent },
          back: back === null ? null : dated(back, at(back)),
          refusal,
          versions: own.slice(0, SHOWN).map((version) => dated(version.build, version.at)),
          history: revisions
            .filter(({ name }) => name === one.name)
            .slice(0, SHOWN)
            .map(({ name: _name, at: when, ...revision }) => ({ ...revision, at: new Date(when).toISOString() })),
        })
      }
      return { items }
    }),
  )

  kit.handle(rollBackFrontEnd, ({ params, body, write }) =>
    write(async (tx, who) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${REGISTRY_LOCK}, 0))`)
      const live = await readLive(tx)
      const current = live.find(({ name }) => name === params.name)
      if (!current) throw new Problem('not-found')
      let target: string
      try {
        target = rollBackTarget(live, current.name, await previousOf(tx, current))
      } catch (error) {
        throw error instanceof PublishingRefused
          ? new Problem('state-conflict', 'The registry refuses this. The page says why.')
          : error
      }
      const [done] = await tx.execute<{ done: boolean }>(sql`
        select gateway.roll_back(${current.name}, ${body.stable}, ${body.canary}, ${target}, ${who?.accountId ?? null}::uuid, ${body.code},
          ${body.note}) as done`)
      if (!done?.done) throw new Problem('state-conflict', 'Another version has gone live since you opened this page.')
      return { resource: `remotes/${current.name}`, answer: { build: target, why: body.code } }
    }),
  )
}
