import { parseArgs } from 'node:util'
import { drillChance } from './chance'
import { drillDatabase } from './database'
import { drillLimits } from './limits'
import { drillPublishing } from './publishing'
import { drillRemotes } from './remotes'
import { drillSilent } from './silent'
import { drillTeam } from './team'

/**
 * `npm run drill -- <name>`: breaks a running portal on purpose and says what came of it; ends with code 1 when a promise was broken.
 * `--only <fault>` breaks remotes in one way alone; `chance <part> <files>` runs one of its parts, with some files.
 */
const drills: Record<string, (options: { only?: string | undefined }) => Promise<boolean>> = {
  database: drillDatabase,
  limits: drillLimits,
  publishing: drillPublishing,
  remotes: drillRemotes,
  silent: drillSilent,
  team: drillTeam,
}
const { positionals, values } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } })
const [first, ...rest] = positionals
const names = first === 'chance' ? [] : positionals
const unknown = names.filter((name) => !drills[name])
if (positionals.length === 0 || unknown.length > 0)
  throw new Error(
    `Name a drill: ${[...Object.keys(drills), 'chance'].join(', ')}.${unknown.length > 0 ? ` There is no "${unknown[0]}".` : ''}`,
  )

if (first === 'chance' && !(await drillChance(rest))) process.exitCode = 1
for (const name of names) {
  console.log(`## ${name}`)
  if (!(await drills[name]?.({ only: values.only }))) process.exitCode = 1
}
