import { findSkills, skillById } from '@onward/taxonomy'
import { linesOf } from './advert-lines'
import { alternativesIn } from './alternatives'

/** Papers and skills that are no licence and yet are asked for before the first day. */
const ALSO = new Set([
  'driver-cpc',
  'adr-certificate',
  'pgce-qts',
  'pool-lifeguard',
  'food-hygiene-certificate',
  'welsh-language',
])
const isDemand = (skillId: string): boolean => skillById(skillId)?.kind === 'licence' || ALSO.has(skillId)

/** Whoever does this work must hold the paper by law, whatever the advert says. */
const BY_TITLE: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /(?<!dental |nursery |veterinary |vet |auxiliary )\bnurse\b(?! (?:assistant|auxiliary|helper|support))|\br[gm]n\b|\bmidwife\b|\bnursing associate\b/i,
    ['nmc-registration'],
  ],
  [
    /\b(?:paramedic|physiotherapist|occupational therapist|radiographer|dietitian|podiatrist|orthoptist|biomedical scientist)\b(?! (?:assistant|helper|support))/i,
    ['hcpc-registration'],
  ],
  [/\bpharmacist\b|\bpharmacy technician\b/i, ['gphc-registration']],
  [/\bdentist\b|\bdental (?:nurse|hygienist|therapist)\b/i, ['gdc-registration']],
  [
    /\b(?:gp|doctor|consultant physician|surgeon|general practitioner)\b(?! (?:receptionist|surgery|practice|assistant|secretary))/i,
    ['gmc-registration'],
  ],
  [/\bsocial worker\b(?! (?:assistant|support))/i, ['social-work-registration']],
  [/\bsolicitor\b(?! (?:assistant|secretary|clerk|support))/i, ['solicitor-practising']],
  [
    /\b(?:primary|secondary|supply|maths|english|science|class|classroom|key stage \d|ks\d|year \d|eyfs|reception|sen) teacher\b|\bteacher of\b/i,
    ['pgce-qts'],
  ],
  [
    /\b(?:hgv|lgv|lorry|artic|c\+e|class [12])\b.*\bdrivers?\b|\bdrivers?\b.*\b(?:hgv|lgv|class [12]|c\+e)\b|\btanker driver\b/i,
    ['hgv-licence'],
  ],
  [/\b(?:bus|coach|psv|pcv) drivers?\b/i, ['pcv-licence']],
  [/\b(?:taxi|private hire|minicab) drivers?\b/i, ['taxi-licence']],
  [
    /\b(?:delivery|van|multi[- ]?drop|courier|parcel|minibus) drivers?\b|\bdriver'?s? \(van\)|\bvan courier\b/i,
    ['driving-licence', 'motorcycle-licence'],
  ],
  [/\bdriving instructor\b/i, ['adi-licence']],
  [/\bdoor (?:supervisor|staff)\b|\bbouncer\b/i, ['sia-licence']],
  [/\bclose protection\b/i, ['sia-close-protection']],
  [/\b(?:fork ?lift|flt|reach truck|counterbalance)\b.*\b(?:driver|operator)\b/i, ['forklift-licence']],
  [/\bgas (?:engineer|fitter|installer)\b|\bboiler engineer\b/i, ['gas-safe']],
]
/** Whoever learns the trade at work gets the paper there. */
const LEARNS =
  /\b(?:trainee|apprentice(?:ship)?|student|assistant to|receptionist|administrator|recruit(?:er|ment)|co-?ordinator|teaching assistant)\b/i

