import { createPrivateKey, sign } from 'node:crypto'
import type { ArtefactManifest, PortalManifest } from '@onward/contracts'
import { type Artefact, listedAs } from '@onward/federation/artefact'

export interface Draft {
  manifest: ArtefactManifest & { portal: PortalManifest }
  files: Map<string, Buffer>
}

/** Another version of a build: its own build id throughout, and what `change` does to it; listed and signed anew. */
export function variantOf(
  base: Artefact,
  build: string,
  privateKey: string,
  change: (draft: Draft) => void = () => undefined,
): Artefact {
  const manifest: Draft['manifest'] = JSON.parse(base.manifest.toString('utf8'))
  const files = new Map(
    [...base.files]
      // Compressed copies would hold the bytes of before.
      .filter(([file]) => !/\.(br|gz|map)$/.test(file))
      .map(
        ([file, bytes]) => [file, /\.(js|css|json|html)$/.test(file) ? renamed(bytes, manifest.build, build) : bytes] as const,
      ),
  )
  const draft: Draft = { manifest: { ...manifest, build, sourceMaps: {} }, files }
  draft.manifest.files = listOf(files)
  change(draft)
  return signed(draft, privateKey)
}

/** After a change of files that the manifest is meant to know. */
export function listAnew({ manifest, files }: Draft): void {
  manifest.files = listOf(files)
}

export function signed({ manifest, files }: Draft, privateKey: string): Artefact {
  const bytes = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`)
  return { manifest: bytes, signature: sign(null, bytes, createPrivateKey(privateKey)).toString('base64'), files }
}

const listOf = (files: ReadonlyMap<string, Buffer>) =>
  Object.fromEntries([...files].map(([file, bytes]) => [file, listedAs(bytes)]))
const renamed = (bytes: Buffer, from: string, to: string) => Buffer.from(bytes.toString('utf8').replaceAll(from, to))
