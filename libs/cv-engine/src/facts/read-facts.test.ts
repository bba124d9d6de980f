import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CvFacts } from '@onward/contracts/jobseekers/curriculum'
import { cvFacts } from '@onward/contracts/jobseekers/curriculum'
import fc from 'fast-check'
import * as v from 'valibot'
import type { Block } from '../read-document'
import { readDocument } from '../read-document'
import { readFacts } from './read-facts'

/** Lines that start with a hyphen are items of a list. */
const cv = (text: string): Block[] =>
  text
    .trim()
    .split('\n')
    .map((line) => ({ text: line.trim().replace(/^- /, ''), kind: line.trim().startsWith('- ') ? 'item' : 'text' }))
const facts = (text: string) => readFacts(cv(text))
const brief = (entries: CvFacts['work']) =>
  entries.map(({ title, employer, from, until, current }) => [
    title?.value,
    employer?.value,
    from?.value,
    current ? 'now' : until?.value,
  ])
const jobs = (text: string) => brief(facts(`Ann Hill\nWork experience\n${text}`).work)
const studies = (text: string) =>
  facts(`Ann Hill\nEducation\n${text}`).education.map(({ qualification, kind, institution, results }) => [
    qualification?.value,
    kind,
    institution?.value,
    results.map(({ value }) => `${value.subject ?? ''}/${value.grade ?? ''}`).join(' '),
  ])

/** Every field of the facts that quotes the text, however deep. */
function quotesOf(value: unknown): { quote: string; start: number; end: number }[] {
  if (Array.isArray(value)) return value.flatMap(quotesOf)
  if (typeof value !== 'object' || value === null) return []
  if ('quote' in value && 'start' in value && 'end' in value) return [value as { quote: string; start: number; end: number }]
  return Object.values(value).flatMap(quotesOf)
}

it('reads a course with its dates first, with the month', () => {
  expect(studies('Sept 2021 – June 2023  AAT Level 3 Advanced Diploma in Accounting, Stockport College')[0]).toEqual([
    'AAT Level 3 Advanced Diploma in Accounting',
    'diploma',
    'Stockport College',
    '',
  ])
})

it.each([
  ['A levels (Spanish A*, Art C), Hayesfield School', 'Spanish/A* Art/C'],
  ['A levels, Coleg Sir Gâr: Welsh C, History B', 'Welsh/C History/B'],
  ['Luton Sixth Form College, 6 GCSEs including English C and ICT B', 'English/C ICT/B'],
])('finds the results in %j', (line, results) => {
  expect(studies(line)[0]?.[3]).toBe(results)
})

describe('contact details', () => {
  it.each([
    ['Zoë Łukasiewicz-Şahin\nLeeds', 'Zoë Łukasiewicz-Şahin'],
    ['GRĂMADĂ Costel\nBoston', 'GRĂMADĂ Costel'],
    ["corey o'brien-mcgeachie (he/him)\nstranraer", "corey o'brien-mcgeachie"],
    ["SEÁN O'BRIEN\nWarehouse Operative", "Seán O'Brien"],
    ['王小明\nLondon', '王小明'],
    ['Dr Siân ap Rhys\nSoftware Engineer', 'Dr Siân ap Rhys'],
    ['Curriculum Vitae – Fatima Al-Hassan', 'Fatima Al-Hassan'],
    ['Name: John Smith', 'John Smith'],
    ['Full name KIERON BLACKLEDGE\nWigan', 'Kieron Blackledge'],
    ['Supporting letter for Jamal Everidge-Stokes\nDear Ms Akehurst,', 'Jamal Everidge-Stokes'],
    ['From: Chantelle Agyekum-Ross <chantelle@example.com>\nHiya', 'Chantelle Agyekum-Ross'],
    ['Aoife McGlinchey (née Toner)\nMaghera', 'Aoife McGlinchey'],
    ['Nguyễn Hữu Thắng (people call me Tony)\nMargate', 'Nguyễn Hữu Thắng'],
    ['J A N E   S M I T H\nCleaner', 'Jane Smith'],
    ['Retail Assistant\nAmina Okafor-Reed   amina@example.org', 'Amina Okafor-Reed'],
    ['Mohammed bin Rashid\nCare Assistant', 'Mohammed bin Rashid'],
    ['Rhiannon Ap-Thomas MBCS\nSwansea', 'Rhiannon Ap-Thomas'],
    ['GLORIA A. PINNOCK-HAYES\nNottingham', 'Gloria A. Pinnock-Hayes'],
  ])('finds the name in %j', (text, name) => {
    expect(facts(text).name?.value).toBe(name)
  })

  it.each(['Retail Assistant\n12 Lincoln Road', 'Curriculum Vitae\nProfile', 'Northgate Stores Limited'])(
    'finds no name in %j',
    (text) => {
      expect(facts(text).name).toBeNull()
    },
  )

  it.each(['07700 900123', '07700.900.123', '+44 (0)7700 900 123', '0044 7700 900123', '020 7946 0018', '(01422) 555123'])(
    'finds the number %s',
    (phone) => {
      expect(facts(`Ann Hill\nTel: ${phone}`).phone?.value).toBe(phone)
    },
  )

  it('reads neither dates nor National Insurance numbers as phones', () => {
    expect(facts('Ann Hill\nNI: QQ 12 34 56 C\nBorn 01.02.1990\n01/09/2016 - 03/03/2018').phone).toBeNull()
  })

  it('finds where somebody lives, and not the street or the referee', () => {
    const { town, postcode, phone } = facts(
      'Ann Hill\nFlat 2, 14 Chester Street, Wrexham, LL13 8BG\nReferences\nBob Hart, Leeds LS1 1AA, 07700 900999',
    )
    expect([town?.value, postcode?.value, phone]).toEqual(['Wrexham', 'LL13 8BG', null])
  })

  it('finds links with and without https', () => {
    const { links } = facts('Ann Hill\nlinkedin.com/in/ann | https://ann.example.org/work | ann@example.org')
    expect(links.map((link) => link.value)).toEqual(['linkedin.com/in/ann', 'https://ann.example.org/work'])
  })
})

