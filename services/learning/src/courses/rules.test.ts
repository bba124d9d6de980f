import { COURSES } from '@onward/courses'
import fc from 'fast-check'
import { canGoOn, drawQuestions, questionsOf } from './rules'

/** Any possible source of random numbers. */
const anyChance = fc.infiniteStream(fc.nat()).map((numbers) => (below: number) => Number(numbers.next().value) % below)
const anyCourse = fc.constantFrom(...COURSES)

test('a try has its full number of questions, each once, with all of its own options', () => {
  fc.assert(
    fc.property(anyCourse, anyChance, (course, chance) => {
      const drawn = drawQuestions(course, new Set(), chance)
      expect(new Set(drawn.map(({ id }) => id)).size).toBe(questionsOf(course))
      expect(canGoOn(course, drawn)).toBe(true)
      for (const { options } of drawn) expect(new Set(options).size).toBe(options.length)
    }),
  )
})

test('a question of the last try comes again only when there are no others', () => {
  fc.assert(
    fc.property(anyCourse, anyChance, fc.double({ min: 0, max: 1, noNaN: true }), (course, chance, share) => {
      const seen = new Set(course.bank.slice(0, Math.round(share * course.bank.length)).map(({ id }) => id))
      const again = drawQuestions(course, seen, chance).filter(({ id }) => seen.has(id)).length
      expect(again).toBe(Math.max(0, questionsOf(course) - (course.bank.length - seen.size)))
    }),
  )
})

test('a try cannot go on when a question is gone or has other options', () => {
  const [course] = COURSES
  if (!course) throw new Error('no course')
  const drawn = drawQuestions(course, new Set(), () => 0)
  const [first] = drawn
  const without = { ...course, bank: course.bank.filter(({ id }) => id !== first?.id) }
  const other = {
    ...course,
    bank: course.bank.map((one) => (one.id === first?.id ? { ...one, options: one.options.slice(1) } : one)),
  }
  expect([canGoOn(course, drawn), canGoOn(without, drawn), canGoOn(other, drawn)]).toEqual([true, false, false])
})
