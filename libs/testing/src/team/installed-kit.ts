import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { extract } from 'tar-stream'

/**
 * Installs the kit of a running portal without any registry: its tarballs are unpacked as npm would, and packages of others come from
 * the repository's installation.
 */
export async function installKit(origin: string, remote: string, repository: string): Promise<void> {
  const modules = path.join(remote, 'node_modules')
  await mkdir(path.join(modules, '@onward'), { recursive: true })
  await mkdir(path.join(modules, '.bin'))
  for (const name of await readdir(path.join(repository, 'node_modules')))
    if (name !== '@onward' && !name.startsWith('.'))
      await symlink(path.join(repository, 'node_modules', name), path.join(modules, name))
  const { packages } = (await (await fetch(`${origin}/kit`)).json()) as { packages: { name: string; address: string }[] }
  for (const { name, address } of packages) {
    const packed = Buffer.from(await (await fetch(`${origin}${address}`)).arrayBuffer())
    await unpack(packed, path.join(modules, name))
  }
  await symlink('../@onward/remote-kit/bin/onward-remote.mjs', path.join(modules, '.bin/onward-remote'))
}

/** Unpacks an npm tarball into a folder. */
async function unpack(tarball: Buffer, folder: string): Promise<void> {
  const reading = extract()
  reading.end(gunzipSync(tarball))
  for await (const entry of reading) {
    const file = path.join(folder, entry.header.name.replace(/^package\//, ''))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, await buffer(entry), { mode: entry.header.mode ?? 0o644 })
  }
}
