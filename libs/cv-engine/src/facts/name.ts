import type { Found } from '@onward/contracts/jobseekers/curriculum'
import { findOccupations, findSkillNames } from '@onward/taxonomy'
import { readHeading } from './headings'
import type { Line } from './line'
import { cut, foundIn, foundText, plain, split, trimmed } from './pieces'
import { townOf } from './town-names'

const PARTICLE =
  "(?:ap|ab|ferch|verch|van|von|der|den|de|del|della|di|da|do|dos|das|la|le|el|al|bin|ibn|bint|binti|abu|y|e|ter|ten|zu|af|av|st\\.?|'t)"
/** "al-Farsi", "d'Souza": what joins a name to its article is small. */
const NAME_WORD = "(?:(?:al|el|ul|ad|ar|as|ash|an|at|az|d|l|t)[-'’])?\\p{Lu}[\\p{L}\\p{M}'’.`-]{0,30}"
const NAME = new RegExp(
  `^(?:${NAME_WORD})(?:\\s+(?:${PARTICLE}|${NAME_WORD}|\\(${NAME_WORD}\\)|["“‘'’]${NAME_WORD}["”’'])){1,5}$`,
  'u',
)
const HAN_NAME = /^(?:\p{Script=Han}{2,5}|\p{Script=Hangul}{2,5}|\p{Script=Han}{1,2}[·\s]\p{Script=Han}{1,4})$/u
const MIXED_NAME = /^(\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*){1,3})\s*[(（]\p{Script=Han}{2,5}[)）]$/u
const HONORIFIC = /^(?:mr|mrs|ms|miss|mx|master)\.?\s+(?=\p{L})/iu
const TITLE = /^(?:dr|prof|professor|rev|revd|sir|dame|capt|sgt)\.?\s+(?=\p{L})/iu
const POST_NOMINAL =
  /[,\s]+(?:\(?(?:BA|B\.A|BSc|B\.Sc|MA|MSc|M\.Sc|MBA|PhD|BEng|MEng|LLB|PGCE|QTS|RGN|RMN|RN|ACA|ACCA|CIPD|MCIPD|MCIPS|AAT|MAAT|HND|HNC|FdA|FdSc|MBE|OBE|JP|NVQ|SEN|PMP|CEng|MRICS|he\/him|she\/her|they\/them)\b.*)$/
/** Letters after a name written in small ones: "Rhiannon Ap-Thomas MBCS". */
const MORE_NOMINALS = /(?<=\p{Ll})(?:,?\s(?:\([A-Z][A-Za-z]{0,4}[A-Z]\)|[A-Z][A-Za-z]{0,4}[A-Z]))+$/u
const NAME_LABEL =
  /^(?:(?:(?:full |first |my )?names?(?: ?\/ ?surnames?)?(?:\s{2,}| \([^)]{1,30}\))?|surname(?:\(s\))? ?\/ ?first name(?:\(s\))?|candidate|applicant|client|from|re|enw(?: llawn)?)(?:\s*[:–-]\s*|\s{2,})|(?:full name|name|candidate|applicant|client|(?:[\p{L}]+ ){0,2}(?:letter|statement) (?:for|of|on behalf of))\s+(?=\p{Lu}))/iu
const CV_LABEL =
  /^(?:curriculum vitae|c\.?v\.?|r[ée]sum[ée])(?:\s*(?:of|for|[:–—|-]|\/))?\s+|\s*[-–—|:,(]?\s*(?:curriculum vitae|\bcv|r[ée]sum[ée])\)?\s*$/i
