import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import nspell from 'nspell'

/** Whether a word is in the dictionary of British English. */
export interface Spelling {
  knows(word: string): boolean
}
let loaded: Promise<Spelling> | undefined

/** The dictionary, read once per process (a tenth of a second, 25 MB); the rules themselves read nothing. */
export function loadSpelling(): Promise<Spelling> {
  loaded ??= readDictionary()
  return loaded
}

async function readDictionary(): Promise<Spelling> {
  const require = createRequire(import.meta.url)
  const folder = dirname(require.resolve('dictionary-en-gb'))
  const [aff, dic] = await Promise.all([readFile(join(folder, 'index.aff')), readFile(join(folder, 'index.dic'))])
  const speller = nspell(aff, dic)
  return { knows: (word) => speller.correct(word) }
}
