import { type FrontEnd, listFrontEnds, Problem, rollBackFrontEnd } from '@onward/contracts'
import type { Tx } from '@onward/database'
import type { ServiceKit } from '@onward/service-kit'
import { sql } from 'drizzle-orm'
import { recentFailures } from '../load-events'
import type { LiveFrontEnd, Version } from '../registry/resolve'
import { marksOf, type Revision } from '../registry/revisions'
import { PublishingRefused, reasonsAgainst, rollBackTo, suggestedTarget } from '../registry/roll-back'
import {
  type Ask,
  type PublishedVersion,
  readLive,
  readPublished,
  readRevisions,
  readVersions,
  takeRegistryLock,
} from '../registry/store'

const SHOWN = 10

const askOf =
  (tx: Tx): Ask =>
  async <Row extends object>(strings: TemplateStringsArray, ...values: (string | number | null)[]) =>
    (await tx.execute(sql(strings, ...values))) as unknown as Row[]

const dated = ({ build, publishedAt }: PublishedVersion) => ({ build, publishedAt: publishedAt.toISOString() })
const decisionOf = ({ at, by, why, note }: Revision) => ({ at: at.toISOString(), by, why, note })

/** Front ends as administrators see them. Publishing and removing stay with the owner of the portal; going back is theirs too. */
export function adminRemoteRoutes(kit: ServiceKit): void {
  kit.handle(listFrontEnds, ({ read, now }) =>
    read(async (tx) => {
      const ask = askOf(tx)
      const [live, published, revisions] = [await readLive(ask), await readPublished(ask), await readRevisions(ask)]
      const failures = await recentFailures(tx, now)
      const names = [...new Set(revisions.map(({ name }) => name))].sort()
      const shown = names.map((name) => {
        const back = suggestedTarget(live, name, revisions)
        return { name, back, versions: shownOf(name, back, live, published) }
      })
      const whole = await readVersions(
        ask,
        shown.flatMap(({ versions }) => versions),
      )
      const items = shown.map(({ name, back, versions }): FrontEnd => {
        const own = revisions.filter((revision) => revision.name === name).reverse()
        const marks = marksOf(own)
        const current = live.find((frontEnd) => frontEnd.name === name)
        const publishedAs = (build: string | null | undefined) => {
          const version = versions.find((one) => one.build === build)
          return version ? dated(version) : null
        }
        const canary = publishedAs(current?.canary?.build)
        return {
          name,
          revision: own[0]?.id ?? 0,
          stable: publishedAs(current?.stable.build),
          canary: canary && { ...canary, percent: current?.canaryPercent ?? 0 },
          back: publishedAs(back),
          versions: versions.map((version) => {
            const mark = marks.get(version.build)
            return {
              ...dated(version),
              rolledBack: mark ? decisionOf(mark) : null,
              refusal: refusalOf(
                live,
                whole.find(({ build }) => build === version.build && version.name === name),
              ),
              failures: failures.get(`${name} ${version.build}`) ?? [],
            }
          }),
          history: own.slice(0, SHOWN).map((revision) => ({
            ...decisionOf(revision),
            action: revision.action,
            stable: revision.stable,
            canary: revision.canary,
            percent: revision.percent,
          })),
        }
      })
      return { items }
    }),
  )

  kit.handle(rollBackFrontEnd, ({ params: { name }, body, write }) =>
    write(async (tx, who) => {
      const ask = askOf(tx)
      await takeRegistryLock(ask)
      const [live, revisions] = [await readLive(ask), await readRevisions(ask)]
      const newest = revisions.filter((revision) => revision.name === name).at(-1)
      if (!newest) throw new Problem('not-found')
      if (newest.id !== body.revision) throw new Problem('state-conflict', { text: 'gateway.front-end-changed' })
      const by = { account: who.accountId, why: body.code, note: body.note }
      const build = await rollBackTo(ask, { name, target: body.build, live, revisions, by }).catch((error: unknown) => {
        throw error instanceof PublishingRefused ? new Problem('state-conflict', { text: 'gateway.front-end-refused' }) : error
      })
      if (build === null) throw new Problem('state-conflict', { text: 'gateway.front-end-changed' })
      return { resource: `remotes/${name}`, answer: { build, why: body.code } }
    }),
  )
}

/** The newest versions of a front end, and those that matter however old they are. */
function shownOf(
  name: string,
  back: string | null,
  live: readonly LiveFrontEnd[],
  published: readonly PublishedVersion[],
): PublishedVersion[] {
  const current = live.find((frontEnd) => frontEnd.name === name)
  const matter = [current?.stable.build, current?.canary?.build, back]
  return published
    .filter((version) => version.name === name)
    .filter(({ build }, index) => index < SHOWN || matter.includes(build))
}

function refusalOf(live: readonly LiveFrontEnd[], version: Version | undefined): string | null {
  const reasons = version ? reasonsAgainst(live, version) : []
  return reasons.length > 0 ? reasons.join(' ') : null
}
