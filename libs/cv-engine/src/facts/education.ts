import type { EducationFact, Found, QualificationKind } from '@onward/contracts/curriculum'
import type { DateRange } from './dates'
import { endsOpen, findDates } from './dates'
import type { Line } from './line'
import type { Piece } from './pieces'
import { cut, foundIn, foundText, listed, plain, split, trimmed } from './pieces'

type Result = EducationFact['results'][number]

/** Which kind a qualification is, first match wins: the particular before the general. */
const KINDS: readonly (readonly [QualificationKind, RegExp])[] = [
  ['other', /\bO[- ]?levels?\b|\bCSEs?\b|\bESOL\b|\bRSA\b|\bLefel O\b/i],
  [
    'foreign',
    /\b(?:baccalaur[ée]at|bachillerato|abitur|matura|maturit[aàă]|wassce|waec|ssce|neco|kcse|csec|high school diploma|technikum|zasadnicza|liceum|licencjat|magister|licenciatura|contadur|ingenier|laurea|dipl[oô]me|selectividad|gaokao|hsc|ssc|higher secondary|12th (?:standard|grade|class)|10th (?:standard|grade|class)|lisans|apolytirio|attestat|testimonium|b\.?\s?pharm|mbbs|bca\b|mca\b|matric(?:ulation)?|secondary school certificate|intermediate \(|school leaving certificate|enic|naric|atestat|bacalaureat|b[ằă]ng|vysvědčení|érettségi|b\.?\s?com\b|b\.?\s?tech\b|bba\b|associate (?:degree|of)|vocational school|zawodow|szkoł|coala profesional|cap coiffure|west african|fachabitur|ausbildung|diplom(?!a)|bac\b)/i,
  ],
  [
    'functional-skills',
    /\b(?:functional skills|key skills|essential skills|sgiliau hanfodol|skills for life|adult (?:literacy|numeracy))\b/i,
  ],
  ['gcse', /\b(?:i?gcse['’]?s?|tgau)\b/i],
  ['t-level', /\bt[- ]levels?\b|\blefel t\b/i],
  ['as-level', /\bas[- ]levels?\b|\b(?:lefel|safon) uwch gyfrannol\b|\blefel as\b/i],
  ['a-level', /\ba2?[- ]?levels?\b|\blefel a\b|\bsafon uwch\b|\badvanced level\b/i],
  ['btec', /\bbtec\b/i],
  ['svq', /\bsvq\b/i],
  ['nvq', /\bnvq\b|\bqcf\b|\brqf\b/i],
  [
    'scottish-higher',
    /\b(?:advanced )?highers?\b(?! education| secondary| side| national| diploma| certificate| apprentic| level)/i,
  ],
  [
    'scottish-national',
    /\bnational [1-5]s?\b|\bnat(?:ional)?s?\.? ?[3-5]\b|\bstandard grades?\b|\bintermediate [12]\b|\bnational qualifications\b/i,
  ],
  ['hnc', /\bhnc\b|\bhigher national certificate\b/i],
  ['hnd', /\bhnd\b|\bhigher national diploma\b/i],
  ['apprenticeship', /\bapprentic|\bprentisiaeth/i],
  ['city-and-guilds', /\bcity\s?(?:&|and)\s?guilds\b|\bc&g\b/i],
  ['access', /\baccess to\b|\baccess (?:course|diploma|certificate)\b|\bmynediad i\b/i],
  ['foundation-degree', /\bfoundation degree\b|\bfda\b|\bfdsc\b|\bfdeng\b|\bgradd sylfaen\b/i],
  [
    'teaching',
    /\bpgce\b|\bpgde\b|\bqts\b|\bcertificate in education\b|\bcert ?ed\b|\bptlls\b|\bctlls\b|\bdtlls\b|\btar\b(?= |$)/i,
  ],
  ['doctorate', /\bph\.?\s?d\b|\bdphil\b|\bdoctorate\b|\bdoethuriaeth\b/i],
  [
    'masters',
    /\bm\.?sc\b|\bm\.?a\b(?=[\s(,.:]|$)|\bmba\b|\bm\.?eng\b|\bm\.?ed\b|\bmres\b|\bmphil\b|\bllm\b|\bmasters\b|\bmaster['’]s\b|\bmaster (?:degree|of|in)\b|\bgradd meistr\b/i,
  ],
  [
    'degree',
    /\bb\.?sc\b|\bb\.?a\b(?=[\s(,.:]|$)|\bb\.?eng\b|\bb\.?ed\b|\bllb\b|\bbachelors?['’]?s?\b|\bdegree\b|\bbmus\b|\bmb ?chb\b|\bgradd\b|\bhons\b|\bhonours\b/i,
  ],
  ['diploma', /\bdiploma\b|\bdip\b/i],
  [
    'certificate',
    /\bcertificate\b|\bcert\b|\baward\b|\btystysgrif\b|\bilm\b|\baat\b|\bcache\b|\bncfe\b|\bvrq\b|\bcourse\b|\bcwrs\b/i,
  ],
  ['nvq', /^(?:level|lefel) \d\b/i],
  [
    'other',
    /\b(?:level|lefel|entry|stage|grade) \d\b|\bqualification\b|\bdofe\b|\bduke of edinburgh|\bfoundation year\b|\bib\b|\binternational baccalaureate\b/i,
  ],
]
export const kindOf = (text: string): QualificationKind | null => KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? null

const INSTITUTION =
  /(?:\b(?:school|schools|academy|academies|college|university|uni|institute|institution|polytechnic|sixth form|high|grammar|comprehensive|primary|secondary|centre|center|hmp|hmyoi|novus|learndirect|adult (?:education|learning)(?: service)?|skills centre|sgoil|colaiste|oilthigh|training (?:ltd|group|centre|services)|conservatoire|seminary|ysgol|coleg|prifysgol|universi\w+|uniwersytet|universität|politechnika|polytechnic|politecnico|lyc[ée]e|liceo|coll[èe]ge|gymnasium|lyceum|lykeio|gimnazjum|liceum|technikum(?! \p{Lu}\p{L}+, matura)|zesp[óo]ł|szko[łl]|instituto|institut|istituto|colegio|escuela|école|fachhochschule|hochschule|trường|gakuin|daigaku|madrasa|madrassa)\b|zespół|szkół|đại học|学)/iu
export const isInstitution = (text: string): boolean => INSTITUTION.test(text)
const SUBJECTS = new Set(
  `english english language english literature maths mathematics further maths science double science combined science biology chemistry physics applied science history geography
religious studies re rs french german spanish italian welsh welsh second language cymraeg saesneg mathemateg bioleg cemeg ffiseg hanes daearyddiaeth gwyddoniaeth art art and design celf fine art music drama dance
pe physical education sport sports science media media studies film studies business business studies economics accounting law sociology psychology philosophy politics government and politics
computing computer science ict it design and technology dt food technology food and nutrition resistant materials textiles graphics product design engineering construction health and social care child development
hospitality hospitality and catering catering travel and tourism leisure and tourism citizenship modern studies classics latin polish urdu arabic punjabi chinese russian metalwork woodwork home economics photography literature numeracy literacy ict skills literacy and numeracy
communication application of number technology crafts administration accounts craft and design physical science statistics general studies critical thinking electronics agriculture horticulture`
    .split(/\n/)
    .flatMap((line) => line.split(' ')),
)
for (const subject of [
  'english language|english literature|craft and design|technological studies|graphic communication|food and nutrition|combined science|double science|design and technology|food technology|modern studies|child development|health and social care|business studies|physical education|religious studies|computer science|art and design|further maths|media studies|film studies|travel and tourism|science double award|welsh second language|welsh language|religious education|double award science|applied science|iaith gymraeg|llenyddiaeth saesneg|iaith saesneg|sport science|sports studies|information technology|graphic communication|home economics|fashion and textiles|hospitality and catering|craft design and technology|additional science|core science|triple science|performing arts|general science|social studies',
].flatMap((list) => list.split('|')))
  SUBJECTS.add(subject)

const GRADE_CORE =
  'A\\*{1,2}A?\\*?|\\*|L[12][PMD]\\*?|D\\*D\\*D\\*?|D\\*D\\*|D\\*D{1,2}|D\\*|[A-GU]{1,2}\\*?[1-9]?|[PMD]{2,3}|[1-9][-/]?[1-9]?|Pass(?:ed)?|Merit|Distinction\\*?|Credit|2:[12i]{1,2}|[12]st|2\\.[12]|First(?:[- ]class)?(?: honours)?|Upper second|Lower second|Second class(?: \\w+)?|Third(?: class)?|[Gg]rade (?:[A-GU]{1,2}\\*?|[1-9](?:-?[1-9])?)|\\d{2,3}%|Llwyddo|Teilyngdod|Rhagoriaeth|Pas|C[-/]D|B[-/]C|A[-/]B'
const GRADE_AT_END = new RegExp(
  `^(?<subject>\\p{L}[\\p{L}\\p{M}&'’/ ()-]{1,48}?)\\s*(?:[-–:=]\\s*|\\(\\s*|\\s(?:at\\s|grade\\s|gradd\\s)?)\\(?(?<grade>${GRADE_CORE})\\)?(?:\\s*\\([^)]{1,30}\\))?$`,
  'u',
)
const GRADE_FIRST = new RegExp(
  `^(?!BA|MA|BE|ME)(?<grade>${GRADE_CORE})\\s+(?:in|yn|mewn)\\s+(?<subject>\\p{L}[\\p{L}&'’/ -]{1,48})$`,
  'u',
)
/** "Overall grade MMP", "at grades A*–C", "A-C". */
const OVERALL =
  /(?:^|[\s(,:–-])((?:overall|final|predicted)?\s?(?:grades?|graddau?|result|at|all|gradd)\s*:?\s*(?:at\s)?(?:grades?\s)?([A-G]\*{0,2}\s?(?:[-–/]|to|i)\s?[A-GU]\*?|[1-9]\s?(?:[-–/]|to|i)\s?[1-9]|[A-GU]\*?|[1-9](?![\d:])|[PMD]{2,3}|D\*D\*D\*?|Pass|Merit|Distinction\*?|2:[12]|First|Teilyngdod|Rhagoriaeth|Llwyddo)(?:\s(?:or|and|neu)\s(?:above|better|uwch))?)(?![\p{L}\p{N}])/iu
const RANGE_ALONE = /(?<![\p{L}\p{N}])([A-G]\*{0,2}\s?(?:[-–]|to)\s?[A-GU]\*?|[1-9]\s?(?:[-–]|to)\s?[1-9])(?![\p{L}\p{N}])/u
const DEGREE_GRADE =
  /(?:^|[\s,(–-])(2:[12]|2\.[12]|first(?: class)?(?: honours)?|1st(?: class)?|upper second(?: class)?|lower second(?: class)?|third class|distinction\*?|merit|pass|DDD|DDM|DMM|MMM|MMP|MPP|PPP|D\*D\*D\*?|D\*DD?|teilyngdod|rhagoriaeth)\)?$/i

const GRADES_ALONE =
  /^(?:(?:pass(?:ed)?|merit|distinction\*?|credit|first|starred first|llwyddo|teilyngdod|rhagoriaeth)(?:\s*[,/&-]\s*|\s+and\s+|$))+$/i

/** "Left: 1989": what stands beside a date. */
const LABEL_ALONE = /^(?:left|to|year left|years?|dates?|from|attended|finished|completed|graduated)\W*$/i

interface Draft {
  qualification: Found<string> | null
  kind: QualificationKind | null
  institution: Found<string> | null
  date: DateRange | null
  /** Taken over from the entry above. */
  isShared: boolean
  results: Result[]
  start: number
}
interface Reading {
  line: Line
  date: DateRange | null
  qualification: Piece | null
  institution: Piece | null
  results: Result[]
  isNote: boolean
}

/** "Sydney Smith School, Hull, left" (1986). */
const withoutEnd = (piece: Piece): Piece => {
  const match =
    /[\s,(]{1,5}(?:done at work|working towards|in progress|ongoing|part[- ]time|evening class(?:es)?|day release|block release|distance learning|correspondence|at|left|until|graduated|completed|from|achieved|awarded|gained|in|since|expected|yn|graddio)$/i.exec(
      piece.text,
    )
  return match ? trimmed(cut(piece, 0, match.index)) : piece
}

const withoutLink = (piece: Piece): Piece => {
  const at = piece.text.search(/\s*\(https?:\/\/[^\s)]*\)\s*$/)
  return at > 0 ? cut(piece, 0, at) : piece
}

/** After dates in brackets: "A Levels (Exeter College, 2022–24): Business B". */
const withoutClose = (piece: Piece): Piece => trimmed(cut(piece, /^[)\].][\s:,]*/.exec(piece.text)?.[0].length ?? 0))

const NOTE =
  /^(?:modules?|major courses?|subjects? (?:studied|included?)|key modules|dissertation|projects?|relevant|responsib|i\s|my\s|we\s|worked|achieved|studied|elected|awarded|prefect|captain|currently|including|covering|units?|topics|uk enic|enic|naric|comparable|equivalent|statement|no (?:exams|qualifications|formal|certificates)|none\b|left (?:school|education) (?:at|with(?:out| no))|dim (?:cymwysterau|arholiadau))/i
/** "Including Maths and English", "9 including Maths B". */
const INCLUDING =
  /^(?:(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven)\s+)?(?:including|subjects?(?: studied| included?)?:?)\s+(.*)$/i
const LABELS =
  /^(?:qualifications?|course|institution|school|college|subjects?|results?|grades?|dates?|left|year left|to|passes|passed|exam(?:ination)?s?(?: passed)?|attended|years?|awards?|cymhwyster|ysgol|coleg)\s*:\s*/i

export function readEducation(lines: readonly Line[], text: string): EducationFact[] {
  const own = lines.filter((line) => !line.isHeading)
  const readings: Reading[] = []
  const isYear = (line: Line | undefined): line is Line => line !== undefined && /^(?:19|20)\d\d$/.test(line.text.trim())
  for (let i = 0; i < own.length; i++) {
    const line = own[i] as Line
    const next = own[i + 1]
    const reading = readLine(line, text, next)
    // From when and until when, each on a line of its own.
    if (isYear(line) && isYear(next) && line.text.trim() < next.text.trim() && reading.date) {
      const until = findDates(next.text)[0]
      if (until?.until) {
        reading.date = { ...reading.date, until: shifted(until, next.start).until, isSingle: false }
        i++
      }
    }
    readings.push(reading)
    if (reading.date && next && reading.date.end > next.start) i++
  }
  return merged(readings).map(factOf)
}

function readLine(line: Line, text: string, next: Line | undefined): Reading {
  const reading: Reading = { line, date: null, qualification: null, institution: null, results: [], isNote: false }
  const pieces: Piece[] = []
  const ranges = line.text.length > 260 ? [] : findDates(line.text)
  const date = ranges.find((range) => !range.isSingle) ?? ranges[0]
  if (date) {
    reading.date = shifted(date, line.start)
    pieces.push(cut(line, 0, date.start), cut(line, date.end))
  } else pieces.push(line)
  if (next && endsOpen(line.text) && next.text.length < 40) {
    const both = findDates(text.slice(line.start, next.start + next.text.length)).find(
      (range) => !range.isSingle && range.end > line.text.length,
    )
    if (both) {
      reading.date = shifted(both, line.start)
      pieces.splice(
        0,
        pieces.length,
        cut(line, 0, Math.max(0, both.start)),
        cut(next, Math.min(next.text.length, Math.max(0, both.end - (next.start - line.start)))),
      )
    }
  }
  const bare = line.text.trim()
  // "CSE 451 – Operating Systems": what was taught, by its number.
  if (/^[A-Z]{2,5} ?(?!(?:19|20)\d\d)\d{3,4}[A-Z]?\s*[-–:]\s/.test(bare)) return { ...reading, isNote: true, date: null }
  if (
    (NOTE.test(bare) || INCLUDING.test(bare)) &&
    !(kindOf(bare) && bare.length < 60 && !/enic|naric|comparable|equivalent/i.test(bare))
  ) {
    // "Including Maths and English": the subjects of what stands above.
    const list = INCLUDING.exec(bare)
    if (list?.[1]) reading.results.push(...subjectsOf(cut(line, line.text.length - list[1].length)))
    if (reading.results.length === 0) reading.isNote = true
    return reading
  }
  // "9 at A*-C with English and Maths": how many, of what stands above.
  const counted =
    /^(?:(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|all|passes?)\s*,?\s+){0,2}(?:at\s|grades?\s|graddau\s|passes\s){0,2}/i.exec(
      bare,
    )?.[0] ?? ''
  const range = RANGE_ALONE.exec(bare)
  if (!date && range && kindOf(bare) === null && range.index <= counted.length + 12 && counted !== '') {
    const at = line.text.indexOf(range[0])
    reading.results.push(foundIn(cut(line, at, at + range[0].length), { subject: null, grade: tidyGrade(range[0]) }, 0.85))
    return reading
  }
  for (const whole of pieces.map((piece) => withoutEnd(withoutClose(withoutLink(trimmed(piece)))))) {
    if (!/\p{L}/u.test(whole.text) || LABEL_ALONE.test(whole.text)) continue
    const label = LABELS.exec(whole.text)
    readPiece(label ? trimmed(cut(whole, label[0].length)) : whole, reading)
  }
  // "BTEC National – Distinction, Merit, Merit": what stands where the school would is the grade.
  if (reading.institution && GRADES_ALONE.test(reading.institution.text)) {
    reading.results.push(foundIn(reading.institution, { subject: null, grade: tidyGrade(reading.institution.text) }, 0.85))
    reading.institution = null
  }
  return reading
}

const shifted = (range: DateRange, by: number): DateRange => ({
  ...range,
  from: range.from && { ...range.from, start: range.from.start + by, end: range.from.end + by },
  until: range.until && { ...range.until, start: range.until.start + by, end: range.until.end + by },
  start: range.start + by,
  end: range.end + by,
})

/** What a degree may be in: no school, no other qualification, no grade. */
const isPlainName = (text: string): boolean =>
  /^\p{Lu}\P{N}{2,50}$/u.test(text) && !INSTITUTION.test(text) && kindOf(text) === null && !DEGREE_GRADE.test(` ${text}`)

/** Before a colon and a qualification. */
const mayBeSchool = (text: string): boolean =>
  strictInstitution(text) ||
  (/^\p{Lu}[\p{L}'’.& -]{2,40}$/u.test(text) &&
    text.split(/\s+/).length <= 4 &&
    kindOf(text) === null &&
    !LABELS.test(`${text}: `) &&
    !NOTE.test(text) &&
    !/\b(?:qualifications?|education|training|academic|vocational|awarded|grades?|subjects?|also|other|further)\b/i.test(text) &&
    !SUBJECTS.has(plain(text)))

/** A degree that does not say in what. */
const isBareDegree = (text: string): boolean =>
  /^(?:(?:bachelor|master|doctor|associate)(?:['’]?s)?(?: degree)?(?: of (?:applied |fine )?(?:science|arts?|engineering|education|laws?|philosophy|commerce|business administration|technology))?|ph\.?\s?d\.?|[bm]\.?\s?(?:sc|a|eng|ed|com|tech)\.?(?: \(hons\))?|associate degree)$/i.test(
    text.trim(),
  )

const STRONG =
  /\s(?=grades\s[A-G1-9])|(?<=\b(?:boys|girls|school|college|academy|comprehensive|high|university))\s(?=grade\s[A-G1-9])|\s[–—|•]\s?|\s-\s|\s{2,}|[|•;\n]|\s@\s|\s(?:at|yng?|from)\s(?=(?:the\s)?(?:(?:\p{Lu}[\p{L}'’.-]+|and|of|&|OF|AND)\s){0,6}(?:School|College|University|Academy|Institute|Sixth|HMP|Coleg|Prifysgol|Ysgol|SCHOOL|COLLEGE|UNIVERSITY|ACADEMY))/gu

/** One stretch of a line beside its dates: a qualification, where it was gained, and results. */
function readPiece(whole: Piece, reading: Reading): void {
  // "English Language - 5": a dash before a grade sets nothing apart.
  const only = listed(whole).length === 1 ? resultOf(whole) : null
  if (only && (isSubject(only.value.subject) || (reading.line.kind === 'item' && isSubjectLike(only)))) {
    reading.results.push(only)
    return
  }
  const many = allResults(whole)
  if (many) {
    reading.results.push(...many)
    return
  }
  // "2:2" behind the dates, "Distinction" or "DMM" on a line of its own.
  if (
    /^(?:2[:.][12i]{1,2}|first(?: class)?(?: honours)?|1st(?: class)?)$/i.test(whole.text) ||
    /^(?:[PMD]{3}|D\*D?\*?D?\*?)$/.test(whole.text) ||
    GRADES_ALONE.test(whole.text)
  ) {
    reading.results.push(foundIn(whole, { subject: null, grade: tidyGrade(whole.text) }, 0.85))
    return
  }
  const inner = /^([^()]{3,60}?)\s*\(([^()]{6,200})\)(?:,\s+(\S[^()]*))?$/.exec(whole.text)
  if (inner?.[1] && inner[2] && kindOf(inner[1]) !== null) {
    // "A levels (Spanish A*, Geography B)"
    const from = whole.text.indexOf('(', inner[1].length) + 1
    const results = resultsOf(cut(whole, from, from + inner[2].length))
    if (results.length > 1 && results.every(({ value }) => value.grade !== null)) {
      reading.results.push(...results)
      readPiece(trimmed(cut(whole, 0, inner[1].length)), reading)
      if (inner[3]) readRest(cut(whole, whole.text.length - inner[3].length), reading)
      return
    }
  }
  const taught = /^(.{3,70}?):\s+(\S.*)$/s.exec(whole.text)
  if (taught?.[1] && taught[2] && INSTITUTION.test(taught[1])) {
    // "Coleg Sir Gâr: Welsh C, History B": where, and what came of it.
    const rest = cut(whole, whole.text.length - taught[2].length)
    const results = resultsOf(rest)
    const count = /^(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven)\b/i.exec(rest.text)
    const range = count && RANGE_ALONE.exec(rest.text)
    if (range)
      results.push(
        foundIn(cut(rest, range.index, range.index + range[0].length), { subject: null, grade: tidyGrade(range[0]) }, 0.85),
      )
    if (results.length > 0) {
      reading.results.push(...results)
      readRest(trimmed(cut(whole, 0, taught[1].length)), reading)
      return
    }
  }
  // "Telford College: NVQ Level 2", "Warrenpoint: GCSEs": where, then what.
  if (taught?.[1] && taught[2] && !reading.institution && kindOf(taught[2]) !== null && mayBeSchool(taught[1])) {
    reading.institution = trimmed(cut(whole, 0, taught[1].length))
    readPiece(trimmed(cut(whole, whole.text.length - taught[2].length)), reading)
    return
  }
  const run = runOfResults(whole)
  if (run.length > 0) {
    reading.results.push(...run)
    return
  }
  const counted = countedOf(whole)
  if (counted) {
    reading.qualification ??= counted.qualification
    reading.results.push(...counted.results)
    readRest(counted.rest, reading)
    return
  }
  const listHead = /^([^:]{2,70}):\s+(\S.*)$/s.exec(whole.text)
  if (listHead?.[1] && listHead[2] && kindOf(listHead[1])) {
    reading.qualification ??= trimmed(cut(whole, 0, listHead[1].length))
    const rest = cut(whole, whole.text.length - listHead[2].length)
    const results = resultsOf(rest)
    const overall = DEGREE_GRADE.exec(rest.text)
    if (results.length > 0) reading.results.push(...results)
    else if (overall?.[0].trim().length === rest.text.length)
      reading.results.push(foundIn(rest, { subject: null, grade: tidyGrade(rest.text) }, 0.88))
    else readRest(rest, reading)
    return
  }
  readRest(whole, reading)
}

const isSubject = (subject: string | null): boolean => subject === null || SUBJECTS.has(plain(subject.replace(/&/g, 'and')))

/** "Turkish – A*" in a list: few words with a school's grade. */
const isSubjectLike = ({ value: { subject, grade } }: Result): boolean =>
  subject !== null &&
  subject.split(/\s+/).length <= 4 &&
  kindOf(subject) === null &&
  !INSTITUTION.test(subject) &&
  /^(?:[A-GU]\*{0,2}|[1-9]|Pass|Merit|Distinction)$/.test(grade ?? '')

/** "English D Maths E Home Economics C": subjects with their grades, and nothing between them. */
function runOfResults(piece: Piece): Result[] {
  const results: Result[] = []
  let at = 0
  for (const match of piece.text.matchAll(
    /(\p{Lu}[\p{L}&'’ ]{1,40}?)\s\(?([A-GU]\*{0,2}|[1-9](?:-[1-9])?)\)?(?=\s\p{Lu}|\s*$)/gu,
  )) {
    if (!isSubject(match[1] ?? '') && !(results.length > 0 && (match[1] ?? '').split(' ').length <= 2)) return []
    results.push(
      foundIn(
        cut(piece, match.index, match.index + match[0].length),
        { subject: match[1] ?? '', grade: tidyGrade(match[2] ?? '') },
        0.85,
      ),
    )
    at = match.index + match[0].length
  }
  return results.length >= 2 && piece.text.slice(at).trim() === '' ? results : []
}

/** "English - B; Maths - C": nothing but subjects with grades, most of them known. */
function allResults(whole: Piece): Result[] | null {
  const parts = listed(whole)
  const results = parts.flatMap((part) => resultOf(part) ?? [])
  if (parts.length < 2 || results.length < parts.length) return null
  const known = results.filter(({ value }) => SUBJECTS.has(plain((value.subject ?? '').replace(/&/g, 'and'))))
  return known.length * 2 >= results.length && results.every(({ value }) => kindOf(value.subject ?? '') === null) ? results : null
}

function readRest(whole: Piece, reading: Reading): void {
  for (const group of split(whole, STRONG).flatMap(atSplit)) {
    const parts = listed(group)
    let open: Piece[] = []
    let kind: 'qualification' | 'institution' | null = null
    const close = () => {
      const first = open[0]
      const last = open.at(-1)
      if (first && last && kind && !reading[kind])
        reading[kind] = cut(whole, first.start - whole.start, last.start - whole.start + last.text.length)
      open = []
    }
    for (const part of parts) {
      // "Luton Sixth Form College, 6 GCSEs including English C and ICT B"
      const count = kind === 'institution' && !reading.qualification ? countedOf(part) : null
      if (count && count.results.length > 0) {
        close()
        kind = null
        reading.qualification = count.qualification
        reading.results.push(...count.results)
        continue
      }
      const bare = kind === null ? reading.qualification : null
      if (bare && isBareDegree(bare.text) && part.start - bare.start - bare.text.length < 5 && isPlainName(part.text)) {
        reading.qualification = { text: `${bare.text} ${part.text}`, start: bare.start }
        continue
      }
      const overall =
        new RegExp(`^${OVERALL.source}`, 'iu').exec(part.text) ??
        (RANGE_ALONE.exec(part.text)?.[0].length === part.text.length ? ['', part.text, part.text] : null)
      const graded = resultOf(part)
      const mayBeResult = graded !== null && !(INSTITUTION.test(part.text) && !SUBJECTS.has(plain(graded.value.subject ?? '')))
      if (overall?.[2] && (overall[1]?.length ?? 0) >= part.text.length - 2) {
        close()
        reading.results.push(foundIn(part, { subject: null, grade: tidyGrade(overall[2]) }, 0.85))
        kind = null
        continue
      }
      const degree = kind === 'qualification' && DEGREE_GRADE.exec(part.text)
      if (degree && degree[0].trim().length >= part.text.length - 1) {
        reading.results.push(foundIn(part, { subject: null, grade: tidyGrade(part.text) }, 0.85))
        continue
      }
      if (mayBeResult && graded) {
        const within = kindOf(graded.value.subject ?? '')
        close()
        kind = null
        if (within === null) {
          reading.results.push(graded)
          continue
        }
        const own = qualified(part, graded)
        if (own) {
          if (!reading.qualification) reading.qualification = own.qualification
          reading.results.push(own.result)
          continue
        }
      }
      const following = parts[parts.indexOf(part) + 1]
      const isSubject = SUBJECTS.has(plain(part.text)) && !(following && isBareDegree(following.text))
      if (
        isSubject &&
        (reading.results.length > 0 || reading.qualification || open.length > 0 || parts.length > 1) &&
        kindOf(part.text) === null
      ) {
        close()
        kind = null
        reading.results.push(foundIn(part, { subject: part.text, grade: null }, 0.75))
        continue
      }
      const isInstitution =
        INSTITUTION.test(part.text) && !/^(?:high school diploma|a university|university degree)/i.test(part.text)
      const isQualification =
        kindOf(part.text) !== null &&
        !(
          isInstitution &&
          !/^(?:\p{L}+ ){0,3}(?:btec|nvq|gcse|diploma|degree|ba|bsc|level)/iu.test(part.text) &&
          strictInstitution(part.text)
        )
      if (isInstitution && !(isQualification && kind === null && !strictInstitution(part.text))) {
        // What stands between a qualification and a school's name belongs to the name: "Novus, HMP Leeds".
        const tail =
          kind === 'qualification'
            ? open
                .slice(1)
                // "Children's Play, Learning and Development" goes on as a list of subjects does.
                .filter(
                  (piece) =>
                    /^\p{Lu}/u.test(piece.text) && !/\d|\s(?:and|&|a|ac)\s/.test(piece.text) && kindOf(piece.text) === null,
                )
            : []
        if (kind === 'institution') open.push(part)
        else {
          if (tail.length > 0) open = open.filter((piece) => !tail.includes(piece))
          close()
          kind = 'institution'
          open = [...tail, part]
        }
      } else if (isQualification && kind !== 'qualification') {
        close()
        if (reading.qualification) {
          kind = null
          continue
        }
        kind = 'qualification'
        open = [part]
      } else if (kind === null) {
        if (reading.qualification && !reading.institution && /^\p{Lu}/u.test(part.text)) kind = 'institution'
        else if (!reading.qualification && !reading.institution && /^\p{Lu}/u.test(part.text)) kind = 'qualification'
        else continue
        open = [part]
      } else open.push(part)
    }
    if (kind === 'qualification' && open.length > 1 && !reading.institution) {
      // No word tells a school: after the qualification the next name is one, unless it goes on in numbers or small letters.
      const at = open.findIndex(
        (piece, i) =>
          i > 0 &&
          /^\p{Lu}\P{N}*$/u.test(piece.text) &&
          kindOf(piece.text) === null &&
          !DEGREE_GRADE.test(` ${piece.text}`) &&
          !OF_A_COURSE.test(piece.text),
      )
      if (at > 0) {
        const rest = open.slice(at)
        open = open.slice(0, at)
        close()
        kind = 'institution'
        open = rest
      }
    }
    close()
  }
}

/** "Abitur at Gymnasium Kreuzgasse": after a qualification the word says where. */
function atSplit(group: Piece): Piece[] {
  const match = /^([^,;]{3,80}?)\sat\s(?!(?:Grades?|Level|Home|Work|Key)\b|[A-G]\b)(?=\p{Lu}\p{Ll})/u.exec(group.text)
  if (!match?.[1] || kindOf(match[1]) === null || INSTITUTION.test(match[1])) return [group]
  return [trimmed(cut(group, 0, match[1].length)), trimmed(cut(group, match[0].length))]
}

/** "Children's Play, Learning and Development": a course goes on. */
const OF_A_COURSE =
  /^(?:\p{L}+(?:\s\p{L}+)?,?\s(?:and|&)\s)(?:development|management|care|support|technology|leisure|tourism|hygiene|safety|design|welfare|services|administration|maintenance|education)$/iu

const strictInstitution = (text: string): boolean =>
  /\b(?:school|academy|college|university|institute|ysgol|coleg|prifysgol|hmp)\b/i.test(text.replace(/\([^)]*\)/g, '')) &&
  !/\b(?:diploma|certificate|btec|nvq|gcses?|bsc|degree)\b/i.test(text)

/** "5 GCSEs A*–C including English and Maths". */
function countedOf(whole: Piece): { qualification: Piece; results: Result[]; rest: Piece } | null {
  const match =
    /^((?:(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven)\s+)?(?:i?gcse['’]?s?|tgau|a2?[- ]levels?|as[- ]levels?|o[- ]levels?|highers|advanced highers|national 5s?|nat 5s?|standard grades?|cses?)(?:\s*\([^)]{1,30}\))?)(?=$|[\s,:–(-])\s*[:,–-]?\s*/i.exec(
      whole.text,
    )
  if (!match?.[1]) return null
  const results: Result[] = []
  // "8 GCSEs (8–4)": the grades of all of them.
  const inner = /\s*\(([^()]+)\)$/.exec(match[1])
  const isGrades = inner?.[1] !== undefined && RANGE_ALONE.exec(inner[1])?.[0].length === inner[1].trim().length
  const qualification = trimmed(cut(whole, 0, isGrades ? inner.index : match[1].length))
  if (isGrades && inner[1]) {
    const at = inner.index + inner[0].indexOf('(') + 1
    results.push(foundIn(cut(whole, at, at + inner[1].length), { subject: null, grade: tidyGrade(inner[1]) }, 0.85))
  }
  let rest = cut(whole, match[0].length)
  if (rest.text === '') return { qualification, results, rest }
  const overall = OVERALL.exec(rest.text) ?? RANGE_ALONE.exec(rest.text)
  if (overall && overall.index < 14 && !resultOf(listed(rest)[0] ?? rest)) {
    const grade = overall[2] ?? overall[1] ?? overall[0]
    const at = overall.index + overall[0].indexOf(grade)
    results.push(foundIn(cut(rest, at, at + grade.length), { subject: null, grade: tidyGrade(grade) }, 0.85))
    rest = cut(rest, overall.index + overall[0].length)
  }
  const including =
    /^[\s)(,–-]*(?:grades?\s*)?(?:\(?(?:or|and) (?:above|better)\)?\s*)?(?:including|incl?\.?|gan gynnwys|with|in|yn cynnwys|such as)\s+/i.exec(
      rest.text,
    )
  const list = including ? cut(rest, including[0].length) : rest
  const run = runOfResults(trimmed(list))
  if (run.length > 0) return { qualification, results: [...results, ...run], rest: cut(list, list.text.length) }
  const every = resultsOf(list, including !== null)
  const own = every.filter((result) => result.value.grade !== null || results.length === 0)
  if (every.length > 0) return { qualification, results: [...results, ...own], rest: cut(list, lastEnd(every, list)) }
  return { qualification, results, rest: trimmed(list, ' ,()–-:') }
}

const lastEnd = (results: readonly Result[], piece: Piece): number =>
  Math.max(0, ...results.map((result) => result.end - piece.start))

/** "GCSE Maths 4": the qualification, and its subject with the grade. */
function qualified(part: Piece, graded: Result): { qualification: Piece; result: Result } | null {
  const match =
    /^(i?gcse['’]?s?|tgau|cses?|a[- ]levels?|as[- ]levels?|o[- ]levels?|t[- ]levels?|(?:advanced )?highers?|national [345]|nat 5|standard grade)\s+(?:in\s|yn\s|[-–:]\s)?/i.exec(
      part.text,
    )
  const subject = graded.value.subject?.slice(match?.[0].length ?? 0)
  if (!match?.[1] || !subject) return null
  return {
    qualification: cut(part, 0, match[1].length),
    result: foundIn(cut(part, match[0].length), { subject: subject.trim(), grade: graded.value.grade }, 0.9),
  }
}

/** "4-4" in science is a double grade, "9-4" is a range. */
const tidyGrade = (grade: string): string =>
  tidied(grade).replace(/^([1-9])-([1-9])$/, (whole, a, b) => (Math.abs(Number(a) - Number(b)) <= 1 ? a + b : whole))
const tidied = (grade: string): string =>
  grade
    .trim()
    .replace(/^(?:grade|gradd)\s/i, '')
    .replace(/\s*(?:–|to)\s*/g, '-')
    .replace(/\s+/g, ' ')

/** A subject with its grade: "English (6)", "Biology B", "A in Maths". */
export function resultOf(part: Piece): Result | null {
  const others = /\s(?:and|plus|&) (?:\d{1,2}|two|three|four|five|six|seven) (?:others?|more)\b.*$/i.exec(part.text)
  const whole = trimmed(others ? cut(part, 0, others.index) : part, ' ,;.–-')
  if (whole.text.length > 80) return null
  const piece = cut(
    whole,
    /^(?:(?:in|yn|mewn|with|including|among (?:them|these|which)|gan gynnwys|predicted|expected|results?|grades?|are|were)\s)+/i.exec(
      whole.text,
    )?.[0].length ?? 0,
  )
  const alone = new RegExp(`^(?:overall\\s)?(?:grades?\\s)?(?<grade>${GRADE_CORE})$`, 'u').exec(piece.text)?.groups?.grade
  if (alone && piece.start > whole.start && !/^[A-Z]$/.test(alone))
    return foundIn(piece, { subject: null, grade: tidyGrade(alone) }, 0.8)
  const match = GRADE_AT_END.exec(piece.text) ?? GRADE_FIRST.exec(piece.text)
  const subject = match?.groups?.subject
    ?.trim()
    .replace(/\s*\($/, '')
    .replace(/(?<=\S)\s+grades?$/i, '')
  const grade = match?.groups?.grade
  if (
    !subject ||
    !grade ||
    /^(?:level|lefel|entry|stage|unit|year|key stage|grades?|national|nat|step|part|phase|no|class|intermediate|group)$/i.test(
      subject,
    )
  )
    return null
  if (/^(?:at\s|grades?\s|graddau\s)|\bincluding\b|^[A-G1-9]\*?\s?[-–]\s?[A-GU1-9]\b/i.test(subject)) return null
  // "Distinction in Part II"
  if (/^(?:overall|final|predicted|parts? [\divx]+(?:(?:,| and| &) [\divx]+)*)$/i.test(subject))
    return foundIn(piece, { subject: null, grade: tidyGrade(grade) }, 0.85)
  if (/\b(?:level|lefel|entry|stage|national|intermediate|parts?|units?|modules?|years?)$/i.test(subject)) return null
  // "a" and "I" are words; a known subject may have any grade.
  if (/^[A-Z]$/.test(grade) && subject.split(/\s+/).length > 4) return null
  return foundIn(
    piece,
    { subject: subject.replace(/\s*[-–:]$/, ''), grade: tidyGrade(grade) },
    SUBJECTS.has(plain(subject)) ? 0.95 : 0.82,
  )
}

/** Subjects with grades, or known subjects alone when a word before them says that these are some. */
function resultsOf(piece: Piece, isList = false): Result[] {
  const parts = listed(piece).flatMap((part) => andSplit(part))
  const results: Result[] = []
  for (const part of parts) {
    const result = resultOf(part)
    if (result) results.push(result)
    else if (SUBJECTS.has(plain(part.text))) results.push(foundIn(part, { subject: part.text, grade: null }, 0.75))
    else if (!isList && results.length === 0) return []
  }
  return results
}

const subjectsOf = (piece: Piece): Result[] => resultsOf(piece, true)

/** "English (C) and Maths (C)" are two, "Design and Technology 6" is one. */
function andSplit(part: Piece): Piece[] {
  const halves = split(part, /\s(?:and|a|ac|&)\s/g)
  if (halves.length < 2) return [part]
  if (halves.every((half) => /\s\S{1,3}$/.test(half.text) && resultOf(half))) return halves
  if (SUBJECTS.has(plain(part.text.replace(/&/g, 'and')))) return [part]
  const whole = resultOf(part)
  if (whole?.value.subject && SUBJECTS.has(plain(whole.value.subject.replace(/&/g, 'and')))) return [part]
  return halves.every((half) => resultOf(half) || SUBJECTS.has(plain(half.text))) ? halves : [part]
}

function merged(readings: readonly Reading[]): Draft[] {
  const drafts: Draft[] = []
  let isInstitutionFirst: boolean | null = null
  let pending: DateRange | null = null
  for (const reading of readings) {
    const { line, date, qualification, institution, results } = reading
    if (reading.isNote) continue
    const last = drafts.at(-1)
    const found = {
      qualification: qualification && foundText(qualification, 0.88),
      institution: institution && foundText(institution, INSTITUTION.test(institution.text) ? 0.93 : 0.7),
    }
    if (!qualification && !institution) {
      if (results.length > 0 && last) last.results.push(...results)
      else if (results.length > 0) drafts.push(draftOf(line, { results, kind: 'other' }))
      if (date) {
        // Dates by themselves: of the entry above, or of the one that follows.
        if (last && !last.date && !(pending === null && isInstitutionFirst === null && drafts.length === 0)) last.date = date
        else pending = date
      }
      continue
    }
    isInstitutionFirst ??= qualification === null
    const own = date ?? pending
    pending = null
    const kind = qualification ? kindOf(qualification.text) : null
    if (qualification && !institution && last && sameList(last, kind, qualification) && !date) {
      last.results.push(...results)
      continue
    }
    // "Statistics   Accounting" under a course: what was taught, side by side.
    const isNamed = kind !== null || (institution !== null && INSTITUTION.test(institution.text))
    if (qualification && institution && !isNamed && !own && results.length === 0 && last) continue
    const isWeak = qualification !== null && kind === null && !institution
    // "Computer Science" above or below a bare "Ph.D.": the two are one.
    if (last?.qualification && found.qualification && !institution && !date) {
      const isAbove = isBareDegree(found.qualification.value) && last.kind === null
      const isBelow = isBareDegree(last.qualification.value) && isWeak && /^\p{Lu}\P{N}{2,50}$/u.test(found.qualification.value)
      if ((isAbove || isBelow) && found.qualification.start - last.qualification.end < 4) {
        last.kind ??= kind
        last.qualification = {
          ...last.qualification,
          value: `${last.qualification.value} ${found.qualification.value}`,
          end: found.qualification.end,
        }
        last.results.push(...results)
        continue
      }
    }
    if (qualification && institution) {
      drafts.push(draftOf(line, { ...found, kind, date: own, results }))
    } else if (institution) {
      if (last && !last.institution && !isInstitutionFirst && !(own && last.date)) {
        last.institution = found.institution
        last.date ??= own
        last.results.push(...results)
      } else drafts.push(draftOf(line, { institution: found.institution, date: own, results }))
    } else if (last && last.qualification === null && !(own && last.date)) {
      last.qualification = found.qualification
      last.kind = kind
      last.date ??= own
      last.results.push(...results)
    } else if (
      isWeak &&
      last &&
      last.institution === null &&
      !isInstitutionFirst &&
      line.kind !== 'item' &&
      last.qualification !== null &&
      !(own && last.date)
    ) {
      // Nothing says what it is: below a qualification it tells where.
      last.institution = qualification && foundText(qualification, 0.55)
      last.date ??= own
      last.results.push(...results)
    } else if (
      isWeak &&
      !own &&
      ((last?.qualification && last.institution) ||
        /[.!?]$/.test(line.text.trim()) ||
        line.kind === 'item' ||
        (qualification?.text.length ?? 0) > 70 ||
        !/^\p{Lu}/u.test(qualification?.text ?? ''))
    ) {
      if (last) last.results.push(...results)
    } else {
      const shared = isInstitutionFirst && last?.institution && !institution ? last : null
      drafts.push(
        draftOf(line, {
          qualification: found.qualification,
          kind,
          institution: shared?.institution ?? null,
          date: own ?? shared?.date ?? null,
          isShared: shared !== null,
          results,
        }),
      )
    }
  }
  return drafts.filter((draft) => draft.qualification || draft.institution || draft.results.length > 0)
}

/** "GCSE English 5" and "GCSE Maths 4" on lines of their own are results of one entry. */
const sameList = (last: Draft, kind: QualificationKind | null, qualification: Piece): boolean =>
  kind !== null &&
  last.kind === kind &&
  /^(?:gcse|a-level|as-level|scottish-national|scottish-higher)$/.test(kind) &&
  qualification.text.length < 24 &&
  last.results.length > 0 &&
  plain(last.qualification?.value ?? '').replace(/s$/, '') === plain(qualification.text).replace(/s$/, '')

const draftOf = (line: Line, own: Partial<Draft>): Draft => ({
  qualification: null,
  kind: null,
  institution: null,
  date: null,
  isShared: false,
  results: [],
  start: line.start,
  ...own,
})

function factOf(draft: Draft): EducationFact {
  const { date, results } = draft
  const dateFact = (point: DateRange['from']) =>
    point ? { value: point.value, quote: '', start: point.start, end: point.end, confidence: draft.isShared ? 0.7 : 0.9 } : null
  const named = draft.qualification && withoutClass(draft.qualification)
  const kind =
    draft.kind ??
    (results.length > 1 && results.every((result) => /^[1-9A-GU]\*?$/.test(result.value.grade ?? '')) ? 'gcse' : 'other')
  const isAbroad = draft.institution !== null && FOREIGN.test(draft.institution.value)
  return {
    qualification: named,
    kind: isAbroad && /^(?:degree|masters|diploma|certificate|other|doctorate)$/.test(kind) ? 'foreign' : kind,
    institution: draft.institution,
    from: date && !date.isSingle ? dateFact(date.from) : null,
    until: dateFact(date?.until ?? null),
    results: [...results, ...(draft.qualification ? classOf(draft.qualification) : [])],
  }
}

function withoutClass(qualification: Found<string>): Found<string> {
  const match = /\s*\((?:first|second|third|upper|lower|2:[12]|distinction|merit|pass)\b[^()]{0,30}\)$/i.exec(qualification.value)
  if (!match || match.index < 3) return qualification
  return { ...qualification, value: qualification.value.slice(0, match.index), end: qualification.start + match.index }
}

/** "B.Ed Mathematics (Second Class Upper)": the class is part of the name as written, and the grade. */
function classOf(qualification: Found<string>): Result[] {
  const match = /\(((?:first|second|third|upper|lower)[^()]{0,30}|2:[12]|distinction|merit|pass)\)/i.exec(qualification.value)
  if (!match?.[1]) return []
  return [foundIn({ text: match[1], start: qualification.start + match.index + 1 }, { subject: null, grade: match[1] }, 0.85)]
}

const FOREIGN =
  /(?<!\p{L})(?:poland|polska|nigeria|ghana|kenya|india|pakistan|bangladesh|china|hong kong|romania|bulgaria|ukraine|syria|iraq|iran|afghanistan|eritrea|ethiopia|somalia|sudan|egypt|morocco|turkey|germany|france|spain|portugal|italy|greece|lithuania|latvia|estonia|hungary|slovakia|czech|netherlands|belgium|usa|united states|canada|australia|south africa|zimbabwe|uganda|jamaica|brazil|colombia|bolivia|peru|ecuador|mexico|argentina|philippines|vietnam|sri lanka|nepal|uae|saudi arabia|warsaw|kraków|krakow|lagos|ibadan|abuja|accra|nairobi|kyiv|lviv|damascus|aleppo|baghdad|kabul|istanbul|berlin|paris|madrid|lisbon|bucharest|sofia|mumbai|delhi|karachi|lahore|islamabad|dhaka|manila|cochabamba|universidad|uniwersytet|politechnika|zespół szkół|liceum|lycée|grup școlar|collège|trường|wrocław|łódź|gdańsk|poznań|hargeisa|sylhet|chittagong|calcutta|kolkata|punjab|colombo|kathmandu|saigon|hanoi|bucurești|bacău|chengdu|izmir|ankara|antalya|coimbatore|chennai|bangalore|bengaluru|hyderabad|pune|ahmedabad|kochi|kerala|tamil nadu|gujarat|peshawar|rawalpindi|faisalabad|multan|khulna|rajshahi|kumasi|cape coast|kano|port harcourt|owerri|enugu|benin city|abeokuta|mombasa|kampala|harare|bulawayo|lusaka|addis ababa|asmara|khartoum|omdurman|mogadishu|tripoli|cairo|alexandria|algiers|tunis|casablanca|rabat|beirut|amman|tehran|erbil|sulaymaniyah|basra|mosul|homs|kharkiv|odesa|odessa|dnipro|minsk|moscow|st petersburg|vilnius|kaunas|riga|tallinn|tartu|prague|brno|bratislava|košice|budapest|debrecen|szeged|cluj|cluj-napoca|iași|timișoara|craiova|brașov|plovdiv|varna|burgas|ruse|stara zagora|zagreb|belgrade|sarajevo|tirana|skopje|athens|thessaloniki|chania|crete|milan|milano|napoli|naples|turin|barcelona|valencia|seville|sevilla|porto|braga|coimbra|lyon|marseille|munich|hamburg|köln|cologne|vienna|wien|zurich|brussels|antwerp|amsterdam|rotterdam|copenhagen|stockholm|oslo|helsinki|katowice|lublin|szczecin|bydgoszcz|białystok|rzeszów|gdynia|toruń|bogotá|bogota|medellín|lima|quito|caracas|são paulo|rio de janeiro|buenos aires|santiago|havana|kingston|montego bay|johannesburg|cape town|durban|pretoria|shanghai|guangzhou|shenzhen|taipei|seoul|tokyo|osaka|bangkok|kuala lumpur|jakarta|singapore|cebu|davao|jaffna|pokhara|thailand|malaysia|indonesia|japan|south korea|taiwan|turkey|türkiye|albania|serbia|croatia|bosnia|moldova|belarus|russia|georgia|armenia|lebanon|jordan|kuwait|qatar|bahrain|oman|yemen|libya|algeria|tunisia|senegal|gambia|sierra leone|liberia|cameroon|congo|rwanda|tanzania|zambia|malawi|angola|mozambique|botswana|namibia|mauritius|trinidad|barbados|guyana|cuba|venezuela|chile|austria|switzerland|sweden|norway|denmark|finland|iceland|malta|cyprus|bulgarian|colegiul|liceul|fiji|suva)(?!\p{L})/iu
