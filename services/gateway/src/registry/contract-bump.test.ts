import { PORTAL_CONTRACT } from '@onward/contracts'
import { servicesUnderTest } from '@onward/testing/services'
import type postgres from 'postgres'
import { service } from '../app'
import type { LiveFrontEnd, Version } from './resolve'
import { PublishingRefused } from './roll-back'
import { changeTogether, fittingSet, rollBackFitting } from './sets'
import { askOf, readLive, readRevisions } from './store'

const OLD = PORTAL_CONTRACT
const NEW = PORTAL_CONTRACT + 1
const NOW = new Date('2026-11-28T10:00:00.000Z')
const title = { en: 'x', cy: 'x' }
const remote = (name: string, build: string, contract: number): Version => ({
  name,
  build,
  entry: 'main.js',
  integrity: {},
  portal: {
    name,
    contract,
    pages: [{ id: 'list', path: `/agent/${name}`, access: ['agent'], title, layout: 'frame' }],
    navigation: [],
    slots: [],
    uses: [],
  },
})
const shell = (build: string, contract: number): Version => ({
  name: 'shell',
  build,
  entry: null,
  integrity: {},
  portal: { contract, lends: [] },
})
const alone = (stable: Version): LiveFrontEnd => ({ name: stable.name, stable, canary: null, canaryPercent: 0 })
const namesOf = (versions: readonly Version[] | null) => versions?.map(({ name, build }) => `${name} ${build}`) ?? null

describe('the versions that fit together', () => {
  const live = [alone(shell('s2', NEW)), alone(remote('notes', 'n2', NEW)), alone(remote('cases', 'c1', OLD))]
  const candidates = new Map([
    ['shell', [shell('s2', NEW), shell('s1', OLD)]],
    ['notes', [remote('notes', 'n2', NEW), remote('notes', 'n1', OLD), remote('notes', 'n0', OLD)]],
    ['cases', [remote('cases', 'c1', OLD)]],
  ])

  it('are one alone where that fits: a shell serves its contract and the one before', () => {
    expect(namesOf(fittingSet(live, [remote('notes', 'n1', OLD)], candidates))).toEqual(['notes n1'])
    expect(namesOf(fittingSet(live, [remote('cases', 'c2', NEW)], candidates))).toEqual(['cases c2'])
  })

  it('are, when the shell goes back across a bump, it and the newest version of each remote that it serves', () => {
    expect(namesOf(fittingSet(live, [shell('s1', OLD)], candidates))).toEqual(['shell s1', 'notes n1'])
  })

  it('are, when a remote goes back too far for the shell, it with an earlier shell and what fits that', () => {
    const further = [alone(shell('s3', NEW + 1)), alone(remote('notes', 'n3', NEW + 1)), alone(remote('cases', 'c2', NEW))]
    const back = new Map([
      ['shell', [shell('s3', NEW + 1), shell('s2', NEW)]],
      ['cases', [remote('cases', 'c2', NEW)]],
    ])
    expect(namesOf(fittingSet(further, [remote('notes', 'n1', OLD)], back))).toEqual(['notes n1', 'shell s2'])
  })

  it('end a trial that would not fit, and are none where nothing fits', () => {
    const trying = [alone(shell('s2', NEW)), { ...alone(remote('notes', 'n1', OLD)), canary: remote('notes', 'n2', NEW) }]
    expect(namesOf(fittingSet(trying, [shell('s1', OLD)], new Map()))).toEqual(['shell s1', 'notes n1'])
    expect(fittingSet(live, [shell('s0', OLD - 1)], candidates)).toBeNull()
  })
})

