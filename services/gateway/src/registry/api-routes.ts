import { Problem, publishVersion, readRemote, rollBackVersion, rollOutVersion, SERVICES } from '@onward/contracts'
import { MAX_FILES, unpackArtefact } from '@onward/federation/artefact'
import type { ServiceKit } from '@onward/service-kit'
import { NOT_LOADED } from '../health/counts-store'
import { readHealth } from '../health/health-store'
import { brokenRemotes } from './broken-remotes'
import { reasonsAmongLive } from './changes'
import { deprecatedUses } from './deprecated-uses'
import { frontEndView, frontEndViews } from './front-end-view'
import { judgeApart } from './judge-apart'
import { recordRefusal } from './refusals'
import { readRegistered } from './registrations-store'
import { type NewVersion, NOBODY } from './resolve'
import { PublishingRefused, refuse, rollBackTo, suggestedTarget, withStable } from './roll-back'
import { type Running, runningEndpoints } from './running-endpoints'
import { changeOrAsk } from './second-person'
import { setAround } from './sets'
import {
  type Ask,
  addVersion,
  askWithin,
  isPublished,
  readLive,
  readPublished,
  readRevisions,
  readSigned,
  readVersions,
  restoreVersion,
  setLive,
  takeRegistryLock,
} from './store'
import type { DeployTokens } from './tokens'
import { placeFiles, settleFiles } from './version-files'

const MAX_REASONS = 20

