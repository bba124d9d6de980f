import type { Curriculum, Language, STAR_PARTS } from '@onward/contracts'

interface Labels {
  months: readonly string[]
  present: string
  page: string
  letter: string
  cv: string
  summary: string
  skills: string
  work: string
  education: string
  certificates: string
  languages: string
  volunteering: string
  interests: string
  levels: Readonly<Record<NonNullable<Curriculum['languages'][number]['level']>, string>>
  answers: string
  anyJob: string
  /** Of an answer to a question of an interview. */
  parts: Readonly<Record<(typeof STAR_PARTS)[number], string>>
}

/** The words the documents bring along; all others are the person's. */
export const LABELS: Readonly<Record<Language, Labels>> = {
  en: {
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    present: 'present',
    page: 'page',
    letter: 'Letter',
    cv: 'CV',
    summary: 'Profile',
    skills: 'Skills',
    work: 'Work experience',
    education: 'Education and training',
    certificates: 'Certificates',
    languages: 'Languages',
    volunteering: 'Volunteering',
    interests: 'Interests',
    levels: { native: 'first language', fluent: 'fluent', good: 'good', basic: 'basic' },
    answers: 'My interview answers',
    anyJob: 'For any job',
    parts: { situation: 'Situation', task: 'Task', action: 'Action', result: 'Result' },
  },
  cy: {
    months: [
      'Ionawr',
      'Chwefror',
      'Mawrth',
      'Ebrill',
      'Mai',
      'Mehefin',
      'Gorffennaf',
      'Awst',
      'Medi',
      'Hydref',
      'Tachwedd',
      'Rhagfyr',
    ],
    present: 'presennol',
    page: 'tudalen',
    letter: 'Llythyr',
    cv: 'CV',
    summary: 'Proffil',
    skills: 'Sgiliau',
    work: 'Profiad gwaith',
    education: 'Addysg a hyfforddiant',
    certificates: 'Tystysgrifau',
    languages: 'Ieithoedd',
    volunteering: 'Gwirfoddoli',
    interests: 'Diddordebau',
    levels: { native: 'iaith gyntaf', fluent: 'rhugl', good: 'da', basic: 'sylfaenol' },
    answers: 'Fy atebion cyfweliad',
    anyJob: 'Ar gyfer unrhyw swydd',
    parts: { situation: 'Sefyllfa', task: 'Tasg', action: 'Gweithredu', result: 'Canlyniad' },
  },
}

/** `2021-03` as "March 2021", `2021` as it is; a whole ISO date with its day. Anything else stays as written. */
export function longDate(date: string, language: Language): string {
  const [, year, month, day] = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?$/.exec(date) ?? []
  const name = month && LABELS[language].months[Number(month) - 1]
  if (!year || !name) return date
  return day ? `${Number(day)} ${name} ${year}` : `${name} ${year}`
}

/** "March 2021 – August 2023", "March 2021 – present", one date alone, or nothing. */
export function period(from: string | null, until: string | null, current: boolean, language: Language): string {
  const start = from && longDate(from, language)
  const end = current ? LABELS[language].present : until && longDate(until, language)
  return start === end ? (start ?? '') : [start, end].filter(Boolean).join(' – ')
}
