import { parseArgs } from 'node:util'
import { ROLL_BACK_CODES } from '@onward/contracts'
import { canary, type ListedVersion, listVersions, type Publishing, publish, remove, rollBack } from './registry/publish'
import { PublishingRefused } from './registry/roll-back'

/** What the owner of the database does. */
export const OWNER_COMMANDS = ['list', 'publish', 'rollback', 'canary', 'remove'] as const

const USAGE = `Usage:
  npm run remotes -- list
  npm run remotes -- publish <name> [<name> …]   build, check and make live ("shell" is one too)
  npm run remotes -- publish <name> --from <folder>   sources in another folder
      --hold   published, and not live: for a preview or a rollout
  npm run remotes -- rollback <name> [<version>]   back to the version that was live before, or to this one
      --why <${ROLL_BACK_CODES.join('|')}> --note <text>   for whoever reads the history
  npm run remotes -- canary <name> <percent>     for a share of the people signed in
  npm run remotes -- remove <name>               out of the live portal; rollback or publish brings it back`

/** Runs one command of `npm run remotes`. Gives the exit code. */
export async function remotesCommand(args: readonly string[], settings: Publishing): Promise<number> {
  const { log } = settings
  const parsed = argumentsOf(args)
  if (!parsed) {
    log(USAGE)
    return 2
  }
  const { values, positionals } = parsed
  const [command, ...names] = positionals
  const publishing = { ...settings, from: values.from, hold: values.hold }
  try {
    if (command === 'list') {
      for (const version of await listVersions(publishing.ownerUrl)) log(lineOf(version))
      return 0
    }
    if (command === 'publish' && names.length > 0) {
      await publish(names, publishing)
      return 0
    }
    const why = ROLL_BACK_CODES.find((code) => code === values.why)
    if (command === 'rollback' && names[0] && names.length <= 2 && (why || values.why === undefined)) {
      await rollBack(names[0], names[1] ?? null, publishing, { why: why ?? null, note: values.note ?? '' })
      return 0
    }
    if (command === 'remove' && names[0] && names.length === 1) {
      await remove(names[0], publishing)
      return 0
    }
    const percent = Number(names[1])
    if (command === 'canary' && names[0] && Number.isInteger(percent) && percent >= 1 && percent <= 100) {
      await canary(names[0], percent, publishing)
      return 0
    }
    log(USAGE)
    return 2
  } catch (error) {
    if (!(error instanceof PublishingRefused)) throw error
    log(error.message)
    return 1
  }
}

/** Null for options that there are not. */
function argumentsOf(args: readonly string[]) {
  try {
    const options = {
      from: { type: 'string' },
      hold: { type: 'boolean' },
      why: { type: 'string' },
      note: { type: 'string' },
    } as const
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch {
    return null
  }
}

function lineOf({ name, build, publishedAt, state, percent, mark }: ListedVersion): string {
  const label = state === 'canary' ? `canary ${percent}%` : state
  const why = mark?.why ? ` (${mark.why})` : ''
  const marked = mark ? `rolled back from ${mark.at.toISOString()}${why}` : ''
  return [name.padEnd(12), build, publishedAt.toISOString(), label, marked].filter(Boolean).join('  ')
}
