import { hasCrisisPhrase } from '@onward/contracts'
import { COURSES } from '@onward/courses'
import fc from 'fast-check'
import { ENTRIES, TEXTS } from './entries'
import { retrieve } from './retrieve'

test('at least forty questions are known, in both languages, each found by its own text', () => {
  expect(ENTRIES.length).toBeGreaterThanOrEqual(40)
  expect(new Set(ENTRIES.map(({ id }) => id)).size).toBe(ENTRIES.length)
  const unanswered = ENTRIES.flatMap((entry) =>
    (['en', 'cy'] as const)
      .filter((language) => !retrieve(TEXTS[language].entries[entry.id].question, language).some(({ id }) => id === entry.id))
      .map((language) => `${language}: ${entry.id}`),
  )
  expect(unanswered).toEqual([])
})

test.each([
  ['en', 'how can i reset my password', 'password'],
  ['en', 'Will working affect my universal credit?', 'uc-and-work'],
  ['en', 'I have a 2 year gap on my cv because I was ill', 'cv-gaps'],
  ['en', 'they asked about my sick days in the interview is that allowed', 'health-questions'],
  ['en', 'can you help me prepare for my interview', 'interview-prepare'],
  ['en', 'reasonable adjustments dyslexia', 'adjustments'],
  ['en', 'nursery costs', 'childcare'],
  ['en', 'this advert is a scam they want a fee', 'report-job'],
  ['en', 'cancel an application I sent by mistake', 'withdraw'],
  ['en', 'who sees my cv', 'who-sees-cv'],
  ['cy', 'Sut mae newid fy nghyfrinair?', 'password'],
  ['cy', 'dwi eisiau gweithio gartref', 'home-working'],
  ['cy', 'paratoi ar gyfer cyfweliad', 'interview-prepare'],
  ['cy', 'Ydw i’n colli Credyd Cynhwysol os dw i’n gweithio?', 'uc-and-work'],
] as const)('%s: "%s" is answered by %s first', (language, question, id) => {
  expect(retrieve(question, language)[0]?.id).toBe(id)
})

test.each([
  ['en', 'What is a payslip?', 'workplace-readiness#pay-and-hours'],
  ['en', 'do I get paid breaks', 'workplace-readiness#pay-and-hours'],
  ['en', 'What is your weakness?', 'interview-preparation#worrying-questions'],
  ['en', 'how do I fit my CV to the job advert', 'cv-cover-letter-basics#cv-for-this-job'],
  ['en', 'how do I ask for support at work', 'workplace-readiness#support-at-work'],
  ['cy', 'soniwch amdanoch chi', 'interview-preparation#worrying-questions'],
] as const)('%s: "%s" leads to the lesson %s', (language, question, lesson) => {
  const [first] = retrieve(question, language)
  expect(first?.source.href).toBe(`/learning/${lesson}`)
})

test('a lesson is listed beside the built-in answers, with its course', () => {
  const sources = retrieve('how do I write a cover letter', 'en').map(({ source }) => source)
  expect(sources.slice(0, 2)).toEqual([
    { href: '/cv-review', title: 'CV review' },
    {
      href: '/learning/cv-cover-letter-basics#cover-letter',
      title: 'CV & Cover Letter Basics: Write a short cover letter',
    },
  ])
})

test('every lesson is found by its title in both languages, in whole sentences and without quiz questions', () => {
  const banks = COURSES.flatMap(({ bank }) => bank.flatMap(({ options }) => options.map(({ feedback }) => feedback.en)))
  for (const language of ['en', 'cy'] as const)
    for (const { id, lessons } of COURSES)
      for (const lesson of lessons) {
        const href = `/learning/${id}#${lesson.id}`
        const [found] = retrieve(lesson.title[language], language).filter(({ source }) => source.href === href)
        expect([language, href, found?.answer]).toEqual([language, href, expect.stringMatching(/^.{20,420}[.?!’”]$/su)])
        expect(banks).not.toContain(found?.answer)
      }
})

test.each(['What is the capital of France?', 'Tell me a joke about penguins', 'qwertz', '', '???', 'the and of'])(
  'no answer is invented for "%s"',
  (question) => {
    expect(retrieve(question, 'en')).toEqual([])
    expect(retrieve(question, 'cy')).toEqual([])
  },
)

test('any text gets the same answer twice, with at most three results', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const answers = retrieve(text, 'en')
      expect(answers.length).toBeLessThanOrEqual(3)
      expect(retrieve(text, 'en')).toEqual(answers)
    }),
  )
})

test('no known question is taken for a crisis', () => {
  const questions = ENTRIES.flatMap(({ id }) => [TEXTS.en.entries[id].question, TEXTS.cy.entries[id].question])
  const titles = COURSES.flatMap(({ lessons }) => lessons.flatMap(({ title }) => [title.en, title.cy]))
  expect([...questions, ...titles].filter(hasCrisisPhrase)).toEqual([])
})
