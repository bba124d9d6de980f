import type { Finder } from './finder'
import { plainText } from './plain-text'

/** Names that are also words: in lower case they are words. */
const WORDS_TOO = new Set(
  `amber art august autumn baker bank banks bell berry best bill bird bishop bond brook brooks brown buck bull bush butcher butler cane carpenter carter
case cash chance charity chase chip christian clay close cliff coach cook cooper copper court cross daisy dale dawn day dean dear dick dock dove drew
driver ed english eve even faith farmer field fields fisher fleet flower ford forest fox frank free french frost gale gardener gene glen grace grant
gray green grey grove guy hall hand hardy harvest heath heather hill holly hope house hunt hunter ivy jack jet job joy june keen key king knight lake
lane law lee les lily little long lord love low luck major man march mark marks marsh mason may mercy miles mill mills miller moon more moss nick north
page paige parker pat patience pearl penny perry piper place pole pool poppy potter power price pride prince prior rain ray read reed rich ring rob robin
rock rod rose rowan ruby rusty sage sally savage scarlet sharp shepherd shore short silver singer skip sky small smart smith snow south spring star steel
stone storm strong stuart sue summer summers sun swan tailor taylor teddy temple terry thorn tiger tom town tree turner van vale violet walker wall walls
ward warren waters weaver web webb weeks wells west wheeler white wild will willow winter wise wolf wood woods worth wren wright young`.split(
    /\s+/,
  ),
)

const CONNECTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
const namePattern = (name: string): string =>
  Array.from(name, (letter) =>
    letter === "'" ? "[' ]?" : letter === '-' || letter === ' ' ? '[ -]{0,2}' : escaped(letter),
  ).join('')

/** Finders of the holder's names, whole and word by word, the longest first. */
export function nameFinders(known: readonly string[]): Finder[] {
  const names = new Set<string>()
  for (const entry of known) {
    const name = plainText(entry)
      .text.replace(/[\s,;]+/g, ' ')
      .trim()
      .toLowerCase()
    for (const part of [name, ...name.split(' '), ...name.split(/[ -]/)]) {
      const letters = part.replace(/[^\p{L}\p{N}]/gu, '')
      if (letters.length >= 2 || CONNECTED.test(letters)) names.add(part.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    }
  }
  return [...names]
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .map((name) => ({
      kind: 'name',
      pattern: CONNECTED.test(name)
        ? new RegExp(namePattern(name), 'giu')
        : new RegExp(`(?<![\\p{L}\\p{N}])${namePattern(name)}(?![\\p{L}\\p{N}])`, 'giu'),
      accepts: (found) => !WORDS_TOO.has(name) || found !== found.toLowerCase(),
    }))
}
