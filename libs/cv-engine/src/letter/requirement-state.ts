import type { CvFacts, ExperienceFact } from '@onward/contracts/jobseekers/curriculum'
import {
  coreSkills,
  findOccupations,
  findSkillNames,
  findSkills,
  impliedSkills,
  levelIn,
  monthsAskedIn,
  numberNamed,
  occupationById,
  skillById,
  TIME_ASKED,
} from '@onward/taxonomy'
import {
  besidesEmployers,
  type CvEvidence,
  evidenceIn,
  isItself,
  monthsOf,
  pieceHolding,
  plainWords,
  type RequirementState,
  rootOf,
  skillsOfEntry,
} from './cv-evidence'
import { heldLevel, ladderState, paperState, wholeLine } from './paper-levels'
import { NAMES_QUALIFICATION, qualificationState, schoolState } from './qualifications'
import { isAt, occupationsOf, workplacesIn } from './workplaces'

export const LABEL =
  /^\s*(?:(?:desirable|essential|required|requirements?|preferred|nice to have|bonus|ideally|you will need|we ask for|hanfodol|dymunol)\s*[:–-]\s*)+/i
export const YEARS = /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\s*\+?\s*(?:(?:-|–|to)\s*\d{1,2}\s*)?years?\b/i
const together = (states: readonly RequirementState[]): RequirementState =>
  states.every((state) => state === 'met') ? 'met' : states.every((state) => state === 'missing') ? 'missing' : 'partly'
const best = (states: readonly RequirementState[]): RequirementState =>
  states.includes('met') ? 'met' : states.includes('partly') ? 'partly' : 'missing'

const ASKS_VEHICLE =
  /\b(?:own (?:car|vehicle|transport|van)|use of (?:a|your own) (?:car|vehicle)|access to (?:a|your own) (?:car|vehicle)|car (?:owner|driver)|with (?:a )?car)\b/i
const HAS_VEHICLE =
  /\b(?:own (?:car|vehicle|transport|van)|car owner|(?:use of|access to|have|with|and) (?:a|my)(?: own)? (?:car|van|vehicle)|and (?:car|van)\b)/i
const SENIOR = /\b(?:senior|supervis\w+|managing|management|leading|lead(?:er)?|head)\b/i
const LEADING = /\b(?:supervis\w+|managing|management|leading|(?:team|shift) lead(?:er)?|head)\b/i
const SENIOR_TITLE =
  /\b(?:senior|supervisor|manager|lead(?:er)?|head|deputy|foreman|charge|sister|matron|chief|team leader|uwch|rheolwr)\b/i
/** Papers with codes: D1 on a licence, PA1 for spraying. */
const MARK = /\b(?:[A-Z]{1,3}\d{1,3}|360|MIG|TIG|MMA|SMSTS|SSSTS|NEBOSH|IOSH|NPORS)\b/g
const IS_MARKED: Readonly<Record<string, RegExp>> = { D1: /\bD1\b|\bcategory D\b|\bPCV\b.*\bD\b|\bPCV licence\b|\bbus driver\b/i }

