import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { inEachLanguage, type Language } from './language'

const require = createRequire(import.meta.url)

/**
 * A catalogue of the server in every language: the files `<language>.json` of a folder beside `module`, as in
 * `const TEXTS = catalogueFiles<typeof en>(…)`. A language without its file has the English texts; `catalogues.test.ts` of
 * `libs/federation` names each that is missing. Not for browsers.
 */
export const catalogueFiles = <T>(module: string, folder: string): Readonly<Record<Language, T>> =>
  inEachLanguage((language) => readFile<T>(module, folder, language))

/** Texts of the contracts; a browser has them from `load` (`texts.ts`). */
export const readTexts = <T>(folder: string, language: Language): T => readFile<T>(import.meta.url, `./${folder}`, language)

function readFile<T>(module: string, folder: string, language: Language): T {
  try {
    return require(fileURLToPath(new URL(`${folder}/${language}.json`, module)))
  } catch (error) {
    if (language === 'en' || (error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error
    return readFile<T>(module, folder, 'en')
  }
}
