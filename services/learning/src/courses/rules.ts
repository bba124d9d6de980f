import { PASS_MARK_PERCENT } from '@onward/contracts'
import type { Course, Question } from '@onward/courses'

/** A random whole number from 0 to `below` - 1, such as `randomInt` of node:crypto. Tests hand in their own. */
export type Chance = (below: number) => number

/** A question of one try, with its options in the order of that try. */
export interface DrawnQuestion {
  id: string
  options: string[]
}

function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const order = [...items]
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = chance(last + 1)
    const [a, b] = [order[last] as T, order[other] as T]
    order[last] = b
    order[other] = a
  }
  return order
}

export const questionsOf = ({ questionsDrawn, bank }: Course): number => Math.min(questionsDrawn, bank.length)

/** Questions of a new try: first those that the last try did not have, then others. All orders are random. */
export function drawQuestions(course: Course, seen: ReadonlySet<string>, chance: Chance): DrawnQuestion[] {
  const [fresh, known] = [false, true].map((was) =>
    shuffled(
      course.bank.filter(({ id }) => seen.has(id) === was),
      chance,
    ),
  )
  const drawn = [...(fresh ?? []), ...(known ?? [])].slice(0, questionsOf(course))
  return shuffled(drawn, chance).map(({ id, options }) => ({ id, options: shuffled(options, chance).map((option) => option.id) }))
}

/** A drawn question as it is now; null when it was removed or its options changed. */
export function stillInBank(course: Course, drawn: DrawnQuestion): Question | null {
  const question = course.bank.find(({ id }) => id === drawn.id)
  const same =
    question?.options.length === drawn.options.length && question.options.every((option) => drawn.options.includes(option.id))
  return question && same ? question : null
}
/** A try can continue while its questions are unchanged. */
export const canGoOn = (course: Course, drawn: readonly DrawnQuestion[]): boolean =>
  drawn.every((one) => stillInBank(course, one) !== null)

/** The result of a try in per cent, rounded down, so that nobody sees the pass mark without reaching it. */
export function quizResult(answers: readonly { chosen: string; rightOption: string }[]) {
  const rightAnswers = answers.filter(({ chosen, rightOption }) => chosen === rightOption).length
  return {
    rightAnswers,
    percent: Math.floor((rightAnswers * 100) / answers.length),
    passed: rightAnswers * 100 >= PASS_MARK_PERCENT * answers.length,
  }
}