describe('work', () => {
  const expected = [['Kitchen Porter', 'Green Café Ltd', '2019-03', '2021-05']]
  it.each([
    'Kitchen Porter, Green Café Ltd, Leeds, March 2019 – May 2021\n- Washed up',
    'March 2019 – May 2021: Kitchen Porter, Green Café Ltd\n- Washed up',
    'Green Café Ltd — Kitchen Porter (03/2019 - 05/2021)\n- Washed up',
    'Kitchen Porter\nGreen Café Ltd, Leeds\nMarch 2019 - May 2021\n- Washed up',
    'Kitchen Porter  March 2019 – May 2021\nGreen Café Ltd, Leeds\n- Washed up',
    'Kitchen Porter, Green Café Ltd, March 2019 –\nMay 2021\n- Washed up',
    'Kitchen Porter at Green Café Ltd | Mar 2019 to May 2021 | Leeds\n- Washed up',
    'Job title: Kitchen Porter\nEmployer: Green Café Ltd\nDates: March 2019 - May 2021\n- Washed up',
  ])('is read from %j', (text) => {
    expect(jobs(text)).toEqual(expected)
  })

  it('names an employer with what it is of or for', () => {
    expect(jobs('Work\nResearch Assistant, Allen Institute for Brain Science, 2019 - 2021\n- Kept the records')).toEqual([
      ['Research Assistant', 'Allen Institute for Brain Science', '2019', '2021'],
    ])
  })

  it('is unpaid where nobody is paid for it, also among jobs', () => {
    const found = facts(
      'Ann Hill\nWork\nTrustee, Raven House, 2019 - 2021\nMarshal, Heaton Park parkrun, 2018 - 2022\nManager, Leeds Community Church, 2015 - 2019',
    )
    expect(found.volunteering.map(({ employer }) => employer?.value)).toEqual(['Raven House', 'Heaton Park parkrun'])
    expect(found.work.map(({ title }) => title?.value)).toEqual(['Manager'])
  })

  it('gives one employer to the jobs below it', () => {
    expect(
      jobs('Northgate Stores Ltd\nSupervisor, 2020 – present\n- Led a team\nSales Assistant, 2017 – 2020\n- Served customers'),
    ).toEqual([
      ['Supervisor', 'Northgate Stores Ltd', '2020', 'now'],
      ['Sales Assistant', 'Northgate Stores Ltd', '2017', '2020'],
    ])
  })

  it('reads a break as an entry without an employer, which leaves no gap', () => {
    const text = 'Cleaner, Acme Ltd, 2021 - 2023\nCareer break to raise my family, 2016 - 2020\nCleaner, Best Ltd, 2012 - 2015'
    expect(jobs(text)[1]).toEqual(['Career break to raise my family', undefined, '2016', '2020'])
    expect(facts(`Work\n${text}`).gaps).toEqual([])
  })

  it('separates volunteering from work', () => {
    const { work, volunteering } = facts(
      'Work\nCleaner, Acme Ltd, 2021 - 2023\nVolunteer, Leeds Food Bank, 2020 - 2021\n- Packed food',
    )
    expect([work.length, volunteering[0]?.employer?.value]).toEqual([1, 'Leeds Food Bank'])
  })

  it('finds the months that no entry covers', () => {
    const read = (more: string) =>
      facts(`Work\nCleaner, Acme Ltd, June 2021 - May 2023\nPorter, Best Ltd, Jan 2019 - Oct 2020\n${more}`).gaps
    expect(read('')).toEqual([{ from: '2020-11', until: '2021-05' }])
    expect(read('Volunteering\nVolunteer, Food Bank, Nov 2020 - May 2021')).toEqual([])
  })

  it('is read from sentences where there are no headings', () => {
    const { work, name } = facts(
      'My name is Ade Bello and I am 17 and I live in Leeds.\nI worked as a kitchen porter at The Old Mill from June 2024 to August 2024 and liked it.',
    )
    expect(name?.value).toBe('Ade Bello')
    expect([work[0]?.title?.value, work[0]?.employer?.value, work[0]?.from?.value]).toEqual([
      'kitchen porter',
      'The Old Mill',
      '2024-06',
    ])
  })
})

