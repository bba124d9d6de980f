import { type Finder, TAKEN } from './finder'
import { shortFormsOf } from './nicknames'
import { plainText } from './plain-text'

/** Names that are also words: in lower case they are words. */
const WORDS_TOO = new Set(
  `amber art august black bob carol clay earl ernest gould harmony iris laurel melody miller noble olive pope prudence sterling trinity victor wade autumn baker bank banks bell berry best bill bird bishop bond brook brooks brown buck bull bush butcher butler cane carpenter carter
case cash chance charity chase chip christian clay close cliff coach cook cooper copper court cross daisy dale dawn day dean dear dick dock dove drew
driver ed english eve even faith farmer field fields fisher fleet flower ford forest fox frank free french frost gale gardener gene glen grace grant
gray green grey grove guy hall hand hardy harvest heath heather hill holly hope house hunt hunter ivy jack jet job joy june keen key king knight lake
lane law lee les lily little long lord love low luck major man march mark marks marsh mason may mercy miles mill mills miller moon more moss nick north
page paige parker pat patience pearl penny perry piper place pole pool poppy potter power price pride prince prior rain ray read reed rich ring rob robin
rock rod rose rowan ruby rusty sage sally savage scarlet sharp shepherd shore short silver singer skip sky small smart smith snow street south spring star steel
stone storm strong stuart sue summer summers sun swan tailor taylor teddy temple terry thorn tiger tom town tree turner van vale violet walker wall walls
ward warren waters weaver web webb weeks wells west wheeler white wild will willow winter wise wolf wood woods worth wren wright young`.split(
    /\s+/,
  ),
)

const CONNECTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
const namePattern = (name: string): string =>
  Array.from(name, (letter) =>
    letter === "'" ? "[' ]?" : letter === '-' || letter === ' ' ? '[ -]{0,2}' : escaped(letter),
  ).join('')

/** Trades that are surnames too: a job title unless it stands as a name. */
const TRADES =
  /^(?:baker|barber|brewer|butcher|butler|carpenter|carter|chandler|clark|clerk|cook|cooper|driver|farmer|fisher|forester|gardener|glazier|groom|mason|miller|painter|porter|potter|sawyer|shepherd|singer|smith|stewart|tailor|taylor|thatcher|turner|weaver|page|walker|usher|waller)$/
const MONTHS = /^(?:april|may|june|august|jan|mar|jun|jul)$/
const STANDS_AS_NAME =
  /(?:\b(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|name is|name:|I am|I'm|this is|yours|regards|sincerely|faithfully|wishes|thanks|thank you|call me|signed|hello,? i'm|dyma|enw:|enw yw|gywir)[,.:]?\s*)$/i