const NOT_NAME_WORDS = new Set(
  `curriculum vitae cv resume résumé profile summary contact contacts details personal phone mobile tel telephone email e-mail address location date birth nationality
street road avenue lane close drive crescent terrace way court gardens grove place square house flat park heol stryd ffordd estate
limited ltd plc llp inc company council school college university academy hospital trust nhs group services service stores store shop restaurant café cafe hotel bar ysgol coleg prifysgol cyngor
january february march april june july august september october november december present current
driving licence license full clean uk level gcse gcses nvq btec diploma certificate degree bsc ba msc hons honours
years year old british english welsh scottish irish references available request page
skills experience education employment work history training interests hobbies languages objective statement key about
team customer care health social retail hospitality construction warehouse office sales marketing finance business management production security transport logistics cleaning catering kitchen engineering building site digital data computer software graphic creative teaching nursing early community youth support public
dear hi hiya hello regards yours
hard working reliable looking seeking motivated friendly dedicated enthusiastic experienced confident keen
the with for and at in on of i my a an am to is from
assistant manager officer operative worker driver supervisor trainee apprentice volunteer administrator adviser advisor coordinator technician engineer consultant director executive specialist analyst developer designer teacher lecturer nurse carer chef cook cleaner porter waiter waitress barista receptionist cashier labourer plumber electrician joiner bricklayer carpenter decorator mechanic welder student graduate leaver professional leader clerk secretary assembler packer picker attendant steward guard warden caretaker gardener butcher baker hairdresser beautician therapist practitioner associate representative agent operator foreman
england scotland wales kingdom northern ireland`.split(/\s+/),
)

