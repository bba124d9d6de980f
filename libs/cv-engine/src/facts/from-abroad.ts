import type { CvFacts, EducationFact, ExperienceFact } from '@onward/contracts/jobseekers/curriculum'
import type { FromAbroad } from '@onward/contracts/jobseekers/from-abroad'
import { isAbroad, isInstitution } from './education'
import { protectedWorkIn, REGISTRATION } from './regulated'
import { placeNamed } from './town-names'

const MOST_PAPERS = 5

const paperOf = ({ qualification, institution }: EducationFact) => ({
  qualification: qualification?.value ?? null,
  institution: institution?.value ?? null,
})
/** What only schools and examinations of other countries are called. */
const WORDS_ABROAD =
  /(?<!\p{L})(?:zimsec|sss?ce|wassce|waec|kcse|kcpe|csec|egsece|matric|s\.s\.c|[ºo]\.? ano|(?:sexto|nono) ano|escola|escuela|colegio|lyceum|liceo|gymnasium|gimn\p{L}+|universi(?:dad|dade|tatea|tet|tät)|\p{L}*egyetem|főiskola|(?:state|federal|national) (?:\p{L}+ ){0,3}(?:university|academy|polytechnic)|government (?:girls|boys|high)|mission high|specialist diploma|leaving cert\p{L}*|inter cert|ministry of education|(?:eritrean|ethiopian|nigerian|ghanaian|kenyan|ugandan|tonga|tongan|afghan|syrian|iraqi|iranian|ukrainian|filipino|indian|pakistani|bangladeshi|gambian|somali|sudanese) (?:\p{L}+ ){0,2}(?:secondary|school|certificate|diploma|degree|university))(?!\p{L})/iu
/** What only the United Kingdom has, whatever letters or names of towns stand in it. */
const OF_UK =
  /\bwelsh bac|\bbagloriaeth|\b(?:ysgol|coleg|prifysgol|sgoil|colaiste)\b|\b(?:level|lefel) [1-8]\b|\b(?:RHS|NVQ|SVQ|BTEC|RQF|AAT|CACHE|NCFE)\b|\bcity (?:&|and) guilds\b|\bkingston (?:university|college|maurward)|\bESOL\b/i
/** Kinds that every country has. */
const ANYWHERE: ReadonlySet<string> = new Set([
  'degree',
  'masters',
  'doctorate',
  'diploma',
  'certificate',
  'hnd',
  'gcse',
  'other',
])
function isForeign({ kind, qualification, institution }: EducationFact): boolean {
  const text = [qualification?.value, institution?.value].filter(Boolean).join(', ')
  const school = institution?.value ?? ''
  if (OF_UK.test(text) || placeNamed(school)) return false
  // "Queen's" or "Newlands" alone may be anywhere.
  if (!qualification && !isInstitution(school)) return false
  return kind === 'foreign' || (ANYWHERE.has(kind) && (WORDS_ABROAD.test(text) || (isInstitution(school) && isAbroad(school))))
}
const wasAbroad = ({ place, employer }: ExperienceFact): boolean =>
  [place, employer].some((field) => field !== null && isAbroad(field.value))

/**
 * What a CV says of schools and protected work in other countries, from what the paper itself names: never from a name, a language or
 * anything that is told of the person. Null where it says none. Pure.
 */
export function originOf(facts: Pick<CvFacts, 'education' | 'work' | 'volunteering' | 'skills'>): FromAbroad | null {
  const papers = facts.education.filter(isForeign).map(paperOf).slice(0, MOST_PAPERS)
  const titles = facts.work.filter(wasAbroad).flatMap(({ title }) => (title ? [title.value] : []))
  const texts = [...papers.map(({ qualification, institution }) => `${qualification ?? ''} ${institution ?? ''}`), ...titles]
  const named = texts.map(protectedWorkIn).find((work) => work !== null) ?? null
  const registration = named && REGISTRATION[named]
  const isRegistered = facts.skills.some(({ value, notHeld }) => value.skillId === registration && !notHeld)
  const work = isRegistered ? null : named
  return papers.length > 0 || work ? { papers, work } : null
}
