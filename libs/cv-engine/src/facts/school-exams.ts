import type { CvFacts, EducationFact } from '@onward/contracts/jobseekers/curriculum'
import { skillName } from '@onward/taxonomy'
import type { Line } from './line'
import { cut, foundIn } from './pieces'

const SKILL = 'gcse-maths-english'
/** Exams in subjects: a French A level is no French at work, nor metalwork at school welding. */
const EXAMS =
  /\b(?:i?GCSEs?|O[- ]?levels?|CSEs?|A[- ]?levels?|AS[- ]?levels?|Highers?|Intermediate 2|National 5s?|Nat 5s?|Standard Grades?|TGAU|Lefel A|Safon Uwch|Leaving Cert(?:ificate)?|matura|baccalaureate?|SATs)\b/iu
const KINDS: ReadonlySet<string> = new Set(['gcse', 'as-level', 'a-level', 'scottish-national', 'scottish-higher'])
const MATHS = /\bmath(?:s|ematics|emateg)?\b/iu
const ENGLISH = /\b(?:english|saesneg)\b/iu
const PASS = /^(?:grades?\s*)?(?:[AB]\*?|C|[4-9])(?:[-–/ ]?(?:[A-C4-9]))?$/iu
/** A failed grade beside its subject: "Maths D", "English (3)". */
const failed = (subject: RegExp): RegExp =>
  new RegExp(`${subject.source}[^,;.]{0,14}?[\\s(:–-](?:[D-GU]|[1-3])\\b(?![-–]\\s?[A-C4-9])`, 'iu')
const RESULTS_WITHIN = 260
/** "English and Maths GCSE": the subjects may come first. */
const BEFORE = 40

interface SchoolExams {
  /** The paper that good grades in English and maths are. */
  skillId: string
  skills: CvFacts['skills']
  /** Whether the text at an offset is a subject of such exams. */
  covers: (start: number) => boolean
}

/** English and maths passed at school at grade 4 or C and above; and the offsets of subjects, which are no skills. */
export function schoolExams(lines: readonly Line[], education: readonly EducationFact[]): SchoolExams {
  const covered: [number, number][] = education.flatMap(({ results }) =>
    results.map(({ start, end }): [number, number] => [start, end]),
  )
  const skills: CvFacts['skills'] = []
  for (const [i, line] of lines.entries()) {
    if (line.section === 'references') continue
    const exam = EXAMS.exec(line.text)
    if (!exam) continue
    if (line.section === 'education' && !line.isHeading) covered.push([line.start, line.start + line.text.length])
    if (!/GCSE|TGAU|National 5|Nat 5|Higher|O[- ]?level/i.test(exam[0])) continue
    const examLines = [line, ...lines.slice(i + 1, i + 12).filter(({ isHeading, part }) => !isHeading && part === line.part)]
    const text = examLines
      .map((one) => one.text)
      .join(' , ')
      .slice(Math.max(0, exam.index - BEFORE), exam.index + RESULTS_WITHIN)
    const results = education.flatMap((fact) => (KINDS.has(fact.kind) ? fact.results : []))
    const passed = (subject: RegExp): boolean => {
      const own = results.filter(({ value }) => value.subject !== null && subject.test(value.subject))
      if (own.some(({ value }) => value.grade !== null))
        return own.some(({ value }) => value.grade !== null && PASS.test(value.grade))
      return subject.test(text) && !failed(subject).test(text)
    }
    if (skills.length === 0 && passed(MATHS) && passed(ENGLISH))
      skills.push(foundIn(cut(line, exam.index, exam.index + exam[0].length), { skillId: SKILL, name: skillName(SKILL) }, 0.75))
  }
  return { skillId: SKILL, skills, covers: (start) => covered.some(([from, to]) => start >= from && start < to) }
}
