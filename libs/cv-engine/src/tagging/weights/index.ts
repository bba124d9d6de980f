import { readFileSync } from 'node:fs'
import type { TaggerWeights } from '../weights-file'
import { readWeights } from '../weights-file'

const read = (name: string): TaggerWeights => readWeights(readFileSync(new URL(`./${name}.json.gz`, import.meta.url)))

/** For lines of a CV; learned by `npm run train:cv`. */
export const LINE_WEIGHTS = read('lines')
/** For words of an entry's head, of a list or of a sentence. */
export const WORD_WEIGHTS = read('words')
/** For names in prose: which entry each begins. */
export const PROSE_WEIGHTS = read('prose')
