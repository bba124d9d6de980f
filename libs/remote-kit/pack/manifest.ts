import { PACKED_WITH } from '../src/new/kit-packages'

/** A `package.json` of the repository. */
export interface SourceManifest {
  name: string
  version: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  exports?: Record<string, string>
  imports?: Record<string, Record<string, string>>
  [field: string]: unknown
}

/** `onward` of a published package.json. */
export interface KitFacts {
  contract: number
  /** The fingerprint of the kit's sources. */
  kit: string
  /** In the remote kit alone: the versions of its packages, and of all others that they need, for a new remote. */
  packages?: { peers: Record<string, string>; pinned: Record<string, string> }
}

const OURS = /^@onward\//

/** The manifest that is published: JavaScript with types, our own packages as peers, all others at their pinned version. */
export function publishedManifest(source: SourceManifest, kit: KitFacts): Record<string, unknown> {
  const { private: _private, devDependencies = {}, dependencies: needed = {}, exports = {}, imports, ...manifest } = source
  const isPublished = ([name]: [string, string]) => !PACKED_WITH.includes(name)
  // The tools of a remote's tests and checks are for development here, and what the kit brings elsewhere.
  const tools = kit.packages ? Object.entries(devDependencies) : []
  const dependencies = Object.fromEntries([...Object.entries(needed), ...tools].filter(isPublished))
  const [own, others] = [(name: string) => OURS.test(name), (name: string) => !OURS.test(name)].map((wanted) =>
    Object.fromEntries(Object.entries(dependencies).filter(([name]) => wanted(name))),
  ) as [Record<string, string>, Record<string, string>]
  return {
    ...manifest,
    license: 'MIT',
    exports: Object.fromEntries(Object.entries(exports).map(([at, file]) => [at, exported(file)])),
    ...(imports && {
      imports: Object.fromEntries(
        Object.entries(imports).map(([at, files]) => [
          at,
          Object.fromEntries(Object.entries(files).map(([condition, file]) => [condition, compiled(file)])),
        ]),
      ),
    }),
    dependencies: others,
    // Optional, or npm would look for them in its registry.
    ...(Object.keys(own).length > 0 && {
      peerDependencies: own,
      peerDependenciesMeta: Object.fromEntries(Object.keys(own).map((name) => [name, { optional: true }])),
    }),
    onward: kit,
  }
}

const compiled = (file: string): string => file.replace(/\.ts$/, '.js')
const exported = (file: string): string | { types: string; default: string } =>
  file.endsWith('.ts') ? { types: file.replace(/\.ts$/, '.d.ts'), default: compiled(file) } : file
