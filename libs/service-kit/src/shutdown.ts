/** Time in which a process that was asked to end finishes what it does; orchestrators kill after as long. */
export const SHUTDOWN_MS = 30_000

/**
 * Runs `close` and ends the process: with `exitCode`, with 1 where closing failed, and at the deadline by SIGKILL, because a native library that is
 * still busy in a thread keeps an ordinary exit waiting.
 */
export function endProcess(
  close: () => Promise<unknown>,
  {
    exitCode = 0,
    log,
    deadlineMs = SHUTDOWN_MS,
  }: { exitCode?: number; log: (text: string, error?: unknown) => void; deadlineMs?: number },
): Promise<void> {
  setTimeout(() => {
    log(`Still not closed after ${deadlineMs / 1000} s; this process ends now.`)
    process.kill(process.pid, 'SIGKILL')
  }, deadlineMs)
  return close().then(
    () => process.exit(exitCode),
    (error: unknown) => {
      log('Could not end in order.', error)
      process.exit(1)
    },
  )
}
