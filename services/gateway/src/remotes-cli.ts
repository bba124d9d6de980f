import { parseArgs } from 'node:util'
import { canary, listVersions, type Publishing, publish, rollBack } from './registry/publish'
import { PublishingRefused } from './registry/roll-back'

const USAGE = `Usage:
  npm run remotes -- list
  npm run remotes -- publish <name> [<name> …]   build, check and make live ("shell" is one too)
  npm run remotes -- publish <name> --from <folder>   sources that stand elsewhere
  npm run remotes -- rollback <name>             back to the version before
  npm run remotes -- canary <name> <percent>     for a share of the people signed in`

/** One command of `npm run remotes`. Answers the exit code. */
export async function remotesCommand(args: readonly string[], settings: Publishing): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: { from: { type: 'string' } } })
  const [command, ...names] = positionals
  const { log } = settings
  const publishing = { ...settings, from: values.from }
  try {
    if (command === 'list') {
      for (const version of await listVersions(publishing.ownerUrl)) {
        const state = version.state === 'canary' ? `canary ${version.percent}%` : version.state
        log(`${version.name.padEnd(12)} ${version.build}  ${version.publishedAt.toISOString()}  ${state}`.trimEnd())
      }
      return 0
    }
    if (command === 'publish' && names.length > 0) {
      await publish(names, publishing)
      return 0
    }
    if (command === 'rollback' && names[0]) {
      await rollBack(names[0], publishing)
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
