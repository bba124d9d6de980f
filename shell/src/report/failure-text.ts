import { fileMessage } from '@onward/contracts/gateway/load-failures'
import { stackOf } from '@onward/contracts/gateway/load-reports'
import { classify } from '../loader/classify'

/** What is sent of a thrown error. `base` is the folder of the front end that failed. */
export function failureText(error: unknown, base: string): { message: string; stack: string } {
  const result = classify(error, base, base)
  const message = result.kind === 'probe' ? fileMessage('unreachable', result.url) : result.cause.message
  return { message, stack: stackOf(error) }
}
