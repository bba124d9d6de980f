import type { CvFacts, Found } from '@onward/contracts/jobseekers/curriculum'
import type { LetterChoices } from '@onward/contracts/jobseekers/letters'
import { LETTER_LENGTHS, LETTER_TONES } from '@onward/contracts/jobseekers/letters'
import { findSkillNames } from '@onward/taxonomy'
import fc from 'fast-check'
import { readFacts } from '../facts/read-facts'
import { CAREER_CHANGER, CARER, FIRST_JOB, factsOf, IT_SUPPORT, textOf, WAREHOUSE, WELSH } from './fixtures'
import { letterOf } from './letter-of.test-data'
import type { LetterAdvert, WrittenLetter } from './write-letter'
import { unmetRequirements, writeLetter } from './write-letter'

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
const outcomeOf = (marked: string, advert: LetterAdvert | null = null, more: Partial<LetterChoices> = {}) =>
  writeLetter({ facts: factsOf(marked), person, advert, choices: { ...plain, ...more } })
const write = (marked: string, advert: LetterAdvert | null = null, more: Partial<LetterChoices> = {}) =>
  letterOf({ facts: factsOf(marked), person, advert, choices: { ...plain, ...more } })
/** What the advert asks and the CV does not show, with a letter or without. */
const missingOf = (marked: string, advert: LetterAdvert | null = null): string[] => {
  const outcome = outcomeOf(marked, advert)
  return outcome.letter ? outcome.letter.missing : outcome.shortfall.missing
}
const countWords = (text: string) => text.split(/\s+/).length

describe('every letter', () => {
  const cases = fc.record({ cv: fc.constantFrom(...Object.values(CVS)), advert: fc.constantFrom(...ADVERTS), choices })
  const each = (check: (letter: WrittenLetter, cv: string, advert: LetterAdvert | null, choices: LetterChoices) => void) => {
    let letters = 0
    fc.assert(
      fc.property(cases, ({ cv, advert, choices: chosen }) => {
        const { letter } = writeLetter({ facts: factsOf(cv), person, advert, choices: chosen })
        if (!letter) return
        letters++
        check(letter, cv, advert, chosen)
      }),
      { numRuns: 400 },
    )
    expect(letters).toBeGreaterThan(100)
  }

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
        ...findSkillNames(
          [
            textOf(cv),
            advert?.title ?? '',
            ...factsOf(cv).languages.map(({ value }) => `${value.language}\nfluent ${value.language}\n`),
          ].join('\n'),
        ).map((match) => match.id),
      ])
      const paragraphs = body.split('\n\n').slice(2, -2).join('\n\n')
      for (const match of findSkillNames(paragraphs)) expect(allowed).toContain(match.id)
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
        expect(paragraph).not.toMatch(/ {2}| ,|\.\.|,\.| \./)
        if (language === 'en') expect(paragraph).not.toMatch(/\ba [aeio]|\ban [bcdfgjklpqtvwxz]/)
      }
      expect(body.startsWith(language === 'en' ? 'Dear Hiring Manager,\n\n' : 'Annwyl Reolwr Recriwtio,\n\n')).toBe(true)
      expect(body.endsWith(',\nZoë Łukasiewicz-Şahin')).toBe(true)
    })
  })

  test('is the same each time', () => {
    each((letter, cv, advert, chosen) => {
      expect(letterOf({ facts: factsOf(cv), person, advert, choices: chosen })).toEqual(letter)
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
        const { letter } = writeLetter({ facts, person, advert: null, choices: chosen })
        if (!letter) return
        for (const fact of letter.facts) expect(letter.body).toContain(fact.text)
        expect(letter.body.endsWith('Zoë Łukasiewicz-Şahin')).toBe(true)
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
    expect(missingOf(CARER, care)).toEqual(['Communication'])
    expect(missingOf(FIRST_JOB, care)).toEqual([
      'Care work, paid or at home',
      'Personal care',
      'Communication',
      'Desirable: dementia care',
      'Full UK driving licence',
      '2 years’ experience in care',
    ])
    expect(missingOf(CARER)).toEqual([])
  })

  test('counts years of work, and asks for nothing that is taught', () => {
    const advert = (requirement: string): LetterAdvert => ({ title: 'Carer', company: 'X', requirements: [requirement] })
    expect(missingOf(CARER, advert('3 years’ experience as a care worker'))).toEqual([])
    expect(missingOf(CARER, advert('9 years’ experience as a care worker'))).toEqual([])
    expect(unmetRequirements(advert('9 years’ experience as a care worker'), factsOf(CARER))).toEqual({
      missing: [],
      partly: ['9 years’ experience as a care worker'],
    })
    expect(missingOf(CARER, advert('9 years’ experience as a welder'))).toHaveLength(1)
    expect(missingOf(FIRST_JOB, advert('You will learn dementia care'))).toEqual([])
    expect(missingOf(WAREHOUSE, advert('Alcohol licence'))).toHaveLength(1)
    expect(missingOf(WAREHOUSE, advert('Driving licence'))).toHaveLength(1)
  })

  test('puts the work that fits first', () => {
    const { body } = write(WAREHOUSE, {
      title: 'Lorry Driver',
      company: 'X',
      requirements: ['HGV driving', 'Vehicle checks', 'Route planning'],
    })
    expect(body.indexOf('HGV driver at B&M')).toBeLessThan(body.indexOf('warehouse operative'))
    expect(body.indexOf('HGV driver at B&M')).toBeGreaterThan(0)
  })
})