describe('education', () => {
  it.each([
    ['5 GCSEs A*–C including English and Maths', '5 GCSEs', 'gcse', undefined, '/A*-C English/ Maths/'],
    ['GCSE: English (6), Maths (5)', 'GCSE', 'gcse', undefined, 'English/6 Maths/5'],
    ['A levels: Biology B, Chemistry C', 'A levels', 'a-level', undefined, 'Biology/B Chemistry/C'],
    ['BTEC Level 3 Extended Diploma in IT: DMM', 'BTEC Level 3 Extended Diploma in IT', 'btec', undefined, '/DMM'],
    ['BA (Hons) Business, 2:1, University of Hull, 2019', 'BA (Hons) Business', 'degree', 'University of Hull', '/2:1'],
    ['Bachelor of Science, University of Lagos, Nigeria', 'Bachelor of Science', 'foreign', 'University of Lagos, Nigeria', ''],
    [
      'NVQ Level 2 Health & Social Care, Leeds City College, 2016',
      'NVQ Level 2 Health & Social Care',
      'nvq',
      'Leeds City College',
      '',
    ],
    ['TGAU: Cymraeg A, Mathemateg B', 'TGAU', 'gcse', undefined, 'Cymraeg/A Mathemateg/B'],
    ['Matura, Warsaw, 2008', 'Matura', 'foreign', undefined, ''],
    ['HNC Construction, 2012', 'HNC Construction', 'hnc', undefined, ''],
    ['SVQ 3 Hairdressing', 'SVQ 3 Hairdressing', 'svq', undefined, ''],
    ['Highers: English B, Maths C', 'Highers', 'scottish-higher', undefined, 'English/B Maths/C'],
  ])('reads %s', (text, ...study) => {
    expect(studies(text)).toEqual([study])
  })
})

describe('skills and papers', () => {
  const skills = (text: string) => facts(`Ann Hill\nProfile\n${text}`).skills.map(({ value }) => value.skillId)
  it('are the person’s own, not wishes, denials or other people’s', () => {
    expect(skills('I have experience of cleaning.')).toContain('cleaning')
    expect(skills('I am looking for work in cleaning.')).not.toContain('cleaning')
    expect(skills('I have no experience of cleaning.')).not.toContain('cleaning')
    expect(skills('My father works in cleaning.')).not.toContain('cleaning')
    expect(skills('I am looking for a job where I can use my cleaning experience.')).toContain('cleaning')
  })

  it('are not read from the name of an employer', () => {
    expect(facts('Work\nDriver, Spotless Cleaning Ltd, 2019 - 2020').skills.map(({ value }) => value.skillId)).not.toContain(
      'cleaning',
    )
  })

  it('have an issuer and a date', () => {
    const { certificates } = facts('Certificates\nFirst Aid at Work (St John Ambulance), 2022\nFull UK driving licence')
    expect(certificates.map(({ value }) => [value.issuer, value.date])).toEqual([
      ['St John Ambulance', '2022'],
      [null, null],
    ])
  })

  it('languages have levels', () => {
    const { languages } = facts('Languages\nPolish (native), conversational Urdu, German B2\nCymraeg (rhugl)')
    expect(languages.map(({ value }) => `${value.language} ${value.level}`)).toEqual([
      'Polish native',
      'Urdu good',
      'German good',
      'Welsh fluent',
    ])
  })
})

