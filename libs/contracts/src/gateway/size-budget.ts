import type { ListedFiles } from './artefact'

/** Uncompressed, of one script or style: what compresses well must still be read by a phone. */
const MAX_CHUNK_BYTES = 1_000_000
/** Of a remote whose registration names no budget: its scripts and styles, compressed. */
export const DEFAULT_BUDGET_BYTES = 300_000

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const isChunk = (file: string) => /\.(js|css)$/.test(file)

/** Scripts and styles as they travel, and each as it is read. */
export function overBudget(files: ListedFiles, budgetBytes: number | null): string[] {
  const chunks = Object.entries(files).filter(([file]) => isChunk(file))
  const total = chunks.reduce((sum, [file, { bytes }]) => sum + (files[`${file}.br`]?.bytes ?? bytes), 0)
  const budget = budgetBytes ?? DEFAULT_BUDGET_BYTES
  return [
    ...(total <= budget
      ? []
      : [
          `Its scripts and styles have ${kilobytes(total)} compressed, more than its budget of ${kilobytes(budget)}: load less at once, or ask an administrator for more.`,
        ]),
    ...chunks
      .filter(([, { bytes }]) => bytes > MAX_CHUNK_BYTES)
      .map(
        ([file, { bytes }]) =>
          `${file} has ${kilobytes(bytes)}, more than the ${kilobytes(MAX_CHUNK_BYTES)} of one file: divide it with import(), or leave out what it does not need.`,
      ),
  ]
}