describe('a letter in general', () => {
  test.each(LETTER_TONES)('asks for work where no job was chosen, %s', (tone) => {
    expect(write(CARER, null, { tone }).body).toMatch(/a vacancy that would suit me|work (that would suit me|with you)/)
    expect(write(CARER, null, { tone, language: 'cy' }).body).toMatch(
      /swydd a fyddai’n addas i mi|waith a fyddai’n addas i mi|ofyn am waith/,
    )
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
    expect(write(CARER).body).toContain('support residents with personal care and meals, and I wrote care plans with families.')
  })

  test('keeps a Welsh CV as it is written', () => {
    expect(write(WELSH).body).toContain('“Gofalu am 12 o breswylwyr bob dydd”')
    expect(write(WELSH, null, { language: 'cy' }).body).toContain('Mae’r gwaith yn cynnwys gofalu am 12 o breswylwyr bob dydd.')
    expect(write(WELSH, null, { language: 'cy' }).body).toContain('“Served about 80 customers a day”')
  })

  test('tells of a first CV without work by its education and volunteering', () => {
    const { body } = write(FIRST_JOB)
    expect(body).toContain(
      'As a volunteer shop assistant at Oxfam, I put out stock on 3 rails each Saturday. The work also included serving customers and sorting donations.',
    )
    expect(body).toContain('I have A levels in Maths (B) and Art (C) from Bradford College.')
    expect(body).toContain('my interests include baking and five-a-side football')
  })
})

/** Lines that start with a hyphen are items of a list. */
const read = (text: string): CvFacts =>
  readFacts(
    `Ann Hill\nLeeds LS1\nann.hill@example.org\n${text}`.split('\n').map((line) => ({
      text: line.replace(/^- /, ''),
      kind: line.startsWith('- ') ? 'item' : 'text',
    })),
  )