it.each(['amina.pdf', 'zoe.docx', 'obrien.doc', 'wang.docx'])('quotes the text that each field of %s came from', async (file) => {
  const document = await readDocument(readFileSync(fileURLToPath(new URL(`../../fixtures/${file}`, import.meta.url))), file)
  if (!document.ok) throw new Error(document.refusal)
  const quotes = quotesOf(readFacts(document.blocks))
  expect(quotes.length).toBeGreaterThan(10)
  for (const { quote, start, end } of quotes) expect(document.text.slice(start, end)).toBe(quote)
})

it('answers the contract with true quotes for any text, and the same twice', () => {
  const word = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom(
      'Work experience',
      'Education',
      'Skills',
      '2019 – 2021',
      'Cleaner',
      'Acme Ltd',
      'GCSEs',
      'English (6)',
      'Polish',
      '\n',
      ', ',
      ' | ',
    ),
  )
  const line = fc.array(word, { maxLength: 8 }).map((words) => words.join(' '))
  fc.assert(
    fc.property(
      fc.array(fc.record({ text: line, kind: fc.constantFrom('text' as const, 'item' as const, 'heading' as const) })),
      (blocks) => {
        const read = readFacts(blocks)
        const text = blocks.map((block) => block.text).join('\n')
        expect(v.safeParse(cvFacts, read).success).toBe(true)
        for (const { quote, start, end } of quotesOf(read)) expect(text.slice(start, end)).toBe(quote)
        expect(readFacts(blocks)).toEqual(read)
      },
    ),
  )
})

it.each([
  'a',
  'A ',
  '0 ',
  '(',
  '[',
  '- ',
  'a@',
  'a.',
  'Amina Okafor ',
  'English 5, ',
  '2019 – ',
  'Level 2 Diploma in ',
  'looking for ',
  'é',
  '王小明',
  'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxa ',
])('ends with 60,000 letters of %j in one line, and 10,000 in many', (unit) => {
  const inOneLine = unit.repeat(60_000 / unit.length)
  const inMany = inOneLine.slice(0, 10_000).match(/.{1,40}/g) ?? []
  for (const section of ['Work', 'Education', 'Certificates'])
    for (const lines of [[inOneLine], inMany]) {
      const blocks: Block[] = [{ text: section, kind: 'heading' }, ...lines.map((text): Block => ({ text, kind: 'text' }))]
      expect(v.is(cvFacts, readFacts(blocks))).toBe(true)
    }
})

it('reads a job as volunteering where its first lines say that it was not paid', () => {
  const { work, volunteering } = facts(
    'Ann Hill\nWork experience\nJoiner’s Mate, Haddon Homes, 2026\n- Two weeks with college, not paid\nPaper Boy, Haddon News, 2022 – 2025\n- Six days',
  )
  expect(work.map(({ title }) => title?.value)).toEqual(['Paper Boy'])
  expect(volunteering.map(({ title }) => title?.value)).toEqual(['Joiner’s Mate'])
})

it.each([
  [
    'Licence: Category C+E, no points\nDriver qualification: Driver CPC, to 09/2029\nTachograph: Digital card',
    'Category C+E|Driver CPC|Digital card',
  ],
  ['PCV licence (given up 2019), UK driving licence, full, manual', 'PCV licence|UK driving licence'],
  ['CSCS Gold exp 02/29, Full licence inc trailer', 'CSCS Gold|Full licence'],
])('reads the papers in %j', (text, names) => {
  const found = facts(`Ann Hill\nLicences\n${text}`).certificates.map(({ value }) => value.name)
  expect(found).toEqual(names.split('|'))
})

it.each([
  ['I belong to a drama group and like swimming and hill walking.', 'a drama group|swimming|hill walking'],
  ['I resell old trainers on Depop, photography, garage music', 'photography|garage music'],
  ['Bowls in the summer, Sunderland AFC, for my sins', 'Bowls|Sunderland AFC'],
])('reads what somebody likes in %j', (text, interests) => {
  expect(facts(`Ann Hill\nInterests\n${text}`).interests.map(({ value }) => value)).toEqual(interests.split('|'))
})

