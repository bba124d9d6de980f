import { fileURLToPath } from 'node:url'
import { askBoundedChild } from '@onward/cv-engine/bounded-child'
import { inTurns } from '@onward/cv-engine/in-turns'
import { type FileFault, UnreadableFile } from '@onward/documents/table'
import type { ImportTable } from './table'

/** Limits for reading one file; 5 MB of ordinary jobs take a tenth of the time. */
const LIMITS = { heapMegabytes: 256, maxRssBytes: 500 * 1024 * 1024, cpuMs: 15_000, killAfterMs: 60_000 }
const CHILD = fileURLToPath(new URL('./reader-child.mjs', import.meta.url))

const inTurn = inTurns(2, { maxWaiting: 50 })

/**
 * Reads the table of a file in a separate process, two at a time, so that a malicious file harms nobody else. Throws
 * `UnreadableFile`.
 */
export async function readImportApart(bytes: Buffer): Promise<ImportTable> {
  const answer = await inTurn(() => readInChild(bytes))
  if ('table' in answer) return answer.table
  throw new UnreadableFile(answer.fault)
}

type Answer = { table: ImportTable } | { fault: FileFault }

async function readInChild(bytes: Buffer): Promise<Answer> {
  const outcome = await askBoundedChild<Answer>(CHILD, bytes, LIMITS)
  return 'answer' in outcome ? outcome.answer : { fault: 'too-deep' }
}
