import { setImmediate } from 'node:timers/promises'
import { analyse } from './analyse'
import { readFacts } from './facts/read-facts'
import { loadSpelling } from './language/load-spelling'
import type { Block } from './read-document'
import { classOf } from './tagging/word-classes'

const BLOCKS: readonly Block[] = [
  { text: 'Experience', kind: 'heading' },
  { text: 'Cleaner, Tidy Ltd, Leeds, 2019 - 2021', kind: 'text' },
  { text: 'Cleaned three schools every evening', kind: 'item' },
]

/** Loads what the first CV would wait for: most of a second of work, in steps between which other work goes on. */
export async function loadJudging(): Promise<void> {
  classOf('cleaner')
  await setImmediate()
  const spelling = await loadSpelling()
  await setImmediate()
  readFacts(BLOCKS)
  await setImmediate()
  analyse({ blocks: BLOCKS.map((block) => ({ ...block })) }, { spelling })
}
