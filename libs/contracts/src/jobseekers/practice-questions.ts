import type { Language } from '../language'

/**
 * Interview questions in both languages; `{{name}}` stands for a fact. `star`: asks for a story. `whole`: asks for one piece. `about`: the
 * job, the person, or every interview.
 */
interface Template {
  form: 'star' | 'whole'
  about: 'job' | 'you' | 'everyone'
  en: string
  cy: string
}

export const PRACTICE_TEMPLATES = {
  'skill-shown': {
    form: 'star',
    about: 'job',
    en: '{{skill}}: tell me about a time that shows what you can do.',
    cy: '{{skill}}: soniwch am adeg sy’n dangos beth allwch chi ei wneud.',
  },
  'skill-new': {
    form: 'star',
    about: 'job',
    en: '{{skill}}: tell me about a time when this, or something like it, was needed.',
    cy: '{{skill}}: soniwch am adeg pan oedd angen hyn, neu rywbeth tebyg.',
  },
  'paper-held': {
    form: 'whole',
    about: 'job',
    en: '{{skill}}: how have you used it?',
    cy: '{{skill}}: sut rydych chi wedi defnyddio hyn?',
  },
  'paper-missing': {
    form: 'whole',
    about: 'job',
    en: '{{skill}}: do you have it, or what would you do to get it?',
    cy: '{{skill}}: ydy hyn gennych chi, neu beth fyddech chi’n ei wneud i’w gael?',
  },
  language: {
    form: 'whole',
    about: 'job',
    en: '{{skill}}: when do you speak or write it, and how well?',
    cy: '{{skill}}: pryd rydych chi’n siarad neu’n ysgrifennu’r iaith, a pha mor dda?',
  },
  'asked-line': {
    form: 'star',
    about: 'job',
    en: 'We ask for this: “{{line}}”. Tell me about a time that fits it.',
    cy: 'Rydym yn gofyn am hyn: “{{line}}”. Soniwch am adeg sy’n cyd-fynd â hyn.',
  },
  years: {
    form: 'star',
    about: 'job',
    en: 'We ask for experience. What have you done that is most like this job?',
    cy: 'Rydym yn gofyn am brofiad. Beth rydych chi wedi’i wneud sydd fwyaf tebyg i’r swydd hon?',
  },
  hours: {
    form: 'whole',
    about: 'job',
    en: 'This job can mean shifts, evenings or weekends. Which can you work?',
    cy: 'Gall y swydd hon olygu sifftiau, nosweithiau neu benwythnosau. Pa rai allwch chi eu gweithio?',
  },
  'cv-line': {
    form: 'star',
    about: 'you',
    en: 'Your CV says: “{{line}}”. Tell me more about it.',
    cy: 'Mae eich CV yn dweud: “{{line}}”. Soniwch fwy am hynny.',
  },
  gap: {
    form: 'whole',
    about: 'you',
    en: 'What did you do between {{from}} and {{until}}?',
    cy: 'Beth wnaethoch chi yn y cyfnod hwn: {{from}} – {{until}}?',
  },
  change: {
    form: 'whole',
    about: 'you',
    en: 'Your last job was “{{lastTitle}}”. Why do you want to change to “{{title}}”?',
    cy: 'Eich swydd ddiwethaf oedd “{{lastTitle}}”. Pam rydych chi am newid i “{{title}}”?',
  },
  'about-you': {
    form: 'whole',
    about: 'everyone',
    en: 'Tell me about yourself.',
    cy: 'Soniwch amdanoch chi’ch hun.',
  },
  'why-job': {
    form: 'whole',
    about: 'everyone',
    en: 'Why do you want this job?',
    cy: 'Pam rydych chi eisiau’r swydd hon?',
  },
  'why-company': {
    form: 'whole',
    about: 'everyone',
    en: 'Why do you want to work at {{company}}?',
    cy: 'Pam rydych chi eisiau gweithio i {{company}}?',
  },
  team: {
    form: 'star',
    about: 'everyone',
    en: 'Tell me about a time when you worked well with other people.',
    cy: 'Soniwch am adeg pan weithioch chi’n dda gyda phobl eraill.',
  },
  problem: {
    form: 'star',
    about: 'everyone',
    en: 'Tell me about a time when something went wrong. What did you do?',
    cy: 'Soniwch am adeg pan aeth rhywbeth o’i le. Beth wnaethoch chi?',
  },
  learned: {
    form: 'star',
    about: 'everyone',
    en: 'Tell me about a time when you had to learn something new.',
    cy: 'Soniwch am adeg pan oedd rhaid i chi ddysgu rhywbeth newydd.',
  },
  busy: {
    form: 'star',
    about: 'everyone',
    en: 'Tell me about a time when you had many things to do at once.',
    cy: 'Soniwch am adeg pan oedd gennych chi lawer i’w wneud ar unwaith.',
  },
  helped: {
    form: 'star',
    about: 'everyone',
    en: 'Tell me about a time when you helped someone.',
    cy: 'Soniwch am adeg pan helpoch chi rywun.',
  },
  'your-questions': {
    form: 'whole',
    about: 'everyone',
    en: 'Do you have any questions for us?',
    cy: 'Oes gennych chi unrhyw gwestiynau i ni?',
  },
  own: { form: 'star', about: 'you', en: '{{line}}', cy: '{{line}}' },
} as const satisfies Readonly<Record<string, Template>>
export type PracticeTemplate = keyof typeof PRACTICE_TEMPLATES

export type QuestionFact = 'skill' | 'skillCy' | 'line' | 'company' | 'title' | 'lastTitle' | 'years' | 'from' | 'until'
interface Asked {
  template: PracticeTemplate
  facts: Readonly<Record<QuestionFact, string>>
}

// Browsers have no Welsh names of months.
const MONTHS = {
  en: 'January February March April May June July August September October November December'.split(' '),
  cy: 'Ionawr Chwefror Mawrth Ebrill Mai Mehefin Gorffennaf Awst Medi Hydref Tachwedd Rhagfyr'.split(' '),
} as const
/** `2021-03` as "March 2021"; a year as it is. */
function monthAndYear(date: string, language: Language): string {
  const [, year, month] = /^(\d{4})-(\d\d)$/.exec(date) ?? []
  const name = MONTHS[language][Number(month) - 1]
  return year && name ? `${name} ${year}` : date
}

/** The question in the reader's language. Skills have names in both languages; texts of people and adverts stay as written. */
export function questionText({ template, facts }: Asked, language: Language): string {
  const named: Readonly<Record<string, string>> = {
    ...facts,
    skill: (language === 'cy' && facts.skillCy) || facts.skill,
    from: monthAndYear(facts.from, language),
    until: monthAndYear(facts.until, language),
  }
  return PRACTICE_TEMPLATES[template][language].replace(/\{\{(\w+)\}\}/g, (_, name: string) => named[name] ?? '')
}

/** Whether it asks for a story in the STAR form. */
export const isStory = (template: PracticeTemplate): boolean => PRACTICE_TEMPLATES[template].form === 'star'
