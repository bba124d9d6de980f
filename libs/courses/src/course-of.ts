import { BADGES, type BadgeId, type Bilingual, inEachLanguage } from '@onward/contracts'
import { catalogueFiles } from '@onward/contracts/catalogue-files'
import type { Block, Course } from './course'

type OptionId = 'a' | 'b' | 'c' | 'd'

/** What of a course is the same in every language. */
interface Outline {
  id: BadgeId
  /** `help`: the addresses of the lesson's links, in order. */
  lessons: readonly { id: string; minutes: 2 | 3; help: readonly string[] }[]
  questionsDrawn: Course['questionsDrawn']
  /** By lesson: each question with its right option. */
  bank: Readonly<Record<string, Readonly<Record<string, OptionId>>>>
}

/** A block by its kind, so that a lesson reads like a page. */
type BlockTexts =
  | { text: string }
  | { heading: string }
  | { try: string }
  | { key: string }
  | { list: readonly string[] }
  | { steps: readonly string[] }
  | { example: { title: string; weak?: string; strong: string; why: string } }
  | { help: { text: string; label: string } }

/** `texts/<language>.json` of a course. */
interface CourseTexts {
  summary: string
  outcomes: readonly string[]
  lessons: Readonly<Record<string, { title: string; blocks: readonly BlockTexts[] }>>
  questions: Readonly<Record<string, { text: string; options: readonly { text: string; feedback: string }[] }>>
}

/** A course of its outline and of the texts beside `module`. Throws where a language lacks a lesson, a block or a question of English. */
export function courseOf(module: string, outline: Outline): Course {
  const texts = catalogueFiles<CourseTexts>(module, './texts')
  const say = (find: (one: CourseTexts) => string | undefined): Bilingual =>
    inEachLanguage((language) => {
      const text = find(texts[language])
      if (text === undefined) throw new Error(`${outline.id}: a text is missing in ${language}`)
      return text
    })
  return {
    id: outline.id,
    title: BADGES[outline.id].name,
    summary: say(({ summary }) => summary),
    outcomes: texts.en.outcomes.map((_, n) => say(({ outcomes }) => outcomes[n])),
    lessons: outline.lessons.map(({ id, minutes, help }) => {
      const addresses = [...help]
      const blocks = (texts.en.lessons[id]?.blocks ?? []).map((block, n) =>
        blockOf(block, (find) => say((one) => find(one.lessons[id]?.blocks[n])), addresses),
      )
      return { id, title: say((one) => one.lessons[id]?.title), minutes, blocks }
    }),
    questionsDrawn: outline.questionsDrawn,
    bank: Object.entries(outline.bank).flatMap(([lesson, questions]) =>
      Object.entries(questions).map(([id, right]) => ({
        id,
        lesson,
        text: say((one) => one.questions[id]?.text),
        // Options are called a, b, c, d as they are written, so that an id never tells which one is right.
        options: (texts.en.questions[id]?.options ?? []).map((_, n) => ({
          id: 'abcd'.charAt(n),
          text: say((one) => one.questions[id]?.options[n]?.text),
          isRight: 'abcd'.charAt(n) === right,
          feedback: say((one) => one.questions[id]?.options[n]?.feedback),
        })),
      })),
    ),
  }
}

type Find = (texts: BlockTexts | undefined) => string | undefined
/** A block of all languages, in the form that it has in English. */
function blockOf(english: BlockTexts, say: (find: Find) => Bilingual, addresses: string[]): Block {
  if ('help' in english) {
    const of = (part: keyof typeof english.help) => say((one) => (one && 'help' in one ? one.help[part] : undefined))
    return { kind: 'help', text: of('text'), href: addresses.shift() ?? '', label: of('label') }
  }
  if ('example' in english) {
    const of = (part: keyof typeof english.example) => say((one) => (one && 'example' in one ? one.example[part] : undefined))
    const { weak } = english.example
    return { kind: 'example', title: of('title'), ...(weak && { weak: of('weak') }), strong: of('strong'), why: of('why') }
  }
  const [kind, value] = Object.entries(english)[0] as ['text' | 'heading' | 'try' | 'key', string] | ['list' | 'steps', string[]]
  const found = (one: BlockTexts | undefined) => (one as Readonly<Record<string, unknown>> | undefined)?.[kind]
  if (kind === 'list' || kind === 'steps')
    return { kind, items: value.map((_, n) => say((one) => (found(one) as readonly string[] | undefined)?.[n])) }
  return { kind, text: say((one) => found(one) as string | undefined) }
}
