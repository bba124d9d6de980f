const EVERY_MS = 5_000

/** Says every few seconds, and at the end, how much is done: on the error stream, so that a report can be kept by itself. */
export function progressOf(what: string): (done: number, of: number) => void {
  const begunAt = Date.now()
  let saidAt = begunAt
  return (done, of) => {
    if (done < of && Date.now() - saidAt < EVERY_MS) return
    saidAt = Date.now()
    console.error(`${what}: ${done} of ${of}, ${Math.round((saidAt - begunAt) / 1000)} s`)
  }
}
