#!/usr/bin/env node
// Sources in the repository, JavaScript in the published kit. A remote's own files are TypeScript in both.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { register } from 'tsx/esm/api'

register()
const source = new URL('../src/run.ts', import.meta.url)
const { run } = await import(existsSync(fileURLToPath(source)) ? source.href : new URL('../src/run.js', import.meta.url).href)
process.exitCode = await run(process.argv.slice(2))
