import {
  clearVersion,
  type LoadFailure,
  type LoadReport,
  Problem,
  pinFrontEnd,
  previousVersion,
  reportLoads,
  VISITOR,
} from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { readProof } from '../load-events/proof'
import { insertLoadEvent, isFlooded, versionOf } from '../load-events/store'
import { misfits } from '../registry/fit'
import { remotesFor, resolveRegistry } from '../registry/resolve'
import { withStable } from '../registry/roll-back'
import { askWithin, readLive, readRevisions, readVersions, takeRegistryLock } from '../registry/store'
import { addCounts, type Figure, joinMinutes, publishedAmong } from './counts-store'
import { decideHealth, healthyVersion } from './decide'
import { tellFirstFailure } from './first-failure'
import { clearHealth } from './health-store'
import { stepOf } from './load-times'
import { pinVersion, unpin } from './pins-store'
import { forgetSenders, spendProof } from './senders-store'

const JOIN_EVERY_MINUTES = 10
const MINUTE_MS = 60_000

/** How versions load: what the shell reports, what takes the place of a faulty one, and what an administrator says to it. */
export function healthRoutes(kit: ServiceKit): void {
  kit.handle(reportLoads, async ({ body, now }) => {
    const proof = readProof(kit.keys, body.proof, now)
    if (!proof) return { counted: 0 }
    const { loadsPerSender, windowMinutes } = kit.config.health
    const limits = { loadsPerSender, windowStart: new Date(now.getTime() - windowMinutes * MINUTE_MS) }
    const known = await kit.db.withSystem(async (tx) => {
      const named = body.reports.flatMap(({ remote: name, build, ...report }) => [
        { name, build },
        ...('insteadOf' in report && report.insteadOf ? [{ name, build: report.insteadOf }] : []),
      ])
      const versions = await publishedAmong(askWithin(tx), named)
      const isKnown = (name: string, build: string) => versions.some((one) => one.name === name && one.build === build)
      return body.reports
        .filter(({ remote, build }) => isKnown(remote, build))
        .map((report) =>
          report.kind === 'ok' && report.insteadOf && !isKnown(report.remote, report.insteadOf)
            ? { ...report, insteadOf: undefined }
            : report,
        )
    })
    const outcomes = new Map(known.filter(isOutcome).map((report) => [`${report.remote} ${report.build}`, report] as const))
    const { counted, loaded } = await kit.db.withSystem(async (tx) => {
      const ask = askWithin(tx)
      const loaded: LoadReport[] = []
      // In one order, so that two senders never wait for each other.
      for (const [, report] of [...outcomes].sort(([a], [b]) => (a < b ? -1 : 1))) {
        const { remote: name, build } = report
        const failed = report.kind === 'failed' && !isConnectionLost(report.failure)
        if (await spendProof(ask, proof, { name, build, failed }, now, limits)) loaded.push(report)
      }
      const counted = [...loaded, ...known.filter((report) => !isOutcome(report))]
      await addCounts(ask, counted.flatMap(figuresOf), now)
      for (const report of counted) {
        if (report.kind !== 'after') continue
        const { remote, build, error: failure, message, stack } = report
        const event = {
          kind: 'after',
          path: '',
          remote,
          build,
          failure,
          message: message ?? '',
          stack: stack ?? '',
          load: proof.id,
        }
        if (!(await isFlooded(tx, event, now))) await insertLoadEvent(tx, event, now)
      }
      return { counted, loaded }
    })
    // At once: the next person must not meet what this one met.
    for (const { remote: name, build } of loaded) await decideHealth(kit, { name, build }, now)
    for (const report of loaded)
      if (report.kind === 'failed' && !isConnectionLost(report.failure)) await tellFirstFailure(kit, report, now)
    return { counted: counted.length }
  })

  kit.handle(previousVersion, ({ params: { name }, query: { build, shell }, principal, read }) =>
    read(async (tx) => {
      const ask = askWithin(tx)
      const [live, revisions] = [await readLive(ask), await readRevisions(ask)]
      const current = live.find((one) => one.name === name)
      if (!current || name === 'shell') throw new Problem('not-found')
      // Meanwhile another version may be live: a faulty one was taken out.
      const target =
        current.stable.build === build ? await healthyVersion(ask, { name, build }, live, revisions) : current.stable.build
      const [version] = target === null ? [] : await readVersions(ask, [{ name, build: target }])
      const shellOfPage = await versionOf(tx, 'shell', shell)
      if (!version || !shellOfPage) throw new Problem('not-found')
      const inPage = withStable(withStable(live, version), shellOfPage)
      if (misfits(inPage).length > 0) throw new Problem('not-found')
      const remote = remotesFor(resolveRegistry(inPage, null), principal?.role ?? VISITOR).find((one) => one.name === name)
      if (!remote) throw new Problem('not-found')
      return { ...remote, reason: 'previous' }
    }),
  )

  kit.handle(clearVersion, ({ params: { name, build }, body: { note }, now, write }) =>
    write(async (tx, who) => {
      const ask = askWithin(tx)
      await takeRegistryLock(ask)
      if (!(await clearHealth(ask, { name, build, by: who.accountId, note, at: now }))) throw new Problem('not-found')
      return { resource: `remotes/${name}`, answer: { build } }
    }),
  )

  kit.handle(pinFrontEnd, ({ params: { name }, body: { build, note }, now, write }) =>
    write(async (tx, who) => {
      const ask = askWithin(tx)
      await takeRegistryLock(ask)
      const isDone =
        build === null ? await unpin(ask, name) : await pinVersion(ask, { name, build, at: now, by: who.accountId, note })
      if (!isDone) throw new Problem('not-found')
      return { resource: `remotes/${name}`, answer: { build } }
    }),
  )

  kit.cron(
    'gateway.join-load-counts',
    { everyMinutes: JOIN_EVERY_MINUTES, most: 50_000, of: 'counts', rest: 'no-longer-due' },
    (most) =>
      kit.db.withSystem(async (tx) => {
        const [ask, now] = [askWithin(tx), kit.clock()]
        await joinMinutes(ask, new Date(now.getTime() - 2 * kit.config.health.windowMinutes * MINUTE_MS), most)
        await forgetSenders(ask, now)
      }),
  )
}

/** How a version loaded: once in the life of a page. */
const isOutcome = ({ kind }: LoadReport) => kind !== 'after'

/** Nobody's version: going back would not help. */
const isConnectionLost = (failure: LoadFailure): boolean => failure === 'network' || failure === 'timeout'

function figuresOf(report: LoadReport): Figure[] {
  const { remote: name, build } = report
  if (report.kind === 'after') return [{ name, build, what: `after:${report.error}` }]
  if (report.kind === 'failed') return [{ name, build, what: `failed:${report.failure}` }]
  const { ms, insteadOf } = report
  return [
    { name, build, what: 'ok' },
    { name, build, what: `ms:${stepOf(ms)}` },
    ...(insteadOf ? [{ name, build: insteadOf, what: 'rescued' }] : []),
  ]
}
