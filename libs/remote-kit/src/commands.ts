import type { Command } from './command'

export interface CommandEntry {
  /** One line for the list of commands. */
  summary: string
  /** Loaded when the command is called, so that each starts quickly. */
  load(): Promise<{ command: Command }>
}

/** The commands of `onward-remote`, in the order of the list. */
export const COMMANDS: Readonly<Record<string, CommandEntry>> = {
  new: { summary: 'makes a remote: package, page, both languages, story, test', load: () => import('./new/new') },
  kit: { summary: 'fetches the kit of a portal into the remote’s own folder', load: () => import('./kit/kit') },
  dev: { summary: 'shows it in a running portal, each change at once', load: () => import('./dev/dev') },
  check: { summary: 'finds what publishing would refuse', load: () => import('./check/check') },
  build: { summary: 'builds it, and says what each page weighs', load: () => import('./build/build') },
  key: { summary: 'makes the key that signs versions', load: () => import('./key/key') },
  publish: { summary: 'builds, signs and publishes a version', load: () => import('./registry/publish') },
  preview: { summary: 'makes a link that shows a version before it is live', load: () => import('./registry/preview') },
  rollout: { summary: 'gives a version to some of the people, or to all', load: () => import('./registry/rollout') },
  rollback: { summary: 'goes back to an earlier version', load: () => import('./registry/rollback') },
  list: { summary: 'lists versions and what is live', load: () => import('./registry/list') },
  remove: { summary: 'takes a remote out of the live portal', load: () => import('./registry/remove') },
  explain: { summary: 'says who gets what and why, and where a stack was written', load: () => import('./explain/explain') },
}
