import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)
const binary = (name: string, file: string) => path.join(path.dirname(require.resolve(`${name}/package.json`)), file)

/** What the compiler says, a line each. */
export async function typeFaults(dir: string): Promise<string[]> {
  const own = path.join(dir, 'tsconfig.json')
  const config = existsSync(own) ? own : await configBelow(dir)
  const { code, text } = await output(binary('typescript', 'bin/tsc'), ['-p', config, '--noEmit', '--pretty', 'false'], dir)
  return code === 0 ? [] : linesOf(text)
}

/** What Biome says. */
export async function lintFaults(dir: string): Promise<string[]> {
  const args = ['ci', '--reporter=github', '--colors=off', '.']
  const { code, text } = await output(binary('@biomejs/biome', 'bin/biome'), args, dir)
  if (code === 0) return []
  const found = linesOf(text).filter((line) => line.startsWith('::'))
  return found.length > 0 ? found.map(sentenceOf) : linesOf(text)
}

/** A remote of the repository has no settings of its own: those above it, for its folder alone. */
async function configBelow(dir: string): Promise<string> {
  const folder = path.join(dir, '.cache')
  await mkdir(folder, { recursive: true })
  const config = path.join(folder, 'tsconfig.json')
  const compilerOptions = { incremental: true, tsBuildInfoFile: path.join(folder, 'types.tsbuildinfo') }
  const styles = path.join(dir, '../libs/ui/src/css-modules.d.ts')
  const settings = { extends: path.join(dir, '../tsconfig.json'), compilerOptions, include: [dir, styles], exclude: ['../dist'] }
  await writeFile(config, JSON.stringify(settings))
  return config
}

function output(script: string, args: readonly string[], cwd: string): Promise<{ code: number | null; text: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], { cwd })
    let text = ''
    const add = (part: Buffer) => {
      text += part.toString()
    }
    child.stdout.on('data', add)
    child.stderr.on('data', add)
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, text }))
  })
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')
/** `::error title=lint/x,file=a.ts,line=3,…::text` → `a.ts:3 text (lint/x)`. */
const sentenceOf = (line: string): string => {
  const [, facts = '', text = ''] = /^::\w+ (.*?)::(.*)$/.exec(line) ?? []
  const fact = (name: string) => new RegExp(`(?:^|,)${name}=([^,]*)`).exec(facts)?.[1] ?? ''
  return `${fact('file')}:${fact('line')} ${text.replaceAll('%0A', ' ')} (${fact('title')})`
}
