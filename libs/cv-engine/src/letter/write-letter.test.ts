import type { CvFacts, Found } from '@onward/contracts/curriculum'
import type { LetterChoices } from '@onward/contracts/letters'
import { LETTER_LENGTHS, LETTER_TONES } from '@onward/contracts/letters'
import { findSkills } from '@onward/taxonomy'
import fc from 'fast-check'
import { CAREER_CHANGER, CARER, FIRST_JOB, factsOf, IT_SUPPORT, textOf, WAREHOUSE, WELSH } from './fixtures'
import type { LetterAdvert } from './write-letter'
import { writeLetter } from './write-letter'

const CVS = { CARER, WAREHOUSE, FIRST_JOB, IT_SUPPORT, CAREER_CHANGER, WELSH }
const person = { firstName: 'Zoë', lastName: 'Łukasiewicz-Şahin' }
const ADVERTS: readonly (LetterAdvert | null)[] = [
  null,
  {
    title: 'Care Assistant',
    company: 'Calder Care',
    requirements: [
      'Care work, paid or at home',
      'Personal care',
      'Communication',
      'Desirable: dementia care',
      'Full UK driving licence',
      '2 years’ experience in care',
    ],
  },
  {
    title: 'Warehouse Operative',
    company: 'Aire Logistics',
    requirements: ['Order picking', 'Forklift licence', 'Manual handling', 'Night shifts'],
  },
  { title: 'Sales Assistant', company: 'Otley Garden Centre', requirements: ['Till work', 'Customer service', 'Training given'] },
  { title: 'IT Support Technician', company: 'Northlight', requirements: ['IT support', 'CompTIA A+', '5 GCSEs'] },
]
const choices = fc.record({
  tone: fc.constantFrom(...LETTER_TONES),
  length: fc.constantFrom(...LETTER_LENGTHS),
  language: fc.constantFrom('en' as const, 'cy' as const),
})
const plain: LetterChoices = { tone: 'warm', length: 'long', language: 'en' }
const write = (marked: string, advert: LetterAdvert | null = null, more: Partial<LetterChoices> = {}) =>
  writeLetter({ facts: factsOf(marked), person, advert, choices: { ...plain, ...more } })
const countWords = (text: string) => text.split(/\s+/).length

