import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** Writes a `.br` and a `.gz` beside each text file of a build that browsers fetch, at the highest compression: every portal serves the same files. */
export async function compressFiles(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((file) => /\.(js|css|svg)$/.test(file))
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(path.join(folder, file))
      await writeFile(path.join(folder, `${file}.gz`), await gz(bytes, { level: 9 }))
      await writeFile(path.join(folder, `${file}.br`), await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    }),
  )
}