/** The registry for programs of teams, who come with a deploy token. */
export function registryApiRoutes(kit: ServiceKit, tokenOf: DeployTokens): void {
  const { dataDir } = kit.config
  const settle = () =>
    kit.db.withSystem(async (tx) => {
      const ask = askWithin(tx)
      await takeRegistryLock(ask)
      await settleFiles(dataDir, (version) => isPublished(ask, version))
    })
  // A portal starts without its database too: leftovers then go with the next publish.
  const tried = (work: () => Promise<void>, failed: string) => () => work().catch((err: unknown) => kit.log.warn({ err }, failed))
  kit.onReady(tried(settle, 'files of unfinished publishing were not settled'))
  const warn = tried(warnOfBrokenRemotes(kit), 'live remotes were not compared with the endpoints')
  kit.onReady(warn)
  if (SERVICES.some((service) => !kit.config.services.includes(service)))
    kit.cron('gateway.compare-endpoints', { everyMinutes: 5, most: 1, of: 'registry', rest: 'small-whole' }, warn)

  kit.handle(readRemote, ({ params: { name }, request, read }) => {
    tokenOf(request, name, [])
    return read(async (tx) => {
      const ask = askWithin(tx)
      const [live, published, revisions] = [await readLive(ask), await readPublished(ask), await readRevisions(ask)]
      const health = await readHealth(ask)
      const seen = frontEndViews(live, published, revisions, health).find((one) => one.name === name)
      if (!seen) return { name, revision: 0, stable: null, rollout: null, versions: [], history: [] }
      const registry = { live, revisions, whole: await readVersions(ask, seen.versions) }
      const { revision, stable, canary, versions, history } = frontEndView(seen, registry, {
        failures: new Map(),
        watchedOf: () => NOT_LOADED,
        health,
        cleared: [],
        pins: [],
        requests: [],
      })
      return {
        name,
        revision,
        stable: stable?.build ?? null,
        rollout: canary && { build: canary.build, percent: canary.percent, audience: canary.audience, paused: canary.paused },
        versions: versions.map(({ build, publishedAt, rolledBack, refusal, health: found }) => ({
          build,
          publishedAt,
          rolledBack: rolledBack !== null,
          refusal,
          health: found?.state ?? null,
        })),
        history: history.map(({ revision: id, at, action, stable: of, canary: tried, percent, note }) => ({
          revision: id,
          at,
          action,
          stable: of,
          canary: tried,
          percent,
          note,
        })),
      }
    })
  })

  kit.handle(publishVersion, async ({ params: { name }, body, file, request, now, read, write }) => {
    const isLive = body.live === 'true'
    const token = tokenOf(request, name, isLive ? ['publish', 'rollout'] : ['publish'])
    const bytes = file?.bytes ?? Buffer.alloc(0)
    const remote = (await read((tx) => readRegistered(askWithin(tx)))).find((one) => one.name === name)
    if (!remote) throw new Problem('not-found')
    const judged = await judgeApart(bytes, remote, await runningEndpoints(kit.config))
    // By its headers alone, and of at most so many files: no work worth a thread.
    const artefact = judged && unpackArtefact(bytes)
    if (!judged || !artefact)
      throw refusal([`The file is no artefact of at most ${MAX_FILES} files: make it with onward-remote build.`])
    const { version, reasons } = judged
    const told = (build: string, why: readonly string[]) =>
      kit.db.withSystem((tx) => recordRefusal(askWithin(tx), name, build, why.slice(0, MAX_REASONS), now))
    if (!version) {
      await told(buildOf(artefact.manifest), reasons)
      throw refusal(reasons)
    }
    await settle()
    try {
      return await write(async (tx) => {
        const ask = askWithin(tx)
        await takeRegistryLock(ask)
        // What is held changes nothing that somebody else may have changed meanwhile.
        if (isLive && (await newestRevision(ask, name)) !== body.revision)
          throw new Problem('state-conflict', { text: 'gateway.front-end-changed' })
        const live = await readLive(ask)
        refuse(await reasonsAmongLive(ask, [version], withStable(live, version)))
        const { soon: deprecated, over } = deprecatedUses(version, live, now)
        refuse(over)
        if (await addVersion(ask, version, token.id)) await placeFiles(dataDir, version, artefact.files)
        else {
          await expectSame(ask, version)
          if (await restoreVersion(ask, version)) await placeFiles(dataDir, version, artefact.files)
        }
        const { build } = version
        const resource = `remotes/${name}/tokens/${token.id}`
        const answer = (revision: number, waiting = false) => ({ resource, answer: { build, revision, waiting, deprecated } })
        if (!isLive) return answer(body.revision)
        const by = { token: token.id }
        const change = {
          kind: 'rollout',
          action: 'promote',
          revision: body.revision,
          build,
          percent: 0,
          audience: NOBODY,
        } as const
        const asked = kit.config.secondPerson && (await changeOrAsk(ask, { name, change, by, now, secondPerson: true }))
        if (asked && asked.revision !== null) return answer(asked.revision, true)
        const revision = asked ? null : await setLive(ask, 'publish', { name, seen: body.revision, next: { stable: build } }, by)
        if (revision === null) throw new Problem('state-conflict', { text: 'gateway.front-end-changed' })
        return answer(revision)
      })
    } catch (error) {
      // After the transaction that was refused, which leaves nothing.
      if (error instanceof PublishingRefused) await told(version.build, sentencesOf(error))
      throw refusedAs(error)
    } finally {
      await settle()
    }
  })

  kit.handle(rollOutVersion, ({ params: { name }, body, request, now, write }) => {
    const token = tokenOf(request, name, ['rollout'])
    const { note, ...change } = body
    return write(async (tx) => {
      const ask = askWithin(tx)
      await takeRegistryLock(ask)
      const by = { token: token.id, note }
      const asked = { name, change: { kind: 'rollout', ...change } as const, by, now, secondPerson: kit.config.secondPerson }
      const { revision, waiting } = await changeOrAsk(ask, asked).catch((error: unknown) => {
        throw refusedAs(error)
      })
      if (revision === null) throw new Problem('state-conflict', { text: 'gateway.front-end-changed' })
      return { resource: `remotes/${name}/tokens/${token.id}`, answer: { revision, waiting } }
    })
  })

  kit.handle(rollBackVersion, ({ params: { name }, body, request, now, write }) => {
    const token = tokenOf(request, name, ['rollback'])
    return write(async (tx) => {
      const ask = askWithin(tx)
      await takeRegistryLock(ask)
      const [live, revisions] = [await readLive(ask), await readRevisions(ask)]
      if ((await newestRevision(ask, name)) !== body.revision)
        throw new Problem('state-conflict', { text: 'gateway.front-end-changed' })
      const by = { account: null, token: token.id, why: body.code, note: body.note }
      const build = await rollBackTo(ask, { name, target: body.build, live, revisions, by, now }).catch(
        async (error: unknown) => {
          throw refusedAs(await namingTheSet(error, ask, { name, target: body.build, live, revisions }))
        },
      )
      if (build === null) throw new Problem('state-conflict', { text: 'gateway.front-end-changed' })
      const revision = await newestRevision(ask, name)
      return { resource: `remotes/${name}/tokens/${token.id}`, answer: { build, revision } }
    })
  })
}