describe('a walk across a contract bump, forward and back', () => {
  const { owner } = servicesUnderTest({ services: [service] })
  const ask = () => askOf(owner)
  beforeEach(async () => {
    await owner`truncate gateway.revisions, gateway.rollouts, gateway.versions, gateway.remotes cascade`
    const versions = [
      shell('s1', OLD),
      shell('s2', NEW),
      ...['notes', 'cases'].flatMap((name) => [remote(name, `${name}1`, OLD), remote(name, `${name}2`, NEW)]),
    ]
    for (const { name, build, portal } of versions) {
      await owner`insert into gateway.remotes (name) values (${name}) on conflict do nothing`
      await owner`insert into gateway.versions (name, build, entry, integrity, portal, facts)
        values (${name}, ${build}, 'main.js', '{}', ${owner.json(portal as unknown as postgres.JSONValue)}, '{}')`
    }
    await together('promote', { shell: 's1', notes: 'notes1', cases: 'cases1' })
  })

  /** All or none, as a request does it. */
  const together = (action: 'promote' | 'rollback', builds: Record<string, string>) =>
    owner.begin(async (sql) => {
      const asking = askOf(sql)
      const revisions = await readRevisions(asking)
      const changes = Object.entries(builds).map(([name, build]) => ({
        name,
        build,
        seen: revisions.findLast((one) => one.name === name)?.id ?? 0,
      }))
      return changeTogether(asking, action, changes, {}, NOW)
    })
  const refusalOf = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'not refused',
      (error: unknown) => {
        if (error instanceof PublishingRefused) return error.message
        throw error
      },
    )
  const liveNow = async () => Object.fromEntries((await readLive(ask())).map(({ name, stable }) => [name, stable.build]))
  const lastSet = async () => {
    const revisions = await readRevisions(ask())
    const newest = revisions.at(-1)
    return revisions.filter(({ set }) => set !== null && set === newest?.set).map(({ name, stable }) => `${name} ${stable}`)
  }
  const back = (name: string, target: string | null = null) =>
    owner.begin((sql) => rollBackFitting(askOf(sql), { name, target, by: { why: 'broken' }, now: NOW }))

  it('goes forward step by step: the shell first, each remote when its team is ready', async () => {
    expect(await refusalOf(together('promote', { notes: 'notes2' }))).toBe(
      `Refused: notes notes2 speaks portal contract ${NEW}, shell s1 serves ${OLD} and the one before (current: ${OLD}).`,
    )
    await together('promote', { shell: 's2' })
    await together('promote', { notes: 'notes2' })
    expect(await liveNow()).toEqual({ shell: 's2', notes: 'notes2', cases: 'cases1' })
  })

  it('goes forward as one set, in one revision, or not at all', async () => {
    expect(await together('promote', { shell: 's2', notes: 'notes2', cases: 'cases2' })).toEqual(expect.any(Number))
    expect(await liveNow()).toEqual({ shell: 's2', notes: 'notes2', cases: 'cases2' })
    expect(await lastSet()).toEqual(['shell s2', 'notes notes2', 'cases cases2'])
    expect(await refusalOf(together('promote', { shell: 's2', cases: 'cases1' }))).toBe(
      'Refused: shell s2 is live already: leave it out of the set.',
    )
    expect(await refusalOf(together('rollback', { shell: 's1', cases: 'cases1' }))).toBe(
      `Refused: notes notes2 speaks portal contract ${NEW}, shell s1 serves ${OLD} and the one before (current: ${OLD}).`,
    )
    expect(await refusalOf(together('rollback', { shell: 's1', notes: 'none' }))).toBe('No version none of notes was published.')
    expect(await liveNow()).toEqual({ shell: 's2', notes: 'notes2', cases: 'cases2' })
  })

  it('goes back across the bump with the set that fits, found by itself, and forward again by name', async () => {
    await together('promote', { shell: 's2' })
    await together('promote', { notes: 'notes2' })
    const went = await back('shell')
    expect(namesOf(went)).toEqual(['shell s1', 'notes notes1'])
    expect(await liveNow()).toEqual({ shell: 's1', notes: 'notes1', cases: 'cases1' })
    expect(await lastSet()).toEqual(['shell s1', 'notes notes1'])
    // What was gone back from is not come by again, but may be named.
    expect(await refusalOf(back('shell'))).toContain('has no earlier version to go back to')
    await together('promote', { shell: 's2', notes: 'notes2' })
    expect(await liveNow()).toEqual({ shell: 's2', notes: 'notes2', cases: 'cases1' })
  })

  it('goes back with one remote alone while the shell serves both contracts', async () => {
    await together('promote', { shell: 's2', notes: 'notes2' })
    expect(namesOf(await back('notes'))).toEqual(['notes notes1'])
    expect(await lastSet()).toEqual([])
    expect(await liveNow()).toEqual({ shell: 's2', notes: 'notes1', cases: 'cases1' })
  })

  it('changes nothing when another revision of one of the set came between', async () => {
    const before = await readRevisions(ask())
    await together('promote', { shell: 's2', notes: 'notes2' })
    const seen = (name: string) => before.findLast((one) => one.name === name)?.id ?? 0
    const changes = [
      { name: 'cases', build: 'cases2', seen: seen('cases') },
      { name: 'notes', build: 'notes1', seen: seen('notes') },
    ]
    const late = owner.begin(async (sql) => {
      if ((await changeTogether(askOf(sql), 'promote', changes, {}, NOW)) === null) throw new Error('somebody was first')
    })
    await expect(late).rejects.toThrow('somebody was first')
    expect(await liveNow()).toEqual({ shell: 's2', notes: 'notes2', cases: 'cases1' })
  })
})
