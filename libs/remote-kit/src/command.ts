import type { ParseArgsConfig } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>
export type Values = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>

/** What a command gets beside its own words. */
export interface Context {
  /** The folder that the command was called in. */
  cwd: string
  env: Readonly<Record<string, string | undefined>>
  log: (line: string) => void
}

export interface Command {
  /** Words after the command's name: `<name> [<version>]`. */
  usage: string
  options?: Options
  /** How many words the command takes: at least, at most. */
  words: readonly [number, number]
  /** Gives the exit code. Throws `CommandRefused` for what a person can mend. */
  run(words: readonly string[], values: Values, context: Context): Promise<number>
}

/** A refusal that a person can act on; the message says how. No stack is printed. */
export class CommandRefused extends Error {}
