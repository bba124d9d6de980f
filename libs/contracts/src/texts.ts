import { readTexts } from '#read-texts'
import { LANGUAGES, type Language } from './language'

/**
 * Texts that services and pages share. On the server they are read from their files; in a browser a page lists them among its catalogues, and
 * they are fetched in the reader's language alone.
 */
export interface Texts<T> {
  readonly namespace: string
  readonly load: (language: Language) => Promise<{ default: T }>
  /** All of them in one language. Throws in a browser while they are not fetched. */
  in(language: Language): T
  /** One of them by language; it is looked up when it is read. */
  each<V>(find: (texts: T) => V): Readonly<Record<Language, V>>
}

/** `folder` is that of the files, from `src`; `load` imports one of them. */
export function textsOf<T>(folder: string, load: Texts<T>['load']): Texts<T> {
  const fetched = new Map<Language, T>()
  const texts: Texts<T> = {
    namespace: `contracts/${folder}`,
    load: async (language) => {
      const file = await load(language)
      fetched.set(language, file.default)
      return file
    },
    in(language) {
      const found = fetched.get(language) ?? readTexts(folder, language)
      if (found === undefined)
        throw new Error(`${texts.namespace} is not fetched in ${language}: list it among the page's catalogues`)
      return found as T
    },
    each: <V>(find: (texts: T) => V) => {
      const byLanguage = {}
      for (const language of LANGUAGES)
        Object.defineProperty(byLanguage, language, { enumerable: true, get: () => find(texts.in(language)) })
      return byLanguage as Readonly<Record<Language, V>>
    },
  }
  return texts
}

/** For a page that shows texts in other languages than the reader's: what somebody agreed to, or writes in two. */
export const inAllLanguages = <T>({ namespace, load }: Texts<T>): Pick<Texts<T>, 'namespace' | 'load'> => ({
  namespace,
  load: async (language) => {
    await Promise.all(LANGUAGES.map(load))
    return load(language)
  },
})
