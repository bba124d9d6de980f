import type { Unit } from './step'

/** Longer logs begin where the end of them fits. */
const MOST_LINES = 150

/** What failed: its name, its pictures and, unless it was printed already, what was said. */
export function failureText({ name, pictures, log }: Unit, withLog: boolean): string {
  const lines = log.trimEnd().split('\n')
  const left = lines.length - MOST_LINES
  return [
    `\nFailed: ${name}`,
    ...pictures.map((file) => `Picture: ${file}`),
    ...(withLog && left > 0 ? [`(${left} lines before these)`] : []),
    ...(withLog ? lines.slice(-MOST_LINES) : []),
  ].join('\n')
}