const EITHER = /^(?:or|neu|\/|and\/or)$/i
interface Ask {
  /** One of these is enough. */
  options: string[]
}
/** The parts of a line: all those joined by "and" are asked; of those joined by "or" one is enough. */
function asksIn(line: string): Ask[] {
  const counted = /^[^:]+:\s*(.+?) counts?$/i.exec(line)?.[1]
  const text = (counted ?? line)
    .replace(/\([^)]*\b(?:desirable|preferred|advantage|ideally|bonus)\b[^)]*\)/gi, '')
    .replace(
      /,? or (?:(?:an? )?(?:equivalent|similar|comparable|related|relevant|higher|above|better|over|more)\b[^,;]*|(?:be )?willing(?:ness)? to .*|working towards.*)$/i,
      '',
    )
    .replace(
      /\s+(?:is|would be|will be|are) (?:an? |of )?(?:advantage|bonus|plus|benefit|desirable|preferred|useful|helpful)\w*\.?$/i,
      '',
    )
    .replace(/,?\s+such as\b.*$/i, '')
    .replace(/,? (?:paid|at work) or (?:unpaid|voluntary|at home|in the family)\b.*$/i, '')
  const unsplit = [
    ...findSkillNames(text).filter(({ start, end }) => /\b(?:and|or|neu)\b|[&/,+]/i.test(text.slice(start, end))),
    ...[
      ...text.matchAll(
        /\([^)]*\)|\bC\s?\+\s?E\b|\bpurchase ledger and sales ledger\b|\bmoving and handling\b|\bhealth and safety\b|\b(?:setting|paint\w*) (?:and|&) \w+|\bspoken and written\b|\bschools? and colleges?\b/gi,
      ),
    ].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
    })),
  ]
  const pieces: { text: string; by: string }[] = []
  let from = 0
  let by = ''
  for (const match of text.matchAll(
    /\s*(?:,\s*(?:and|or|a|neu)\s|[,;&/]|\s\+\s|\band\/or\b|\b(?:and|or|plus|as well as|neu)\b)\s*/gi,
  )) {
    if (unsplit.some(({ start, end }) => start < match.index + match[0].trim().length && match.index < end)) continue
    pieces.push({ text: text.slice(from, match.index), by })
    by = match[0].replace(/[,\s]/g, '') || ','
    from = match.index + match[0].length
  }
  pieces.push({ text: text.slice(from), by })
  // A comma joins as the next word does: "Excel, Word or Outlook".
  for (let i = pieces.length - 2; i >= 0; i--) {
    const piece = pieces[i]
    const next = pieces[i + 1]
    if (piece && next && piece.by === ',') piece.by = next.by
  }
  const asks: Ask[] = []
  for (const piece of pieces) {
    const part = piece.text.replace(/[()]/g, ' ').trim()
    if (part === '') continue
    const before = asks.at(-1)
    if (before && EITHER.test(piece.by)) before.options.push(underHead(before.options[0] ?? '', part, text))
    // "Families" in "communication with residents and families" is not asked by itself.
    else if (before && !isKnown(part, text) && isKnown(before.options.join(' '), text)) continue
    else if (before && !isKnown(before.options.join(' '), text) && asks.length === 1 && isKnown(part, text))
      before.options = [part]
    else asks.push({ options: [part] })
  }
  return asks
}

/** Implied beside a narrower skill: "supporting adults with learning disabilities". */
const WIDE: ReadonlySet<string> = new Set(['care-work', 'childcare'])
/** The skills that a text asks for, without those that a narrower one includes. */
function skillIdsIn(text: string, whole: string): string[] {
  const ids = [
    ...new Set(
      findSkills(text, whole)
        .filter(isItself)
        .map((match) => match.skillId),
    ),
  ]
  return ids.filter((id) => !ids.some((other) => other !== id && (WIDE.has(id) || impliedSkills([other]).has(id))))
}
/** "Cleaning in a school or office" asks for cleaning in an office, too. */
const underHead = (first: string, option: string, whole: string): string => {
  const head = /^(.*\b(?:in|within|at)\b)/i.exec(first)?.[1]
  return head && skillIdsIn(head, whole).length > 0 && skillIdsIn(option, whole).length === 0 && workplacesIn(option).length > 0
    ? `${head} ${option}`
    : option
}
const occupationIdsIn = (text: string): string[] => [...new Set(findOccupations(text).map((match) => match.occupationId))]
const LITERACY = /\b(?:literacy|literate in english|written english|spoken and written)\b/i
const SCHOOL = /\b(?:GCSEs?|TGAU|functional skills|key skills|O[- ]levels?|standard grades?|national 5)\b/i
const isKnown = (text: string, whole: string): boolean =>
  skillIdsIn(text, whole).length > 0 ||
  occupationIdsIn(text).length > 0 ||
  workplacesIn(text).length > 0 ||
  ASKS_VEHICLE.test(text) ||
  /^volunteering$/i.test(text) ||
  LITERACY.test(text) ||
  NAMES_QUALIFICATION.test(text) ||
  new RegExp(MARK).test(text)

/** Skills that an entry names or implies, or that its occupation cannot do without. */
function provenSkillIds(entry: ExperienceFact): ReadonlySet<string> {
  const own = skillsOfEntry(entry)
  const core = occupationsOf(entry).flatMap((id) => coreSkills(id, null))
  return new Set([...own, ...impliedSkills(new Set(own)).keys(), ...core])
}

/** The months of work and the level of the paper behind each skill of a CV. `asOf` as in `RequirementContext`. */
export function skillEvidence(facts: CvFacts, asOf?: string): Record<string, { level: number | null; months: number | null }> {
  const cv = evidenceIn(facts, asOf)
  const entries = cv.entries.map((entry) => ({ entry, proven: provenSkillIds(entry) }))
  const evidenceOf = (id: string) =>
    skillById(id)?.kind === 'skill'
      ? {
          level: null,
          months: Math.max(
            monthsOf(
              entries.filter(({ proven }) => proven.has(id)).map(({ entry }) => entry),
              cv,
            ),
            claimedMonths(cv, [id]),
          ),
        }
      : { level: heldLevel(id, facts), months: null }
  return Object.fromEntries([...cv.skillIds].map((id) => [id, evidenceOf(id)]))
}

