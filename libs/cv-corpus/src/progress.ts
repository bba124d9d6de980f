const EVERY_MS = 5_000

/** Prints progress every few seconds and at the end, on the error stream so that the report stays clean. */
export function progressOf(what: string): (done: number, of: number) => void {
  const begunAt = Date.now()
  let reportedAt = begunAt
  return (done, of) => {
    if (done < of && Date.now() - reportedAt < EVERY_MS) return
    reportedAt = Date.now()
    console.error(`${what}: ${done} of ${of}, ${Math.round((reportedAt - begunAt) / 1000)} s`)
  }
}
