import fc from 'fast-check'
import { withoutNames } from './without-names'

const amina = { id: 'a', firstName: 'Amina', lastName: 'Okafor-Reed' }

it('removes names, addresses, links and telephone numbers, and leaves the rest', () => {
  const letter =
    'Dear team,\n\nI am AMINA, and I led 12 people for 3 years. Okafor is my name. Call +44 (0)7700 900 123 or 0113-496-0000, write to\namina.o@example.org, or see https://www.linkedin.com/in/amina and www.amina.example.\n\nYours,\nAmina Okafor-Reed'
  expect(withoutNames(letter, amina)).toBe(
    'Dear team,\n\nI am […], and I led 12 people for 3 years. […] is my name. Call […] or […], write to\n[…], or see […] and […]\n\nYours,\n[…]',
  )
})

it('recognises a name with and without accents, and leaves it inside another word', () => {
  const zoe = { id: 'z', firstName: 'Zoë', lastName: 'Łukasiewicz' }
  expect(withoutNames('Zoe, ZOË and Zoë of zoology', zoe)).toBe('[…], […] and […] of zoology')
})

it('leaves a name that is an ordinary word when it is written in lower case', () => {
  const will = { id: 'w', firstName: 'Will', lastName: 'Young' }
  expect(withoutNames('I will help young people. Yours, Will Young', will)).toBe('I will help young people. Yours, […]')
})

it('leaves no part of any name, whatever is around it', () => {
  const word = fc.stringMatching(/^[A-Z][a-zé]{2,9}$/)
  fc.assert(
    fc.property(word, word, fc.string(), fc.constantFrom(' ', '\n', ', ', '. ', '(', '’s '), (first, last, around, mark) => {
      const masked = withoutNames(`${around} ${first}${mark}${last} ${around.toUpperCase()}`, {
        id: 'x',
        firstName: first,
        lastName: last,
      })
      for (const part of [first, last]) {
        expect(new RegExp(`(?<![\\p{L}\\p{M}\\d])${part}(?![\\p{L}\\p{M}\\d])`, 'u').test(masked)).toBe(false)
      }
    }),
  )
})
