import type { EducationFact, Found, QualificationKind } from '@onward/contracts/jobseekers/curriculum'
import { isCityAbroad } from '@onward/taxonomy'
import type { Line } from './line'
import type { Piece } from './pieces'
import { cut, foundIn, listed, plain, trimmed } from './pieces'

type Result = EducationFact['results'][number]

/** Which kind a qualification is, first match wins: the particular before the general. */
const KINDS: readonly (readonly [QualificationKind, RegExp])[] = [
  ['scottish-national', /\bo[- ]grades?\b/i],
  ['other', /\bO[- ]?levels?\b|\bCSEs?\b|\bESOL\b|\bRSA\b|\bLefel O\b/i],
  [
    'foreign',
    /\b(?:baccalaur[ée]at|bachillerato|abitur|matura|maturit[aàă]|wassce|waec|ssce|neco|kcse|csec|high school diploma|technikum|zasadnicza|liceum|licencjat|magister|licenciatura|contadur|ingenier|laurea|dipl[oô]me|selectividad|gaokao|hsc|ssc|higher secondary|12th (?:standard|grade|class)|10th (?:standard|grade|class)|lisans|apolytirio|attestat|testimonium|b\.?\s?pharm|mbbs|bca\b|mca\b|matric(?:ulation)?|secondary school certificate|intermediate \(|school leaving certificate|enic|naric|atestat|bacalaureat|b[ằă]ng|vysvědčení|érettségi|b\.?\s?com\b|b\.?\s?tech\b|bba\b|associate (?:degree|of)|vocational school|zawodow|szkoł|coala profesional|\d\.?\s?[ºo]\.? ano\b|wasc\b|cxc\b|csec\b|ensino m[ée]dio|cap coiffure|west african|fachabitur|ausbildung|diplom(?!a)|bac\b)/i,
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
const GRADES_ALONE =
  /^(?:(?:pass(?:ed)?|merit|distinction\*?|credit|first|starred first|llwyddo|teilyngdod|rhagoriaeth)(?:\s*[,/&-]\s*|\s+and\s+|$))+$/i

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

const FOREIGN =
  /(?<!\p{L})(?:poland|polska|nigeria|ghana|kenya|india|pakistan|bangladesh|china|hong kong|romania|bulgaria|ukraine|syria|iraq|iran|afghanistan|eritrea|ethiopia|somalia|sudan|egypt|morocco|turkey|germany|france|spain|portugal|italy|greece|lithuania|latvia|estonia|hungary|slovakia|czech|netherlands|belgium|usa|united states|canada|australia|south africa|zimbabwe|uganda|jamaica|brazil|colombia|bolivia|peru|ecuador|mexico|argentina|philippines|vietnam|sri lanka|nepal|uae|saudi arabia|warsaw|kraków|krakow|lagos|ibadan|abuja|accra|nairobi|kyiv|lviv|damascus|aleppo|baghdad|kabul|istanbul|berlin|paris|madrid|lisbon|bucharest|sofia|mumbai|delhi|karachi|lahore|islamabad|dhaka|manila|cochabamba|universidad|uniwersytet|politechnika|zespół szkół|liceum|lycée|grup școlar|collège|trường|wrocław|łódź|gdańsk|poznań|hargeisa|sylhet|chittagong|calcutta|kolkata|punjab|colombo|kathmandu|saigon|hanoi|bucurești|bacău|chengdu|izmir|ankara|antalya|coimbatore|chennai|bangalore|bengaluru|hyderabad|pune|ahmedabad|kochi|kerala|tamil nadu|gujarat|peshawar|rawalpindi|faisalabad|multan|khulna|rajshahi|kumasi|cape coast|kano|port harcourt|owerri|enugu|benin city|abeokuta|mombasa|kampala|harare|bulawayo|lusaka|addis ababa|asmara|khartoum|omdurman|mogadishu|tripoli|cairo|alexandria|algiers|tunis|casablanca|rabat|beirut|amman|tehran|erbil|sulaymaniyah|basra|mosul|homs|kharkiv|odesa|odessa|dnipro|minsk|moscow|st petersburg|vilnius|kaunas|riga|tallinn|tartu|prague|brno|bratislava|košice|budapest|debrecen|szeged|cluj|cluj-napoca|iași|timișoara|craiova|brașov|plovdiv|varna|burgas|ruse|stara zagora|zagreb|belgrade|sarajevo|tirana|skopje|athens|thessaloniki|chania|crete|milan|milano|napoli|naples|turin|barcelona|valencia|seville|sevilla|porto|braga|coimbra|lyon|marseille|munich|hamburg|köln|cologne|vienna|wien|zurich|brussels|antwerp|amsterdam|rotterdam|copenhagen|stockholm|oslo|helsinki|katowice|lublin|szczecin|bydgoszcz|białystok|rzeszów|gdynia|toruń|bogotá|bogota|medellín|lima|quito|caracas|são paulo|rio de janeiro|buenos aires|santiago|havana|kingston|montego bay|johannesburg|cape town|durban|pretoria|shanghai|guangzhou|shenzhen|taipei|seoul|tokyo|osaka|bangkok|kuala lumpur|jakarta|singapore|cebu|davao|jaffna|pokhara|thailand|malaysia|indonesia|japan|south korea|taiwan|turkey|türkiye|albania|serbia|croatia|bosnia|moldova|belarus|russia|georgia|armenia|lebanon|jordan|kuwait|qatar|bahrain|oman|yemen|libya|algeria|tunisia|senegal|gambia|sierra leone|liberia|cameroon|congo|rwanda|tanzania|zambia|malawi|angola|mozambique|botswana|namibia|mauritius|trinidad|barbados|guyana|cuba|venezuela|chile|austria|switzerland|sweden|norway|denmark|finland|iceland|malta|cyprus|bulgarian|colegiul|liceul|fiji|suva)(?!\p{L})/iu

/** It names a country or a city outside Great Britain. */
export const isAbroad = (text: string): boolean =>
  FOREIGN.test(text) ||
  /[ăâîșțşţłńśźżąęčšžřůěđğıőűãõ]/iu.test(text) ||
  text.split(/,\s|\s[-–—|]\s|[()]/).some((part) => /^\p{Lu}/u.test(part) && isCityAbroad(part))

/** A qualification from abroad is `foreign`; one that only Britain gives keeps its kind. `text`: names the place. */
export const kindAbroad = (kind: QualificationKind, text: string): QualificationKind =>
  /^(?:degree|masters|diploma|certificate|other|doctorate)$/.test(kind) && isAbroad(text) ? 'foreign' : kind

const RANGE_WHOLE = /^(?:at\s|all\s)?(?:grades?\s)?([A-G]\*{0,2}\s?(?:[-–/]|to)\s?[A-GU]\*?|[1-9]\s?(?:[-–]|to)\s?[1-9])$/iu
const GRADE_WHOLE = new RegExp(`^(?:overall\\s|final\\s|predicted\\s)?(?:grades?:?\\s)?(?:${GRADE_CORE})$`, 'iu')

/** "A in Maths", "a B for Art". */
const GRADE_BEFORE = new RegExp(
  `^(?:an?\\s|graded?\\s)?(?<grade>${GRADE_CORE})\\s(?:in|for|yn|mewn)\\s(?<subject>\\p{L}.*?)(?:\\s*\\([^()]*\\))?$`,
  'u',
)
/** "Tech. Studies B", "Child Development L2 Merit", "Combined Science 5,4": a grade at the end. */
const GRADE_BEHIND = new RegExp(
  `^(?<subject>.*\\p{L}.*?)[\\s,:(–-]+(?<grade>(?:L(?:evel\\s)?[1-3]\\s)?(?:${GRADE_CORE})|(?:entry\\s)?level\\s\\d|entry\\s\\d|L[1-3]|[1-9](?:[ ,-][1-9]){1,2})\\)?$`,
  'iu',
)
const SAYS_GRADE = /\d|\b(?:honou?rs|credit|pass(?:ed)?|class|division|merit|distinction|average|gpa|aggregate)\b/i

/** A result that is named in a line: its subject and its grade. */
export function resultNamed(named: Found<string>, line: Line): Result {
  const from = named.start - line.start
  // "A" of "A*", "C" of "Maths C": completed from its part of the list.
  const part = listed(line).find((one) => one.start <= named.start && one.start + one.text.length >= named.end)
  const colon = part ? part.text.lastIndexOf(': ', named.start - part.start) : -1
  const own = part && colon >= 0 ? trimmed(cut(part, colon + 1)) : part
  const whole = own && own.text.length <= named.value.length + 40 && !/\sand\s/.test(own.text) ? resultOf(own) : null
  if (
    whole?.value.grade &&
    whole.value.subject &&
    whole.start <= named.start &&
    kindOf(whole.value.subject) === null &&
    !/\b(?:level|entry|grade)$|^(?:and|that|with)\b/i.test(whole.value.subject)
  )
    return { ...whole, confidence: named.confidence }
  const text = (line.text[from + named.value.length] === '*' ? `${named.value}*` : named.value).replace(
    /^(?:graded|results?:?)\s/i,
    '',
  )
  const found = (subject: string | null, grade: string | null): Result => ({ ...named, value: { subject, grade } })
  const range = RANGE_WHOLE.exec(text)
  if (range?.[1]) return found(null, tidied(range[1]))
  if (GRADE_WHOLE.test(text) || GRADES_ALONE.test(text) || /^(?:(?:entry )?level \d|entry \d)$/i.test(text))
    return found(null, tidyGrade(text.replace(/^(?:overall|final|predicted)\s/i, '').replace(/^grades?:?\s/i, '')))
  if (/^(?:(?:pass|merit|distinction\*?)[\s,&]*){2,}$/i.test(text)) return found(null, text)
  const level = /^(\p{L}.*?),?\s(?:at\s)?((?:(?:entry )?level \d|entry \d|L\d)(?:\s(?:pass|merit|distinction))?)$/iu.exec(text)
  if (level?.[1] && level[2]) return found(level[1], level[2])
  const before = GRADE_BEFORE.exec(text)?.groups
  if (before?.subject && before.grade) return found(before.subject, tidyGrade(before.grade))
  const sure = resultOf({ text, start: named.start })
  if (sure?.value.grade && !/\bgrade$/i.test(sure.value.subject ?? '')) return { ...named, value: sure.value }
  const behind = GRADE_BEHIND.exec(text)?.groups
  if (behind?.subject && behind.grade && !/^(?:with|upper|lower|first|second|\d)/i.test(text))
    return found(
      behind.subject.replace(/(?:,?\sgrade)?[\s(–-]*$/i, '').replace(/^(?:and\s(?:these were\s)?|that is\s|an?\s)/i, ''),
      tidyGrade(behind.grade),
    )
  return SAYS_GRADE.test(text) && !SUBJECTS.has(plain(text)) ? found(null, text) : found(text, null)
}
