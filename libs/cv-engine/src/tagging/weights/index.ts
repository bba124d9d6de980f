import { readFileSync } from 'node:fs'
import type { TaggerWeights } from '../weights-file'
import { readWeights } from '../weights-file'

const read = (name: string): TaggerWeights => readWeights(readFileSync(new URL(`./${name}.json.gz`, import.meta.url)))

/** Name what a line of a CV is; learned by `npm run train:cv`. */
export const LINE_WEIGHTS = read('lines')
/** Name what the words of an entry's head, of a list or of a sentence are. */
export const WORD_WEIGHTS = read('words')
/** Tell what a name in a sentence begins. */
export const TOLD_WEIGHTS = read('told')
