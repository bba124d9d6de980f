import { fileMessage, type LoadFailure } from '@onward/contracts/gateway/load-failures'
import { type LoadEvent, report } from '../report/load-events'
import { note } from '../report/watch'
import { classify } from './classify'

interface Shell {
  build: string
  base: string
}

/** A failure of the shell: a script did not load, or its code failed at start or while drawing. */
export function shellFailure(error: unknown, { base }: Shell, otherwise: 'evaluation' | 'render') {
  const result = classify(error, base, base)
  const { failure, message } =
    result.kind === 'probe' ? { failure: 'network' as const, message: fileMessage('unreachable', result.url) } : result.cause
  return { failure: (failure === 'evaluation' ? otherwise : failure) satisfies LoadFailure, message }
}

/** Reports the shell's failure; nothing is shown to the person. */
export function reportShellFailure(error: unknown, shell: Shell, otherwise: 'evaluation' | 'render'): void {
  const event: LoadEvent & { failure: LoadFailure } = {
    kind: 'page-error',
    path: '',
    remote: 'shell',
    build: shell.build,
    ...shellFailure(error, shell, otherwise),
  }
  note({ kind: 'failed', remote: 'shell', build: shell.build, failure: event.failure, error })
  void report(event, error)
}
