import { type AssistantAnswer, type Bilingual, inEachLanguage, type Language } from '@onward/contracts'
import { type Block, COURSES, type Course, type Lesson } from '@onward/courses'
import { stems } from './stems'

/** One section of a lesson: the blocks below one heading, or before the first. */
interface Passage {
  course: Course
  lesson: Lesson
  title: Bilingual
  blocks: Block[]
}

const HEADING_WORD = 3
const LESSON_WORD = 2
const TEXT_WORD = 1
/** Lowest score at which a lesson answers; tuned with the questions of retrieve.test.ts. */
const ENOUGH = 5
/**
 * Lowest share of the question that a lesson must cover, with rare words counting more; this excludes lessons that share one word
 * by chance.
 */
const COVERED = 0.6
/** Length of an answer, which has whole sentences; the lesson has the rest. */
const ANSWER_CHARACTERS = 280

function passagesOf(course: Course, lesson: Lesson): Passage[] {
  const passages: Passage[] = [{ course, lesson, title: lesson.title, blocks: [] }]
  for (const block of lesson.blocks) {
    if (block.kind === 'heading') passages.push({ course, lesson, title: block.text, blocks: [] })
    else passages.at(-1)?.blocks.push(block)
  }
  return passages.filter(({ blocks }) => blocks.length > 0)
}

function textsOf(block: Block): readonly Bilingual[] {
  switch (block.kind) {
    case 'list':
    case 'steps':
      return block.items
    case 'example':
      return [block.title, block.strong, block.why]
    // Links and exercises hold no answers.
    case 'help':
    case 'try':
      return []
    default:
      return [block.text]
  }
}

interface Weighed extends Passage {
  weights: ReadonlyMap<string, number>
}
const PASSAGES = COURSES.flatMap((course) => course.lessons.flatMap((lesson) => passagesOf(course, lesson)))
function weighed(language: Language): Weighed[] {
  return PASSAGES.map((passage) => {
    const weights = new Map<string, number>()
    const add = (text: Bilingual, weight: number) => {
      for (const stem of stems(text[language], language)) weights.set(stem, Math.max(weight, weights.get(stem) ?? 0))
    }
    for (const text of passage.blocks.flatMap(textsOf)) add(text, TEXT_WORD)
    add(passage.lesson.title, LESSON_WORD)
    add(passage.title, HEADING_WORD)
    return { ...passage, weights }
  })
}
const INDEX = inEachLanguage(weighed)

/** Words that occur in few passages count more; words that occur in none count most. */
function rarity(stem: string, language: Language): number {
  const having = INDEX[language].filter(({ weights }) => weights.has(stem)).length
  return Math.log2(1 + PASSAGES.length / Math.max(1, having))
}

/** An answer, and the share of the question's words that it covers. */
export interface Found {
  answer: AssistantAnswer
  covered: number
}

/** Passages of lessons that answer a question: the best of each lesson, the best first. Empty when nothing fits well enough. */
export function fromLessons(question: string, language: Language): Found[] {
  const asked = stems(question, language).map((stem) => ({ stem, rarity: rarity(stem, language) }))
  const sum = (some: typeof asked) => some.reduce((all, one) => all + one.rarity, 0)
  const found = INDEX[language]
    .map((passage) => {
      const met = asked.filter(({ stem }) => passage.weights.has(stem))
      const score = met.reduce((all, one) => all + (passage.weights.get(one.stem) ?? 0) * one.rarity, 0)
      return { passage, score, coverage: sum(met) / sum(asked), covered: met.length / asked.length }
    })
    .filter(({ score, coverage: says }) => score >= ENOUGH && says >= COVERED)
    .sort((a, b) => b.score - a.score)
  return found
    .filter(({ passage }, n) => found.findIndex((other) => other.passage.lesson === passage.lesson) === n)
    .map(({ passage, covered }) => ({ answer: answerOf(passage, language), covered }))
}

function answerOf({ course, lesson, title, blocks }: Passage, language: Language): AssistantAnswer {
  const sentences = blocks
    .filter(({ kind }) => kind !== 'example')
    .flatMap(textsOf)
    .flatMap((text) => sentencesOf(text[language]))
  let answer = ''
  for (const sentence of sentences) {
    if (answer && answer.length + sentence.length > ANSWER_CHARACTERS) break
    answer = `${answer} ${sentence}`.trim()
  }
  // The answer of a whole lesson ends with the lesson's key sentence.
  const keySentences = title === lesson.title ? lesson.blocks.filter(({ kind }) => kind === 'key').flatMap(textsOf) : []
  return {
    id: `${course.id}-${lesson.id}`,
    question: title[language],
    answer: [answer, ...keySentences.map((text) => text[language])].filter(Boolean).join(' '),
    source: { href: `/learning/${course.id}#${lesson.id}`, title: `${course.title[language]}: ${lesson.title[language]}` },
  }
}

/** Whole sentences; a list item is made one. */
const sentencesOf = (text: string): string[] => (/[.!?:’”]$/.test(text) ? text : `${text}.`).split(/(?<=[.!?])\s+(?=[\p{Lu}‘“])/u)