it('invents no level for a language', () => {
  const { languages } = facts('Ann Hill\nLanguages\nSomali, English, Arabic (good)')
  expect(languages.map(({ value }) => [value.language, value.level])).toEqual([
    ['Somali', null],
    ['English', null],
    ['Arabic', 'good'],
  ])
})

describe('habits of a CV', () => {
  it('identify an entry whose words do not', () => {
    expect(
      jobs(
        '2021 - 2023 Solway Laundry - Presser\n2019 - 2021 Harbour Foods Ltd - Packer\n2016 - 2019 Mill Lane Cafe - Waiter\n2012 - 2016 Zidarul Vesel - Zugrav',
      ),
    ).toEqual([
      ['Presser', 'Solway Laundry', '2021', '2023'],
      ['Packer', 'Harbour Foods Ltd', '2019', '2021'],
      ['Waiter', 'Mill Lane Cafe', '2016', '2019'],
      ['Zugrav', 'Zidarul Vesel', '2012', '2016'],
    ])
  })

  it('give one employer to the roles below it', () => {
    expect(
      jobs(
        'Harbour Foods Ltd, Hull (2012 - 2021)\nSection Leader, Fresh (2016 - 2021)\n- Led eleven people\nPacker (2012 - 2016)\n- Packed fish',
      ),
    ).toEqual([
      ['Section Leader, Fresh', 'Harbour Foods Ltd', '2016', '2021'],
      ['Packer', 'Harbour Foods Ltd', '2012', '2016'],
    ])
  })

  it('keep hours and bands with the title', () => {
    expect(
      jobs('Receptionist (part-time), Mill Lane Surgery, 2015 - 2017\nWard Clerk, Band 2, Leeds Hospital, 2012 - 2015'),
    ).toEqual([
      ['Receptionist (part-time)', 'Mill Lane Surgery', '2015', '2017'],
      ['Ward Clerk, Band 2', 'Leeds Hospital', '2012', '2015'],
    ])
  })
})

describe('qualifications in other words', () => {
  it.each([
    ['8 GCSEs (8–4), Langley Academy', [['8 GCSEs', 'gcse', 'Langley Academy', '/8-4']]],
    ['6 GCSEs at grades C to E, Parkside School', [['6 GCSEs', 'gcse', 'Parkside School', '/C-E']]],
    [
      'GCSEs, Harris Academy\nEnglish Language - 5\nMaths - 4',
      [['GCSEs', 'gcse', 'Harris Academy', 'English Language/5 Maths/4']],
    ],
    ['A Levels (Exeter College, 2022–24): Business B', [['A Levels', 'a-level', 'Exeter College', 'Business/B']]],
  ])('are read from %j', (text, expected) => {
    expect(studies(text)).toEqual(expected)
  })

  it('leave out the modules that were taught', () => {
    expect(
      studies('BSc Computing, University of Leeds, 2020\nCS2011 - Java Introduction\nCSE 451 - Operating Systems'),
    ).toHaveLength(1)
  })
})

describe('places and numbers elsewhere', () => {
  it.each([
    ['Ann Hill\nSan Francisco, CA\n(415) 555-0117', 'San Francisco', '(415) 555-0117'],
    ['Ann Hill\n920 Lavaca Street, 78701, Austin, Texas (US)\n512-555-0188', 'Austin', '512-555-0188'],
    ['Ann Hill\n1402, San Francisco,\nCalifornia, US, 94105\n(415) 555-0117', 'San Francisco', '(415) 555-0117'],
    ['Ann Hill\nLeeds, UK\n07700 900123 / (415) 555-0117', 'Leeds', '07700 900123'],
    ['Ann Hill\nRamsbottom\nBL0 9JP\n07700 900123', 'Ramsbottom', '07700 900123'],
  ])('are read from %j', (text, town, phone) => {
    const found = facts(text)
    expect([found.town?.value, found.phone?.value]).toEqual([town, phone])
  })
})