/**
 * A service that changed an endpoint breaks the live remotes that call it: the log names them, once each. Services of other processes
 * start when they like, so they are asked again and again.
 */
function warnOfBrokenRemotes(kit: ServiceKit): () => Promise<void> {
  const told = new Set<string>()
  return async () => {
    const running = await runningEndpoints(kit.config)
    const found = await kit.db.withSystem((tx) => brokenRemotes(askWithin(tx), running, heardOf(running)))
    for (const one of found) {
      if (!told.has(JSON.stringify(one))) kit.log.warn(one, 'a live remote calls what the services no longer answer')
      told.add(JSON.stringify(one))
    }
  }
}
const heardOf = ({ silent }: Running) => SERVICES.filter((service) => !silent.includes(service))

/** A team changes its own remote alone: the refusal says what would have to go back with it. */
async function namingTheSet(
  error: unknown,
  ask: Ask,
  { name, target, live, revisions }: Pick<Parameters<typeof rollBackTo>[1], 'name' | 'target' | 'live' | 'revisions'>,
): Promise<unknown> {
  const build = target ?? suggestedTarget(live, name, revisions)
  if (!(error instanceof PublishingRefused) || build === null) return error
  const [version] = await readVersions(ask, [{ name, build }])
  const set = version ? await setAround(ask, live, revisions, version) : null
  if (!set || set.length < 2) return error
  const others = set.filter((one) => one.name !== name).map((one) => `${one.name} ${one.build}`)
  return new PublishingRefused(
    `${error.message}\nIt fits together with ${others.join(' and ')}: ask an administrator to go back with them as one set.`,
  )
}

const newestRevision = async (ask: Ask, name: string): Promise<number> =>
  (await readRevisions(ask)).findLast((one) => one.name === name)?.id ?? 0

/** A build that was published before must be the same artefact. */
async function expectSame(ask: Ask, version: NewVersion): Promise<void> {
  if ((await readSigned(ask, version.name, version.build)) === version.signed.manifest) return
  throw new PublishingRefused(
    `${version.name} ${version.build} was published before with other contents: a version never changes, so build it again.`,
  )
}

const refusal = (reasons: readonly string[]): Problem =>
  new Problem('invalid-input', {
    text: 'gateway.version-refused',
    errors: reasons.slice(0, MAX_REASONS).map((message) => ({ field: 'file', message })),
  })

/** A refusal of the registry, as the sender reads it. */
export const refusedAs = (error: unknown): unknown => (error instanceof PublishingRefused ? refusal(sentencesOf(error)) : error)

const sentencesOf = ({ message }: PublishingRefused): string[] => message.replace(/^Refused: /, '').split('\n')

/** As an artefact that may be damaged says it. */
function buildOf(manifest: Buffer): string {
  const [, build = ''] = /"build": ?"([0-9a-f]{1,40})"/.exec(manifest.subarray(0, 4096).toString('utf8')) ?? []
  return build
}
