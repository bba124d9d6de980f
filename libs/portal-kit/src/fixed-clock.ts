/** From now on it is this moment, for a test or a story; timers go on. Gives what undoes it. */
export function fixClock(now: string): () => void {
  const RealDate = Date
  const at = RealDate.parse(now)
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [at], made),
    get: (target, name) => (name === 'now' ? () => at : Reflect.get(target, name)),
  })
  return () => {
    globalThis.Date = RealDate
  }
}
