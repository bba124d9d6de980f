import * as v from 'valibot'

/** What a team's build makes and its key signs: `artefact.json`, beside the files that it lists. */

/** Flat: no folder, no `.` or `..`. */
const fileName = v.pipe(v.string(), v.regex(/^[\w-][\w.-]{0,199}$/))
const listedFile = v.object({
  hash: v.pipe(v.string(), v.regex(/^sha256-[A-Za-z0-9+/]{43}=$/)),
  bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
const listedFiles = v.record(fileName, listedFile)
export type ListedFiles = v.InferOutput<typeof listedFiles>

export const artefactManifest = v.object({
  format: v.literal(1),
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,30}$/)),
  /** First 12 hexadecimal digits of the inputs' SHA-256. */
  build: v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/)),
  /** The entry script of a remote; null of the shell. */
  entry: v.nullable(fileName),
  /** `portal.json`, which the rules of manifests judge. */
  portal: v.unknown(),
  /** Endpoints that the code calls, each with the shape that it was built for: see `endpointShape`. */
  endpoints: v.record(v.string(), v.array(v.string())),
  /** Packages that the scripts contain. */
  packages: v.array(v.object({ name: v.string(), version: v.string(), licence: v.string() })),
  /** Shared modules: the ranges that a remote needs (`^19.3.0`), or the versions that the shell provides. */
  shared: v.record(v.string(), v.string()),
  /** Every file that may be served. */
  files: listedFiles,
  /** Kept beside the version, never served. */
  sourceMaps: v.optional(listedFiles, {}),
})
export type ArtefactManifest = v.InferOutput<typeof artefactManifest>
