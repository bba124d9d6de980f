import { AMBIGUOUS_ROWS, TRADES } from './data/tables'
import type { DutyMatch } from './duties'
import { dutiesIn } from './duties'
import { coreSkills, findOccupations, occupationById } from './occupations'
import type { SkillMatch } from './skills'
import { findSkillNames } from './skills'
import { singular, textsOf } from './tokenise'

/** Job titles that are also tools or common words, so that they prove no trade. */
const NO_SIGN: ReadonlySet<string> = new Set(
  'docker renderer host actor performer propagator dispatcher usher reporter printer ranger landlord registrar'.split(' '),
)

/** The normal form of a phrase: each word in the singular. */
const keyOf = (phrase: string): string => textsOf(phrase).map(singular).join(' ')

/** A trade, or `list`. */
type Sign = string
let doubts: Map<string, readonly Sign[]> | undefined
/** The signs that an ambiguous phrase needs; undefined for one with a single meaning. */
function signsFor(phrase: string): readonly Sign[] | undefined {
  doubts ??= new Map(
    AMBIGUOUS_ROWS.flatMap(([phrases, ...signs]) => phrases.split('|').map((phrase) => [keyOf(phrase), signs] as const)),
  )
  return doubts.get(keyOf(phrase))
}

let tradesBySkill: Map<string, string[]> | undefined
function tradesOfSkill(skillId: string): readonly string[] {
  if (!tradesBySkill) {
    tradesBySkill = new Map()
    for (const [trade, ids] of Object.entries(TRADES))
      for (const id of ids) tradesBySkill.set(id, [...(tradesBySkill.get(id) ?? []), trade])
  }
  return tradesBySkill.get(skillId) ?? []
}

/** Trades that an entry shows, with the phrases that show them. */
type Signs = ReadonlyMap<string, ReadonlySet<string>>
const MOST_ENTRIES = 200
const known = new Map<string, Signs>()

function signsOf(entry: string): Signs {
  const before = known.get(entry)
  if (before) return before
  const signs = new Map<string, Set<string>>()
  const add = (skillIds: readonly string[], phrase: string) => {
    for (const trade of skillIds.flatMap(tradesOfSkill)) signs.set(trade, (signs.get(trade) ?? new Set()).add(keyOf(phrase)))
  }
  for (const { id, phrase } of findSkillNames(entry)) if (!signsFor(phrase)) add([id], phrase)
  for (const duty of dutiesIn(entry)) if (!signsForDuty(duty)) add([duty.skillId], duty.surface)
  for (const { occupationId, surface, start } of findOccupations(entry)) {
    const isWord = !/[\s-]/.test(surface)
    // "Painter" at the start of a line is a job title; "date picker" is not warehouse work.
    if (isWord && (NO_SIGN.has(keyOf(surface)) || (signsFor(surface) && !/(?:^|\n)\s*$/.test(entry.slice(0, start))))) continue
    add([...(occupationById(occupationId)?.requiredSkills ?? []), ...coreSkills(occupationId, null)], surface)
  }
  if (known.size >= MOST_ENTRIES) known.clear()
  known.set(entry, signs)
  return signs
}

/** The signs that a duty needs: "to label" may be packing or a chemist's work. */
function signsForDuty({ skillId, doubtful }: DutyMatch): readonly Sign[] | undefined {
  const wanted = signsFor(doubtful)
  const isOfTrade = !doubtful.startsWith('to ') || tradesOfSkill(skillId).some((trade) => wanted?.includes(trade))
  return isOfTrade ? wanted : undefined
}

/** "Experience of cleaning.", "worked in retail": such a claim counts like a list item. */
const CLAIMED =
  /\b(?:experienced?|skilled|trained|background|qualified|worked|working|work|jobs?|profiad) (?:of|in|with|as an?|o|mewn) $/iu
const LONGEST_CLAIM = 30
const CLAIM_ENDS = /^(?:$|[\s]*[.,;:!?)\n]| (?:and|or|for|at|with|ac|a|neu) )/iu

/** Whether the entry shows one of the wanted signs by something other than the phrase itself. */
function isMeant(
  wanted: readonly Sign[] | undefined,
  { text, start, end, isItem }: { text: string; start: number; end: number; isItem: boolean },
  entry: string,
): boolean {
  if (!wanted) return true
  const surface = text.slice(start, end)
  const isClaim = CLAIMED.test(text.slice(Math.max(0, start - LONGEST_CLAIM), start)) && CLAIM_ENDS.test(text.slice(end))
  if (wanted.includes('list') && (isItem || isClaim)) return true
  const signs = signsOf(entry)
  const own = new Set(keyOf(surface).split(' '))
  const isAnother = (phrase: string): boolean => phrase.split(' ').some((word) => !own.has(word))
  return wanted.some((sign) => sign !== 'list' && [...(signs.get(sign) ?? [])].some(isAnother))
}

/** After the name of a skill, a word that makes it the subject of a product: "checkout flow", "dispatch algorithm", "till data". */
const THINGS =
  /^[ \t\u00a0](?:apps?|apis?|microservices?|features?|flows?|algorithms?|plugins?|bots?|chatbots?|datasets?|data|websites?|widgets?|dashboards?|startups?|chains?)(?![\p{L}\p{N}])/iu
/** Trades whose work is making such things. */
const MAKES_THINGS: readonly string[] = ['computing', 'media']
const isOnlyAbout = (skillId: string, rest: string): boolean => {
  const trades = tradesOfSkill(skillId)
  return trades.length > 0 && !trades.some((trade) => MAKES_THINGS.includes(trade)) && THINGS.test(rest)
}

/**
 * Skills, licences and certificates that the text names, in order of appearance; a skill may appear several times. `entry` is the whole text about
 * the same thing (a job of a CV, its list of skills, an advert): ambiguous phrases count only where it shows their trade.
 */
export function findSkills(text: string, entry: string = text): SkillMatch[] {
  return findSkillNames(text)
    .filter(
      (match) =>
        !(match.isSlip && signsFor(match.phrase)) &&
        isMeant(signsFor(match.phrase), { text, ...match }, entry) &&
        !isOnlyAbout(match.id, text.slice(match.end)),
    )
    .map(({ id, start, end, surface }) => ({ skillId: id, start, end, surface }))
}

/**
 * Skills that a line of a CV shows without naming them: "took card payments", "bins emptied", "kept the day's records". Only for CVs: "we will train
 * new staff" in an advert asks for no skill. The caller must leave out wishes, denials and other people's actions. `entry` as for `findSkills`.
 */
export function findDuties(text: string, entry: string = text): SkillMatch[] {
  const meant = dutiesIn(text).filter(
    (duty) => isMeant(signsForDuty(duty), { text, ...duty }, entry) && !isOnlyAbout(duty.skillId, text.slice(duty.end)),
  )
  const once = new Map(meant.toReversed().map((duty) => [`${duty.skillId} ${duty.start}`, duty]))
  return [...once.values()].toReversed().map(({ skillId, start, end, surface }) => ({ skillId, start, end, surface }))
}