/** The employer gives or pays for the paper, or waits for it. */
const GIVEN =
  /\b(?:no|without)\b[^.;]{0,30}\b(?:licen[cs]e|card|ticket|badge|certificate|registration)\b[^.;]{0,20}\b(?:needed|required|necessary)|\b(?:licen[cs]e|card|ticket|badge|certificate)\b[^.;]{0,20}\b(?:is |are )?(?:not|isn['’]t|aren['’]t) (?:needed|required|essential|necessary)|\bwe(?:['’]ll| will| can)? (?:pay|fund|provide|arrange|cover|put you through|support you|help you)\b|\b(?:licen[cs]e|card|ticket|badge|certificate|training|course|test)s?\b[^.;()]{0,25}\b(?:paid for|funded|provided)\b|\b(?:or|and) (?:be )?(?:willing|able|prepared|happy) to (?:get|obtain|gain|work towards|study|train|apply|learn)|\b(?:willing(?:ness)?|working) (?:to (?:get|obtain|gain|work) |towards)|\bor public transport\b|\bor (?:a )?(?:bicycle|bike|e-?bike)\b|\bif you (?:have|hold|drive)\b|\bexempt\b/i
/** Among other sentences of an advert only those that ask. */
const ASKS =
  /\b(?:must|need(?:s|ed)?|requires?d?|requirements?|essential|mandatory|necessary|hold(?:ing)?|looking for|seeking|have|possess|valid|full|current|with an?|you(?:['’]ll| will) be|hyd|rhaid|angen|hanfodol)\b/i
const MUST = /\b(?:must|essential|mandatory|required|necessary|rhaid|hanfodol)\b/i
/** A requirement of a driver in few words: "Driver with own car", "Licence held a year", "Full clean UK licence". */
const DRIVES =
  /^(?:an? )?(?:(?:full|clean|valid|current|uk|manual|car)[, ]+)*(?:licen[cs]e\b(?! to\b)|driver\b(?=\s*(?:$|[.,(]|with\b|and\b|essential|required)))|^(?:you )?(?:must |can )drive\b/i
const SENTENCES = /(?<=[.!?])\s+|\n+/

/**
 * What the law or the advert demands before the first day: licences, cards and registrations, each with the skills of which one is
 * enough. Read from the title, the requirements and sentences of the description that ask; what is desirable, taught, paid for or
 * got later is none.
 */
export function demandsIn(advert: { title: string; description: string; requirements: readonly string[] }): string[][] {
  const whole = [advert.title, advert.description, ...advert.requirements].join('\n')
  const given = new Set<string>()
  const asked: string[][] = []
  const read = (text: string, onlyWhereAsked: boolean) => {
    for (const { line, kind } of linesOf(text)) {
      const named = [...new Set(findSkills(line, whole).map(({ skillId }) => skillId))].filter(isDemand)
      if (!onlyWhereAsked && named.length === 0 && DRIVES.test(line)) named.push('driving-licence')
      if (named.length === 0) continue
      // "No experience needed, but you must drive": what must be there is not taught.
      if (GIVEN.test(line) || kind === 'desirable' || (kind === 'taught' && !MUST.test(line))) {
        for (const id of named) given.add(id)
      } else if (!onlyWhereAsked || ASKS.test(line)) asked.push(...groupsOf(named, line))
    }
  }
  read(advert.requirements.join('\n'), false)
  read(advert.description, true)
  if (!LEARNS.test(advert.title)) {
    // What learners get is said in the text: "no licence needed, we train you".
    const isTaught = advert.description
      .split(SENTENCES)
      .some((sentence) => /\b(?:licen[cs]e|badge|registration|pin|osce)\b/i.test(sentence) && GIVEN.test(sentence))
    for (const [title, ids] of BY_TITLE) if (title.test(advert.title) && !isTaught) asked.push([...ids])
  }
  const kept = asked.filter((ids) => !ids.some((id) => given.has(id)))
  // The text says it more exactly than the title, and once is enough.
  const isWithin = (one: readonly string[], other: readonly string[]) => one.every((id) => other.includes(id))
  return kept.filter((ids, at) => kept.every((other, i) => i === at || !isWithin(other, ids) || (isWithin(ids, other) && at < i)))
}

/** "SIA licence or CSCS card" is one demand; a line without "or" names several. */
function groupsOf(named: readonly string[], line: string): string[][] {
  const alternatives = alternativesIn([line]).map((group) => group.filter((id) => named.includes(id)))
  const joined = alternatives.filter((group) => group.length > 1)
  return [...joined, ...named.filter((id) => !joined.some((group) => group.includes(id))).map((id) => [id])]
}
