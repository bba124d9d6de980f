/** Case, articles and conjunctions for text of a CV inside a sentence, in English and Welsh. */

const ACRONYMS = new Set(
  `NHS HGV LGV PCV NVQ SVQ BTEC IT UK PPE GCSE GCSES MOT CSCS CPCS SIA FLT DBS CRM SAP CCTV EPOS HACCP COSHH SEN SEND PAYE VAT CPR AED GP HR KS1 KS2 ESOL
LTD PLC LLP B&Q B&M KFC BBC DPD UPS DHL IKEA ASDA TK ICT CPC ADR AAT ECDL TEFL QA CISRS SMSTS SSSTS REHIS NEBOSH IOSH BIC RTITB ITSSAR NISCC SSSC LLOP SQA CIPP JD CAD CNC TIG MIG HTML CSS SQL AWS USA EU PR TV DJ RAF MOD IPAF PASMA`.split(
    /\s+/,
  ),
)
const SMALL = new Set('and of the for in at on y yr a an to de la'.split(' '))

const isAllCapitals = (text: string): boolean => /\p{Lu}{2}/u.test(text) && text === text.toUpperCase()
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()

/** A name written in capitals, as names are written: `TESCO STORES LTD` becomes `Tesco Stores Ltd`; short ones may be acronyms and stay. */
export function nameCase(name: string): string {
  const tidy = name.replace(/\s+/g, ' ').trim()
  if (!isAllCapitals(tidy) || (!tidy.includes(' ') && tidy.length <= 5)) return tidy
  return tidy.replace(/[\p{L}\p{N}&'’]+/gu, (word, at: number) => {
    if (/^(?:LTD|PLC)$/.test(word)) return word === 'LTD' ? 'Ltd' : 'plc'
    if (ACRONYMS.has(word) || /\d|&/.test(word)) return word
    if (at > 0 && SMALL.has(word.toLowerCase())) return word.toLowerCase()
    return capital(word)
  })
}

/** A sentence written in capitals in small letters, the given names and acronyms apart. */
export function sentenceCase(text: string, names: readonly string[] = []): string {
  const tidy = text.replace(/\s+/g, ' ').trim()
  if (!isAllCapitals(tidy)) return tidy
  let cased = tidy.replace(/[\p{L}\p{N}&'’]+/gu, (word) =>
    ACRONYMS.has(word) || /\d.*\p{L}|&/u.test(word) ? word : word.toLowerCase(),
  )
  for (const name of names)
    cased = cased.replace(new RegExp(`(?<!\\p{L})${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'giu'), () =>
      nameCase(name),
    )
  return cased
}

const PROPER =
  /^(?:Microsoft|Excel|Outlook|Word|Xero|Sage|British|English|Welsh|Polish|Urdu|Arabic|Romanian|Spanish|French|German|Italian|Portuguese|Chinese|Punjabi|Hindi|Bengali|Somali|Ukrainian|Makaton|Python|Java|Linux|Windows|Google|Adobe|Photoshop|Canva|Braille|European|Duke|Care Certificate|Gas Safe|Functional Skills|Cymraeg|Saesneg|Gwobr|Edexcel|Prince|Salesforce|Zendesk|Slack|Teams|Zoom|January|February|March|April|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b/

/** For the middle of a sentence: the first letter small, unless it opens a name or an acronym. */
export function lowerFirst(text: string): string {
  const first = /^[\p{L}\p{N}&+#'’.-]+/u.exec(text)?.[0] ?? ''
  return PROPER.test(text) || /^I\b/.test(text) || /\p{Lu}|\d|[&+#]/u.test(first.slice(1))
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)
}

const CAPITALISED_IN_TITLES =
  /^(?:Java|JavaScript|Python|Linux|Windows|Salesforce|Oracle|React|Angular|Montessori|Makaton|Apple|Amazon|Google|Class [A-Z]|Christmas|Saturday|Sunday|Santa)$/

/** A job title for the middle of a sentence: small, but for acronyms, languages and the names of things. */
export const lowerTitle = (title: string): string =>
  title.replace(/[\p{L}\p{N}.#+'’]+/gu, (word) =>
    ACRONYMS.has(word.toUpperCase()) && word === word.toUpperCase()
      ? word
      : /^\p{Lu}.*\p{Lu}|^\p{Lu}$|[\d#+]/u.test(word) || PROPER.test(word) || CAPITALISED_IN_TITLES.test(word)
        ? word
        : word.toLowerCase(),
  )

const AN_BY_SOUND = /^(?:hour|honest|honour|heir)/i
const A_BY_SOUND = /^(?:uni(?!n)|use|usu|util|euro|ewe|one\b|once\b|ukr|uk\b|u-)/i
/** `a` or `an`, by the sound that follows. */
export function article(words: string): 'a' | 'an' {
  const first = /^[\p{L}\p{N}]+/u.exec(words)?.[0] ?? ''
  if (/^(?:8|11|18)(?!\d)|^8\d*$/.test(first)) return 'an'
  // Letters said one by one: an HGV driver, a CCTV operator.
  if (/^\p{Lu}{2,}$/u.test(first) && (ACRONYMS.has(first) || !/[AEIOU]/.test(first)))
    return /^[AEFHILMNORSX]/.test(first) ? 'an' : 'a'
  if (/^\p{Lu}{2,3}$/u.test(first) || /^(?:M(?:Sc|Eng|Phil|Ed|Res)|LLB)$/.test(first))
    return /^[AEFHILMNORSX]/.test(first) ? 'an' : 'a'
  if (AN_BY_SOUND.test(first)) return 'an'
  if (A_BY_SOUND.test(first)) return 'a'
  return /^[aeiou]/i.test(first.normalize('NFD')) ? 'an' : 'a'
}

const ASPIRATE: Readonly<Record<string, string>> = { c: 'ch', p: 'ph', t: 'th' }
/** Welsh "and": `ac` before a vowel, `a` with the aspirate mutation of Welsh words before c, p and t. Names are left alone. */
export function welshAnd(next: string): string {
  if (/^[aeiouwyâêîôûŵŷ]/i.test(next)) return `ac ${next}`
  const changed = /^(?:ch|ph|th)/.test(next) ? undefined : ASPIRATE[next.charAt(0)]
  return `a ${changed ? changed + next.slice(1) : next}`
}
