import path from 'node:path'

/** PostgreSQL cannot be started; the message is a sentence that says what to do. */
export class DatabaseUnavailable extends Error {}

export const reason = (error: unknown): string =>
  (error as NodeJS.ErrnoException).code ?? (error instanceof Error ? error.message : String(error))

export function damaged(cluster: string, why: string): DatabaseUnavailable {
  return new DatabaseUnavailable(
    `The database in ${cluster} is damaged: ${why}. Put a backup in its place, or move the folder away to start with an empty database.`,
  )
}

export function unwritable(folder: string, error: unknown): DatabaseUnavailable {
  const code = reason(error)
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(folder)
  return new DatabaseUnavailable(`The data folder ${folder} cannot be written to (${code}).`)
}

const diskFull = (folder: string) =>
  new DatabaseUnavailable(`The disk that holds ${folder} is full. Free some space and start again; nothing was lost.`)

/** PostgreSQL's own words turned into one sentence. */
export function explain(output: string, cluster: string, logFile: string | null): DatabaseUnavailable {
  if (/No space left on device|ENOSPC|Disk quota exceeded/.test(output)) return diskFull(path.dirname(cluster))
  const other = /initialized by PostgreSQL version (\S+),/.exec(output)?.[1]
  if (other) return new DatabaseUnavailable(`The database in ${cluster} was made by PostgreSQL ${other}; this is PostgreSQL 18.`)
  const lines = output.split('\n').filter((line) => /\b(PANIC|FATAL|error):|^initdb|\bspawn\b/.test(line))
  const line = (lines.find((one) => /PANIC/.test(one)) ?? lines.at(-1) ?? output.trim().split('\n').at(-1) ?? '')
    .replace(/^.*?(PANIC|FATAL|error):\s*/, '')
    .replace(/\.$/, '')
  const isDamage =
    /could not (open|read|find|locate|access|stat)|does not exist|incompatible|unexpected|invalid|corrupt|checksum|incorrect|missing|control file|not a database cluster|data directory/
  if (logFile && isDamage.test(line) && !/configuration file|setting/.test(line)) return damaged(cluster, line)
  return new DatabaseUnavailable(
    `PostgreSQL did not start: ${line || 'it gave no reason'}.${logFile ? ` Its log is ${logFile}.` : ''}`,
  )
}