describe('a sentence', () => {
  /** The entry of a marked CV at an offset: a job or course, else its section. */
  const entryAt = (marked: string, offset: number): string => {
    let at = 0
    let entry = ''
    let section = ''
    for (const line of marked.trim().split('\n')) {
      const length = textOf(line).length
      if (line.startsWith('#')) section = entry = line
      else if (line.startsWith('@ ')) entry = line
      if (offset <= at + length) return /cert|lang/i.test(section) ? section : entry
      at += length + 1
    }
    return entry
  }

  test.each(Object.entries(CVS))('joins facts of one entry only, of %s', (_, cv) => {
    for (const advert of ADVERTS)
      for (const language of ['en', 'cy'] as const) {
        const { letter } = outcomeOf(cv, advert, { language })
        if (!letter) continue
        let from = 0
        const joined = new Map<number, Set<string>>()
        for (const fact of letter.facts) {
          const at = letter.body.indexOf(fact.text, from)
          expect([fact.text, at]).not.toEqual([fact.text, -1])
          from = at + fact.text.length
          const sentence = letter.body.slice(0, at + 1).split(/[.”]\s+(?=\p{Lu})/u).length
          joined.set(sentence, (joined.get(sentence) ?? new Set()).add(entryAt(cv, fact.start)))
        }
        for (const entries of joined.values()) expect([...entries]).toHaveLength(1)
      }
  })

  const found = <T>(value: T, text: string, quote: string, confidence = 0.9): Found<T> => {
    const start = text.indexOf(quote)
    return { value, quote, start, end: start + quote.length, confidence }
  }
  const NOTHING = read('')

  test('gives a vocational course no subjects that were read from beside it', () => {
    const text =
      'NVQ Level 2 Customer Service, Leeds City College, 2015\nGCSEs, Cockburn School, 2010\nEnglish and Maths (C)\nCleaner, Mitie\nCleaned offices'
    const results = [
      found({ subject: 'English', grade: null }, text, 'English'),
      found({ subject: 'Maths', grade: 'C' }, text, 'Maths (C)'),
    ]
    const nvq = {
      qualification: found('NVQ Level 2 Customer Service', text, 'NVQ Level 2 Customer Service'),
      institution: found('Leeds City College', text, 'Leeds City College'),
      kind: 'nvq' as const,
      from: null,
      until: null,
      results,
    }
    const gcses = {
      qualification: found('GCSEs', text, 'GCSEs'),
      institution: found('Cockburn School', text, 'Cockburn School'),
      kind: 'gcse' as const,
      from: null,
      until: null,
      results: [],
    }
    const work = {
      title: found('Cleaner', text, 'Cleaner'),
      employer: found('Mitie', text, 'Mitie'),
      place: null,
      from: null,
      until: null,
      current: false,
      bullets: [found('Cleaned offices', text, 'Cleaned offices')],
      occupationId: 'cleaner',
    }
    const educationSentence = (education: CvFacts['education']) =>
      letterOf({ facts: { ...NOTHING, education, work: [work] }, person, advert: null, choices: plain }).body
    for (const education of [[nvq], [nvq, gcses]]) expect(educationSentence(education)).not.toMatch(/NVQ[^.]*(?:English|Maths)/)
    // A course does not take results listed after the next course.
    expect(educationSentence([{ ...nvq, kind: 'btec' as const }, gcses])).not.toMatch(/NVQ[^.]*(?:English|Maths)/)
    expect(educationSentence([{ ...gcses, results }])).toContain('GCSEs in English and Maths (C) from Cockburn School')
  })

  test.each([
    ['ended before', 'May 2015 – June 2019', 'Spoke at a conference on payments in 2021', false],
    ['began after', 'May 2015 – June 2019', 'Won a prize for service in 2012', false],
    ['lasted then', 'May 2015 – June 2019', 'Won a prize for service in 2017', true],
    ['is current', 'May 2015 – present', 'Won a prize for service in 2025', true],
  ])('tells of a year only in a job that %s', (_, dates, line, isTold) => {
    const facts = read(
      `Work experience\nSales Assistant, Marks & Spencer, Leeds, ${dates}\n- Served 80 customers a day\n- Worked on the tills\n- ${line}\nSkills\n- Till work, Excel, stock control`,
    )
    expect(facts.work[0]?.bullets.map(({ value }) => value)).toContain(line)
    expect(/20(?:21|12|17|25)/.test(letterOf({ facts, person, advert: null, choices: plain }).body)).toBe(isTold)
  })
})

