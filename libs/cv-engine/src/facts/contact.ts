import type { CvFacts, Found } from '@onward/contracts/jobseekers/curriculum'
import { placeOfPostcode, postTownOf } from '@onward/taxonomy'
import { findDates } from './dates'
import type { Line } from './line'
import { readName } from './name'
import type { Piece } from './pieces'
import { cut, foundIn, foundText, plain, split, trimmed } from './pieces'
import { FURTHER, LABEL, placeNamed, townOf } from './town-names'

export type Contact = Pick<CvFacts, 'name' | 'email' | 'phone' | 'town' | 'postcode' | 'links'>

const EMAIL =
  /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}][\p{L}\p{N}._%+'-]{0,63}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,4}\.\p{L}{2,24}(?![\p{L}\p{N}@])/gu
const PHONE = /(?<![\p{L}\p{N}£.,/-])(?:\+\s?\d{1,3}|00\d{2}|\(?0)(?:[ \u00a0.()–-]{0,3}\d){6,13}(?![\d/]|\.\d)/gu
/** With marks between its digits that dates and lists have too: "0117—496—0318", "07700 • 900 • 264", "0113 / 496 / 0172". */
const MARKED_PHONE =
  /(?<![\p{L}\p{N}£.,/-])(?:(?:\+\s?44|0044)(?:[ .-]{0,2}\(0\))?|\(?0)(?:[ \u00a0.()/_~*•·∙⋅‧▪■●◦‐-―−-]{0,3}\d){9,10}(?![\d/]|\.\d)/gu
/** North American numbers; read among contact details only. */
const AMERICAN_PHONE = /(?<![\p{L}\p{N}£$.,/-])(?:\+?1[ .-]?)?\(?[2-9]\d{2}\)?[ .-]{1,2}\d{3}[ .-]\d{4}(?![\d/]|\.\d)/gu
const POSTCODE = /(?<![\p{L}\p{N}])(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]?\s{0,2}\d[ABD-HJLNP-UW-Z]{2})(?![\p{L}\p{N}])/giu
const OUTCODE = /(?<![\p{L}\p{N}])[A-Z]{1,2}\d{1,2}[A-Z]?(?![\p{L}\p{N}])/gu
const LINK =
  /(?<![\p{L}\p{N}@._-])(?:https?:\/\/)?(?:www\.)?(?:[a-z0-9-]{1,63}\.){1,4}(?:com|org|net|co\.uk|org\.uk|me\.uk|uk|io|dev|me|co|eu|info|site|blog|page|online|art|design|wales|cymru|scot|london|app|tech|pro|link|ie|pl|de|fr)(?:\/[^\s,;|()<>[\]"]{0,200})?(?![\p{L}\p{N}@])/giu
/** Names of frameworks that resemble web addresses. */
const NOT_LINKS = /^(?:asp|vb|ado|ml|paint|socket|node|next|nuxt|three|d3)\.(?:net|io|js)$/i

/** How likely a line holds the person's own contact details; referees' never count. */
function rank(line: Line): number {
  if (line.section === 'references') return -1
  return line.section === 'contact' ? 2 : line.section === 'work' || line.section === 'education' ? 0 : 1
}

function best(lines: readonly Line[], find: (line: Line) => Found<string> | null): Found<string> | null {
  for (const wanted of [2, 1, 0])
    for (const line of lines) {
      const found = rank(line) === wanted ? find(line) : null
      if (found) return wanted === 0 ? { ...found, confidence: found.confidence * 0.6 } : found
    }
  return null
}

export function readContact(lines: readonly Line[]): Contact {
  const email = best(lines, (line) => {
    const [match] = line.text.matchAll(EMAIL)
    return match ? foundText(trimmed(cut(line, match.index, match.index + match[0].length), " .'"), 0.98) : null
  })
  const postcode = readPostcode(lines)
  return {
    name: readName(lines, email?.value ?? null),
    email,
    phone: readPhone(lines),
    town: readTown(lines, postcode),
    postcode,
    links: readLinks(lines),
  }
}

/** National digits of a UK number, "7700900123"; null for anything else. */
function ukDigits(written: string): string | null {
  const digits = written.replace(/\D/g, '')
  const national = /^\+\s?44|^0044/.test(written)
    ? digits.replace(/^(?:0044|44)0?/, '')
    : digits.startsWith('0')
      ? digits.slice(1)
      : ''
  return /^[1-357-9]\d{8,9}$/.test(national) ? national : null
}

function readPhone(lines: readonly Line[]): Found<string> | null {
  const candidates: { found: Found<string>; points: number }[] = []
  for (const [i, line] of lines.entries()) {
    const place = rank(line)
    if (place < 0) continue
    const american = place === 2 ? [...line.text.matchAll(AMERICAN_PHONE)] : []
    const plainly = [...line.text.matchAll(PHONE)]
    const marked = plainly.some(([written]) => ukDigits(written) !== null) ? [] : [...line.text.matchAll(MARKED_PHONE)]
    for (const match of [...plainly, ...marked, ...american]) {
      const piece = trimmed(cut(line, match.index, match.index + match[0].length), ' .-–')
      const national = ukDigits(piece.text)
      const isForeign =
        national === null &&
        (american.includes(match) || (/^(?:\+|00)/.test(piece.text) && piece.text.replace(/\D/g, '').length >= 9))
      if (national === null && !isForeign) continue
      // "01.09.2016" and "2016 2018" are no numbers to call.
      if (national !== null && findDates(piece.text).some((date) => /[./]/.test(piece.text.slice(date.start, date.end)))) continue
      const before = line.text.slice(Math.max(0, match.index - 24), match.index)
      const isLabelled =
        /(?:tel|phone|mob|mobile|cell|call|ffôn|symudol|contact|^|[\s(|])(?:\w{0,8})?\s?(?:no\.?|number)?\s?[.:)]?\s*$/i.test(
          before,
        ) && /tel|phone|mob|cell|call|ffôn|symudol|ff[oô]n/i.test(before)
      const isEmergency = /emergency|next of kin|fax|ref(?:eree|erence)?\b/i.test(before)
      const points =
        place * 4 +
        (national?.startsWith('7') ? 2 : 0) +
        (isLabelled ? 1 : 0) +
        (isForeign ? -3 : 0) +
        (isEmergency ? -6 : 0) -
        i / 1_000
      candidates.push({
        found: foundText(piece, (isLabelled ? 0.98 : 0.94) - (isForeign ? 0.15 : 0) - (place === 0 ? 0.3 : 0)),
        points,
      })
    }
  }
  candidates.sort((a, b) => b.points - a.points)
  return candidates[0]?.found ?? null
}

const upperPostcode = (text: string): string => {
  const bare = text.replace(/\s/g, '').toUpperCase()
  return `${bare.slice(0, -3)} ${bare.slice(-3)}`
}

const isAddressLike = (line: Line): boolean => line.section === 'contact' && line.text.length <= 160

function readPostcode(lines: readonly Line[]): Found<string> | null {
  const full = best(lines, (line) => {
    for (const match of line.text.matchAll(POSTCODE)) {
      const piece = cut(line, match.index, match.index + match[0].length)
      if (placeOfPostcode(piece.text) && !isNationalInsurance(line.text, match.index))
        return foundIn(piece, upperPostcode(piece.text), 0.97)
    }
    return null
  })
  if (full && full.confidence > 0.7) return full
  for (const line of lines) {
    if (!isAddressLike(line)) continue
    for (const match of line.text.matchAll(OUTCODE)) {
      if (!placeOfPostcode(match[0]) || (/^(?:[ABC][12]|L[1-9]|C1)$/.test(match[0]) === true && !hasTown(line.text, match.index)))
        continue
      if (/(?:CEFR|level|lefel|grade)\s*$/i.test(line.text.slice(0, match.index))) continue
      const isAlone =
        line.text.trim() === match[0] ||
        (/\S@\S/.test(line.text) && split(line, /[|•·;,]/g).some((part) => part.text === match[0]))
      const isAfterTown = hasTown(line.text, match.index)
      if (isAlone || isAfterTown || /postcode|location|address|cod post|lleoliad/i.test(line.text))
        return foundIn(cut(line, match.index, match.index + match[0].length), match[0], 0.85)
    }
  }
  return full
}

/** "QQ 12 34 56 C" holds something like a postcode. */
const isNationalInsurance = (text: string, at: number): boolean =>
  /\b(?:NI|national insurance|yswiriant)\b[^|,]{0,30}$/i.test(text.slice(0, at))

const hasTown = (text: string, before: number): boolean => {
  const last = text
    .slice(0, before)
    .split(/[,|·•(]|\s{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .at(-1)
  if (last === undefined) return false
  // "22B Ditherington Road Shrewsbury SY1": nothing but a space may set the town apart.
  const words = last.replace(LABEL, '').split(/\s+/)
  return [0, words.length - 1, words.length - 2, words.length - 3].some(
    (from) => from >= 0 && townOf(words.slice(from).join(' ')) !== null,
  )
}

const COUNTRIES = /^(?:uk|u k|united kingdom|england|wales|scotland|northern ireland|great britain|cymru|lloegr|yr alban)$/
const STATES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming'
/** "San Francisco, CA", "Austin Texas 78701": a name, then a state. */
const BEFORE_STATE = new RegExp(
  `(?:^|[,|•·;]\\s*|\\s{2,})(?<town>\\p{Lu}[\\p{L}.'’-]+(?: \\p{Lu}[\\p{L}.'’-]+){0,2}),? (?:${STATES})(?=$|[\\s,|•·;(])`,
  'u',
)
/** "California" is a village near Falkirk too, but hardly anybody's town. */
const STATE = new RegExp(`^(?:${STATES})$`, 'u')
const BEGINS_WITH_STATE = new RegExp(`^(?:${STATES})(?=$|[\\s,])`, 'u')
/** A county or a country, as written after a town. */
const REGIONS =
  /^(?:uk|united kingdom|england|wales|scotland|northern ireland|great britain|cymru|(?:republic of )?ireland|usa?|united states|canada|germany|france|spain|poland|(?:north|south|east|west) (?:yorkshire|sussex|midlands|glamorgan|lothian)|co(?:unty)?\.? \p{L}+|(?:the )?isle of \p{L}+|orkney|shetland|(?:the )?western isles|anglesey|ynys môn|\p{L}+shire|cornwall|devon|kent|essex|surrey|norfolk|suffolk|cumbria|dorset|somerset|gwynedd|powys|ceredigion|conwy|fife|merseyside|highlands?|northumberland|dyfed|gwent|clwyd)$/iu
const SHORT_COUNTIES =
  /^(?:(?:n\.? ?[ew]\.? )?lincs|yorks|lancs|notts|leics|derbys|staffs|worcs|wilts|herts|beds|berks|bucks|cambs|northants|hants|glos|oxon|salop|warks|mx|middx|middlesex)\.?$/i
const MAY_BE_TOWN = /^\p{Lu}[\p{L}'’.]+(?:[ -](?:\p{Lu}[\p{L}'’.]+|on|upon|le|under|in|the|y|yr)){0,3}$/u

const STREET =
  /\b(?:street|st|road|rd|avenue|ave|lane|ln|close|drive|dr|crescent|terrace|way|court|gardens|grove|place|square|hill|row|walk|mews|view|rise|house|flat|apartment|floor|heol|stryd|ffordd|lôn|tŷ|park)\b\.?$/i

const isCountyOfAnother = (piece: Piece, all: readonly { piece: Piece }[]): boolean =>
  // "Enfield, London": the part is more exact.
  (plain(piece.text) === 'london' && all.some((other) => FURTHER.has(plain(other.piece.text)))) ||
  all.some(
    (other) =>
      plain(other.piece.text) !== plain(piece.text) && plain(placeNamed(other.piece.text)?.county ?? '') === plain(piece.text),
  )

/** Towns missing from the list, found by what follows them: a state, a county or country, a postcode on the next line. */
function townsByPlace(line: Line, lines: readonly Line[]): { piece: Piece; points: number }[] {
  const state = BEFORE_STATE.exec(line.text)
  const town = state?.groups?.town
  if (state && town) {
    const from = state.index + state[0].indexOf(town)
    return [{ piece: cut(line, from, from + town.length), points: 2 }]
  }
  const parts = split(line, /[,|•·;]|\s{2,}/g)
  const next = lines[lines.indexOf(line) + 1]
  const isBeforeCode = next?.section === 'contact' && next.text.trim().replace(POSTCODE, '') === '' && next.text.trim() !== ''
  return parts.flatMap((part, i) => {
    if (!MAY_BE_TOWN.test(part.text) || STREET.test(part.text) || REGIONS.test(part.text)) return []
    const region = parts[i + 1]?.text.replace(POSTCODE, '').replace(OUTCODE, '').replace(/[.()]/g, '').trim()
    const isLast = i === parts.length - 1
    const hasRegion =
      (region !== undefined && REGIONS.test(region)) ||
      (isLast && next?.section === 'contact' && BEGINS_WITH_STATE.test(next.text.trim()))
    return hasRegion || (isBeforeCode && isLast) ? [{ piece: part, points: isBeforeCode ? 3 : 0.5 }] : []
  })
}

/** Longest stretch that is searched for an address. */
const LONGEST_ADDRESS = 160

/** "ashington northumberland", "Peterborough (Millfield": the town before its county or district. */
function withoutRegion(piece: Piece): Piece {
  if (piece.text.length > LONGEST_ADDRESS || townOf(piece.text) !== null) return piece
  const known = /^(.+?)\s+(?:\(.*|[\p{L}. ]+)$/u.exec(piece.text)?.[1]
  const rest = known ? piece.text.slice(known.length).trim() : ''
  return known && townOf(known) !== null && (rest.startsWith('(') || REGIONS.test(rest) || SHORT_COUNTIES.test(rest))
    ? cut(piece, 0, known.length)
    : piece
}

/** "me@example.com Rotherham S60 2AB", "Lurgan, Co Armagh BT67 9AQ": the town right before a postcode. `text`: the line up to it. */
function townBefore(text: Piece): { piece: Piece; points: number } | null {
  let before = trimmed(cut(text, 0, /\s*\bpost ?code\s*[:–-]?\s*$/i.exec(text.text)?.index ?? text.text.length), ' ,.·•|(–-')
  for (const last = () => split(before, /,|\s{2,}/g).at(-1); ; ) {
    const region = last()
    if (!region || region.start === before.start || !REGIONS.test(region.text)) break
    before = trimmed(cut(before, 0, region.start - before.start), ' ,.·•|(–-')
  }
  const isSmall = before.text === before.text.toLowerCase()
  for (let words = 3; words > 0; words--) {
    const last = new RegExp(`(?<=^|\\s)(?:\\S+\\s+){${words - 1}}\\S+$`).exec(before.text)
    if (!last || !(isSmall ? /^[^,]*$/ : /^\p{Lu}[^,]*$/u).test(last[0]) || townOf(last[0]) === null) continue
    return { piece: cut(before, last.index), points: 6 }
  }
  // A place that no list knows.
  const part = split(before, /[,|•·;.~*/]|\s{2,}|\s[-–—]\s/g).at(-1)
  const known = part ? withoutRegion(part) : undefined
  if (part && known && known !== part) return { piece: known, points: 6 }
  if (part && /[.@]$/.test(text.text.slice(0, part.start - text.start))) return null
  const isPlain = part && !STREET.test(part.text) && !REGIONS.test(part.text) && !LABEL.test(part.text)
  return isPlain && (isSmall ? /^\p{Ll}[\p{Ll}'’]{2,}(?: [\p{Ll}'’]{3,}){0,2}$/u : MAY_BE_TOWN).test(part.text)
    ? { piece: part, points: 2.5 }
    : null
}

function readTown(lines: readonly Line[], postcode: Found<string> | null): Found<string> | null {
  const candidates: { piece: Piece; points: number }[] = []
  const isNear = (line: Line) => postcode !== null && Math.abs(line.start - postcode.start) < 160
  for (const line of lines) {
    if (line.isHeading || (line.kind === 'item' && line.section !== 'contact')) continue
    const isLong = line.text.length > 200
    const isHere = postcode !== null && line.start <= postcode.start && postcode.end <= line.start + line.text.length
    const isContact = line.section === 'contact'
    if (!isContact && !isHere && !(isNear(line) && rank(line) === 1)) continue
    const isLabelled = LABEL.test(line.text.trim()) && /:/.test(line.text)
    if (isContact && !isLong) candidates.push(...townsByPlace(line, lines))
    // The lines above a letter may have run into it.
    const top = isLong ? cut(line, 0, /^.{0,80}?(?:@|\d{5})/su.test(line.text) ? 120 : 0) : line
    for (const part of split(top, /[,|•·;~*/]|\s{2,}|\s[-–—]\s|\n/g)) {
      const label = LABEL.exec(part.text)
      const bare = trimmed(cut(part, label?.[0].length ?? 0))
      const code = new RegExp(`${POSTCODE.source}|${OUTCODE.source}`, 'iu').exec(bare.text)
      const address = trimmed(code ? cut(bare, 0, code.index) : bare, ' ,.()')
      const [vague] = /^(?:live-?in or |[\p{L} ]+ or )?/iu.exec(address.text) ?? ['']
      const town = withoutRegion(trimmed(cut(address, vague.length, address.text.replace(/\s(?:area|based)$/i, '').length)))
      if (town.text === '' || COUNTRIES.test(plain(town.text)) || STATE.test(town.text)) continue
      const isCode = code !== null && placeOfPostcode(code[0]) !== null
      if (townOf(town.text) === null || (!isContact && !isCode && !isHere)) continue
      // A street's or a person's name may be a town's too: "Lincoln Road", "Chester".
      candidates.push({
        piece: town,
        points:
          (isHere ? 4 : isNear(line) ? 1 : 0) +
          (label || isLabelled ? 3 : 0) +
          (isCode ? 2 : 0) +
          (isContact ? 1 : 0) -
          (REGIONS.test(town.text) ? 2 : 0),
      })
    }
    if (isHere && postcode) {
      const end = postcode.start - line.start
      const found = townBefore(cut(line, Math.max(0, end - LONGEST_ADDRESS), end))
      if (found) candidates.push({ ...found, points: found.points + (isLabelled ? 3 : 0) + (isContact ? 1 : 0) })
    }
    // "I live in Halifax": in a sentence.
    if (isContact || line.section === 'summary') {
      const residence =
        /\b(?:lives?|living|based|local to|currently|now|home is|from|byw yn|yn byw yn)\s+(?:in |near |at )?((?:\p{Lu}[\p{L}'’-]+)(?:[ -](?:upon|on|le|in|\p{Lu}[\p{L}'’-]+)){0,3})/u.exec(
          line.text,
        )
      if (residence?.[1]) {
        for (let words = residence[1].split(' ').length; words > 0; words--) {
          const town = residence[1].split(' ').slice(0, words).join(' ')
          const from = residence.index + residence[0].length - residence[1].length
          if (townOf(town) === null) continue
          candidates.push({ piece: cut(line, from, from + town.length), points: 1 })
          break
        }
      }
    }
  }
  const area = postcode ? postTownOf(postcode.value) : null
  // In an address the post town comes last, before the postcode.
  const chosen = candidates
    .map((candidate, i) => ({
      ...candidate,
      points:
        candidate.points -
        (candidates.length > 1 && isCountyOfAnother(candidate.piece, candidates)
          ? plain(candidate.piece.text) === 'london'
            ? 4
            : 1
          : 0) +
        (area && plain(area.name) === plain(candidate.piece.text) ? 1.5 : 0) +
        (candidate.points >= 4 ? i * 0.1 : -i * 0.1),
    }))
    .filter(({ piece }) => !STREET.test(piece.text) || townOf(piece.text) !== null)
    .sort((a, b) => b.points - a.points)[0]
  return chosen ? foundText(chosen.piece, chosen.points >= 3 ? 0.93 : chosen.points >= 1 ? 0.8 : 0.6) : null
}

function readLinks(lines: readonly Line[]): Found<string>[] {
  const links: Found<string>[] = []
  const known = new Set<string>()
  for (const line of lines) {
    if (rank(line) < 0) continue
    const masked = line.text.replace(EMAIL, (address) => ' '.repeat(address.length))
    for (const match of masked.matchAll(LINK)) {
      const piece = trimmed(cut(line, match.index, match.index + match[0].length), ' .,;:!?\'"')
      const isSure = /^(?:https?:\/\/|www\.)|linkedin\.|github\.|gitlab\.|behance\.|\/./i.test(piece.text)
      if (NOT_LINKS.test(piece.text) || (!isSure && line.section !== 'contact' && line.section !== 'other')) continue
      if (
        !isSure &&
        /\.(?:me|co|pro|art|link|page|london|tech|io)$/i.test(piece.text) &&
        !/web|site|portfolio|blog|link/i.test(line.text) &&
        line.text.trim() !== piece.text &&
        line.text.length > 120
      )
        continue
      const key = piece.text
        .toLowerCase()
        .replace(/^https?:\/\//, '')
        .replace(/^www\./, '')
        .replace(/\/$/, '')
      if (known.has(key)) continue
      known.add(key)
      links.push(foundText(piece, (isSure ? 0.95 : 0.8) - (rank(line) === 0 ? 0.3 : 0)))
    }
  }
  return links
}
