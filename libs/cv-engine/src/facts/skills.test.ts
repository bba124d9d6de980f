import { analyse } from '../analyse'
import type { Block } from '../read-document'
import { readFacts } from './read-facts'

/** Lines that start with a hyphen are items of a list. */
const blocksOf = (text: string): Block[] =>
  text
    .trim()
    .split('\n')
    .map((line) => ({ text: line.trim().replace(/^- /, ''), kind: line.trim().startsWith('- ') ? 'item' : 'text' }))
const factsOf = (text: string) => readFacts(blocksOf(`Ann Hill\nLeeds LS1\nann.hill@example.org\n${text}`))
const skills = (text: string): string[] => factsOf(text).skills.map(({ value }) => value.skillId)

describe('kinds of evidence', () => {
  it.each([
    ['a list names it', 'Skills\n- Stock control\n- Excel', 'stock-control excel'],
    [
      'a line shows it',
      'Work\nHelper, Café Luna, Leeds, 2019 - 2021\n- Rang up sales and wiped tables down',
      'till-work cleaning',
    ],
    ['a paper is proof of it', 'Licences\n- Counterbalance forklift licence, 2021', 'forklift-licence forklift-driving'],
    [
      'the holder of a licence does it',
      'Licences\n- SIA door supervisor licence\n- SIA CCTV licence',
      'sia-licence door-supervision cctv',
    ],
    [
      'a list of papers means the paper',
      'Certificates\n- First aid, 2022\n- Manual handling',
      'first-aid-certificate manual-handling-certificate',
    ],
    ['a program is part of a suite', 'Skills\n- Microsoft Excel', 'excel microsoft-office'],
    ['a vocational course is in it', 'Education\nNVQ Level 3 in Retail, Leeds City College, 2014', 'nvq-retail'],
    ['a job is nothing without it', 'Work\nHairdresser, Curl Up, Leeds, May 2015 - June 2019', 'hairdressing customer-service'],
    ['a sentence tells of the job', 'I have worked as a waitress for two years and I enjoyed the rush of it.', 'waiting-tables'],
    [
      'a Welsh line shows it',
      'Profiad gwaith\nGofalwr, Cartref Derwen, Bangor, 2019 - 2021\n- Helpu preswylwyr i ymolchi a gwisgo',
      'care-work personal-care',
    ],
  ])('%s', (_, text, expected) => {
    expect(skills(text)).toEqual(expect.arrayContaining(expected.split(' ')))
  })

  it.each([
    [
      'a subject at school',
      'Education\nGCSEs, Leeds High School, 2012\nFrench (B), Metalwork (C), English Language (C)',
      'french-language welding english-spoken',
    ],
    ['a pastime', 'Interests\nGardening, baking, photography', 'gardening baking photography'],
    [
      'a pastime in a sentence',
      'I am 19 and I live with my sister. In my spare time I enjoy baking cakes and doing nails.',
      'baking beauty-therapy',
    ],
    [
      'a pastime in the last sentence of a story',
      'I was an accountant in a bakery company, Kulinichi, from 2012 to 2017.\nI have certificates Food Hygiene Level 2 and Xero Advisor, from 2024.\nI like embroidery, chess with my sons and long walking.',
      'sewing',
    ],
    [
      'meat where fish is told of',
      'Work\nLarder Chef, Restormel Manor Hotel, Lostwithiel, 2015 - 2020\n- Filleted fish, made terrines and breads',
      'butchery',
    ],
    [
      'other people at work',
      'Work\nSchool cook, St Ann’s School, Leeds, 2019 - 2021\n- Fed 300 children with two kitchen assistants',
      'kitchen-porter',
    ],
    [
      'a wish',
      'Profile\nI am looking for a job where I serve customers and take payments on the till every day.',
      'customer-service till-work',
    ],
    ['a denial', 'Work\nLabourer, Dunn Ltd, Leeds, 2019 - 2021\n- I have never driven a van', 'van-driving'],
    ['a word in the name of a paper', 'Certificates\n- Level 2 Food Safety in Catering', 'catering'],
    ['a few words of a language', 'Languages\n- French - basic', 'french-language'],
    ['care at home for one’s own', 'Work\nCarer for my husband, 2018 - 2021', 'personal-care teamwork'],
    ['a nursery of plants', 'Work\nNursery assistant, Glan Plant Nursery, Conwy, 2018 - 2021', 'play-activities'],
    ['the name of an employer', 'Work\nDriver, Leeds Cleaning Services Ltd, Leeds, 2018 - 2021', 'cleaning'],
  ])('none is %s', (_, text, unwanted) => {
    expect(skills(text).filter((skillId) => unwanted.split(' ').includes(skillId))).toEqual([])
  })

  it('reads "never late" as a skill', () => {
    expect(skills('Profile\nI graft, I listen and I am never late.')).toContain('punctuality')
  })

  it('is more confident of a named skill than of a title’s', () => {
    const found = factsOf('Work\nHairdresser, Curl Up, Leeds, May 2015 - June 2019\n- Cut hair for families').skills
    const sureness = new Map(found.map(({ value, confidence }) => [value.skillId, confidence]))
    expect(sureness.get('hairdressing')).toBeGreaterThan(sureness.get('customer-service') ?? 1)
  })
})