describe('a skill that a letter names', () => {
  const warehouse: LetterAdvert = {
    title: 'Warehouse Operative',
    company: 'Aire Logistics',
    requirements: ['Warehouse work', 'Order picking', 'Packing', 'Manual handling'],
  }
  const guard: LetterAdvert = {
    title: 'Security Officer',
    company: 'Guardian',
    requirements: ['Security guarding', 'Searches', 'CCTV'],
  }
  const DEVELOPER = `Work experience
Software Engineer, Monzo, London, May 2019 – present
- Built a data warehousing layer and loaded 40 feeds into the warehouse
- Designed a search feature for ten million rows
- Redesigned the checkout flow
- Career highlights: labeled 3,000 images
Skills
- Python, SQL, Threading, Rendering, Espresso`

  test.each([warehouse, guard])('is none of another trade: $title', (advert) => {
    const outcome = writeLetter({ facts: read(DEVELOPER), person, advert, choices: plain })
    expect(outcome.letter).toBeNull()
    const general = letterOf({ facts: read(DEVELOPER), person, advert: null, choices: plain }).body
    const paragraphs = general.split('\n\n').slice(1, -2).join(' ')
    expect(paragraphs).not.toMatch(/warehouse work|security|till work|hairdressing|beauty|plastering|barista|packing/i)
  })

  test.each([
    ['in a job, read for sure', 'work', 0.85, true],
    ['in a course', 'course', 0.8, true],
    ['in a list of skills', 'skills', 0.92, true],
    ['not surely', 'skills', 0.79, false],
    ['elsewhere', 'other', 0.95, false],
    ['nowhere by itself', 'inferred', 0.95, false],
    ['by an engine that did not say where', undefined, 0.95, false],
  ] as const)('stands in the CV %s', (_, context, confidence, isNamed) => {
    const base = factsOf(CARER)
    const skills = base.skills
      .filter(({ value }) => value.skillId === 'safeguarding')
      .map(({ context: _known, ...skill }) => ({ ...skill, confidence, ...(context && { context }) }))
    const { body } = letterOf({ facts: { ...base, skills }, person, advert: null, choices: plain })
    // A skill of a job or course belongs in that sentence, not in the list.
    if (context === 'skills' || !isNamed) expect(/safeguarding/i.test(body)).toBe(isNamed)
    const asked = { title: 'Guard', company: 'X', requirements: ['Safeguarding'] }
    const outcome = writeLetter({ facts: { ...base, skills }, person, advert: asked, choices: plain })
    expect(outcome.letter === null && outcome.shortfall.facts).toBe(isNamed ? 1 : 0)
  })
})

describe('no letter', () => {
  test('is written from nothing, and what to add is told', () => {
    const outcome = writeLetter({ facts: factsOf('= {name:A}'), person, advert: null, choices: plain })
    expect(outcome).toEqual({
      letter: null,
      shortfall: { facts: 0, missing: [], partly: [], lacks: ['work', 'skills', 'education', 'papers'] },
    })
  })

  test('is written in general from two facts, and one is from three', () => {
    const cv = (skills: string) => `= {name:A}\n## skills: Skills\n* ${skills}`
    expect(outcomeOf(cv('Till work, welding')).letter).toBeNull()
    expect(outcomeOf(cv('Till work, welding, stock control')).letter).not.toBeNull()
  })

  test('is written for a job that the CV does not fit, and its words are given back', () => {
    const advert = { title: 'Welder', company: 'X', requirements: ['MIG welding', 'Reading drawings', 'Forklift licence'] }
    expect(outcomeOf(FIRST_JOB, advert)).toEqual({
      letter: null,
      shortfall: { facts: 0, missing: advert.requirements, partly: [], lacks: ['papers'] },
    })
  })

  test('is written from a job without duties, and says so', () => {
    const cv = '= {name:A}\n## work: Work\n@ {title:Cleaner}, {employer:Mitie}'
    expect(outcomeOf(cv)).toMatchObject({ letter: null, shortfall: { lacks: ['duties', 'skills', 'education', 'papers'] } })
  })

  test('ever tells fewer than three facts, whatever the CV', () => {
    for (const cv of Object.values(CVS))
      for (const advert of ADVERTS)
        for (const length of LETTER_LENGTHS) {
          const { letter } = outcomeOf(cv, advert, { length })
          if (letter) expect(new Set(letter.facts.map(({ start }) => start)).size).toBeGreaterThanOrEqual(3)
        }
  })
})