/** Whether an entry is the kind of work that a part of a requirement names. */
function isOfWork(option: string, whole: string, entry: ExperienceFact, { skillIds }: { skillIds: readonly string[] }): boolean {
  const places = workplacesIn(option)
  const occupations = occupationIdsIn(option)
  const own = skillsOfEntry(entry)
  const proven = provenSkillIds(entry)
  const does = occupationsOf(entry).some((id) => occupations.includes(id)) || skillIds.some((id) => proven.has(id))
  const isThere = places.some((place) => isAt(place, entry))
  if (
    /\b(?:tele)?phone\b/i.test(whole) &&
    !own.includes('telephone-skills') &&
    !own.includes('call-centre') &&
    !occupationsOf(entry).includes('call-centre-agent')
  )
    return false
  // "As a supervisor in a shop" is both.
  if (occupations.length > 0 && places.length > 0 && skillIds.length === 0) return does && isThere
  if (skillIds.length > 0 || occupations.length > 0)
    return does || (isThere && places.length > 0 && !/\b(?:cleaning|cooking|driving)\b/i.test(option))
  if (places.length > 0) return isThere
  const roots = plainWords(option).map(rootOf)
  const entryRoots = new Set(
    [entry.title, entry.employer, ...entry.bullets].flatMap((fact) => plainWords(fact?.quote ?? '')).map(rootOf),
  )
  return roots.length === 0 ? !/similar/i.test(whole) : roots.some((word) => entryRoots.has(word))
}

const CLAIMED_YEARS =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|fifteen|twenty|thirty|a)\+?\s*years?\b/i
/** Months that the summary states: "12 years in residential care". */
function claimedMonths({ facts }: CvEvidence, skillIds: readonly string[], option = ''): number {
  const places = workplacesIn(option)
  const occupations = occupationIdsIn(option)
  return Math.max(
    0,
    ...(facts.summary?.quote ?? '').split(/(?<=[.!?])\s+/).flatMap((sentence) => {
      const claim = CLAIMED_YEARS.exec(sentence)
      if (!claim?.[1] || /\b(?:old|of age|ago|aged?)\b/i.test(sentence)) return []
      const isIt =
        skillIdsIn(sentence, sentence).some((id) => skillIds.includes(id)) ||
        places.some(({ inHeading }) => inHeading.test(sentence)) ||
        occupationIdsIn(sentence).some((id) => occupations.includes(id))
      return isIt ? [12 * (numberNamed(claim[1]) || 1)] : []
    }),
  )
}

function yearsState(line: string, cv: CvEvidence, titleIds: readonly string[]): RequirementState | null {
  const months = monthsAskedIn(line)
  if (months === null) return null
  if (
    /\b(?:held|licence|license|driving)\b/i.test(line) &&
    skillIdsIn(line, line).some((id) => skillById(id)?.kind === 'licence')
  ) {
    const paper = stateOfAsks(line.replace(TIME_ASKED, ' ').replace(/\b(?:held|for)\b/gi, ' '), cv)
    const drivers = cv.entries.filter((entry) => occupationsOf(entry).some((id) => /driver/.test(id)))
    const isLong = monthsOf(drivers, cv) >= months
    return paper === 'met' ? (isLong && !/\bclean\b/i.test(line) ? 'met' : 'partly') : paper
  }
  const rest = line.replace(TIME_ASKED, ' ')
  const isSenior = SENIOR.test(rest) && !/\bproject manag/i.test(rest)
  const similar = /\b(?:similar|same|this) (?:role|job|position|post)\b/i.test(rest)
  const asked = asksIn(rest.replace(/^[^\p{L}\d]+/u, '').replace(/^(?:of|in|as an?)\s+/i, ''))
  const options = asked.flatMap((ask) => ask.options)
  const did = (entry: ExperienceFact): boolean =>
    similar && titleIds.length > 0
      ? occupationsOf(entry).some((id) => titleIds.includes(id))
      : options.length === 0
        ? true
        : options.some((option) =>
            isOfWork(option, rest, entry, {
              skillIds: skillIdsIn(option, rest).filter((id) => !isSenior || id !== 'team-leading'),
            }),
          )
  const isHigh = (entry: ExperienceFact): boolean =>
    !isSenior || SENIOR_TITLE.test(entry.title?.quote ?? '') || skillsOfEntry(entry).includes('team-leading')
  const entries = cv.entries.filter(did)
  const high = entries.filter(isHigh)
  if (
    Math.max(
      monthsOf(high, cv),
      isSenior ? 0 : Math.max(0, ...options.map((option) => claimedMonths(cv, skillIdsIn(option, rest), option))),
    ) >= months
  )
    return 'met'
  const isLed = LEADING.test(rest) && isSenior
  if (entries.length > 0 && (!isLed || high.length > 0 || cv.skillIds.has('team-leading'))) return 'partly'
  if (isLed) return 'missing'
  const ids = options.flatMap((option) => skillIdsIn(option, rest)).filter((id) => id !== 'team-leading')
  return ids.some((id) => cv.skillIds.has(id)) ? 'partly' : 'missing'
}

