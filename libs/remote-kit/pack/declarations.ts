import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { libs } from './kit-files'

const run = promisify(execFile)
const tsc = path.join(path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')

/** Runs the compiler once over these sources (paths below `libs`) and gives what reads each one's declarations. */
export async function declarationsOf(sources: readonly string[]): Promise<Map<string, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'onward-kit-types-'))
  try {
    const config = path.join(folder, 'tsconfig.json')
    const compilerOptions = {
      // Types are checked elsewhere; here they are only written.
      noCheck: true,
      noEmit: false,
      incremental: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: libs,
      outDir: path.join(folder, 'types'),
      // Those of tests are not needed, nor there where only the packages of production are.
      types: ['node'],
      typeRoots: [path.join(libs, '../node_modules/@types')],
      tsBuildInfoFile: null,
    }
    const files = sources.map((source) => path.join(libs, source))
    await writeFile(config, JSON.stringify({ extends: path.join(libs, '../tsconfig.json'), compilerOptions, files, include: [] }))
    await run(process.execPath, [tsc, '-p', config], { maxBuffer: 1 << 26 }).catch((error: Error & { stdout?: string }) => {
      throw new Error(`The kit has no types.\n${error.stdout || error.message}`)
    })
    const written = sources.map(async (source) => {
      const file = path.join(folder, 'types', source.replace(/\.tsx?$/, '.d.ts'))
      return [source, await readFile(file, 'utf8')] as const
    })
    return new Map(await Promise.all(written))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
