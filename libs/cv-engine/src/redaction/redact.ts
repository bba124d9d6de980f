import { plainText } from './plain-text'

export const REDACTION_KINDS = [
  'email',
  'link',
  'ni-number',
  'driving-licence',
  'passport-number',
  'date-of-birth',
  'account-number',
  'sort-code',
  'nhs-number',
  'phone',
  'address',
  'postcode',
  'name',
] as const
export type RedactionKind = (typeof REDACTION_KINDS)[number]
/** Where in the original text (UTF-16 offsets) something personal stood. */
export interface RedactionHit {
  kind: RedactionKind
  start: number
  end: number
}

interface Finder {
  kind: RedactionKind
  pattern: RegExp
  /** The group to take out; the whole match when left out. */
  group?: number
  accepts?: (found: string, before: string, after: string) => boolean
}

/** Stands for what is taken out already; no pattern matches it. */
const TAKEN = '\uffff'
const PLACEHOLDER = new RegExp(`\\[(?:${REDACTION_KINDS.join('|')})\\]`, 'g')
const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** What an employer numbers: its orders are no telephone numbers. */
const NUMBERED_THING =
  /(?:order|invoice|ref|reference|job|batch|sku|serial|policy|claim|ticket|item|product|part|unit|barcode|isbn|ean|qan|urn|registration|company)s?(?: ?(?:no|nos|number|numbers|id|code|ref))?\.? ?[:#]? ?$/i

// --- dates ---
const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?' +
  '|ionawr|chwefror|chwef|mawrth|fawrth|ebrill|mai|fai|mehefin|fehefin|gorffennaf|orffennaf|awst|medi|fedi|hydref|tachwedd|dachwedd|rhagfyr|ragfyr'
const DAY = '(?:0?[1-9]|[12]\\d|3[01])'
const YEAR = '(?:19|20)\\d\\d'
const NUMERIC_DATE = `${DAY} ?[/.-] ?${DAY} ?[/.-] ?(?:${YEAR}|\\d\\d)(?!\\d)|${YEAR} ?[/.-] ?${DAY} ?[/.-] ?${DAY}(?!\\d)|${DAY} (?:0?[1-9]|1[0-2]) ${YEAR}(?!\\d)`
const WORDED_DATE = `${DAY}(?:st|nd|rd|th|af|il|ydd|ed|fed|eg|ain)?(?: of| o)?[ ,./-]{1,3}(?:${MONTHS})\\.?[ ,./-]{1,3}(?:${YEAR}|'?\\d\\d)(?!\\d)|(?:${MONTHS})\\.? ${DAY}(?:st|nd|rd|th)?,? ${YEAR}(?!\\d)`
const FULL_DATE = `(?:${NUMERIC_DATE}|${WORDED_DATE})`
const BIRTH =
  '(?:\\bd\\. ?o\\. ?b\\b\\.?|\\bdob\\b|\\bdate[ -]of[ -]birth\\b|\\bbirth ?-?date\\b|\\bbirthday\\b|\\bborn\\b|\\bdyddiad geni\\b|\\bganwyd(?: fi)?\\b|\\bganed(?: fi)?\\b|\\bngeni\\b|\\bpen-?blwydd\\b)'

/** From the last word of birth on: what ended before it says nothing of the date after it. */
const sinceBirth = (before: string): string => {
  const last = [...before.matchAll(new RegExp(BIRTH, 'giu'))].at(-1)
  return last ? before.slice(last.index) : before
}

// --- addresses ---
const STREET =
  'Road|Rd|Street|St|Avenue|Ave|Lane|Ln|Drive|Dr|Close|Crescent|Cres|Court|Ct|Gardens|Gdns|Grove|Place|Pl|Terrace|Terr|Square|Sq|Mews|Parade|Boulevard|Broadway|Croft|Villas|Mansions|Wynd|Brae|Esplanade|Promenade|Crescent|Walk|Row|Drove|Gait|Causeway'
/** Words that end the names of streets, and of much else. */
const WEAK_STREET =
  'Way|Hill|Park|View|Rise|Green|Mount|Yard|Wharf|Quay|Gate|Fold|Bank|Vale|Path|End|Approach|Circus|House|Buildings|Estate|Heights|Chase|Meadows?|Fields?|Side|Cottages?|Lodge|Farm|Tower|Point|Dene|Garth|Holt|Copse|Loan'
const NAME_WORD = "[A-Z\\u00c0-\\u024f][\\p{L}']*\\.?"
const STREET_NAME = `${NAME_WORD}(?:[ -](?:(?:of|the|upon|le|y|yr|in|on) )?${NAME_WORD}){0,3}?`
const HOUSE = '\\d{1,4}[A-Za-z]?(?: ?[-/] ?\\d{1,4}[A-Za-z]?)?'
const WELSH_STREET = `(?:Heol|Ffordd|Stryd|Lon|Rhodfa|Clos|Rhes|Teras|Maes|Rhiw|Cwrt|Gerddi|Llwybr|Bryn|Cae|Parc|Tan)(?:[ -](?:y|yr|'r|Y|Yr))?[ -]${NAME_WORD}(?: ${NAME_WORD})?`
const WELSH_HOUSE = `(?:Ty|Bwthyn|Plas|Llys|Fferm|Tyddyn|Pen|Bryn|Maes|Hafod|Hendre)[ -](?:(?:y|yr|Y|Yr)[ -])?${NAME_WORD}(?: ${NAME_WORD})?`
const FLAT =
  '(?:[Ff]lat|FLAT|[Aa]partment|APARTMENT|[Aa]pt\\.?|[Ff]flat|[Mm]aisonette|[Bb]edsit) (?:\\d{1,4}[A-Za-z]?|[A-Z]\\d?)(?![\\p{L}\\d])'
const POSTCODE = '[A-Za-z]{1,2}\\d[A-Za-z\\d]? ?\\d[A-Za-z]{2}'
/** A line or a part of one starts here. */
const OPENS = '(?<=^|[\\n,;|•·(:] ?)'
const CLOSES = '(?= ?(?:$|[\\n,;|•·).]))'
/** "Level 2 Front of House" and "Year 10 Park View" are no houses; nor is "£12" or the end of "2019-21". */
const NO_HOUSE_BEFORE =
  /(?:\b(?:level|grade|key stage|stage|year|years|part|entry|module|class|band|nvq|svq|btec|ks|phase|tier|category|cat|top|section|chapter|season|shift|team|over|nearly|about|around|of|than|least|first|last)|[£$€#%.\d/]|\d ?-) ?$/i
const isYear = (house: string): boolean => /^(?:19[4-9]\d|20[0-4]\d)\b/.test(house)
const isHouse = (found: string, before: string): boolean => !isYear(found) && !NO_HOUSE_BEFORE.test(before)

const POSTCODE_AREAS = new Set(
  `AB AL B BA BB BD BF BH BL BN BR BS BT BX CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FK FY G GL GU GY HA HD HG HP HR HS
HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP
SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO ZE`.split(/\s+/),
)
const isPostcode = (found: string): boolean => {
  const [, area = '', inward = ''] = /^([A-Za-z]+).*?(\d[A-Za-z]{2})$/.exec(found) ?? []
  return (
    POSTCODE_AREAS.has(area.toUpperCase()) &&
    !/[CIKMOV]/i.test(inward.slice(1)) &&
    !/^(?:1st|2nd|3rd|\dth)$/.test(inward) &&
    !/^\D+$/.test(found)
  )
}

// --- numbers ---
const PHONE_LABEL =
  '(?:\\b(?:tel|telephone|phone|mobile|mob|cell|landline|whatsapp|call(?: me)?|text(?: me)?|contact(?: number| no\\.?)?|ffon|rhif ffon|symudol|ffoniwch|fax)\\b(?: ?(?:number|numbers|no|nos))?\\.?(?: on| at| is)?|(?<![\\p{L}\\d])[TMHFtmhf](?= ?:))'
const MORE_DIGITS = '(?![ ]?\\d|[.-]\\d)'

/** The last digit of an NHS number is worked out of the nine before it, modulo 11. */
const isNhsNumber = (found: string): boolean => {
  const digits = digitsOf(found)
  const sum = Array.from(digits.slice(0, 9)).reduce((total, digit, i) => total + Number(digit) * (10 - i), 0)
  const check = (11 - (sum % 11)) % 11
  return digits.length === 10 && check !== 10 && check === Number(digits[9]) && !/^(\d)\1*$/.test(digits)
}
const isTelephone = (found: string, before: string): boolean =>
  !NUMBERED_THING.test(before) &&
  // Months and years: "09 2019 - 2020", "01.02.2019 - 31 ...".
  !/^\(?\d\d[ .-]+(?:19|20)\d\d(?!\d)/.test(found) &&
  !/^\d\d[./-]\d\d[./-](?:19|20)?\d\d(?!\d)/.test(found)
const couldBeDate = (found: string): boolean => {
  const [day = 0, month = 0] = found.split(/\D+/).map(Number)
  return (day >= 1 && day <= 31 && month >= 1 && month <= 12) || (month >= 1 && month <= 31 && day >= 1 && day <= 12)
}
const NI_SEPARATOR = '[ ./-]{0,3}'
const NI_DIGITS = `\\d${NI_SEPARATOR}\\d${NI_SEPARATOR}\\d${NI_SEPARATOR}\\d${NI_SEPARATOR}\\d${NI_SEPARATOR}\\d`
const NI_LABEL =
  '\\b(?:n\\. ?i\\.?|ni|nino|national insurance|nat\\.? ?ins\\.?|yswiriant gwladol|yg)\\b(?: ?(?:number|num|no|rhif))?\\.?[ :#-]{0,4}'

/** In this order: what stands earlier is not looked at by what comes later. */
const FINDERS: readonly Finder[] = [
  {
    kind: 'email',
    pattern: /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]{1,64} ?@ ?(?:[\p{L}\p{N}-]{1,63}\.){1,5}\p{L}{2,24}(?![\p{L}\p{N}])/gu,
  },
  {
    kind: 'email',
    pattern:
      /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]{1,64} ?(?:[([{] ?at ?[)\]}]|\bat\b) ?[\p{L}\p{N}-]{1,63}(?: ?(?:[([{] ?dot ?[)\]}]|\bdot\b|\.) ?(?:com|net|org|uk|co|cymru|wales|scot|ie|eu|io|me|info)\b){1,3}/giu,
    accepts: (found) => /dot|[([{] ?at/i.test(found),
  },
  { kind: 'link', pattern: /(?:https?:\/\/|www\.)[^\s\uffff<>"]{2,300}/giu },
  {
    kind: 'link',
    pattern:
      /(?<![\p{L}\p{N}.-])(?:[\p{L}\p{N}-]{1,40}\.){0,3}(?:linkedin|github|gitlab|facebook|fb|instagram|twitter|x|tiktok|youtube|behance|medium|wixsite|wordpress|blogspot|linktr)\.(?:com|io|co|ee|net|me)(?:\/[^\s\uffff<>"]{1,300})?/giu,
  },
  {
    kind: 'link',
    pattern:
      /\b(?:linkedin|github|gitlab|facebook|instagram|twitter|tiktok|skype|snapchat|telegram) ?[:@] ?(@?[\p{L}\p{N}._/-]{2,80})/giu,
    group: 1,
  },
  { kind: 'link', pattern: /(?<![\p{L}\p{N}@./])@[\p{L}\p{N}_.]{3,40}/gu },
  // The letter at its end is what tells a National Insurance number from other numbers.
  {
    kind: 'ni-number',
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])[A-Z]${NI_SEPARATOR}[A-Z]${NI_SEPARATOR}${NI_DIGITS}${NI_SEPARATOR}[A-D](?![\\p{L}\\p{N}])`,
      'gu',
    ),
  },
  {
    kind: 'ni-number',
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])[abceghj-prstw-z]${NI_SEPARATOR}[abceghj-nprstw-z]${NI_SEPARATOR}${NI_DIGITS}${NI_SEPARATOR}[a-d](?![\\p{L}\\p{N}])`,
      'giu',
    ),
    accepts: (found) => !/^(?:at|as|by|to|we|me|he|be|am|my|ex|ac|yr|ar)[ -]/.test(found),
  },
  {
    kind: 'ni-number',
    pattern: new RegExp(`${NI_LABEL}([a-z]{2}${NI_SEPARATOR}${NI_DIGITS}(?:${NI_SEPARATOR}[a-z])?)(?![\\p{L}\\p{N}])`, 'giu'),
    group: 1,
  },
  {
    kind: 'driving-licence',
    pattern:
      /(?<![\p{L}\p{N}])[A-Z][A-Z9]{4}[ -]?\d[ -]?[0156]\d[ -]?[0-3]\d[ -]?\d[ -]?[A-Z9]{2}[ -]?[A-Z0-9][ -]?[A-Z]{2}(?:[ -]?\d\d)?(?![\p{L}\p{N}])/giu,
  },
  {
    kind: 'driving-licence',
    pattern:
      /\b(?:driving|driver'?s?|dvla|dva|gyrru|yrru) ?(?:licen[cs]e)? (?:number|no)\.?(?: is)?[ :#-]{0,4}([A-Z0-9][A-Z0-9 ]{6,20}\d[A-Z0-9]{0,4})(?![\p{L}\p{N}])/giu,
    group: 1,
  },
  {
    kind: 'passport-number',
    pattern:
      /\b(?:passport|pasbort)(?: ?(?:number|num|no))?\.?(?: is)?[ :#-]{0,4}((?:[A-Z] ?)?(?:\d ?){7,8}\d)(?![\p{L}\p{N}])/giu,
    group: 1,
  },
  {
    kind: 'date-of-birth',
    pattern: new RegExp(`${BIRTH}[^\\n\\uffff\\d;!?]{0,30}?(?<!\\d)(${FULL_DATE}|\\d{8}(?!\\d))`, 'giu'),
    group: 1,
    // "Born in Leeds. Started 01/09/2019."
    accepts: (_, before) =>
      !/\.\s+\p{Lu}[^.]*$/u.test(
        sinceBirth(before)
          .slice(-30)
          .replace(/d\. ?o\. ?b\./i, ''),
      ),
  },
  {
    kind: 'date-of-birth',
    pattern: new RegExp(
      `${BIRTH}[ :=(-]{0,4}(?:in |yn |ym |on |ar |is |was |year |mis ){0,2}((?:(?:${MONTHS})\\.? )?${YEAR})(?!\\d)`,
      'giu',
    ),
    group: 1,
  },
  {
    kind: 'date-of-birth',
    pattern: new RegExp(`(?<=^|[\\n|•·;] {0,4})${FULL_DATE}(?= {0,4}(?:$|[\\n|•·;]))`, 'giu'),
    // Alone in its line, and long ago: the day somebody was born. Work dates come in pairs or beside what happened.
    accepts: (found) => {
      const year = Number(/(?:19|20)\d\d/.exec(found)?.[0] ?? 0)
      return year >= 1930 && year <= 2010
    },
  },
  { kind: 'account-number', pattern: /(?<![\p{L}\p{N}])[A-Z]{2}\d\d(?: ?[A-Z]{4})(?: ?\d{4}){3} ?\d{2}(?![\p{L}\p{N}])/giu },
  {
    kind: 'sort-code',
    pattern: /\b(?:sort ?-?code|s\/c|cod didoli)(?: is)?[ :#.-]{0,4}(\d\d ?[-./ ]? ?\d\d ?[-./ ]? ?\d\d)(?!\d)/giu,
    group: 1,
  },
  {
    kind: 'sort-code',
    pattern: /(?<![\p{L}\d£$€/.-])\d\d-\d\d-\d\d(?![\p{L}\d/-])/gu,
    accepts: (found, _, after) => !couldBeDate(found) || /^[ ,;/:\n]{1,3}(?:\p{L}[\p{L} .:/]{0,25})?\d{8}(?!\d)/u.test(after),
  },
  {
    kind: 'account-number',
    pattern:
      /\b(?:(?:bank )?account|acc?t?|a\/c|cyfrif(?: banc)?)\.?(?: ?(?:number|num|no))?\.?(?: is)?[ :#-]{0,4}(\d{4} ?\d{4}|\d{2} \d{2} \d{2} \d{2})(?!\d)/giu,
    group: 1,
  },
  {
    kind: 'account-number',
    pattern: /(?<=\uffff[ ,;/:\n]{1,3})(\d{8})(?![\p{L}\d])/gu,
    accepts: (_, before) => before.length > 0,
  },
  {
    kind: 'nhs-number',
    pattern: /(?<![\p{L}\d£$€.,/-])[1-9]\d{2}([ -])\d{3}\1\d{4}(?![\p{L}\d]|[.,/-]\d)/gu,
    accepts: (found, before) => isNhsNumber(found) && !NUMBERED_THING.test(before),
  },
  {
    kind: 'nhs-number',
    pattern:
      /\b(?:nhs|gig|chi|h&c|health (?:and|&) care)(?: ?(?:number|num|no|id|rhif))?\.?(?: is)?[ :#-]{0,4}(\d{3}[ .-]?\d{3}[ .-]?\d{4})(?!\d)/giu,
    group: 1,
  },
  {
    kind: 'phone',
    pattern:
      /(?<![\p{L}\d£$€.,])(?:\+|00) ?[1-9]\d{0,2}(?:[ .()/·•∙⋅_-]{0,3}\d){7,12}(?:\d)?(?!\d)(?: ?(?:ext|x|est)\.? ?\d{1,6})?/giu,
    accepts: (found, before) => isTelephone(found, before),
  },
  {
    kind: 'phone',
    pattern:
      /(?<![\p{L}\d£$€.,#])\(?[0O](?:[ .()·•∙⋅_-]{0,3}[1-9])(?:[ .()/·•∙⋅_-]{0,3}\d){8,9}(?!\d)(?: ?(?:ext|extension|x|est)\.? ?\d{1,6})?/giu,
    accepts: (found, before) => isTelephone(found, before) && (found[0] !== 'o' || /^o[ .()-]{0,3}7/.test(found)),
  },
  {
    kind: 'phone',
    pattern: new RegExp(`${PHONE_LABEL}[ :#-]{0,4}(\\(?\\d(?:[ .()/·•∙⋅_-]{0,3}\\d){5,14})(?!\\d)`, 'giu'),
    group: 1,
    accepts: (found) => !/^(?:19|20)\d\d ?- ?(?:19|20)\d\d/.test(found) && isTelephone(found, ''),
  },
  // UK mobile numbers that lost their first zero in a table.
  {
    kind: 'phone',
    pattern: new RegExp(`(?<![\\p{L}\\d£$€.,/+-] ?)7[1-9]\\d{2} \\d{3} ?\\d{3}${MORE_DIGITS}`, 'gu'),
    accepts: isTelephone,
  },
  {
    kind: 'address',
    pattern:
      /\b(?<!(?:e-?mail|web|ip|mac|website|site|internet|delivery) )(?:(?:home|postal|permanent|current|my)? ?address|cyfeiriad)(?: is)? ?[:=] ?([^\n\uffff|]{0,119}[\p{L}\p{N}])/giu,
    group: 1,
  },
  {
    kind: 'address',
    pattern: new RegExp(
      `(?<![\\p{L}\\d])${FLAT}(?:,? ${HOUSE}(?![\\d%]))?(?:,? (?:${WELSH_STREET}|${STREET_NAME} (?:${STREET})|${STREET_NAME} (?:${WEAK_STREET}))(?![\\p{L}\\d]))?(?:, (?:${HOUSE} )?${STREET_NAME} (?:${STREET})(?![\\p{L}\\d]))?`,
      'gu',
    ),
  },
  {
    kind: 'address',
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(?:No\\.? ?)?${HOUSE},? ${STREET_NAME} (?:${STREET}|${STREET.toUpperCase()})(?![\\p{L}\\d])`,
      'gu',
    ),
    accepts: isHouse,
  },
  {
    kind: 'address',
    pattern: new RegExp(`${OPENS}${HOUSE},? ${STREET_NAME} (?:${WEAK_STREET})${CLOSES}`, 'gu'),
    accepts: isHouse,
  },
  // One-word streets: "22 Broadway", "3 Cloisters": only where an address goes on.
  {
    kind: 'address',
    pattern: new RegExp(
      `${OPENS}${HOUSE},? ${STREET_NAME}(?=,? ?\\n?(?:${NAME_WORD}(?:[ -]${NAME_WORD}){0,2}[, ]+)?\\n?[A-Z]{1,2}\\d[A-Z\\d]?(?: ?\\d[A-Z]{2})?(?![\\p{L}\\d]))`,
      'gu',
    ),
    accepts: isHouse,
  },
  // Written small, as in a form.
  {
    kind: 'address',
    pattern: new RegExp(
      `(?:(?<=^|[\\n,;|•·(:] ?)|(?<=\\b(?:live|lives|living|lived|reside|resides|residing|home is|based|stay|staying) (?:at|in|on) ))${HOUSE},? (?:[\\p{L}'-]{2,20} ){1,3}(?:${STREET})${CLOSES}`,
      'giu',
    ),
    accepts: (found, before) =>
      isHouse(found, before) &&
      !/^\S+ (?:.* )?(?:staff|people|customers?|days?|weeks?|months?|years?|hours?|in|at|the|for|and|to|with|from|a|an|on)\b/i.test(
        found,
      ),
  },
  {
    kind: 'address',
    pattern: new RegExp(`(?<![\\p{L}\\d])(?:${WELSH_HOUSE}, )?${HOUSE},? ${WELSH_STREET}`, 'gu'),
    accepts: (found, before) => !/^\d/.test(found) || isHouse(found, before),
  },
  { kind: 'address', pattern: new RegExp(`(?<![\\p{L}\\d])${WELSH_HOUSE}, ${WELSH_STREET}`, 'gu') },
  {
    kind: 'address',
    pattern: new RegExp(
      `${OPENS}(?:Heol|Ffordd|Stryd|Lon|Rhodfa)(?:[ -](?:y|yr|'r|Y|Yr))?[ -]${NAME_WORD}(?: ${NAME_WORD})?${CLOSES}`,
      'gu',
    ),
  },
  {
    kind: 'address',
    pattern: new RegExp(
      `${OPENS}(?:The )?${STREET_NAME} (?:Cottage|House|Farm|Farmhouse|Vicarage|Rectory|Lodge|Barn|Bungalow|Villa|Mill|Manor), (?:${HOUSE} )?${STREET_NAME} (?:${STREET})(?![\\p{L}\\d])`,
      'gu',
    ),
  },
  {
    kind: 'address',
    pattern: new RegExp(
      `${OPENS}${STREET_NAME} (?:${STREET}|${WEAK_STREET})(?=, ?\\n?(?:${NAME_WORD}(?:[ -]${NAME_WORD}){0,2}[, ]{1,2}\\n?)?${POSTCODE}(?![\\p{L}\\d]))`,
      'gu',
    ),
  },
  // A house with a name and no street: only where a postcode ends the line.
  {
    kind: 'address',
    pattern: new RegExp(
      `${OPENS}(?:${WELSH_HOUSE}|(?:The )?${STREET_NAME} (?:Cottage|House|Farm|Farmhouse|Vicarage|Rectory|Lodge|Barn|Bungalow|Villa|Mill|Manor))(?=, [^\\n\\uffff]{0,50}${POSTCODE}(?![\\p{L}\\d]))`,
      'gu',
    ),
  },
  { kind: 'address', pattern: /\bp\.? ?o\.? ?box \d{1,6}/giu },
  {
    kind: 'postcode',
    pattern: new RegExp(`(?<![\\p{L}\\d])${POSTCODE}(?![\\p{L}\\d])|\\bGIR ?0AA\\b`, 'gu'),
    accepts: (found) => /^gir/i.test(found) || isPostcode(found),
  },
  { kind: 'postcode', pattern: /\b(?:post ?code|cod post) ?[:=]? ?([A-Z]{1,2}\d[A-Z\d]?)(?![\p{L}\d])/giu, group: 1 },
]

/** Names that are also words; written small they are the word. */
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

/** Finders of the holder's names: whole, then each of their words; the longest first. */
function nameFinders(known: readonly string[]): Finder[] {
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

/** One pass over the text; what is found is overwritten, so that nothing finds it twice. */
function findOnce(text: string, finders: readonly Finder[], hits: RedactionHit[]): string {
  let left = text
  for (const { kind, pattern, group = 0, accepts } of finders) {
    const found: RedactionHit[] = []
    for (const match of left.matchAll(pattern)) {
      const value = match[group] ?? ''
      const start = match.index + (group === 0 ? 0 : match[0].lastIndexOf(value))
      const end = start + value.length
      if (value.trim() === '' || value.includes(TAKEN)) continue
      if (accepts && !accepts(value, left.slice(Math.max(0, start - 60), start), left.slice(end, end + 60))) continue
      found.push({ kind, start, end })
    }
    if (found.length === 0) continue
    let kept = ''
    let at = 0
    for (const { start, end } of found) {
      kept += left.slice(at, start) + TAKEN.repeat(end - start)
      at = end
    }
    left = kept + left.slice(at)
    for (const hit of found) hits.push(hit)
  }
  return left
}

/**
 * The text without what tells who and where a person is, in the forms of the United Kingdom: a placeholder such as `[email]` stands for
 * each, and `hits` says what stood where. `known` are the holder's own names. What is redacted already stays; redacting twice changes nothing.
 */
export function redact(text: string, { known = [] }: { known?: readonly string[] } = {}): { text: string; hits: RedactionHit[] } {
  const plain = plainText(text)
  const finders = [...FINDERS, ...nameFinders(known)]
  const found: RedactionHit[] = []
  let left = plain.text.replaceAll(TAKEN, ' ').replace(PLACEHOLDER, (placeholder) => TAKEN.repeat(placeholder.length))
  // What is taken out can leave the edge that another finder waits for.
  for (;;) {
    const count = found.length
    left = findOnce(left, finders, found)
    if (found.length === count) break
  }
  const hits = found
    .map(({ kind, start, end }) => ({ kind, start: plain.origin[start] ?? 0, end: plain.origin[end] ?? text.length }))
    .sort((a, b) => a.start - b.start)
  let redacted = ''
  let at = 0
  for (const { kind, start, end } of hits) {
    redacted += `${text.slice(at, start)}[${kind}]`
    at = Math.max(at, end)
  }
  return { text: redacted + text.slice(at), hits }
}
