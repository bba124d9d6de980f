import type { LoadReport } from '@onward/contracts/gateway/gateway'
import { classify } from '../loader/classify'
import { report } from './load-events'
import { LOADS_ADDRESS, pageProof } from './page-proof'

/** Reports that the shell did not start, and counts it for its version: nothing else of it is there to do so. */
export function reportBootFailure(error: unknown, { build, base }: { build: string; base: string }): void {
  const result = classify(error, base, base)
  const failure = result.kind === 'probe' ? 'network' : result.cause.failure
  const reports: LoadReport[] = [{ kind: 'failed', remote: 'shell', build, failure }]
  const body = JSON.stringify({ proof: pageProof(), reports })
  fetch(LOADS_ADDRESS, { method: 'POST', headers: { 'content-type': 'application/json' }, body, keepalive: true }).catch(
    () => undefined,
  )
  void report({ kind: 'page-error', path: '', remote: 'shell', build, failure }, { error, base })
}