describe('every letter', () => {
  const cases = fc.record({ cv: fc.constantFrom(...Object.values(CVS)), advert: fc.constantFrom(...ADVERTS), choices })
  const each = (
    check: (letter: ReturnType<typeof writeLetter>, cv: string, advert: LetterAdvert | null, choices: LetterChoices) => void,
  ) =>
    fc.assert(
      fc.property(cases, ({ cv, advert, choices: chosen }) =>
        check(writeLetter({ facts: factsOf(cv), person, advert, choices: chosen }), cv, advert, chosen),
      ),
      { numRuns: 400 },
    )

  test('tells facts in words that stand in it, from text that stands in the CV', () => {
    each(({ body, facts }, cv) => {
      const text = textOf(cv)
      expect(facts.length).toBeGreaterThan(2)
      for (const fact of facts) {
        expect(body).toContain(fact.text)
        expect(text.slice(fact.start, fact.end)).toBe(fact.quote)
      }
    })
  })

  test('has no number that the CV or the advert’s title does not have', () => {
    each(({ body }, cv, advert) => {
      const allowed = new Set(`${textOf(cv)} ${advert?.title ?? ''}`.match(/\d+/g))
      for (const number of body.match(/\d+/g) ?? []) expect(allowed).toContain(number)
    })
  })

  test('names no skill that neither the CV nor the advert’s title names', () => {
    each(({ body }, cv, advert) => {
      const allowed = new Set([
        ...factsOf(cv).skills.map((skill) => skill.value.skillId),
        ...findSkills(
          [
            textOf(cv),
            advert?.title ?? '',
            ...factsOf(cv).languages.map(({ value }) => `${value.language}\nfluent ${value.language}\n`),
          ].join('\n'),
        ).map((match) => match.skillId),
      ])
      const paragraphs = body.split('\n\n').slice(2, -2).join('\n\n')
      for (const match of findSkills(paragraphs)) expect(allowed).toContain(match.skillId)
    })
  })

  test('has no contact details, birthdays, gaps, clichés or custody, and keeps to its length', () => {
    each(({ body }, _, __, { length }) => {
      expect(body).not.toMatch(
        /0770|example\.com|LS6|1985|career break|own children|HMP|prison|wing\b|team player|excellent|instructions|hire me|undefined|null/i,
      )
      expect(countWords(body)).toBeLessThanOrEqual({ short: 135, standard: 220, long: 325 }[length])
    })
  })

  test('is made of whole sentences', () => {
    each(({ body }, _, __, { language }) => {
      for (const paragraph of body.split('\n\n').slice(1, -1)) {
        expect(paragraph).toMatch(/^\p{Lu}/u)
        expect(paragraph).toMatch(/[.”]$/)
        expect(paragraph).not.toMatch(/ {2}| ,|\.\.|,\.| \.|\ba [aeio]/)
        if (language === 'en') expect(paragraph).not.toMatch(/\ban [bcdfgjklpqtvwxz]/)
      }
      expect(body.startsWith(language === 'en' ? 'Dear Hiring Manager,\n\n' : 'Annwyl Reolwr Recriwtio,\n\n')).toBe(true)
      expect(body.endsWith(',\nZoë Łukasiewicz-Şahin')).toBe(true)
    })
  })

  test('is the same each time', () => {
    each((letter, cv, advert, chosen) => {
      expect(writeLetter({ facts: factsOf(cv), person, advert, choices: chosen })).toEqual(letter)
    })
  })

  test('stays whole whatever the lines of the CV say', () => {
    const line = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.constantFrom(
        'Served',
        '- - -',
        '( open',
        '“half',
        'Managed staff; and',
        'ALL CAPS',
        'a'.repeat(500),
        'Worked\u0000 hard',
        '$& $1 and more',
      ),
      fc
        .array(
          fc.constantFrom('served', 'and', 'customers', ',', '12', 'cleaning', 'I', 'was', 'the', 'till', 'manage', 'staff', '.'),
          { maxLength: 10 },
        )
        .map((all) => all.join(' ')),
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), line, line, choices, (bullets, title, employer, chosen) => {
        const found = (value: string): Found<string> => ({ value, quote: value, start: 0, end: value.length, confidence: 1 })
        const facts: CvFacts = {
          ...factsOf('= {name:A}'),
          work: [
            {
              title: found(title),
              employer: found(employer),
              place: null,
              from: null,
              until: null,
              current: false,
              bullets: bullets.map(found),
              occupationId: null,
            },
          ],
        }
        const { body, facts: told } = writeLetter({ facts, person, advert: null, choices: chosen })
        for (const fact of told) expect(body).toContain(fact.text)
        expect(body.endsWith('Zoë Łukasiewicz-Şahin')).toBe(true)
      }),
      { numRuns: 600 },
    )
  })
})

describe('a letter for a job', () => {
  const care = ADVERTS[1] as LetterAdvert

  test('says which experience shows what the advert asks', () => {
    const { body } = write(CARER, care)
    expect(body).toContain('I would like to apply for the Care Assistant job at Calder Care.')
    expect(body).toMatch(/My experience of [^.]*dementia care[^.]* comes from my job at Kirkstall House\./)
    expect(body).toContain('I have a full UK driving licence.')
  })

  test('lists what the CV does not show, in the advert’s words', () => {
    expect(write(CARER, care).missing).toEqual(['Communication'])
    expect(write(FIRST_JOB, care).missing).toEqual([
      'Care work, paid or at home',
      'Personal care',
      'Communication',
      'Desirable: dementia care',
      'Full UK driving licence',
      '2 years’ experience in care',
    ])
    expect(write(CARER).missing).toEqual([])
  })

  test('counts years of work, and asks for nothing that is taught', () => {
    const advert = (requirement: string): LetterAdvert => ({ title: 'Carer', company: 'X', requirements: [requirement] })
    expect(write(CARER, advert('3 years’ experience as a care worker')).missing).toEqual([])
    expect(write(CARER, advert('9 years’ experience as a care worker')).missing).toHaveLength(1)
    expect(write(FIRST_JOB, advert('You will learn dementia care')).missing).toEqual([])
    expect(write(WAREHOUSE, advert('Alcohol licence')).missing).toHaveLength(1)
    expect(write(WAREHOUSE, advert('Driving licence')).missing).toHaveLength(1)
  })

  test('puts the work that fits first', () => {
    const { body } = write(WAREHOUSE, { title: 'Lorry Driver', company: 'X', requirements: ['HGV driving'] })
    expect(body.indexOf('HGV driver at B&M')).toBeLessThan(body.indexOf('warehouse operative'))
    expect(body.indexOf('HGV driver at B&M')).toBeGreaterThan(0)
  })
})

