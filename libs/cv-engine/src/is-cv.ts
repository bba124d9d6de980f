import type { CvFacts, ExperienceFact } from '@onward/contracts/jobseekers/curriculum'
import type { CvAnalysis } from '@onward/contracts/jobseekers/cv-analysis'
import type { CvStructure, SectionName } from './structure'

/** A short CV that is turned away costs more than another document that gets a low score. */
const ENOUGH = 2
const MIN_SKILLS = 3
const MOST_HEADINGS = 4

/**
 * Whether a document is about somebody's own work: a bill, a recipe, an advert or a reference is not. Signs of a CV are weighed against those of
 * other documents, and at least one must be of a person: their roles, courses, contact details, sections or "I did".
 */
export function isCv(facts: CvFacts, analysed: CvAnalysis & { structure: CvStructure }): boolean {
  const lines = analysed.structure.sections.flatMap(({ heading, blocks }) => [heading, ...blocks.map(({ text }) => text)])
  const text = lines.filter(Boolean).join('\n')
  const isTemplate = analysed.weaknesses.some(({ code }) => code === 'placeholders/weak')
  const personal = sum(signsOfPerson(facts, analysed.structure, text))
  const other = (facts.skills.length >= MIN_SKILLS ? 1 : 0) + (roles(facts).some((role) => !isDated(role) && role.title) ? 1 : 0)
  return (
    (isTemplate && headedIn(analysed.structure).size >= 2) ||
    (personal > 0 && personal + other - sum(signsOfOthers(text)) >= ENOUGH)
  )
}

const roles = ({ work, volunteering }: CvFacts): ExperienceFact[] => [...work, ...volunteering]
const isDated = ({ title, employer, from }: ExperienceFact): boolean => from !== null && (title ?? employer) !== null

const DONE =
  /\bI\s+(?:(?:have|had|also|then)\s+)*\p{L}{3,}(?:ed|ght|pt)\b|\bI (?:did|ran|made|was|drove|sold|led)\b|\b(?:rwyf|bûm|roeddwn|gweithiais|helpais)\b/giu
const SEEKING =
  /\bI(?:['’]m| am)?\b[^.]{0,30}\b(?:looking for|want|seek(?:ing)?|need)\b[^.]{0,30}\b(?:work|job|position|role)\b|rwy['’]n chwilio am/i

const headedIn = ({ sections }: CvStructure): Set<SectionName> =>
  new Set(sections.flatMap(({ name, heading }) => (heading !== '' && name !== 'contact' && name !== 'other' ? [name] : [])))

function signsOfPerson(facts: CvFacts, structure: CvStructure, text: string): number[] {
  const headed = headedIn(structure)
  const hasContact = (facts.email ?? facts.phone) !== null
  return [
    roles(facts).some(isDated) ? 3 : 0,
    facts.education.some(({ qualification }) => qualification) ? 2 : 0,
    headed.size >= 2 || (facts.name && hasContact) ? Math.min(MOST_HEADINGS, headed.size) : 0,
    facts.name && hasContact ? 1 : 0,
    (text.match(DONE)?.length ?? 0) >= 2 ? 2 : 0,
    SEEKING.test(text) && hasContact ? 2 : 0,
  ]
}

/** Signs of other documents, and how many of each it takes. */
const OTHERS: readonly { sign: RegExp; least: number; weight: number }[] = [
  // Bills, quotations, statements, payslips.
  {
    sign: /^\W*(?:tax |proforma )?(?:invoice|quotation|estimate|receipt|pay ?slip|(?:bank )?statement|remittance|credit note|anfoneb|your (?:\w+ )?bill)\b/gim,
    least: 1,
    weight: 3,
  },
  { sign: /^[^\n]*£ ?\d[\d,]*(?:\.\d\d)?[^\n]*$/gm, least: 3, weight: 2 },
  {
    sign: /\b(?:sub-?total|total (?:due|to pay|amount)|amount due|vat|net pay|gross pay|tax code|pay date|balance|cyfanswm|taw)\b[^\n]*\d/gi,
    least: 2,
    weight: 3,
  },
  // Recipes and menus.
  { sign: /^\W*(?:ingredients|method|serves \d|starters|mains|desserts|cynhwysion|dull)\b/gim, least: 2, weight: 3 },
  // Adverts, descriptions of jobs and courses, handbooks, policies.
  {
    sign: /\b(?:we are looking for|we(?:['’]re| are) (?:hiring|recruiting)|you will\b|how to apply|apply online|send your cv|person specification|essential criteria|reports to|entry requirements|what you(?:['’]ll| will) learn|successful (?:candidate|applicant)|closing date|about the role|(?:purpose|summary) of the job|job description|this policy|all staff|staff must|our (?:team|volunteers|staff)|desirable:|essential:|rydym yn chwilio am|sut i wneud cais)\b/gi,
    least: 2,
    weight: 4,
  },
  {
    sign: /^\W*(?:care plan|minutes of|agenda|policy|handbook|course guide|brochure|terms and conditions|certificate of|this is to certify|school report|report for)\b/gim,
    least: 1,
    weight: 3,
  },
  // Manuals, specifications and reports.
  {
    sign: /\b(?:this (?:document|specification|manual|standard|chapter|report)|table of contents|must not|rfc ?\d+|all rights reserved|the following (?:tables?|figures?|sections?|examples?)|as described in|see (?:section|chapter|figure) \d)\b/gi,
    least: 3,
    weight: 8,
  },
  // Contracts.
  {
    sign: /\b(?:landlord|tenants?|tenancy|hereby|the parties|shall (?:not )?(?:pay|keep|be)|agreement is made)\b/gi,
    least: 3,
    weight: 3,
  },
  // What somebody else writes of a person, or to them.
  {
    sign: /\b(?:worked for us|employ (?:him|her|them) again|to whom it may concern|(?:he|she) (?:was|is) (?:punctual|honest|reliable|a (?:good|valued))|recommend (?:him|her|them))\b/gi,
    least: 2,
    weight: 4,
  },
  { sign: /^dear (?:mr|mrs|miss|ms|dr|customer|resident|parent)\b/gim, least: 1, weight: 2 },
]
const signsOfOthers = (text: string): number[] =>
  OTHERS.map(({ sign, least, weight }) =>
    new Set(text.match(sign)?.map((found) => found.toLowerCase())).size >= least ? weight : 0,
  )

const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0)
