import { ADVERT_LIMITS } from '@onward/contracts/advert-limits'
import * as fc from 'fast-check'
import { indexAdverts, isAlike, likenessOf, type OpenAdvert, textSignature } from './alike'
import { positionOf } from './lookups'

const DESCRIPTION =
  'You will pick orders with a scanner, pack parcels, load lorries and count stock on Fridays in a warm warehouse near the ring road.'
const advert = (change: Partial<{ title: string; location: string; description: string; requirements: string[] }> = {}) => {
  const made = { title: 'Packer', location: 'Leeds', description: DESCRIPTION, requirements: ['Picking', 'Packing'], ...change }
  const place = positionOf(made.location)
  return { ...made, lat: place?.lat ?? null, lon: place?.lon ?? null }
}
const open = (change: Parameters<typeof advert>[0] = {}, waits = false): OpenAdvert => {
  const made = advert(change)
  return { ...made, id: made.title, waits, signature: Int32Array.from(textSignature(made)) }
}
const alike = (a: object, b: object) => isAlike(open(a).signature, open(b).signature)

test.each([
  ['a number in the title', { title: 'Packer 17' }],
  [
    'other letter case, accents and punctuation',
    { title: 'PÁCKER!', description: DESCRIPTION.toUpperCase().replaceAll(',', ' –') },
  ],
  ['numbers and single letters among the words', { description: DESCRIPTION.replaceAll('.', '. Ref B 4501.') }],
  ['another title', { title: 'Loader of lorries' }],
  ['a sentence more', { description: `${DESCRIPTION} Apply now.` }],
])('%s makes no other advert', (_what, change) => {
  expect(alike({}, change)).toBe(true)
})

test.each([
  [
    'another job',
    { title: 'Chef', description: 'Cook lunches for children, order the food and keep the kitchen clean and safe.' },
  ],
  ['the same title with other work', { description: 'Something else entirely, in an office with plants and phones.' }],
  ['nothing but digits', { title: '1', description: '2', requirements: [] }],
])('%s counts as another advert', (_what, change) => {
  expect(alike({}, change)).toBe(false)
})

test('numbering an advert changes nothing, and comparing is symmetric', () => {
  const text = fc.array(fc.constantFrom(...'bake bread early shifts friendly team oven cakes count stock'.split(' ')), {
    minLength: 2,
  })
  fc.assert(
    fc.property(text, text, fc.nat(), (one, other, n) => {
      const [a, b] = [one, other].map((words) =>
        textSignature({ title: 'Baker', description: words.join(' '), requirements: [] }),
      )
      const numbered = textSignature({ title: `Baker ${n}`, description: `${n}. ${one.join(' ')} (${n})`, requirements: [] })
      expect(numbered).toEqual(a)
      expect(isAlike(Int32Array.from(a ?? []), Int32Array.from(b ?? []))).toBe(
        isAlike(Int32Array.from(b ?? []), Int32Array.from(a ?? [])),
      )
    }),
  )
})

test('in one town the second copy must be checked; an unknown place does not count as another town', () => {
  expect(likenessOf(advert(), [open()]).resembles).toMatchObject({ title: 'Packer', location: 'Leeds' })
  expect(likenessOf(advert({ location: 'Leeds LS1' }), [open()]).resembles).not.toBeNull()
  expect(likenessOf(advert({ location: 'Zzyzx 4' }), [open()]).resembles).not.toBeNull()
  expect(likenessOf(advert({ location: 'York' }), [open()])).toEqual({ resembles: null, isTooMany: false })
})

test('the same job in other towns is allowed up to the limit, and then checked', () => {
  const towns = Array.from({ length: ADVERT_LIMITS.alikeTowns }, () => open({ location: 'York' }))
  expect(likenessOf(advert(), towns.slice(1)).resembles).toBeNull()
  expect(likenessOf(advert(), towns)).toMatchObject({ resembles: { location: 'York' }, isTooMany: false })
})

test('while several copies of one town wait for a check, another one is refused', () => {
  const waiting = Array.from({ length: ADVERT_LIMITS.alikeWaiting }, (_, i) => open({ title: `Packer ${i}` }, true))
  expect(likenessOf(advert(), [open(), ...waiting.slice(1)]).isTooMany).toBe(false)
  expect(likenessOf(advert(), [open(), ...waiting])).toMatchObject({ isTooMany: true, resembles: { title: 'Packer' } })
  expect(likenessOf(advert({ location: 'York' }), waiting).isTooMany).toBe(false)
})

test('an index finds what comparing every advert finds, in the same order, also after changes', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  const texts = fc.array(fc.string({ unit: fc.constantFrom(...letters), minLength: 2, maxLength: 3 }), { maxLength: 25 })
  // Each is changed in a few words: some copies are alike, some no longer.
  const copies = fc.array(fc.nat({ max: 24 }), { maxLength: 4 })
  fc.assert(
    fc.property(fc.array(fc.tuple(texts, fc.array(copies, { maxLength: 4 })), { maxLength: 20 }), fc.nat(), (families, gone) => {
      const made = families.flatMap(([text, changes], family) =>
        [[], ...changes].map((places, copy) => ({
          ...open({
            title: '',
            description: text.map((word, i) => (places.includes(i) ? `${word}x` : word)).join(' '),
            requirements: [],
          }),
          id: `${family} ${copy}`,
        })),
      )
      const index = indexAdverts(made)
      const removed = made[gone % (made.length || 1)]
      index.remove(removed?.id ?? '')
      const others = made.filter((one) => one !== removed)
      for (const { signature } of made)
        expect(index.alikeTo(signature)).toEqual(others.filter((other) => isAlike(signature, other.signature)))
      const reworded = removed && { ...removed, signature: (made[0] ?? removed).signature }
      if (reworded) index.add(reworded)
      const after = reworded ? [...others, reworded] : []
      for (const { signature } of made)
        expect(index.alikeTo(signature)).toEqual(after.filter((other) => isAlike(signature, other.signature)))
    }),
  )
})