/** A name in capitals as people write it by hand: "O'BRIEN" is "O'Brien". */
function calm(name: string): string {
  if (name.length < 4 || name !== name.toUpperCase() || !/\p{Lu}{2}/u.test(name)) return name
  return name
    .toLowerCase()
    .replace(/(^|[\s'’.(-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/\bMc(\p{Ll})/gu, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/(?<=\s)(?:Ap|Ab|Ferch|Van|Von|Der|Den|Bin|Ibn|Bint|Dos|Das|Y)(?=\s)/gu, (word) => word.toLowerCase())
}

const unspaced = (text: string): string =>
  /^(?:\p{L}(?: {1,4}|$)){4,}$/u.test(text) ? text.replace(/ {2,}/g, '\n').replace(/ /g, '').replace(/\n/g, ' ') : text

export function readName(lines: readonly Line[], email: string | null): Found<string> | null {
  const mailbox = plain((email?.split('@')[0] ?? '').replace(/[._\d-]+/g, ' '))
  const joined = mailbox.replace(/ /g, '')
  const candidates: { found: Found<string>; points: number }[] = []
  const contactLines = lines.filter((line) => line.section === 'contact')
  const first = contactLines[0]
  let seen = 0
  for (const line of lines) {
    if (line.section === 'references') continue
    const isContact = line.section === 'contact'
    if (isContact) seen++
    // Beside columns a name may be in the largest letters of the page, below other sections.
    if (!isContact && line.scale < 1.4 && !NAME_LABEL.test(line.text)) continue
    if (line.text.length > 160 || (line.isHeading && !CV_LABEL.test(line.text)) || line.kind === 'item') continue
    for (const whole of isSpaced(line.text)
      ? [trimmed(line)]
      : split(line, /[|•·;\t\n<>]|\s{2,}|\s[–—~-]\s|,(?=\s)|\/(?=\s)|\s@\s/g).concat(trimmed(line))) {
      const label = NAME_LABEL.exec(whole.text)
      let piece = cut(whole, label?.[0].length ?? 0)
      const cv = CV_LABEL.exec(piece.text)
      if (cv) piece = cv.index === 0 ? cut(piece, cv[0].length) : cut(piece, 0, cv.index)
      piece = trimmed(piece, ' ,.;:|–—-\t')
      const address = /\s*\S+@\S+|\s*(?<!\p{L})(?:(?:tel|mob|phone|email)\b|[emtp]:).*|\s*\(?\+?\d[\d\s()]{6,}.*/iu.exec(
        piece.text,
      )
      if (address && address.index > 3) piece = trimmed(cut(piece, 0, address.index))
      const after = POST_NOMINAL.exec(piece.text) ?? MORE_NOMINALS.exec(piece.text)
      if (after) piece = trimmed(cut(piece, 0, after.index))
      // "Adebayo-Kerr (Mrs)", "Aoife McGlinchey (née Toner)"
      const behind = /\s*\((?:(?:[Mm][RrSsXx]|[Mm][Rr][Ss]|M[Ii][Ss][Ss])\.?|\p{Ll}[^)]{1,40}|\p{Lu}\p{Ll}+)\)$/u.exec(piece.text)
      if (behind) piece = cut(piece, 0, behind.index)
      const honorific = HONORIFIC.exec(piece.text)
      if (honorific) piece = cut(piece, honorific[0].length)
      const points = nameness(unspaced(piece.text), label !== null || cv !== null)
      if (points === null) continue
      const parts = plain(unspaced(piece.text)).split(' ')
      const inMailbox = parts.filter((part) => part.length > 1 && joined.includes(part)).length
      const isWhole = trimmed(line).text.length === piece.text.length
      candidates.push({
        found: foundIn(
          piece,
          calm(unspaced(piece.text)),
          0.5 + Math.min(0.48, (points + inMailbox * 2 + (line === first ? 3 : 0) + (line.scale > 1.2 ? 2 : 0)) * 0.06),
        ),
        points:
          points +
          inMailbox * 4 +
          (label ? 8 : 0) +
          (honorific ? 2 : 0) +
          (isContact ? Math.max(0, 5 - seen * 0.5) : 0) +
          (line === first ? 2 : 0) +
          (line.scale - 1) * 6 +
          (isWhole ? 1.5 : 0),
      })
    }
  }
  candidates.sort((a, b) => b.points - a.points || a.found.start - b.found.start || b.found.quote.length - a.found.quote.length)
  const top = candidates[0]
  if (top && top.points >= 2.5) return top.found
  return nameInSentence(lines) ?? smallName(first) ?? onlyName(contactLines, joined) ?? nameBelow(lines, joined)
}

const NAME_HEADING =
  /^(?:(?:full |first |my )?names?(?: ?\/ ?surnames?)?|surname(?:\(s\))? ?\/ ?first name(?:\(s\))?|enw)\s*[:–-]?$/i
const CV_TITLE = /^(?:curriculum vitae|c\.?v\.?|r[ée]sum[ée]|europass|personal (?:information|details|data)|about me)$/i
/** From this size on a line is a name rather than a heading. */
const NAME_SCALE = 1.3

/** A name of one word: below "Name", in the largest letters, as in the email address, or first of all. */
function onlyName(contact: readonly Line[], mailbox: string): Found<string> | null {
  let isFirst = true
  for (const [i, line] of contact.entries()) {
    const before = contact[i - 1]
    const piece = trimmed(
      cut(line, CV_LABEL.exec(line.text)?.index === 0 ? (CV_LABEL.exec(line.text)?.[0].length ?? 0) : 0),
      ' ,.:–—-',
    )
    if (CV_TITLE.test(line.text.trim()) || NAME_HEADING.test(line.text.trim())) continue
    const isLikely =
      (before !== undefined && NAME_HEADING.test(before.text.trim())) ||
      line.scale >= NAME_SCALE ||
      (mailbox.length > 3 && mailbox.startsWith(plain(piece.text))) ||
      isFirst
    isFirst = false
    if (isLikely && !line.isHeading && line.kind !== 'item' && isOneName(piece.text)) return foundIn(piece, calm(piece.text), 0.7)
  }
  return null
}

/** "Ann Hill · Curriculum Vitae · 1" at the foot of a page whose top has no name: each of its words stands in the mailbox. */
function nameBelow(lines: readonly Line[], mailbox: string): Found<string> | null {
  for (const line of lines) {
    if (line.section === 'contact' || line.text.length > 80 || line.kind === 'item') continue
    for (const piece of split(line, /[|•·;\t]|\s{2,}|\s[–—~-]\s|,(?=\s)/g)) {
      const words = plain(piece.text).split(' ')
      const isOwner = words.length > 1 && words.every((word) => word.length > 1 && mailbox.includes(word))
      if (isOwner && nameness(piece.text, true) !== null) return foundIn(piece, calm(piece.text), 0.7)
    }
  }
  return null
}

const isOneName = (text: string): boolean =>
  /^\p{Lu}[\p{L}'’-]{1,30}$/u.test(text) &&
  !NOT_NAME_WORDS.has(plain(text)) &&
  readHeading(text) === null &&
  townOf(text) === null &&
  findOccupations(text).length === 0 &&
  findSkillNames(text).length === 0

/** "corey mcgeachie" at the top of a page typed without capitals. */
function smallName(first: Line | undefined): Found<string> | null {
  if (!first || first.isHeading || first.text !== first.text.toLowerCase()) return null
  const piece = trimmed(cut(first, 0, /[(,|•·;\d@]|\s[–—-]\s/.exec(first.text)?.index ?? first.text.length))
  return /^\p{Ll}[\p{Ll}'’-]+(?:\s\p{Ll}[\p{Ll}'’-]+){1,3}$/u.test(piece.text) && nameness(piece.text, true) !== null
    ? foundText(piece, 0.7)
    : null
}

const isSpaced = (text: string): boolean => /^(?:\p{L}(?: {1,4}|$)){4,}$/u.test(text.trim())

/** "My name is Ade Bello", for CVs that are a letter. */
function nameInSentence(lines: readonly Line[]): Found<string> | null {
  for (const line of lines) {
    const match = new RegExp(
      `\\b(?:my name is|fy enw i yw|fy enw i ydy|i am called|i['’]m called)\\s+(${NAME_WORD}(?:\\s+${NAME_WORD}){0,3})`,
      'iu',
    ).exec(line.text.slice(0, 300))
    if (match?.[1]) {
      const from = match.index + match[0].length - match[1].length
      const name = /^(?:\p{Lu}[\p{L}'’-]*)(?:\s\p{Lu}[\p{L}'’-]*)*/u.exec(match[1])?.[0]
      if (name) return foundText(cut(line, from, from + name.length), 0.9)
    }
  }
  return null
}

/** How likely a text is a person's name; null when it cannot be one. */
function nameness(text: string, isLabelled: boolean): number | null {
  if (text.length < 2 || text.length > 60) return null
  if (HAN_NAME.test(text) || MIXED_NAME.test(text)) return 4
  const bare = text.replace(TITLE, '')
  const words = bare.split(/\s+/)
  if (isLabelled && words.length === 1 && /^\p{Lu}[\p{L}'’-]+$/u.test(bare)) return 1
  // Written small: "jane smith" counts with a label only.
  const cased = isLabelled && bare === bare.toLowerCase() ? bare.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase()) : bare
  if (!NAME.test(cased)) return null
  // An initial is no word: "Gloria A. Pinnock".
  const initials = text.replace(/(?<=\s)\p{Lu}\.(?=\s)/gu, '')
  if (
    plain(initials)
      .split(' ')
      .some((word) => NOT_NAME_WORDS.has(word))
  )
    return null
  if (readHeading(text)) return null
  let points = words.length === 2 ? 3 : words.length === 3 ? 2.5 : 1.5
  if (TITLE.test(text)) points += 2
  const occupations = findOccupations(text)
  if (occupations.some((match) => match.end - match.start > text.length * 0.6)) return null
  if (occupations.length > 0 || findSkillNames(text).some((match) => match.end - match.start > text.length * 0.6)) points -= 2
  if (townOf(text) !== null) points -= 3
  if (words.every((word) => word.length <= 3 && word === word.toUpperCase())) points -= 2
  return points
}
