import { BADGE_IDS, BADGES, type Language, lessonBlock } from '@onward/contracts'
import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import * as v from 'valibot'
import { type Block, COURSES, type Course, courseById, type Lesson, type Question } from '.'

const QUIZ_MINUTES = 4
/** An adult reads easy text at about 240 words a minute; someone who finds reading hard, at 120 to 150. */
const SLOW_WORDS_A_MINUTE = { min: 100, max: 150 }
/** US school grade 4 is age 9 to 10. The texts are for a reading age of 9 to 11. */
const HIGHEST_GRADE = 4

const bilinguals = (block: Block) => {
  switch (block.kind) {
    case 'list':
    case 'steps':
      return block.items
    case 'example':
      return [block.title, ...(block.weak ? [block.weak] : []), block.strong, block.why]
    case 'help':
      return [block.text, block.label]
    default:
      return [block.text]
  }
}
/** Sentences alone: headings, lists and links would make any text look easier than it reads. */
const prose = (lesson: Lesson) =>
  lesson.blocks.flatMap((block) => {
    if (block.kind === 'example') return [block.strong, block.why]
    return block.kind === 'text' || block.kind === 'try' || block.kind === 'key' ? [block.text] : []
  })
const lessonTexts = (lesson: Lesson) => [lesson.title, ...lesson.blocks.flatMap(bilinguals)]
const questionTexts = (question: Question) => [
  question.text,
  ...question.options.flatMap((option) => [option.text, option.feedback]),
]
const courseTexts = (course: Course) => [
  course.title,
  course.summary,
  ...course.outcomes,
  ...course.lessons.flatMap(lessonTexts),
  ...course.bank.flatMap(questionTexts),
]

const words = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'&.@/-]*/gu) ?? []
const count = (texts: readonly string[]) => texts.reduce((sum, text) => sum + words(text).length, 0)
/** Flesch-Kincaid grade (Kincaid and others, 1975): years of US school from words a sentence and syllables a word. */
const grade = (texts: readonly string[]) =>
  fleschKincaid({
    word: count(texts),
    sentence: texts.flatMap((text) => text.split(/[.!?:]+(?=\s|’|$)/).filter((part) => words(part).length > 0)).length,
    syllable: texts.flatMap(words).reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  })
const inLanguage = (texts: readonly Record<Language, string>[], language: Language) => texts.map((text) => text[language])
/** The block as the contract sends it: in one language. */
const sent = (block: Block, language: Language) =>
  JSON.parse(JSON.stringify(block), (_key, value) =>
    value !== null && typeof value === 'object' && 'en' in value && 'cy' in value ? value[language] : value,
  )

test('each course ends in a badge of its own, and is found by it', () => {
  expect(new Set(COURSES.map((course) => course.id)).size).toBe(COURSES.length)
  for (const course of COURSES) {
    expect(BADGE_IDS).toContain(course.id)
    expect(course.title).toEqual(BADGES[course.id].name)
    expect(courseById(course.id)).toBe(course)
  }
  expect(courseById('no-such-course')).toBeUndefined()
})

