import type { CvFacts, EducationFact, QualificationKind } from '@onward/contracts/jobseekers/curriculum'
import { levelIn, skillById } from '@onward/taxonomy'
import { isFinished } from './fact-sentences'

/** A course or paper of the CV with its level in the national framework (GCSE 2, A level 3, degree 6), null if unknown. */
interface Held {
  text: string
  level: number | null
  isFinished: boolean
}

const LEVEL_OF_KIND: Readonly<Partial<Record<QualificationKind, number>>> = {
  'as-level': 3,
  'a-level': 3,
  't-level': 3,
  'scottish-higher': 3,
  access: 3,
  hnc: 4,
  hnd: 5,
  'foundation-degree': 5,
  degree: 6,
  teaching: 6,
  masters: 7,
  doctorate: 8,
  gcse: 2,
}
/** Subjects with the names that courses give them. */
const FIELDS: readonly RegExp[] = [
  /\b(?:health and social care|health & social care|social care|adult care|clinical healthcare|healthcare|social services|(?<!dental |veterinary )nursing|(?:in|of|for) care|care (?:level|diploma|NVQ|SVQ)|^care|care$|care,|iechyd a gofal|gofal)\b|\bcare\b(?= \()/i,
  /\b(?:child(?:ren|care|’s|'s)?|early years|EYFS|nursery|playwork|CACHE|gofal plant|blynyddoedd cynnar)\b/i,
  /\b(?:teaching assistant|classroom|supporting teaching|learning support|HLTA)\b/i,
  /\b(?:cook\w*|chef|culinary|catering|kitchen|hospitality|bakery|patisserie|arlwyo)\b/i,
  /\b(?:carpent\w+|joinery|joiner|wood occupations)\b/i,
  /\b(?:brick\w*|trowel)\b/i,
  /\b(?:plumb\w*|heating)\b/i,
  /\b(?:electr\w+|wiring)\b/i,
  /\b(?:plaster\w*)\b/i,
  /\b(?:paint\w*|decorat\w*)\b/i,
  /\b(?:roof\w*|slating)\b/i,
  /\b(?:engineer\w*|mechanic\w*|machin\w+|fabricat\w+|weld\w*|toolmak\w+|maintenance)\b/i,
  /\b(?:manufactur\w+|production)\b/i,
  /\b(?:hair\w*|barber\w*|trin gwallt)\b/i,
  /\b(?:beauty|spa therap\w+|nail\w*|harddwch)\b/i,
  /\b(?:business|administration|admin|secretar\w+|office|gweinyddu|busnes)\b/i,
  /\b(?:customer serv\w+|gwasanaeth cwsmeriaid)\b/i,
  /\b(?:retail\w*|manwerthu)\b/i,
  /\b(?:warehous\w+|storage|distribution|logistics|storekeeping)\b/i,
  /\b(?:clean\w*|housekeeping)\b/i,
  /\b(?:information technology|ICT|comput\w+|digital|software|cyber|networking|cyfrifiad\w+)\b|\bI\.?T\b(?<!\bit\b)/i,
  /\b(?:horticultur\w*|garden\w*|landscap\w+|turf|garddwriaeth)\b/i,
  /\b(?:agricultur\w*|farm\w*)\b/i,
  /\b(?:management|leadership|team leading|ILM)\b/i,
  /\b(?:AAT|account\w*|bookkeeping|ACCA|CIMA|finance)\b/i,
  /\b(?:CIPD|human resources?|personnel)\b/i,
  /\b(?:youth work|youth)\b/i,
  /\b(?:sport\w*|fitness|gym|personal train\w+)\b/i,
  /\b(?:motor vehicle|vehicle|automotive)\b/i,
  /\b(?:advice|guidance)\b/i,
  /\b(?:PGCE|QTS|teach\w+|education)\b/i,
  /\b(?:law|legal)\b/i,
  /\b(?:art|design|media)\b/i,
]
/** "Construction" accepts any of these trades. */
const CONSTRUCTION =
  /\b(?:construction|building|trade|carpent\w+|joinery|brick\w*|trowel|plumb\w*|electrical install\w*|plaster\w*|paint\w*|decorat\w*|roof\w*|slating|tiling|groundwork\w*|scaffold\w*|glazing|wood occupations|adeiladu)\b/i

const LEFT =
  /\b(?:left (?:in|after|during)|did ?n[o'’]?t finish|(?:one|two|three|1|2|3) years? of (?:three|four|3|4)|dropped out|not finished)\b/i
const heldOf = (entry: EducationFact): Held => {
  const text = [entry.qualification?.quote ?? '', ...entry.results.map((result) => result.quote)].join(' ')
  return { text, level: levelIn(text) ?? LEVEL_OF_KIND[entry.kind] ?? null, isFinished: isFinished(entry) && !LEFT.test(text) }
}
/** Courses, certificates, and papers that were read as skills. */
function papersOf(facts: CvFacts): Held[] {
  const others = [
    ...facts.certificates,
    ...facts.skills.filter(({ value }) => skillById(value.skillId)?.kind === 'certificate'),
  ].map(({ quote }) => ({
    text: quote,
    level: levelIn(quote),
    isFinished: !/\bworking towards|studying|in progress\b/i.test(quote),
  }))
  return [...facts.education.map(heldOf), ...others]
}

export const NAMES_QUALIFICATION =
  /\b(?:[NS]VQs?|QCF|RQF|diplomas?|BTECs?|HNC|HND|degrees?|A[- ]levels?|T[- ]levels?|level \d|lefel \d|apprenticeship|apprentice trained|time[- ]served|PGCE|QTS|city (?:&|and) guilds|CIPD|AAT|qualified|qualifications?|gradd|NNEB)\b/i

/** Met by a finished course in the field at the level asked or above; partly by a lower or unfinished one. */
export function qualificationState(requirement: string, facts: CvFacts): 'met' | 'partly' | 'missing' {
  const asked = levelIn(requirement)
  const isConstruction = /\bconstruction\b/i.test(requirement)
  const fields = FIELDS.filter((field) =>
    field.test(requirement.replace(/\b(?:level|NVQ|SVQ).*?\d\b|\(.*?\)/gi, ' ').trim() || requirement),
  )
  const subject = /\b(?:in|of|mewn) (?:an? )?(\p{L}{4,})/iu.exec(requirement)?.[1]
  const isOfField = ({ text }: Held): boolean => {
    if (isConstruction) return CONSTRUCTION.test(text)
    if (fields.length > 0) return fields.some((field) => field.test(text))
    return !subject || text.toLowerCase().includes(subject.toLowerCase().slice(0, 6))
  }
  const isApprenticed = /\b(?:apprentice(?:ship)?|time[- ]served|prentisiaeth)\b/i
  const number = /\b\d{4}\b/.exec(requirement)?.[0]
  const papers = papersOf(facts).filter(isOfField)
  if (number) return papers.some(({ text }) => text.includes(number)) ? 'met' : 'missing'
  if (isApprenticed.test(requirement)) {
    const entries = [...facts.work, ...facts.education.map(({ qualification }) => ({ title: qualification, bullets: [] }))]
    const served = entries.some(({ title, bullets }) =>
      [title, ...bullets].some(
        (fact) =>
          fact && isApprenticed.test(fact.quote) && (fields.length === 0 || fields.some((field) => field.test(fact.quote))),
      ),
    )
    if (served) return 'met'
    if (!/\b(?:[NS]VQ|level|or)\b/i.test(requirement)) return 'missing'
  }
  if (papers.length === 0) return 'missing'
  if (/\bpart[- ]qualified\b/i.test(requirement)) return 'met'
  const isEnough = ({ level, isFinished: done }: Held): boolean => done && (asked === null || (level !== null && level >= asked))
  if (papers.some(isEnough)) return 'met'
  // A school's GCSEs are no step towards a degree.
  const isStep = ({ text, level }: Held): boolean =>
    (fields.length > 0 || isConstruction) && (level !== null || NAMES_QUALIFICATION.test(text))
      ? asked === null || asked < 6 || (level ?? 0) >= 3
      : asked !== null && level !== null && level >= asked - 1
  return papers.some(isStep) ? 'partly' : 'missing'
}

const PASSES: Readonly<Record<'english' | 'maths', RegExp>> = {
  english: /\b(?:english|saesneg|literacy|communication)\b/i,
  maths: /\b(?:maths?|mathematics|mathemateg|numeracy|number)\b/i,
}
const GOOD_GRADE = /^(?:A\*?|B|C|[4-9]|credit|pass|[A-C]\d)/i
const isGood = (grade: string): boolean => GOOD_GRADE.test(grade.trim())

/** School passes (GCSE at C or 4, functional skills) against the subjects and the number asked. */
export function schoolState(requirement: string, facts: CvFacts, holdsBoth: boolean): 'met' | 'partly' | 'missing' {
  const subjects = (['english', 'maths'] as const).filter((subject) => PASSES[subject].test(requirement))
  const count = Number(
    /\b(\d|five|four|three)\s+(?:or more )?(?:GCSEs|passes|TGAU)/i
      .exec(requirement)?.[1]
      ?.replace(/five/i, '5')
      .replace(/four/i, '4')
      .replace(/three/i, '3') ?? 0,
  )
  const takesFunctional = /functional|equivalent|key skills|sgiliau gweithredol/i.test(requirement)
  const school = facts.education.filter(({ kind }) =>
    ['gcse', 'scottish-national', 'scottish-higher', 'as-level', 'a-level', 'functional-skills', 'other'].includes(kind),
  )
  const stateOfSubject = (subject: keyof typeof PASSES): number => {
    let best = holdsBoth ? 1 : 0
    for (const entry of school) {
      const isFunctional =
        /functional|key skills|essential skills|gweithredol/i.test(entry.qualification?.quote ?? '') ||
        entry.kind === 'functional-skills'
      const whole = [entry.qualification?.quote ?? '', ...entry.results.map(({ quote }) => quote)].join(', ')
      for (const { value, quote } of entry.results) {
        if (!PASSES[subject].test(value.subject ?? quote)) continue
        const level = levelIn(quote) ?? levelIn(entry.qualification?.quote ?? '')
        if (isFunctional)
          best = Math.max(best, takesFunctional && (level === null || level >= 2 || /functional/i.test(requirement)) ? 1 : 0.5)
        else if (value.grade === null)
          best = Math.max(best, /\bA\*?\s*(?:-|–|to)\s*C\b|\b9\s*(?:-|–|to)\s*4\b/i.test(whole) ? 1 : 0.5)
        else best = Math.max(best, isGood(value.grade) ? 1 : 0.5)
      }
      if (PASSES[subject].test(entry.qualification?.quote ?? '')) {
        const level = levelIn(whole)
        if (isFunctional)
          best = Math.max(best, takesFunctional && (level === null || level >= 2 || /functional/i.test(requirement)) ? 1 : 0.5)
        else best = Math.max(best, /\b(?:grades? )?(?:A\*?|B|C|[4-9])\b/.test(whole) ? 1 : 0.5)
      }
    }
    return best
  }
  const shares = subjects.map(stateOfSubject)
  if (count > 0) {
    const passes = school
      .flatMap(({ results }) => results)
      .filter(({ value }) => value.grade !== null && isGood(value.grade)).length
    const countNamed = Math.max(
      0,
      ...school.map(({ qualification }) =>
        Number(/\b(\d{1,2})\s+(?:x\s*)?(?:GCSEs?|O[- ]levels?|TGAU)/i.exec(qualification?.quote ?? '')?.[1] ?? 0),
      ),
    )
    shares.push(Math.min(1, Math.max(passes, countNamed) / count))
  }
  if (shares.length === 0) return school.length > 0 ? 'met' : 'missing'
  if (shares.every((share) => share >= 1)) return 'met'
  return shares.some((share) => share > 0) ? 'partly' : 'missing'
}