describe('a town', () => {
  it.each([
    ['Hamish Drever\nAddress: Netherbrough, Stromness, Orkney KW16 3EX', 'Stromness'],
    ['Dermot McAtackney\nKilwilkie, Lurgan, Co Armagh   BT67 9AQ', 'Lurgan'],
    ['Kerensa Trembath\nThe Fradgan, Newlyn TR18 5BE', 'Newlyn'],
    ['Ross Wemyss\nFlat 2, Kirkcaldy. Postcode: KY1 1AA', 'Kirkcaldy'],
    ['Ewa Nowak\nBoston Lincs\n07700 900123', 'Boston'],
    ['Fionntán Magennis\nBELFAST BT12', 'BELFAST'],
  ])('is read from %j', (text, town) => {
    expect(facts(text).town?.value).toBe(town)
  })

  it('is searched only right before the postcode in an overlong line', () => {
    expect(facts(`Ann Hill\n${'Kent, '.repeat(2_000)}Leeds LS6 2AB`).town?.value).toBe('Leeds')
  })

  it('is not guessed from a postcode alone', () => {
    expect(facts('Ann Hill\nLL41 3HB\n07700 900123').town).toBeNull()
  })
})

describe('a letter', () => {
  const read = facts(
    `Ann Hill
    I am currently a nursery nurse at Tynedale Tots, where I have been since September 2021. In my spare time I am the secretary of Hexham Chess Club.
    I finished at The Priory School in June 2019. My GCSE results are English 5 and Maths 4. I like walking, reading and chess.
    I speak Polish (native) and good English every day.`,
  )

  it('gives work, paid or not', () => {
    expect(read.work.map(({ title, employer }) => [title?.value, employer?.value])).toEqual([['nursery nurse', 'Tynedale Tots']])
    expect(read.volunteering.map(({ employer }) => employer?.value)).toEqual(['Hexham Chess Club'])
  })

  it('gives a school in one sentence and its results in the next', () => {
    expect(read.education.map(({ institution, until, results }) => [institution?.value, until?.value, results.length])).toEqual([
      ['The Priory School', '2019-06', 2],
    ])
  })

  it('gives the level of each language, and interests', () => {
    expect(read.languages.map(({ value }) => [value.language, value.level])).toEqual([
      ['Polish', 'native'],
      ['English', 'good'],
    ])
    expect(read.interests.map(({ value }) => value)).toEqual(['walking', 'reading', 'chess'])
  })
})

describe('a letter in one paragraph', () => {
  const read = facts(
    `Rodel Magsaysay
    Peterhead AB42 1BX
    Dear Sir or Madam,
    You asked me to put my working life on paper, so here it is. I am 43 years old, hardworking, and I am looking for a job on shore. I have no bad habits.
    I was a deckhand on the Fruitful Bough from March 2015 to June 2019, and then fish filleter at Denholm Seafoods from 2019 until 2024.
    Tagalog is my language from home, I have good English, and a wee bit of Spanish. My son passed his English exam with a good grade.
    Yours faithfully,
    Rodel Magsaysay`,
  )

  it('gives its summary, without an age', () => {
    expect(read.summary?.value).toBe('I am hardworking, and I am looking for a job on shore. I have no bad habits.')
  })

  it('gives the level of each language, not exam results in it', () => {
    expect(read.languages.map(({ value }) => [value.language, value.level])).toEqual([
      ['Tagalog', 'native'],
      ['English', 'good'],
      ['Spanish', 'basic'],
    ])
  })
})

