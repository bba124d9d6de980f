import { failureMessage } from '@onward/contracts/gateway/load-failures'
import type { BootDocument } from '@onward/contracts/portal/portal'
import { type LoadEvent, report } from './load-events'

/** The report of a call that no manifest declares: of the remote whose code is in the stack, else of the shell. */
export function undeclaredCall(error: Error, { shell, remotes }: Pick<BootDocument, 'shell' | 'remotes'>): LoadEvent {
  const stack = error.stack ?? ''
  const of = remotes.find(({ base }) => stack.includes(base))
  const base = of?.base ?? shell.base
  const [, place = ''] = /( \(.*\))$/.exec(failureMessage(error, base)) ?? []
  return {
    kind: 'page-error',
    path: '',
    remote: of?.name ?? 'shell',
    build: of?.build ?? shell.build,
    failure: 'contract',
    message: `undeclared call${place}`,
  }
}

export const reportUndeclared = (error: Error, boot: Pick<BootDocument, 'shell' | 'remotes'>): void =>
  void report(undeclaredCall(error, boot))
