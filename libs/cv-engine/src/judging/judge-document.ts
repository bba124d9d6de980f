import type { CvLine } from '@onward/contracts/jobseekers/cv-lines'
import type { Turn } from '../in-turns'
import { JUDGE_LIMITS } from '../limits'
import type { Block, ExtractedDocument } from '../read-document'
import type { AnonymousCv } from '../redaction/without-holder'
import { judgingThread } from './ask-judging'
import type { Judgement } from './judging'

export type { Judgement } from './judging'

const ask = judgingThread(JUDGE_LIMITS)

/**
 * Analysis and facts of a document, worked out off the thread that answers requests, one document at a time under `JUDGE_LIMITS`; the same
 * blocks give the same answer. Throws Problem `not-ready` where many wait.
 */
export async function judgeDocument(
  { blocks, unseen }: Pick<ExtractedDocument, 'blocks' | 'unseen'>,
  turn?: Turn,
): Promise<Judgement> {
  const outcome = await ask('judge', [{ blocks, unseen }], turn)
  if ('answer' in outcome) return outcome.answer
  return { refusal: outcome.exceeded === 'time' ? 'timeout' : 'too-large' }
}

/** `readPageLines` as `judgeDocument` judges; none where the limits were exceeded. */
export async function pageLinesOf(blocks: readonly Block[]): Promise<CvLine[]> {
  const outcome = await ask('readPageLines', [blocks])
  return 'answer' in outcome ? outcome.answer : []
}

/** `withoutHolder` as `judgeDocument` judges; no section where the limits were exceeded. */
export async function textWithoutHolder(blocks: readonly Block[], known: readonly string[]): Promise<AnonymousCv> {
  const outcome = await ask('withoutHolder', [blocks, known])
  return 'answer' in outcome ? outcome.answer : { sections: [] }
}

const BLOCKS: Block[] = [
  { text: 'Experience', kind: 'heading' },
  { text: 'Cleaner, Tidy Ltd, Leeds, 2019 - 2021', kind: 'text' },
  { text: 'Cleaned three schools every evening', kind: 'item' },
]

/** Starts the thread and loads what the first CV would wait for: most of a second of work. */
export async function loadJudging(): Promise<void> {
  await judgeDocument({ blocks: BLOCKS, unseen: [] }, { inBackground: true })
}