describe.each(COURSES)('$title.en', (course) => {
  test('has four to six lessons and a quiz, and takes 15 minutes', () => {
    expect(course.lessons.length).toBeGreaterThanOrEqual(4)
    expect(course.lessons.length).toBeLessThanOrEqual(6)
    expect(course.lessons.reduce((sum, lesson) => sum + lesson.minutes, 0) + QUIZ_MINUTES).toBeLessThanOrEqual(15)
    expect(course.outcomes.length).toBeGreaterThanOrEqual(3)
  })

  test('has blocks that the contract can send, in either language', () => {
    for (const lesson of course.lessons)
      for (const block of lesson.blocks)
        for (const language of ['en', 'cy'] as const) expect(v.is(lessonBlock, sent(block, language))).toBe(true)
  })

  test('gives each lesson an example or steps, something to do, one thing to keep, and headings to find one’s way by', () => {
    for (const lesson of course.lessons) {
      const kinds = lesson.blocks.map((block) => block.kind)
      expect(kinds.filter((kind) => kind === 'example' || kind === 'steps')).not.toHaveLength(0)
      expect(kinds.filter((kind) => kind === 'try')).toHaveLength(1)
      expect(kinds.filter((kind) => kind === 'key')).toHaveLength(1)
      expect(kinds).toContain('heading')
    }
  })

  test('leads to help by secure addresses only', () => {
    const addresses = course.lessons
      .flatMap((lesson) => lesson.blocks)
      .flatMap((block) => (block.kind === 'help' ? block.href : []))
    expect(addresses).not.toHaveLength(0)
    for (const address of addresses) expect(address).toMatch(/^https:\/\/[a-z0-9.-]+(\/[a-z0-9/-]*)?$/)
  })

  test('names no rate of pay or benefit, which would soon be out of date', () => {
    for (const { en, cy } of course.lessons.flatMap(lessonTexts)) expect(`${en} ${cy}`).not.toMatch(/£|\d ?%|\d ?pence/)
  })

  test('names lessons, questions and options once, in the form the contract takes', () => {
    const names = [course.lessons, course.bank].map((things) => things.map((thing) => thing.id))
    for (const ids of [...names, ...course.bank.map((question) => question.options.map((option) => option.id))]) {
      expect(new Set(ids).size).toBe(ids.length)
      for (const id of ids) expect(id).toMatch(/^[a-z0-9-]{1,60}$/)
    }
  })

  test('draws 8 to 10 questions from a bank of 20 or more, with some on each lesson', () => {
    expect(course.bank.length).toBeGreaterThanOrEqual(20)
    expect([8, 9, 10]).toContain(course.questionsDrawn)
    const lessons = course.lessons.map((lesson) => lesson.id)
    for (const question of course.bank) expect(lessons).toContain(question.lesson)
    for (const lesson of lessons)
      expect(course.bank.filter((question) => question.lesson === lesson).length).toBeGreaterThanOrEqual(4)
  })

  test('has one right option of three or four, and each says why in words of its own', () => {
    for (const question of course.bank) {
      expect([3, 4]).toContain(question.options.length)
      expect(question.options.filter((option) => option.isRight)).toHaveLength(1)
      for (const language of ['en', 'cy'] as const) {
        expect(new Set(question.options.map((option) => option.text[language])).size).toBe(question.options.length)
        expect(new Set(question.options.map((option) => option.feedback[language])).size).toBe(question.options.length)
      }
    }
  })

  test.each(['en', 'cy'] as const)('does not give the right option away by its length (%s)', (language) => {
    const longest = course.bank.filter((question) => {
      const lengths = question.options.map((option) => option.text[language].length)
      return question.options.some((option) => option.isRight && option.text[language].length === Math.max(...lengths))
    })
    const shortest = course.bank.filter((question) => {
      const lengths = question.options.map((option) => option.text[language].length)
      return question.options.some((option) => option.isRight && option.text[language].length === Math.min(...lengths))
    })
    expect(longest.length / course.bank.length).toBeLessThan(0.45)
    expect(shortest.length / course.bank.length).toBeLessThan(0.5)
  })

  test('does not give the right option away by its id', () => {
    for (const id of ['a', 'b', 'c', 'd']) {
      const right = course.bank.filter((question) => question.options.some((option) => option.isRight && option.id === id))
      expect(right.length / course.bank.length).toBeLessThan(0.5)
    }
  })

  test('says everything in both languages', () => {
    for (const { en, cy } of courseTexts(course)) {
      expect(en.trim()).toBe(en)
      expect(cy.trim()).toBe(cy)
      expect(en).not.toBe('')
      expect(cy).not.toBe('')
      // A name, such as that of a charity, may be the same in both.
      if (words(en).length > 2) expect(cy).not.toBe(en)
      for (const text of [en, cy]) expect(text).not.toMatch(/['"`]| {2}|<|>/)
    }
  })

  test('leaves no English in the Welsh', () => {
    // Frequent English words that are no Welsh words. Names of bodies that have no Welsh name may stay.
    const english =
      /(?<![\p{L}’])(the|of|and|your|you|are|was|were|with|for|that|this|they|have|has|from|what|when|work|job|not|but|will|it|if)(?![\p{L}’])/iu
    for (const { cy } of courseTexts(course)) expect(cy.replaceAll('My World of Work', '')).not.toMatch(english)
  })

  test.each(course.lessons.map((lesson) => [lesson.id, lesson] as const))('"%s" can be read in its minutes', (_id, lesson) => {
    const { min, max } = SLOW_WORDS_A_MINUTE
    const english = count(inLanguage(lessonTexts(lesson), 'en'))
    expect(english).toBeGreaterThanOrEqual(lesson.minutes * min)
    expect(english).toBeLessThanOrEqual(lesson.minutes * max)
    // Welsh takes about a sixth more words for the same: its particles are words of their own.
    expect(count(inLanguage(lessonTexts(lesson), 'cy'))).toBeLessThanOrEqual(lesson.minutes * max * 1.25)
  })

  test('has a quiz that can be done in its minutes', () => {
    // The question, its options, and what is said about the one that was chosen.
    const read = course.bank.map(
      (question) =>
        count([question.text.en, ...question.options.map((option) => option.text.en)]) +
        count(question.options.map((option) => option.feedback.en)) / question.options.length,
    )
    const mean = read.reduce((sum, each) => sum + each, 0) / read.length
    expect((mean * course.questionsDrawn) / SLOW_WORDS_A_MINUTE.max).toBeLessThanOrEqual(QUIZ_MINUTES)
  })

  test.each(course.lessons.map((lesson) => [lesson.id, lesson] as const))(
    '"%s" is as easy as a text for 9 to 11',
    (_id, lesson) => {
      expect(grade(inLanguage(prose(lesson), 'en'))).toBeLessThanOrEqual(HIGHEST_GRADE)
      const questions = course.bank.filter((question) => question.lesson === lesson.id)
      expect(grade(inLanguage(questions.flatMap(questionTexts), 'en'))).toBeLessThanOrEqual(HIGHEST_GRADE)
    },
  )

  test('has no sentence that runs on', () => {
    for (const { en } of courseTexts(course))
      for (const sentence of en.split(/[.!?](?=\s|’|$)/)) expect(words(sentence).length).toBeLessThanOrEqual(30)
  })
})
