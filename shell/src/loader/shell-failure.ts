import { fileMessage, type LoadFailure } from '@onward/contracts/gateway/load-failures'
import { type LoadEvent, report } from '../report/load-events'
import { lookAt } from './classify'

interface Shell {
  build: string
  base: string
}

/** What failed of the shell itself: a script of it that did not come, or its code, which either did not start or stopped while it drew. */
export function shellFailure(error: unknown, { base }: Shell, otherwise: 'evaluation' | 'render') {
  const look = lookAt(error, base, base)
  const { failure, message } =
    look.kind === 'probe' ? { failure: 'network' as const, message: fileMessage('unreachable', look.url) } : look.cause
  return { failure: (failure === 'evaluation' ? otherwise : failure) satisfies LoadFailure, message }
}

/** Reports it; for where nothing can be said to anybody about the report. */
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
