import type { BootDocument } from '@onward/contracts'
import { healthyVersion } from '../health/decide'
import { type Ask, readLive, readRevisions } from '../registry/store'

type Shown = Pick<BootDocument['remotes'][number], 'name' | 'build'>

/**
 * Which version would take the place of each that a page is shown, should it fail there: the page's policy allows it too. Asked anew once
 * something else is live or healthy.
 */
export function previousReader(ask: Ask): (shown: readonly Shown[]) => Promise<Shown[]> {
  let known = { state: '', builds: new Map<string, Promise<string | null>>() }
  return async (shown) => {
    const state = await stateOf(ask)
    if (known.state !== state) known = { state, builds: new Map() }
    const { builds } = known
    const found = shown.map(async ({ name, build }) => {
      const key = `${name}/${build}`
      const reading = builds.get(key) ?? previousTo(ask, { name, build })
      builds.set(key, reading)
      reading.catch(() => builds.delete(key))
      const previous = await reading
      return previous === null ? [] : [{ name, build: previous }]
    })
    return (await Promise.all(found)).flat()
  }
}

/** Differs once a revision was added, or something is known against a version, or was cleared. */
async function stateOf(ask: Ask): Promise<string> {
  const [row] = await ask<{ state: string }>`
    select concat_ws(' ', (select max(id) from gateway.revisions), count(*), count(cleared_at)) as state from gateway.version_health`
  return row?.state ?? ''
}

async function previousTo(ask: Ask, { name, build }: Shown): Promise<string | null> {
  const live = await readLive(ask)
  const stable = live.find((one) => one.name === name)?.stable.build
  return stable === build ? healthyVersion(ask, { name, build }, live, await readRevisions(ask)) : (stable ?? null)
}
