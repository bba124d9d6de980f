import type { Finder } from './finder'

const STREET =
  'Road|Rd|Street|St|Avenue|Ave|Lane|Ln|Drive|Dr|Close|Crescent|Cres|Court|Ct|Gardens|Gdns|Grove|Place|Pl|Terrace|Terr|Square|Sq|Mews|Parade|Boulevard|Broadway|Croft|Villas|Mansions|Wynd|Brae|Esplanade|Promenade|Crescent|Walk|Row|Drove|Gait|Causeway'
/** Words that end names of streets and of other things. */
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

/** Addresses of houses, and postcodes. */
export const ADDRESS_FINDERS: readonly Finder[] = [
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
