import type { Database } from '@onward/database'

/** Counts one guess at each of these counters, whose fields come as one array each. Gives the milliseconds to wait; 0 when it may be checked. */
export async function takeGuess(
  { sql }: Pick<Database, 'sql'>,
  counters: { names: string[]; free: number[]; longestMs: number[]; memoryMs: number[] },
  now: Date,
): Promise<number> {
  const { names, free, longestMs, memoryMs } = counters
  const [taken] = await sql<{ wait: number }[]>`
    select identity.take_guess(${names}, ${free}, ${longestMs}, ${memoryMs}, ${now}) as wait`
  return taken?.wait ?? 0
}

/** After a right guess: clears the counters `proved`, and takes the guess back from the others. */
export async function recordRightGuess({ sql }: Pick<Database, 'sql'>, proved: string[], others: string[]): Promise<void> {
  await sql`select identity.right_guess(${proved}, ${others})`
}
