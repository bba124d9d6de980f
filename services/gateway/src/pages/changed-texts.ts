import { type ChangedTexts, type Language, type PortalText, textIn } from '@onward/contracts'
import type { Values } from './template'

/** Values of the contact page's template: `emailText`, `emailLang`, `emailLink` of each entry of the office. Pure. */
export const officeValues = (entries: readonly PortalText[], language: Language): Values =>
  Object.fromEntries(
    entries.flatMap(({ id, text: texts, link }) => {
      const { text, lang } = textIn(texts, language)
      return [
        [`${id}Text`, text],
        [`${id}Lang`, lang],
        [`${id}Link`, link],
      ]
    }),
  )

/** Values of the frame's announcement; none without one. Pure. */
export const announcementIn = (texts: ChangedTexts | undefined, language: Language): Values[] =>
  (texts?.announcement ?? []).map((entry) => {
    const { text, lang } = textIn(entry.text, language)
    return { said: text, saidLang: lang }
  })
