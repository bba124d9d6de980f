import nspell from 'nspell'

/** Says whether a word is in the dictionary of British English. */
export interface Spelling {
  knows(word: string): boolean
}
let loaded: Promise<Spelling> | undefined

/** The dictionary, read once per process (a tenth of a second, 25 MB); the rules themselves read nothing. */
export function loadSpelling(): Promise<Spelling> {
  loaded ??= import('dictionary-en-gb').then(({ default: { aff, dic } }) => {
    const speller = nspell(aff, dic)
    return { knows: (word) => speller.correct(word) }
  })
  return loaded
}