const BESIDE = new RegExp(`${TAKEN}(?:'s)?[\\s,.'"“(-]{0,3}$`)
const BEFORE = new RegExp(`^(?:'s)?[\\s,.'"”()-]{0,3}${TAKEN}`)
const ANOTHER_NAME = /(?:\p{Lu}[\p{L}']+ |& )$/u

/** Whether a word that is a name too is one here: not "Cook at the Crown", "May 2020" or "Chapel Street". */
function standsAsName(found: string, before: string, after: string): boolean {
  const word = found.toLowerCase()
  if (found === word) return false
  if (BESIDE.test(before) || BEFORE.test(after) || STANDS_AS_NAME.test(before)) return true
  if (TRADES.test(word)) return false
  if (MONTHS.test(word) && /^\W{0,2}(?:\d|to\b|until\b|-)|^,? (?:19|20)\d\d/.test(after)) return false
  // Part of another name: of a street, a place or a firm.
  return !(ANOTHER_NAME.test(before) && !/[.!?]\s*\S* $/.test(before)) && !/^ (?:\p{Lu}[\p{L}']+|& \p{Lu})/u.test(after)
}

/** The first and last word of each whole name. */
const endsOf = (known: readonly string[]): [first: string, last: string][] =>
  known.flatMap((name) => {
    const parts = plainText(name)
      .text.split(/[\s,]+/)
      .filter((part) => /^\p{L}{2,}/u.test(part))
    const [first, last] = [parts[0], parts.at(-1)]
    return first && last && parts.length > 1 ? [[first, last] as [string, string]] : []
  })
const wholeWord = (source: string, flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, flags)

/** Names written as one: of a mailbox or an account, "fizza.khan92", and with a short form, "Tom Cook". */
const joinedNames = (known: readonly string[]): Finder[] =>
  endsOf(known).flatMap(([first, last]): Finder[] => {
    const [f, l, initial] = [escaped(first), escaped(last), escaped(first[0] ?? '')]
    const forms = [first, ...shortFormsOf(first)].map(escaped).join('|')
    return [
      { kind: 'name', pattern: wholeWord(`@?(?:${f}[._-]?${l}|${l}[._-]?${f}|${initial}[._-]${l})\\d{0,4}`, 'giu') },
      { kind: 'name', pattern: wholeWord(`(?:${forms}) ${l}`, 'giu'), accepts: (found) => /^\p{Lu}.* \p{Lu}/u.test(found) },
    ]
  })

/** Initials, "F. Khan" and "F.K.", and titles, which tell the sex: "Mrs Khan". */
function besideNames(known: readonly string[]): Finder[] {
  const ends = endsOf(known)
  const finders = ends.flatMap(([first, last]): Finder[] => {
    const [f, l] = [escaped(first[0] ?? ''), escaped(last[0] ?? '')]
    // "A" and "I" are words.
    const initial = /[AI]/i.test(f) ? `${f}\\.` : `${f}\\.?`
    return [
      { kind: 'name', pattern: new RegExp(`(?<![\\p{L}\\p{N}])${f}\\. ?${l}\\.(?![\\p{L}\\p{N}])`, 'gu') },
      { kind: 'name', pattern: new RegExp(`(?<![\\p{L}\\p{N}.])${initial}(?: ?\\p{Lu}\\.)?(?= ?${TAKEN})`, 'gu') },
      { kind: 'name', pattern: new RegExp(`(?<=${TAKEN},? )${f}\\.(?!\\p{L})`, 'gu') },
    ]
  })
  if (ends.length === 0) return []
  return [
    ...finders,
    {
      kind: 'name',
      pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:Mr|Mrs|Ms|Miss|Mx|Master|Madam|Sir|Lady)\\.?(?= ?${TAKEN})`, 'gu'),
    },
  ]
}

/** Finders of the holder's names, whole and word by word, the longest first, then of short forms, initials and titles. */
export function nameFinders(known: readonly string[]): Finder[] {
  const names = new Set<string>()
  const short = new Set<string>()
  for (const entry of known) {
    const name = plainText(entry)
      .text.replace(/[\s,;]+/g, ' ')
      .trim()
      .toLowerCase()
    for (const part of [name, ...name.split(' '), ...name.split(/[ -]/)]) {
      const letters = part.replace(/[^\p{L}\p{N}]/gu, '')
      if (letters.length >= 2 || CONNECTED.test(letters)) names.add(part.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    }
    for (const form of shortFormsOf(name.split(' ')[0] ?? '')) short.add(form)
  }
  const finderOf = (name: string): Finder => ({
    kind: 'name',
    pattern: CONNECTED.test(name)
      ? new RegExp(namePattern(name), 'giu')
      : new RegExp(`(?<![\\p{L}\\p{N}])${namePattern(name)}(?![\\p{L}\\p{N}])`, 'giu'),
    accepts: (found, before, after) =>
      WORDS_TOO.has(name)
        ? standsAsName(found, before, after)
        : !short.has(name) || names.has(name) || found !== found.toLowerCase(),
  })
  const all = [...names, ...[...short].filter((form) => !names.has(form))]
  return [
    ...joinedNames(known),
    ...all.sort((a, b) => b.length - a.length || (a < b ? -1 : 1)).map(finderOf),
    ...besideNames(known),
  ]
}
