/** `star` questions ask for a story, `whole` ones for an answer in one piece. */
interface Template {
  form: 'star' | 'whole'
  /** Source of the question: the job, the person, or every interview. */
  about: 'job' | 'you' | 'everyone'
}

export const PRACTICE_TEMPLATES = {
  'skill-shown': { form: 'star', about: 'job' },
  'skill-new': { form: 'star', about: 'job' },
  'paper-held': { form: 'whole', about: 'job' },
  'paper-missing': { form: 'whole', about: 'job' },
  language: { form: 'whole', about: 'job' },
  'asked-line': { form: 'star', about: 'job' },
  years: { form: 'star', about: 'job' },
  hours: { form: 'whole', about: 'job' },
  'cv-line': { form: 'star', about: 'you' },
  gap: { form: 'whole', about: 'you' },
  change: { form: 'whole', about: 'you' },
  'about-you': { form: 'whole', about: 'everyone' },
  'why-job': { form: 'whole', about: 'everyone' },
  'why-company': { form: 'whole', about: 'everyone' },
  team: { form: 'star', about: 'everyone' },
  problem: { form: 'star', about: 'everyone' },
  learned: { form: 'star', about: 'everyone' },
  busy: { form: 'star', about: 'everyone' },
  helped: { form: 'star', about: 'everyone' },
  'your-questions': { form: 'whole', about: 'everyone' },
  own: { form: 'star', about: 'you' },
} as const satisfies Readonly<Record<string, Template>>
export type PracticeTemplate = keyof typeof PRACTICE_TEMPLATES

/** Whether it asks for a story in the STAR form. */
export const isStory = (template: PracticeTemplate): boolean => PRACTICE_TEMPLATES[template].form === 'star'