describe('ways of setting entries', () => {
  it.each([
    ['English - B; Maths - C; Drama - A', 'GCSEs, Witton Park High School, 2016', 'GCSEs', 'English/B Maths/C Drama/A'],
    ['English – grade 5-5', 'GCSEs, Witton Park High School, 2016', 'GCSEs', 'English/55'],
    ['- English – B\n- Turkish – A*', 'GCSEs, Witton Park High School, 2016', 'GCSEs', 'English/B Turkish/A*'],
    ['English D Maths E Home Economics C', 'GCSEs, Witton Park High School, 2016', 'GCSEs', 'English/D Maths/E Home Economics/C'],
    ['9 including English B, Maths C and 4 others', 'GCSEs, Witton Park High School, 2016', 'GCSEs', 'English/B Maths/C'],
  ])('finds the results in %j below a course', (results, course, qualification, found) => {
    expect(studies(`${course}\n${results}`)[0]).toEqual([qualification, 'gcse', 'Witton Park High School', found])
  })

  it.each([
    ['Telford College: NVQ Level 2 in Cookery (2019)', 'NVQ Level 2 in Cookery', 'Telford College'],
    ['ESOL ENTRY 2 at CITY OF BRISTOL COLLEGE, 2019', 'ESOL ENTRY 2', 'CITY OF BRISTOL COLLEGE'],
    [
      'Level 3 Diploma in Childcare, Learning and Development',
      'Level 3 Diploma in Childcare, Learning and Development',
      undefined,
    ],
    [
      'AAT Level 2 Certificate in Accounting\nStockport College\n2019',
      'AAT Level 2 Certificate in Accounting',
      'Stockport College',
    ],
  ])('reads what was gained and where in %j', (text, qualification, institution) => {
    expect(studies(text)[0]?.slice(0, 3)).toEqual([qualification, expect.anything(), institution])
  })

  it('reads “GCSEs” under a school as its qualification', () => {
    expect(studies('Canon Slade School\n2008\nGCSEs\nMaths C, English B')[0]?.slice(0, 3)).toEqual([
      'GCSEs',
      'gcse',
      'Canon Slade School',
    ])
  })

  it.each([
    [
      'Job title: Barista\nEmployer: Costa, Bolton\nDates: 2019 – 2021\nJob title: Cleaner\nEmployer: Serco, Leeds\nDates: 2017 – 2019',
      [
        ['Barista', 'Costa', '2019', '2021'],
        ['Cleaner', 'Serco', '2017', '2019'],
      ],
    ],
    ['Asst. Manager, Haddon Foods, 2018 – 2020', [['Asst. Manager', 'Haddon Foods', '2018', '2020']]],
    [
      'Class 1 Driver, Humber Haulage Ltd, 2015 - 2023\nDriver trainer from 2019: took new drivers out',
      [['Class 1 Driver', 'Humber Haulage Ltd', '2015', '2023']],
    ],
    [
      'Employer: none\nPosition: Career break, new hip\nDates: 2021 to 2022\nEmployer: various through Pertemps\nPost held: Labourer\nFrom: 2019 To: 2021',
      [['Labourer', 'Pertemps', '2019', '2021']],
    ],
    ['checkouts at Tesco, 1998 – 2005', [['checkouts', 'Tesco', '1998', '2005']]],
    ['Parking Attendant, NSL, 11/18 to date', [['Parking Attendant', 'NSL', '2018-11', 'now']]],
    ['Van driver, Haddon Parcels, until 2011', [['Van driver', 'Haddon Parcels', undefined, '2011']]],
    ['Haddon’s Coaches. Coach Driver, 2016 – 2019', [['Coach Driver', 'Haddon’s Coaches', '2016', '2019']]],
    ['Waiter, Bistro on the Beach, 2018 – 2020', [['Waiter', 'Bistro on the Beach', '2018', '2020']]],
    ['Sales Assistant, JD Sports, Arndale Centre, 2018 – 2020', [['Sales Assistant', 'JD Sports', '2018', '2020']]],
    ['Cleaner (5am - 8am), Mopwell Ltd, 2019 – 2021', [['Cleaner', 'Mopwell Ltd', '2019', '2021']]],
    ['FLT Driver, Pertemps for XPO Logistics, 2019 – 2021', [['FLT Driver', 'Pertemps', '2019', '2021']]],
    ['2016 – 2017 Kitchen porter Nandos', [['Kitchen porter', 'Nandos', '2016', '2017']]],
    ['1977 – 1988  Ashworth & Sons, Nile Street\nPaintress\n- Figures', [['Paintress', 'Ashworth & Sons', '1977', '1988']]],
    [
      'Haddon Group plc, Leeds\nTeam Manager\nMay 2020 to present\n- Led six\nCustomer Adviser\nMay 2018 to May 2020\n- Took calls',
      [
        ['Team Manager', 'Haddon Group plc', '2020-05', 'now'],
        ['Customer Adviser', 'Haddon Group plc', '2018-05', '2020-05'],
      ],
    ],
  ])('reads the jobs in %j', (text, expected) => {
    expect(jobs(text)).toEqual(expected)
  })

  it('does not read a university that was an employer as a heading', () => {
    const blocks: Block[] = [
      ['Ann Hill', 'heading', 1.8],
      ['Profile', 'heading'],
      ['I look after machines and people, and I like both.', 'text'],
      ['Career History', 'heading'],
      ['Swansea Bay University Health Board', 'heading'],
      ['2021 – 2023', 'text'],
      ['IT Support Analyst', 'text'],
      ['Built laptops', 'item'],
      ['Skills', 'heading'],
      ['Windows', 'item'],
    ].map(([text, kind, scale]) => ({ text, kind, ...(scale ? { scale } : {}) }) as Block)
    const { work, education } = readFacts(blocks)
    expect(work.map(({ title, employer }) => [title?.value, employer?.value])).toEqual([
      ['IT Support Analyst', 'Swansea Bay University Health Board'],
    ])
    expect(education).toEqual([])
  })
})

