import type { Finder } from './finder'

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Labels of order and reference numbers, which are no telephone numbers. */
const NUMBERED_THING =
  /(?:order|invoice|ref|reference|job|batch|sku|serial|policy|claim|ticket|item|product|part|unit|barcode|isbn|ean|qan|urn|registration|company)s?(?: ?(?:no|nos|number|numbers|id|code|ref))?\.? ?[:#]? ?$/i

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

/** The text from the last word for birth on. */
const sinceBirth = (before: string): string => {
  const last = [...before.matchAll(new RegExp(BIRTH, 'giu'))].at(-1)
  return last ? before.slice(last.index) : before
}

const PHONE_LABEL =
  '(?:\\b(?:tel|telephone|phone|mobile|mob|cell|landline|whatsapp|call(?: me)?|text(?: me)?|contact(?: number| no\\.?)?|ffon|rhif ffon|symudol|ffoniwch|fax)\\b(?: ?(?:number|numbers|no|nos))?\\.?(?: on| at| is)?|(?<![\\p{L}\\d])[TMHFtmhf](?= ?:))'
const MORE_DIGITS = '(?![ ]?\\d|[.-]\\d)'

/** Checks the last digit, which follows from the first nine modulo 11. */
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

/** Numbers that name a person or an account, birth dates and telephones. */
export const NUMBER_FINDERS: readonly Finder[] = [
  // The last letter distinguishes a National Insurance number from other numbers.
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
    // An old date alone in its line is a birth date; work dates come in pairs or with text.
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
]