describe('a letter in general', () => {
  test.each(LETTER_TONES)('asks for a general position, %s', (tone) => {
    expect(write(CARER, null, { tone }).body).toMatch(/general position/)
    expect(write(CARER, null, { tone, language: 'cy' }).body).toMatch(/swydd gyffredinol/)
  })

  test('tells more where it may be longer', () => {
    const words = LETTER_LENGTHS.map((length) => countWords(write(CARER, ADVERTS[1] ?? null, { length }).body))
    expect(words[0]).toBeLessThan(words[1] ?? 0)
    expect(words[1]).toBeLessThanOrEqual(words[2] ?? 0)
  })

  test('tells of bullets in sentences, whatever their form', () => {
    const { body } = write(IT_SUPPORT)
    expect(body).toContain(
      'As an IT support technician at the University of Bradford, I answer about 40 tickets a day by phone and live chat.',
    )
    expect(body).toContain('I was also promoted to second line in 2023.')
    expect(body).toContain('where my work included data entry and IT support.')
    expect(write(WAREHOUSE).body).toContain(
      'As a warehouse operative at ASDA Logistics, I picked 120 items an hour with a handheld scanner.',
    )
  })

  test('leaves out lines with numbers and addresses of a person', () => {
    const cv = `= {name:A B}
## work: Work
@ {title:Cleaner}, {employer:Mitie}, {current:now}
* Cleaned 14 offices for NI number AB 12 34 56 C
* Answered calls to 07700 900123
* Cleaned the house at 14 Hyde Park Road
* Cleaned 3 schools`
    expect(write(cv).body).toContain('As a cleaner at Mitie, I have cleaned 3 schools.')
    expect(write(cv).body).not.toMatch(/offices|calls|Hyde/)
  })

  test('keeps each doing in its own tense', () => {
    expect(write(CARER, { title: 'Cleaner', company: 'X', requirements: [] }).body).toContain(
      'support residents with personal care and meals, and I wrote care plans with families.',
    )
  })

  test('keeps a Welsh CV as it is written', () => {
    expect(write(WELSH).body).toContain('“Gofalu am 12 o breswylwyr bob dydd”')
    expect(write(WELSH, null, { language: 'cy' }).body).toContain('Mae’r gwaith yn cynnwys gofalu am 12 o breswylwyr bob dydd.')
    expect(write(WELSH, null, { language: 'cy' }).body).toContain('“Served about 80 customers a day”')
  })

  test('is short and true where the CV says next to nothing', () => {
    const { body, facts } = writeLetter({ facts: factsOf('= {name:A}'), person, advert: null, choices: plain })
    expect(facts).toEqual([])
    expect(countWords(body)).toBeLessThan(70)
  })

  test('tells of a first CV without work by its education and volunteering', () => {
    const { body } = write(FIRST_JOB)
    expect(body).toContain(
      'As a volunteer shop assistant at Oxfam, I put out stock on 3 rails each Saturday. The work also included serving customers and sorting donations.',
    )
    expect(body).toContain('My qualifications include A levels in Maths (B) and Art (C) from Bradford College.')
    expect(body).toContain('my interests include baking and five-a-side football')
  })
})
