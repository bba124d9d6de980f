import { parseArgs } from 'node:util'
import { drillDatabase } from './database'
import { drillPublishing } from './publishing'
import { drillRemotes } from './remotes'
import { drillTeam } from './team'

/** `npm run drill -- <name>`: breaks a running portal on purpose and says what came of it; ends with code 1 when a promise was broken. */
const drills: Record<string, () => Promise<boolean>> = {
  database: drillDatabase,
  publishing: drillPublishing,
  remotes: drillRemotes,
  team: drillTeam,
}
const { positionals } = parseArgs({ allowPositionals: true })
const unknown = positionals.filter((name) => !drills[name])
if (positionals.length === 0 || unknown.length > 0)
  throw new Error(`Name a drill: ${Object.keys(drills).join(', ')}.${unknown.length > 0 ? ` There is no "${unknown[0]}".` : ''}`)

for (const name of positionals) {
  console.log(`## ${name}`)
  if (!(await drills[name]?.())) process.exitCode = 1
}
