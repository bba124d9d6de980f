import type { Viewer } from '@onward/contracts'
import { assetBase, containerName } from '@onward/federation'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type LiveFrontEnd, type ResolvedRegistry, remotesFor, type Version } from '../registry/resolve'

export const DISCOVERY_PATH = '/.well-known/frontend-discovery.json'
const SCHEMA = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json'

interface MicroFrontend {
  url: string
  fallbackUrl?: string
  metadata: { integrity: string; version: string }
  deployment: { traffic: number; default: boolean }
  extras: { container: string; contract: number }
}
interface Discovery {
  schema: string
  microFrontends: Record<string, MicroFrontend[]>
}

/** The live versions of the remotes that a viewer may know of, by the schema of awslabs/frontend-discovery. Pure. */
export function discoveryOf(
  live: readonly LiveFrontEnd[],
  registry: ResolvedRegistry,
  viewer: Viewer,
  origin: string,
): Discovery {
  const known = new Set(remotesFor(registry, viewer).map(({ name }) => name))
  const described = live
    .filter(({ name }) => known.has(name))
    .map(({ name, stable, canary, canaryPercent, paused = false }) => {
      const share = canary && !paused ? canaryPercent : 0
      const fallbackUrl = urlOf(stable, origin)
      const versions = [
        describe(stable, origin, 100 - share, true),
        ...(canary ? [{ ...describe(canary, origin, share, false), fallbackUrl }] : []),
      ]
      return [name, versions] as const
    })
  return { schema: SCHEMA, microFrontends: Object.fromEntries(described) }
}

const urlOf = ({ name, build, entry }: Version, origin: string): string => `${origin}${assetBase(name, build)}${entry}`

function describe(version: Version, origin: string, traffic: number, isDefault: boolean): MicroFrontend {
  const { name, build, entry, integrity, portal } = version
  return {
    url: urlOf(version, origin),
    metadata: { integrity: integrity[entry ?? ''] ?? '', version: build },
    deployment: { traffic, default: isDefault },
    extras: { container: containerName(name, build), contract: portal.contract },
  }
}

interface Dependencies {
  origin: string
  registryFor(request: FastifyRequest): Promise<{ live: LiveFrontEnd[]; viewer: Viewer; registry: ResolvedRegistry }>
}
export function registerDiscovery(app: FastifyInstance, { origin, registryFor }: Dependencies): void {
  app.get(DISCOVERY_PATH, async (request, reply) => {
    const { live, viewer, registry } = await registryFor(request)
    return reply
      .header('cache-control', 'private, no-store')
      .header('vary', 'cookie')
      .send(discoveryOf(live, registry, viewer, origin))
  })
}
