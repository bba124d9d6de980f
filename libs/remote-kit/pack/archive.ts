import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { pack } from 'tar-stream'
import type { KitFile } from './kit-files'

const gz = promisify(gzip)
/** As npm writes it: the same files give the same bytes. */
const SAME_TIME = new Date('1985-10-26T08:15:00Z')

/** An npm tarball of these files. */
export async function archiveOf(files: readonly KitFile[]): Promise<Buffer> {
  const archive = pack()
  for (const { name, bytes } of files)
    archive.entry({ name: `package/${name}`, mode: name.startsWith('bin/') ? 0o755 : 0o644, mtime: SAME_TIME }, bytes)
  archive.finalize()
  return gz(await buffer(archive), { level: 9 })
}