/** Compares words, and the level beside them. */
function stateByWords(asked: string, facts: CvFacts): RequirementState {
  const piece = pieceHolding(asked, besidesEmployers(facts))
  if (!piece) return 'missing'
  return (levelIn(piece.quote) ?? Number.POSITIVE_INFINITY) < (levelIn(asked) ?? 0) ? 'partly' : 'met'
}

function optionState(option: string, whole: string, cv: CvEvidence): RequirementState | null {
  const { facts, entries, text } = cv
  if (ASKS_VEHICLE.test(option) && !/licen[cs]e/i.test(option)) return HAS_VEHICLE.test(text) ? 'met' : 'missing'
  if (NAMES_QUALIFICATION.test(option) && !SCHOOL.test(option) && isOneQualification(option))
    return qualificationState(option, facts)
  const ladder = ladderState(option, facts)
  if (ladder) return ladder
  const marks = option.match(MARK) ?? []
  if (marks.length > 0 && skillIdsIn(option, whole).every((id) => id === 'health-safety-certificate'))
    return marks.every((mark) => (IS_MARKED[mark] ?? new RegExp(`\\b${mark}\\b`, 'i')).test(text)) ? 'met' : 'missing'
  if (LITERACY.test(option) && skillIdsIn(option, whole).length === 0)
    return cv.skillIds.has('written-communication') || schoolState('English', facts, passedBoth(cv)) === 'met' ? 'met' : 'missing'
  if (/^(?:volunteering|voluntary work|gwirfoddoli)$/i.test(option))
    return facts.volunteering.length > 0 || /\bvolunteer|\bgwirfoddol/i.test(text) ? 'met' : 'missing'
  const skillIds = skillIdsIn(option, whole)
  const places = workplacesIn(option)
  const occupations = occupationIdsIn(option)
  if (skillIds.length > 0) {
    const states = skillIds.map((id): RequirementState => {
      if (cv.skillIds.has(id)) return skillById(id)?.kind === 'skill' ? 'met' : paperState(option, id, cv)
      // A pass in maths shows numeracy.
      if (id === 'numeracy' && schoolState('Maths', facts, passedBoth(cv)) === 'met') return 'met'
      return 'missing'
    })
    const isSome = states.some((state) => state !== 'missing')
    const state = together(states)
    if (/\bclean\b.*\blicen[cs]e\b/i.test(option) && state === 'met')
      return /\bclean\b|\bno (?:points|endorsements)\b/i.test(text) ? 'met' : 'partly'
    if (/\bHACCP\b/.test(option) && isSome) return together([state, /\bHACCP\b/i.test(text) ? 'met' : 'missing'])
    if (ASKS_VEHICLE.test(option) && isSome) return together([state, HAS_VEHICLE.test(text) ? 'met' : 'missing'])
    if (places.length > 0 && isSome && /\b(?:in|within|at) (?:an? |the )?\w*/i.test(option)) {
      const there = entries.filter((entry) => places.some((place) => isAt(place, entry)))
      if (
        there.some((entry) =>
          skillIds.some(
            (id) => skillsOfEntry(entry).includes(id) || occupationsOf(entry).some((each) => coreSkills(each, null).includes(id)),
          ),
        )
      )
        return state
      return 'partly'
    }
    if (state !== 'missing') return state
    if (occupations.length > 0 && entries.some((entry) => occupationsOf(entry).some((id) => occupations.includes(id))))
      return 'met'
    // "Customer-facing" is a skill and says where; "children with special needs" are more than children.
    const named = findSkills(option, whole).filter((match) => skillIds.includes(match.skillId))
    const isPlaceAsked = places.some(({ asked }) => {
      const at = asked.exec(option)
      return at !== null && named.some(({ start, end }) => start < at.index + at[0].length && at.index < end)
    })
    if (isPlaceAsked && entries.some((entry) => places.some((place) => isAt(place, entry)))) return 'met'
    return stateByWords(option, facts)
  }
  if (places.length > 0) {
    const there = entries.filter((entry) => places.some((place) => isAt(place, entry)))
    if (SENIOR.test(option))
      return there.some((entry) => SENIOR_TITLE.test(entry.title?.quote ?? '') || skillsOfEntry(entry).includes('team-leading'))
        ? 'met'
        : there.length > 0 || cv.skillIds.has('team-leading')
          ? 'partly'
          : 'missing'
    return there.length > 0 ? 'met' : 'missing'
  }
  if (occupations.length > 0 && entries.some((entry) => occupationsOf(entry).some((id) => occupations.includes(id)))) return 'met'
  if (plainWords(option).length === 0) return null
  const worded = stateByWords(option, facts)
  return worded === 'missing' && occupations.length === 0 ? null : worded
}