describe('GCSEs in English and maths', () => {
  it.each([
    [true, 'GCSEs, Leeds High School, 2019\nEnglish Language 5, Maths 4, Art 8'],
    [true, '6 GCSEs including English (C) and Maths (C), Leeds High School, 2009'],
    [true, 'TGAU, Ysgol y Bryn, 2010\nCymraeg A, Saesneg B, Mathemateg C'],
    [false, 'GCSEs, Leeds High School, 2019\nEnglish 4, Maths 3, Art 8'],
    [false, 'GCSEs: English C, Maths D, Science CC, Leeds High School, 2009'],
    [true, 'O levels, Leeds High School, 1979\nEnglish Language (A), Mathematics (C)'],
    [false, 'GCSEs, Leeds High School, 2019'],
  ])('%s: %j', (isHeld, text) => {
    expect(skills(`Education\n${text}`).includes('gcse-maths-english')).toBe(isHeld)
  })
})

it('counts what a line shows in the analysis as well', () => {
  const blocks = blocksOf(
    'Ann Hill\nLeeds LS1\nann.hill@example.org\nWork experience\nHelper, Café Luna, Leeds, May 2019 - June 2021\n- Rang up sales and gave the right change',
  )
  const { skills: judged } = analyse({ blocks }).detailedAnalysis
  expect(judged.map(({ skillId }) => skillId)).toEqual(expect.arrayContaining(['till-work', 'cash-handling']))
})

describe('titles of jobs', () => {
  it('imply duties, not how well they were done', () => {
    expect(skills('Work\nCare Assistant, Rose Court, 2019 - 2022').sort()).toEqual(['care-work', 'personal-care'])
  })

  it('imply no trade where none is named', () => {
    expect(skills('Work\nNight Shift Supervisor, Acme Ltd, 2019 - 2022')).toEqual(['team-leading'])
  })

  it('know picking fruit from picking orders', () => {
    expect(skills('Work\nFruit picker, Haygrove Farm, 2019 - 2022')).toContain('farm-work')
  })
})

describe('words with a second meaning', () => {
  const cv = `
Work experience
Software tester, Monzo, London, 2020 - 2023
- Wrote UI tests in Espresso and fixed threading bugs
- Career highlights: a checkout flow without a failing test
- Set up data warehousing and a search feature
Student barista, Café Luna, Leeds, 2018 - 2019
- Served espresso and hot drinks, emptied bins and loaded the dishwasher
Skills
- Python, Rendering, Threading, Packer`
  it('are understood by their own entry', () => {
    const found = factsOf(cv).skills.map(({ value, quote, start }) => ({ skillId: value.skillId, quote, start }))
    const [tester, student] = [cv.indexOf('Software tester'), cv.indexOf('Student barista')].map(
      (at) => at - cv.indexOf('Work experience') + 'Ann Hill\nLeeds LS1\nann.hill@example.org\n'.length,
    )
    expect(found.map(({ skillId }) => skillId)).toEqual(expect.arrayContaining(['programming', 'barista', 'kitchen-porter']))
    for (const id of [
      'hairdressing',
      'beauty-therapy',
      'till-work',
      'warehouse-work',
      'searching',
      'security-guarding',
      'rendering',
      'packing',
    ])
      expect(found.map(({ skillId }) => skillId)).not.toContain(id)
    for (const { skillId, start } of found.filter(({ skillId }) => /barista|kitchen-porter|cleaning/.test(skillId)))
      expect([skillId, start < (tester ?? 0) || start > (student ?? 0)]).toEqual([skillId, true])
  })

  it.each([
    [
      'a person who is somebody else',
      'Work\nFilm director, freelance, 2019 - 2023\n- A short film about a hairdresser and a waitress',
      'hairdressing waiting-tables',
    ],
    [
      'others in the plural',
      'Work\nUX designer, NHS, 2019 - 2023\n- Interviewed nurses, porters and carers',
      'care-work hospital-porter recruitment-support',
    ],
    ['a name', 'Work\nEditor, Faber, 2019 - 2023\n- Worked with Frodo Baggins and Rod Stewart', 'packing event-stewarding'],
  ])('are no skill of %s', (_, text, never) => {
    expect(skills(text).filter((id) => never.split(' ').includes(id))).toEqual([])
  })

  it('are skills where a job is called so', () => {
    expect(skills('Work\nCheckouts, Safeway, Leeds, 1998 - 2003\n- Fast and friendly')).toContain('till-work')
  })
})
