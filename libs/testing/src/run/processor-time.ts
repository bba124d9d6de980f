import { readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second for programs, whatever its kernel does inside. */
const TICKS = 100

/** Seconds of processor time of this process and of everything that it started and that has ended; null where the system does not say. */
export function processorSeconds(): number | null {
  let stat: string
  try {
    stat = readFileSync('/proc/self/stat', 'utf8')
  } catch {
    return null
  }
  // The name before the bracket may hold spaces. Behind it: user and system time, and the same of children.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS
}
