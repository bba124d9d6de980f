import { type PortalManifest, VISITOR } from '@onward/contracts'
import { inEachLanguage } from '@onward/contracts/language'
import { type LiveFrontEnd, resolveRegistry, type Version } from '../registry/resolve'
import { discoveryOf } from './discovery'

const version = (name: string, build: string, path: string, access: 'public' | ['agent']): Version => ({
  name,
  build,
  entry: 'remoteEntry.0a.js',
  integrity: { 'remoteEntry.0a.js': `sha256-${build}` },
  portal: {
    name,
    contract: 1,
    pages: [{ id: 'x', path, access, title: inEachLanguage(() => 'X'), layout: 'frame' }],
    navigation: [],
    slots: [],
    uses: [],
  } satisfies PortalManifest,
})
const live: LiveFrontEnd[] = [
  {
    name: 'public',
    stable: version('public', 'p1', '/about', 'public'),
    canary: version('public', 'p2', '/about', 'public'),
    canaryPercent: 10,
  },
  { name: 'agent', stable: version('agent', 'a1', '/agent/x', ['agent']), canary: null, canaryPercent: 0 },
]

it('lists the versions of a remote with their share, by the frontend-discovery schema', () => {
  expect(discoveryOf(live, resolveRegistry(live, null), VISITOR, 'https://onward.example')).toEqual({
    schema: 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json',
    microFrontends: {
      public: [
        {
          url: 'https://onward.example/assets/public/p1/remoteEntry.0a.js',
          metadata: { integrity: 'sha256-p1', version: 'p1' },
          deployment: { traffic: 90, default: true },
          extras: { container: 'public_p1', contract: 1 },
        },
        {
          url: 'https://onward.example/assets/public/p2/remoteEntry.0a.js',
          fallbackUrl: 'https://onward.example/assets/public/p1/remoteEntry.0a.js',
          metadata: { integrity: 'sha256-p2', version: 'p2' },
          deployment: { traffic: 10, default: false },
          extras: { container: 'public_p2', contract: 1 },
        },
      ],
    },
  })
})

it('names remotes of staff to staff alone', () => {
  const names = (viewer: Parameters<typeof discoveryOf>[2]) =>
    Object.keys(discoveryOf(live, resolveRegistry(live, null), viewer, '').microFrontends)
  expect([names(VISITOR), names('agent')]).toEqual([['public'], ['public', 'agent']])
})
