import type { Language } from '@onward/contracts/language'
import type en from './plain-failure/en.json'

/** Shows that the portal could not start, with a retry button. */
export function showPlainFailure(page: Document, language: Language): void {
  // All languages are bundled, because loading one may be what failed.
  const texts: typeof en = require(`./plain-failure/${language}.json`)
  const main = page.createElement('main')
  const title = page.createElement('h1')
  title.textContent = texts.title
  const text = page.createElement('p')
  text.textContent = texts.text
  const again = page.createElement('button')
  again.type = 'button'
  again.textContent = texts.again
  again.addEventListener('click', () => page.location.reload())
  main.append(title, text, again)
  page.getElementById('root')?.replaceChildren(main)
}
