import { isRealWord, placeNamed, searchTerms } from '@onward/taxonomy'
import fc from 'fast-check'
import { understandQuery } from './understand-query'
import { createBaseVocabulary, withAdverts } from './vocabulary'

const vocabulary = withAdverts(
  createBaseVocabulary({ terms: searchTerms(), place: placeNamed, placeNames: ['Bradford', 'Leeds'], isRealWord }),
  {
    employers: ['Brightstep Cleaning', 'Rowan House Care Homes', 'Leeds North Hospitals', 'Yorkline Customer Care'],
    titleWords: ['cleaner', 'van', 'driver', 'parkour', 'instructor'].map((word) => [word, 1] as const),
    isInAdverts: (stem) => stem === 'biscuit',
  },
)
const testshire = { name: 'Testshire', lat: 53, lon: -1, population: 0 }
const withCounty = { ...vocabulary, place: (name: string) => (name === 'testshire' ? testshire : placeNamed(name)) }
const understand = (text: string) => understandQuery(text, vocabulary)
/** "kind: text" for each part, in order. */
const read = (text: string) => understand(text).parts.map((part) => `${part.kind}: ${part.corrected ?? part.text}`)
const occupationsIn = (text: string) =>
  understand(text).parts.flatMap((part) => ('occupationIds' in part ? part.occupationIds.slice(0, 1) : []))

describe('a query', () => {
  it.each([
    ['brickie', 'bricklayer'],
    ['dinner lady', 'midday-supervisor'],
    ['sparky', 'electrician'],
    ['lollipop lady', 'passenger-transport-assistant'],
    ['looking after old people', 'care-assistant'],
    ['TA', 'teaching-assistant'],
    ['gyrrwr', 'van-driver'],
    ['Gofalwr', 'care-assistant'],
  ])('"%s" asks for %s', (text, id) => expect(occupationsIn(text)).toEqual([id]))

  it.each([
    ['part time cleaner leeds nights', ['type: part time', 'occupation: cleaner', 'place: leeds', 'pattern: nights']],
    ['16 hours', ['hours: 16 hours']],
    ['16-20 hrs a week', ['hours: 16-20 hrs']],
    ['SIA licence', ['licence: SIA licence']],
    ['jobs in Reading', ['place: Reading']],
    ['swyddi yng Nghaerdydd', ['place: Nghaerdydd']],
    ['rowan house nights', ['employer: rowan house', 'pattern: nights']],
    ['customer care', ['occupation: customer care']],
    ['LS8 cleaner', ['place: LS8', 'occupation: cleaner']],
    ['jobs near me', []],
    ['parkour', ['text: parkour']],
  ])('"%s" is read as %j', (text, parts) => expect(read(text)).toEqual(parts))

  it.each([
    ['leads cleaner', 'Leeds cleaner'],
    ['Cleaner Leads nights', 'Cleaner Leeds nights'],
    ['leads', undefined],
    ['leads cleaner Bradford', undefined],
    ['biscuit cleaner', undefined],
  ])('"%s" may mean "%s", and is read as written', (text, meant) => {
    const { maybePlace, didYouMean, parts } = understand(text)
    expect(maybePlace?.query).toBe(meant)
    expect(didYouMean).toBeNull()
    if (maybePlace) expect(parts).toContain(maybePlace.part)
  })

  it('is read in whole words: a short form inside a word means nothing', () => {
    expect(read('taxi')).toEqual(['occupation: taxi'])
    expect(understand('stat').parts.flatMap((part) => ('occupationIds' in part ? part.occupationIds : []))).not.toContain(
      'teaching-assistant',
    )
  })

  it.each([
    ['resepshunist', 'receptionist'],
    ['clener', 'cleaner'],
    ['kichen porter', 'kitchen porter'],
    ['forkilft driver', 'forklift driver'],
    ['supportworker', 'support worker'],
    ['ware house', 'warehouse'],
    ['house keeper', 'housekeeper'],
    ['cleaner bradfrod', 'cleaner bradford'],
  ])('"%s" is asked about as "%s"', (text, suggested) => expect(understand(text).didYouMean).toBe(suggested))

  it.each(['cleaner', 'biscuit', 'Parkour', 'reading', 'diving', 'mining', 'C1', 'brightstep'])(
    '"%s" is known and is never turned into another word',
    (text) => expect(understand(text).didYouMean).toBeNull(),
  )

  it('reads a county, whose population is unknown, without "in" before it', () => {
    expect(understandQuery('cleaner Testshire', withCounty).parts.map(({ kind }) => kind)).toEqual(['occupation', 'place'])
  })

  it('gives itself without each of its parts', () => {
    expect(understand('cleaner in Leeds nights').parts.map(({ without }) => without)).toEqual([
      'in Leeds nights',
      'cleaner, nights',
      'cleaner in Leeds',
    ])
  })
})

const QUERY_WORDS = [
  'cleaner',
  'part time',
  'Leeds',
  'in',
  'nights',
  '16 hours',
  'clener',
  'brightstep',
  'care',
  'assistant',
  'parkour',
  'yng',
  'Nghaerdydd',
  'SIA',
  ',',
  'ware',
  'house',
  'Reading',
]
const query = fc.oneof(
  fc.string({ maxLength: 100 }),
  fc.array(fc.constantFrom(...QUERY_WORDS), { maxLength: 8 }).map((words) => words.join(' ')),
)

describe('any text', () => {
  it('is understood without an error, always the same, by parts that stand in it in their order', () => {
    fc.assert(
      fc.property(query, (text) => {
        const understood = understand(text)
        expect(understand(text)).toEqual(understood)
        let from = 0
        for (const part of understood.parts) {
          const at = text.indexOf(part.text, from)
          expect(at).toBeGreaterThanOrEqual(from)
          from = at + part.text.length
        }
      }),
    )
  })

  it('without one of its parts is understood as the others', () => {
    const named = (text: string) => understand(text).parts.map((part) => `${part.kind} ${part.corrected ?? part.text}`)
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...QUERY_WORDS), { maxLength: 6 }), (words) => {
        const text = words.join(' ')
        const all = named(text)
        understand(text).parts.forEach(({ without }, i) => {
          expect(named(without)).toEqual(all.filter((_, other) => other !== i))
        })
      }),
    )
  })
})