it.each([
  [
    'I joined JD Sports in June 2021 as a sales assistant and left in February 2023.',
    'sales assistant',
    'JD Sports',
    '2021-06',
    '2023-02',
  ],
  ['I was a cook for The Old Mill until May 2019, having started in March 2015.', 'cook', 'The Old Mill', '2015-03', '2019-05'],
  ['In 2018 I started at Tesco as a cleaner and stayed until 2020.', 'cleaner', 'Tesco', '2018', '2020'],
  ['At Showsec I was an event steward from April 2018 to April 2019.', 'event steward', 'Showsec', '2018-04', '2019-04'],
  ['Before that I held the post of sales assistant at JD Sports (2016 – 2018).', 'sales assistant', 'JD Sports', '2016', '2018'],
  ['My current job is school cook at Leith Academy, which I started in 2019.', 'school cook', 'Leith Academy', '2019', 'now'],
  ['I joined R. Osborne Decorating in 2020 and I am now a painter there.', 'painter', 'R. Osborne Decorating', '2020', 'now'],
])('reads the job in %j', (sentence, title, employer, from, until) => {
  const { work } = facts(
    `Ann Hill\nann@example.com\nDear Sir or Madam\n${sentence} I liked the people there and I learned a lot.`,
  )
  expect(brief(work)).toEqual([[title, employer, from, until]])
})

describe('work in sentences', () => {
  const read = (text: string) => {
    const { work, volunteering } = facts(`Ann Hill\n07700 900123\n${text}`)
    return { work: brief(work), unpaid: brief(volunteering) }
  }

  it('reads no job from a self-description, and gives each job its own dates', () => {
    expect(
      read(
        'I am a welder with papers and I look for permanent work in Hull.\nI was a TIG welder at Haddon Marine (2003–2008), pipes and stainless. In England I welded chassis at Humber Caravans as a welder fabricator (03.2009–11.2015).',
      ).work,
    ).toEqual([
      ['TIG welder', 'Haddon Marine', '2003', '2008'],
      ['welder fabricator', 'Humber Caravans', '2009-03', '2015-11'],
    ])
  })

  it('knows unpaid work among paid', () => {
    expect(
      read(
        'I was a cleaner at Tesco from 2010 to 2014. After that I volunteered as a befriender for Age UK from 2015 to 2017. Since 2018 I have been a receptionist at Leith Surgery.',
      ),
    ).toEqual({
      work: [
        ['cleaner', 'Tesco', '2010', '2014'],
        ['receptionist', 'Leith Surgery', '2018', 'now'],
      ],
      unpaid: [['befriender', 'Age UK', '2015', '2017']],
    })
  })
})

it('reads dated entries below “Activities” as unpaid work', () => {
  const { volunteering, interests } = facts(
    'Ann Hill\nActivities\n2019 – present\nTreasurer, 4th Penn Beavers\nSubs, bank account and yearly accounts',
  )
  expect(volunteering.map(({ title, employer }) => [title?.value, employer?.value])).toEqual([['Treasurer', '4th Penn Beavers']])
  expect(interests).toEqual([])
})

it.each([
  [
    'Work experience\nSoftware Engineering Intern at Outreach, Jun 2024 - Sep 2024\n- Built a dashboard',
    'Software Engineering Intern',
    'Outreach',
  ],
  [
    'Work experience\nCharge Nurse\nRiverside Hospital\nhttps://www.riverside.example.com/\n2019 – 2022',
    'Charge Nurse',
    'Riverside Hospital',
  ],
])('reads a job in forms of other countries: %j', (text, title, employer) => {
  expect(facts(`Ann Hill\n${text}`).work.map((job) => [job.title?.value, job.employer?.value])).toEqual([[title, employer]])
})

it('puts a field of study to its degree, and years on two lines together', () => {
  const { education } = facts(
    'Ann Hill\nEducation\n2012\n2014\nAustin Community College\nAssociate of Science\nBusiness Administration',
  )
  expect(education.map((one) => [one.qualification?.value, one.institution?.value, one.from?.value, one.until?.value])).toEqual([
    ['Associate of Science, Business Administration', 'Austin Community College', '2012', '2014'],
  ])
})
