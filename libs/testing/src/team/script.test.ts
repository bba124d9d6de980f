import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { teamSection } from './script'

it('“Your first remote in ten minutes” of the README is what the drill runs', () => {
  const readme = readFileSync(fileURLToPath(new URL('../../../../README.md', import.meta.url)), 'utf8')
  const [, rest = ''] = readme.split('## Your first remote in ten minutes\n')
  expect(rest.trimStart().startsWith(`${teamSection()}\n`)).toBe(true)
})