describe('the English of a letter', () => {
  const cv = (lines: string) => `= {name:A B}
## work: Work
@ {title:Warehouse Operative}, {employer:Mitie}, {from 2019:2019} – {current:present}
* Picked 80 orders a day
${lines}`

  test('lists papers and languages in one sentence each, with their articles', () => {
    const { body } = write(
      cv(`## certificates: Certificates
* {cert:Full UK Driving Licence}
* {cert:SIA licence}
* {cert:IOSH Managing Safely}
* {cert:Manual Handling}
## languages: Languages
{lang Polish/native:Polish (native)}, {lang English/fluent:English (fluent)}`),
    )
    expect(body).toContain('I have a full UK driving licence and an SIA licence.')
    expect(body).toContain('My training and certificates also include IOSH Managing Safely and Manual Handling.')
    expect(body).toContain('I speak Polish (my first language) and fluent English.')
  })

  test.each([
    ['MBA', 'I have an MBA'],
    ['HNC in Engineering', 'I have an HNC in Engineering'],
    ['NVQ Level 2 in Warehousing', 'I have an NVQ Level 2 in Warehousing'],
    ['BTEC Level 3 Diploma in IT', 'I have a BTEC Level 3 Diploma in IT'],
    ['GCSEs', 'I have GCSEs'],
    ['WASSCE', 'My qualifications include WASSCE'],
  ])('gives a qualification its article: %s', (name, expected) =>
    expect(
      write(cv(`## education: Education\n@ {qual other:${name}}, {at:Leeds City College}, {until 2018:2018}`)).body,
    ).toContain(`${expected} from Leeds City College.`),
  )

  test('tells no way of passing as a subject, and writes subjects as names', () => {
    const { body } = write(
      cv(`## education: Education
@ {qual gcse:GCSE}, {at:Leeds City College}, {until 2018:2018}
{result MATHS/C:MATHS C}, {result ENGLISH/D:ENGLISH D}, {result Lower/Credit:Lower Credit}`),
    )
    expect(body).toContain('I have GCSEs in Maths (C) and English (D) from Leeds City College.')
  })

  test('has no paragraph of one sentence where another can take it', () => {
    const { body } = write(cv('## certificates: Certificates\n* {cert:CSCS card}\n## skills: Skills\n* Teamwork, cleaning'))
    expect(body.split('\n\n').slice(2, -2)).toHaveLength(2)
  })

  test.each([['Full-time carer for my father'], ['Full-time parent'], ['Carer']])(
    'leaves care for one’s own people to the person: %s',
    (title) =>
      expect(write(cv(`@ {title:${title}}, {from 2015:2015} – {until 2018:2018}\n* Gave medication`)).body).not.toMatch(
        /carer|parent|father/i,
      ),
  )

  test('names no place of faith where somebody helps unpaid', () => {
    const { body } = write(
      cv(
        '## volunteering: Volunteering\n@ {title:Kitchen Helper}, {employer:St Mary’s Parish Church}, {from 2019:2019} – {current:now}\n* Cooked 40 lunches',
      ),
    )
    expect(body).toContain('kitchen helper')
    expect(body).not.toContain('Church')
  })

  test('says that somebody served in an army', () => {
    const { body } = write(
      cv('@ {title:Chef}, {employer:British Army}, {from 2010:2010} – {until 2018:2018}\n* Cooked for 200 soldiers'),
    )
    expect(body).toContain('chef in the British Army')
  })

  test('tells of no paper that is not held, and of no language as basic without its own word', () => {
    const facts = factsOf(
      cv('## certificates: Certificates\n* {cert:CSCS card}\n## languages: Languages\n{lang Turkish/basic:Turkish}'),
    )
    const letter = letterOf({
      facts: {
        ...facts,
        certificates: facts.certificates.map((one) => ({ ...one, notHeld: true })),
      },
      person,
      advert: null,
      choices: plain,
    })
    expect(letter.body).not.toContain('CSCS')
    expect(letter.body).toContain('I speak Turkish.')
  })
})
