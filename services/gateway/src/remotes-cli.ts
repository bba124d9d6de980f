import { parseArgs } from 'node:util'
import { ROLL_BACK_CODES } from '@onward/contracts'
import { KEPT_VERSIONS } from './registry/prune'
import {
  canary,
  changeSet,
  type ListedVersion,
  listVersions,
  type Publishing,
  pruneVersions,
  publish,
  remove,
  rollBack,
} from './registry/publish'
import { PublishingRefused } from './registry/roll-back'

/** What the owner of the database does. */
export const OWNER_COMMANDS = ['list', 'publish', 'promote', 'rollback', 'canary', 'remove', 'prune'] as const

const USAGE = `Usage:
  npm run remotes -- list
  npm run remotes -- publish <name> [<name> …]   build, check and make live ("shell" is one too)
  npm run remotes -- publish <name> --from <folder>   sources in another folder
      --hold   published, and not live: for a preview or a rollout
  npm run remotes -- rollback <name> [<version>]   back to the version that was live before, or to this one
      --why <${ROLL_BACK_CODES.join('|')}> --note <text>   for whoever reads the history
  npm run remotes -- rollback <name>@<version> <name>@<version> …   several as one
  npm run remotes -- promote <name>@<version> …   published versions live, several as one
  npm run remotes -- canary <name> <percent>     for a share of the people signed in
  npm run remotes -- remove <name>               out of the live portal; rollback or publish brings it back
  npm run remotes -- prune [--keep <n>] [--dry-run]   removes versions that nobody needs: not live, tried, previewed or
      live within a day, and none of the last ${KEPT_VERSIONS} that may be gone back to`

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
    const set = names.map((one) => /^([a-z][a-z0-9-]*)@([0-9a-z]+)$/.exec(one))
    const isSet = set.length > 0 && set.every((one) => one !== null)
    if ((command === 'promote' || command === 'rollback') && isSet && (why || values.why === undefined)) {
      const versions = set.map((one) => ({ name: one?.[1] ?? '', build: one?.[2] ?? '' }))
      await changeSet(command, versions, publishing, { why: why ?? null, note: values.note ?? '' })
      return 0
    }
    if (command === 'rollback' && names[0] && names.length <= 2 && (why || values.why === undefined)) {
      await rollBack(names[0], names[1] ?? null, publishing, { why: why ?? null, note: values.note ?? '' })
      return 0
    }
    if (command === 'remove' && names[0] && names.length === 1) {
      await remove(names[0], publishing)
      return 0
    }
    const keep = Number(values.keep ?? KEPT_VERSIONS)
    if (command === 'prune' && names.length === 0 && Number.isInteger(keep) && keep >= 1) {
      await pruneVersions(publishing, { keep, isRehearsal: values['dry-run'] ?? false })
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
      keep: { type: 'string' },
      'dry-run': { type: 'boolean' },
      why: { type: 'string' },
      note: { type: 'string' },
    } as const
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch {
    return null
  }
}

function lineOf({ name, build, publishedAt, removedAt, state, percent, mark }: ListedVersion): string {
  const label = removedAt ? `removed ${removedAt.toISOString()}` : state === 'canary' ? `canary ${percent}%` : state
  const why = mark?.why ? ` (${mark.why})` : ''
  const marked = mark ? `rolled back from ${mark.at.toISOString()}${why}` : ''
  return [name.padEnd(12), build, publishedAt.toISOString(), label, marked].filter(Boolean).join('  ')
}
