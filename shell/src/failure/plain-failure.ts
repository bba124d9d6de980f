import type { Bilingual, Language } from '@onward/contracts/language'

// Drawn without libraries, because one may have failed to load.
const TITLE: Bilingual = { en: 'Unexpected Application Error!', cy: 'Gwall annisgwyl yn yr ap!' }
const TEXT: Bilingual = {
  en: 'Onward could not start. Check your connection, then try again. If it keeps happening, call your job centre.',
  cy: 'Ni allai Onward gychwyn. Gwiriwch eich cysylltiad, yna rhowch gynnig arall arni. Os yw’n dal i ddigwydd, ffoniwch eich canolfan waith.',
}
const AGAIN: Bilingual = { en: 'Try again', cy: 'Rhoi cynnig arall arni' }

/** Says that the portal could not start, with a retry button. */
export function showPlainFailure(page: Document, language: Language): void {
  const main = page.createElement('main')
  const title = page.createElement('h1')
  title.textContent = TITLE[language]
  const text = page.createElement('p')
  text.textContent = TEXT[language]
  const again = page.createElement('button')
  again.type = 'button'
  again.textContent = AGAIN[language]
  again.addEventListener('click', () => page.location.reload())
  main.append(title, text, again)
  page.getElementById('root')?.replaceChildren(main)
}
