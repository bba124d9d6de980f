/** Texts of the contracts in every language: a story draws a page without what loads its catalogues. */
const files = require.context('../libs/contracts/src', true, /\/(\w+)\.json$/)
export const readTexts = (folder: string, language: string): unknown => files(`./${folder}/${language}.json`)
