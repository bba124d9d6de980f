// Apart from the client, which the first page does not load.
let declared: ReadonlySet<string> | null = null
let tell: (call: string, error: UndeclaredCall) => void = () => undefined

/** A remote called an endpoint that no front end of this page declares. For its developers; people see that the action failed. */
export class UndeclaredCall extends Error {
  override name = 'UndeclaredCallError'
}

/** What the front ends of this page declare, as `GET /api/jobs/board`; everything until this is called. Others are refused and told. */
export function declareCalls(calls: readonly string[], onRefused: (call: string, error: UndeclaredCall) => void): void {
  declared = new Set(calls)
  tell = onRefused
}

/** Throws `UndeclaredCall` for a call that no manifest declares. */
export function refuseUndeclared(call: string): void {
  if (!declared || declared.has(call)) return
  const error = new UndeclaredCall(
    `${call} is declared by no manifest of this page: import the endpoint from @onward/contracts, so that the build declares it.`,
  )
  tell(call, error)
  throw error
}
