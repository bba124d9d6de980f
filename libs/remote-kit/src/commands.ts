import type { Command } from './command'

export interface CommandEntry {
  /** One line for the list of commands. */
  summary: string
  /** Loaded when the command is called, so that each starts quickly. */
  load(): Promise<{ command: Command }>
}

/** The commands of `onward-remote`, in the order of the list. */
export const COMMANDS: Readonly<Record<string, CommandEntry>> = {}
