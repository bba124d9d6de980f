import { fileMessage, type LoadFailure } from '@onward/contracts/gateway/load-failures'
import { type LoadEvent, report } from '../report/load-events'
import { lookAt } from './classify'

interface Shell {
  build: string
  base: string
}

/** A failure of the shell: a script did not load, or its code failed at start or while drawing. */
export function shellFailure(error: unknown, { base }: Shell, otherwise: 'evaluation' | 'render') {
  const look = lookAt(error, base, base)
  const { failure, message } =
    look.kind === 'probe' ? { failure: 'network' as const, message: fileMessage('unreachable', look.url) } : look.cause
  return { failure: (failure === 'evaluation' ? otherwise : failure) satisfies LoadFailure, message }
}

/** Reports it where nobody can be told. */
export function reportShellFailure(error: unknown, shell: Shell, otherwise: 'evaluation' | 'render'): void {
  const event: LoadEvent = {
    kind: 'page-error',
    path: '',
    remote: 'shell',
    build: shell.build,
    ...shellFailure(error, shell, otherwise),
  }
  void report(event)
}