function stateOfAsks(line: string, cv: CvEvidence): RequirementState | null {
  const states = asksIn(line).flatMap(({ options }) => {
    const found = options.flatMap((option) => optionState(option, line, cv) ?? [])
    return found.length > 0 ? [best(found)] : []
  })
  return states.length > 0 ? together(states) : null
}

/** Whether one line states passes in both English and maths. */
const passedBoth = ({ facts }: CvEvidence): boolean =>
  facts.skills.some(({ value, start, quote }) => {
    const line = wholeLine(facts, start) ?? quote
    return value.skillId === 'gcse-maths-english' && /\benglish\b/i.test(line) && /\bmath/i.test(line)
  })

const ANY_WORK = /\b(?:volunteering|work experience|any (?:work )?experience|work history|employment history)\b/i
const LANGUAGE = /\b(?:second|another|other|additional|community) (?:\w+ )?language\b|\bbilingual\b/i
/** "Or similar": work in the same field counts as partly. */
const SIMILAR = /\bor (?:similar|related|equivalent)\b/i

export interface RequirementContext {
  /** The advert's title, for "experience in a similar role". */
  title?: string
  /** The month of upload, yyyy-mm; current jobs lasted until then. */
  asOf?: string
}

/** The state of one line of an advert. Pure. */
export function stateOf(requirement: string, facts: CvFacts, { title = '', asOf }: RequirementContext = {}): RequirementState {
  const line = requirement.replace(LABEL, '').trim()
  const cv = evidenceIn(facts, asOf)
  if (SCHOOL.test(line)) return schoolState(line, facts, passedBoth(cv))
  const years = yearsState(line, cv, occupationIdsIn(title))
  if (years) return years
  if (NAMES_QUALIFICATION.test(line) && isOneQualification(line)) {
    const state = qualificationState(line, facts)
    const isWork = /\bor (?:equivalent |relevant |similar )?experience\b/i.test(line)
    const led = cv.entries.filter((entry) => SENIOR_TITLE.test(entry.title?.quote ?? ''))
    return state === 'missing' && isWork && monthsOf(led, cv) >= 36 ? 'partly' : state
  }
  if (LANGUAGE.test(line))
    return facts.languages.some(({ value }) => !/^english|saesneg/i.test(value.language) && value.level !== 'basic')
      ? 'met'
      : 'missing'
  if (ANY_WORK.test(line) && skillIdsIn(line, line).length === 0 && workplacesIn(line).length === 0)
    return cv.entries.length > 0 ? 'met' : 'missing'
  const state = stateOfAsks(line, cv)
  if (state === null) return stateByWords(line, facts)
  if (state !== 'missing' || !SIMILAR.test(line)) return state
  const near = new Set(occupationIdsIn(line).map((id) => occupationById(id)?.field))
  return cv.entries.some((entry) => occupationsOf(entry).some((id) => near.has(occupationById(id)?.field))) ? 'partly' : 'missing'
}

/** Whether the line names no second kind of paper. */
const isOneQualification = (line: string): boolean => {
  const paper = skillIdsIn(line, line).find((id) => skillById(id)?.kind !== 'skill')
  return !paper || /^(?:nvq-|aat|cipd|teaching-assistant|pgce|btec|hlta|acca|gcse)/.test(paper)
}
