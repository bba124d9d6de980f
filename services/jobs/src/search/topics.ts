import type { SearchCard, SearchTopic } from '@onward/contracts/jobs/search'
import type { Language } from '@onward/contracts/language'
import type { BoardEntry } from '../board/board-index'
import { MESSAGES } from '../messages'
import { fieldsOf } from './vocabulary'

/** Official pages, and the portal's own page of crisis lines. */
const LINKS: Readonly<Record<SearchTopic, readonly string[]>> = {
  record: ['https://www.gov.uk/tell-employer-or-college-about-criminal-record'],
  check: ['https://www.gov.uk/dbs-check-applicant-criminal-record'],
  benefits: [
    'https://www.gov.uk/benefits-calculators',
    'https://www.gov.uk/universal-credit/how-your-wages-affect-your-payments',
  ],
  crisis: ['/help/crisis'],
  urgent: ['/help/crisis', 'https://www.gov.uk/find-local-council'],
  experience: ['https://nationalcareers.service.gov.uk/careers-advice'],
  qualifications: ['https://nationalcareers.service.gov.uk/find-a-course'],
  driving: ['https://www.gov.uk/apply-first-provisional-driving-licence'],
  english: ['https://www.gov.uk/improve-english-maths-it-skills', '/help/abroad'],
  visa: ['https://www.gov.uk/prove-right-to-work'],
  health: ['https://www.gov.uk/access-to-work'],
  age: ['https://www.gov.uk/child-employment', 'https://www.gov.uk/your-rights-in-work'],
  cash: ['https://www.gov.uk/payslips'],
}

/** The answers to what a search says that is no job. */
export const cardsOf = (topics: readonly SearchTopic[], language: Language): SearchCard[] =>
  topics.map((topic) => {
    const { title, text, links } = MESSAGES[language].search.cards[topic]
    return { topic, title, text, links: LINKS[topic].map((href, i) => ({ text: links[i] ?? '', href })) }
  })

const CHECKS = ['dbs-check', 'pvg-scheme']
/** Papers that nobody gets without a check of criminal records. */
const WITH_CHECK = new Set([
  ...CHECKS,
  'sia-licence',
  'sia-cctv',
  'sia-close-protection',
  'taxi-licence',
  'nmc-registration',
  'hcpc-registration',
  'gphc-registration',
  'gdc-registration',
  'gmc-registration',
  'social-work-registration',
  'solicitor-practising',
  'pgce-qts',
  'adi-licence',
])
/** Words of adverts that ask for a check. */
const CHECK_WORDS = ['dbs', 'pvg', 'crb', 'accessni', 'safeguard', 'disclosur', 'vet']
/** Work with patients and pupils is checked by law, whatever the advert says. */
const CHECKED_FIELDS = new Set(['Healthcare', 'Education'])
const DRIVING = new Set([
  'driving-licence',
  'motorcycle-licence',
  'hgv-licence',
  'pcv-licence',
  'driver-cpc',
  'taxi-licence',
  'adi-licence',
])

const demandsOneOf = ({ match }: BoardEntry, papers: ReadonlySet<string>): boolean =>
  (match.demands ?? []).some((group) => group.every((id) => papers.has(id)))

/** Whether a job asks for a check of criminal records, by its demands, its words or the law of its trade. */
export const asksForCheck = (entry: BoardEntry): boolean =>
  demandsOneOf(entry, WITH_CHECK) ||
  CHECKS.some((id) => entry.searchable.skillIds.has(id)) ||
  CHECK_WORDS.some((word) => entry.searchable.stems.includes(` ${word} `)) ||
  fieldsOf(entry.match.occupationIds).some((field) => CHECKED_FIELDS.has(field))

const asksToDrive = (entry: BoardEntry): boolean =>
  demandsOneOf(entry, DRIVING) || entry.match.requiredSkillIds.some((id) => DRIVING.has(id))

/** Which jobs a search with these topics may show. */
export function fitsTopics(topics: readonly SearchTopic[]): (entry: BoardEntry) => boolean {
  const unchecked = topics.includes('record') || topics.includes('check')
  const undriven = topics.includes('driving')
  return (entry) => !(unchecked && asksForCheck(entry)) && !(undriven && asksToDrive(entry))
}
