import { parseArgs } from 'node:util'
import { type Command, CommandRefused, type Context } from './command'
import { COMMANDS, type CommandEntry } from './commands'

/** Runs one command and gives its exit code: 0 done, 1 refused, 2 misused. */
export async function run(
  args: readonly string[],
  context: Context = { cwd: process.cwd(), env: process.env, log: (line) => console.log(line) },
  commands: Readonly<Record<string, CommandEntry>> = COMMANDS,
): Promise<number> {
  const { log } = context
  const [name = '', ...rest] = args
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!entry) {
    if (name !== '' && name !== 'help' && name !== '--help') log(`There is no command "${name}".`)
    for (const line of listOf(commands)) log(line)
    return name === 'help' || name === '--help' ? 0 : 2
  }
  try {
    const { command } = await entry.load()
    const { values, positionals } = argumentsOf(rest, command, name)
    if (values.help) {
      log(usageOf(name, command))
      return 0
    }
    return await command.run(positionals, values, context)
  } catch (error) {
    if (!(error instanceof CommandRefused)) throw error
    log(error.message)
    return error instanceof Misused ? 2 : 1
  }
}

class Misused extends CommandRefused {}

function argumentsOf(args: readonly string[], command: Command, name: string) {
  const options = { ...command.options, help: { type: 'boolean' } } as const
  try {
    const parsed = parseArgs({ args: [...args], allowPositionals: true, options })
    const [least, most] = command.words
    const { length } = parsed.positionals
    if (!parsed.values.help && (length < least || length > most)) throw new Misused(usageOf(name, command))
    return parsed
  } catch (error) {
    if (error instanceof Misused) throw error
    throw new Misused(`${(error as Error).message}\n${usageOf(name, command)}`)
  }
}

const usageOf = (name: string, { usage }: Command): string => `Usage: onward-remote ${`${name} ${usage}`.trim()}`

const listOf = (commands: Readonly<Record<string, CommandEntry>>): string[] => [
  'Usage: onward-remote <command>; --help after a command says more.',
  ...Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(9)} ${summary}`),
]
