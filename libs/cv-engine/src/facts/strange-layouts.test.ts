import { cleanBlock } from '../block'
import type { Block } from '../read-document'
import { linesOf } from './lines'
import { readFacts } from './read-facts'

/** Blocks of lines: `# ` begins a line set large, `- ` an item. */
const blocks = (text: string): Block[] =>
  text.split('\n').map((line): Block => {
    if (line.startsWith('# ')) return { text: line.slice(2), kind: 'heading', scale: 1.3 }
    return line.startsWith('- ') ? { text: line.slice(2), kind: 'item' } : { text: line, kind: 'text' }
  })
const facts = (text: string) => readFacts(blocks(text))
const jobs = (text: string) =>
  facts(text).work.map(({ title, employer, from, until, current, bullets }) => [
    title?.value,
    employer?.value,
    from?.value,
    current ? 'now' : until?.value,
    bullets.length,
  ])

describe('telephone numbers', () => {
  it.each([
    '0117—496—0318',
    '07700·900·264',
    '01632 • 960 • 228',
    '0113 / 496 / 0172',
    '07700.900.143',
    '+44 7700 – 900 – 731',
    '+44 (0)7700 900 046',
    '07700 900_912',
    '01579 ▪ 496 ▪ 012',
  ])('are read with marks between their digits: %s', (written) => {
    expect(facts(`Ann Hill\nLeeds\n${written}\nann@example.com`).phone?.value).toBe(written)
  })

  it('are neither two numbers nor dates', () => {
    expect(facts('Ann Hill\n07700 900264 / 0113 496 0172\nann@example.com').phone?.value).toBe('07700 900264')
    expect(facts('Ann Hill\nann@example.com\nWork\nCleaner, Acme Ltd, 01/2016 - 2017').phone).toBeNull()
  })

  it('are read behind the sign of an icon font', () => {
    const { phone, email, name } = facts('# Ann Hill\n\uf095 0113 496 0172\n\uf0e0 ann@example.com')
    expect([name?.value, phone?.value, email?.value]).toEqual(['Ann Hill', '0113 496 0172', 'ann@example.com'])
  })

  it('are read in one line of details with a sign before each, and so is the town', () => {
    const line = cleanBlock({ text: '\ue0b0 01579 496 012 \uf0e0 ann@example.com \uf041 Calstock, PL18 9QX', kind: 'text' })
    const { phone, email, town, postcode } = readFacts([{ text: 'Ann Hill', kind: 'heading', scale: 1.3 }, line])
    expect([phone?.value, email?.value, town?.value, postcode?.value]).toEqual([
      '01579 496 012',
      'ann@example.com',
      'Calstock',
      'PL18 9QX',
    ])
  })
})

describe('names', () => {
  it('are one word below their label, in the largest letters, or first of all', () => {
    expect(facts('Curriculum Vitae\nAbout me\nName\nWulandari\nAddress\n1 Low Road, Leeds').name?.value).toBe('Wulandari')
    expect(facts('# Wulandari\n1 Low Road, Leeds\n07700 900123').name?.value).toBe('Wulandari')
    expect(facts('Wulandari\n1 Low Road, Leeds\n07700 900123').name?.value).toBe('Wulandari')
  })

  it('are read after the label of a form', () => {
    expect(facts('Curriculum Vitae\nName / Surname  Ann Hill\nAddress  1 Low Road, Leeds').name?.value).toBe('Ann Hill')
  })

  it('are read at the foot of a page of two columns', () => {
    const side = ['Contact', '07700 900123', 'ann.hill@example.com', 'Skills', 'Knives']
    const main = ['Work', 'Cook, The Old Mill, 2019 – 2021', 'Referees', 'Bob Lane, The Old Mill']
    const page: Block[] = [
      ...side.map((text): Block => ({ text, kind: 'text', column: 1 })),
      ...main.map((text): Block => ({ text, kind: 'text', column: 2 })),
      { text: 'Ann Hill · Curriculum Vitae · 1', kind: 'text' },
    ]
    const { name, work } = readFacts(page)
    expect(name?.value).toBe('Ann Hill')
    expect(work).toHaveLength(1)
  })

  it('are no heading, town or work of one word', () => {
    for (const word of ['Profile', 'Leeds', 'Cleaner']) expect(facts(`${word}\n07700 900123\nann@example.com`).name).toBeNull()
  })
})

describe('entries', () => {
  it('have their title and dates above, employer and town below', () => {
    expect(
      jobs(
        'Ann Hill\nWork\nBay Domestic   2019 – 2021\nHaverstoe Hospital, Grimsby\n- Cleaned two bays\nShip’s Cleaner   2015 – 2019\nHumber Lines, Hull\n- Cleaned eighty cabins',
      ),
    ).toEqual([
      ['Bay Domestic', 'Haverstoe Hospital', '2019', '2021', 1],
      ['Ship’s Cleaner', 'Humber Lines', '2015', '2019', 1],
    ])
  })

  it('take the employer above several dated roles', () => {
    const roles =
      'Jan 2023 – Present  Shift Trainer\n- Showed new starters round\nOct 2020 – Dec 2022  Order Picker\n- Picked by headset'
    const wanted = [
      ['Shift Trainer', 'Calder Parcel & Fulfilment', '2023-01', 'now', 1],
      ['Order Picker', 'Calder Parcel & Fulfilment', '2020-10', '2022-12', 1],
    ]
    expect(jobs(`Ann Hill\n# Experience\n# Calder Parcel & Fulfilment, Wakefield\n${roles}\n# Education\nGCSEs, 2010`)).toEqual(
      wanted,
    )
  })

  it('take the employer above several dated roles in letters of one size', () => {
    const text =
      'Ann Hill\n07700 900123\n# Employment\nOakhampton Abattoir Supplies Ltd, Okehampton\nSenior Dispatch Clerk, Jan 2021 – Present\n- Booked forty loads a week\nDispatch Clerk, 2018 – Dec 2020\n- Typed dockets\nYard Hand, 2016 – 2018\n- Swept\nKernow Timber, Liskeard\nSaw Operator, 2012 – 2016\n- Cut planks'
    expect(jobs(text).map(([title, employer]) => [title, employer])).toEqual([
      ['Senior Dispatch Clerk', 'Oakhampton Abattoir Supplies Ltd'],
      ['Dispatch Clerk', 'Oakhampton Abattoir Supplies Ltd'],
      ['Yard Hand', 'Oakhampton Abattoir Supplies Ltd'],
      ['Saw Operator', 'Kernow Timber'],
    ])
  })

  it('begin with a date as their heading and are named by the first item below it', () => {
    expect(
      jobs(
        'Ann Hill\n07700 900123\n# Career\n# June 2018 – March 2022\n- Loft insulation fitter, Warm Walls Ltd, Saltash\n- Fitted four lofts a week\n# Jan 2015 – May 2018\n- Window cleaner, Shiny Panes Ltd, Saltash\n- Cleaned sixty houses a month\n# Education\n2009 GCSEs, Callington School',
      ),
    ).toEqual([
      ['Loft insulation fitter', 'Warm Walls Ltd', '2018-06', '2022-03', 1],
      ['Window cleaner', 'Shiny Panes Ltd', '2015-01', '2018-05', 1],
    ])
  })

  it('begin with a date as their heading', () => {
    expect(
      jobs(
        'Ann Hill\n# Employment\n# 2019 – 2021\nWard Domestic, Haverstoe Hospital\n- Cleaned two bays\n# 2015 – 2019\nCabin Cleaner, Humber Lines Ltd\n- Cleaned eighty cabins',
      ),
    ).toEqual([
      ['Ward Domestic', 'Haverstoe Hospital', '2019', '2021', 1],
      ['Cabin Cleaner', 'Humber Lines Ltd', '2015', '2019', 1],
    ])
  })

  it('are no years of rest or travel', () => {
    const { work, gaps } = facts(
      'Ann Hill\nWork\nCleaner, Acme Ltd, 2021 – 2023\nCareer break, 2019 – 2020\nTravelling in Asia, 2018\nCareer break – world trip, Jan 2017 – Dec 2017\nCleaner, Best Ltd, 2012 – 2016\nTravel\n2009: a year on foot through Peru\nEducation\nGCSEs, 2007',
    )
    expect(work.map(({ title }) => title?.value)).toEqual(['Cleaner', 'Cleaner'])
    expect(gaps).toEqual([])
  })
})

it('reads how well a language is spoken on the line below, and languages that no list knows', () => {
  const { languages } = facts('Ann Hill\nLanguages\nBalinese\nfluent\nEnglish\ngood\nTokelauan: native\nEducation\nGCSEs, 2007')
  expect(languages.map(({ value }) => [value.language, value.level])).toEqual([
    ['Balinese', 'fluent'],
    ['English', 'good'],
    ['Tokelauan', 'native'],
  ])
})

it('reads marks out of five as no dates, and a lack as no skill', () => {
  const { work, education, skills } = facts(
    'Ann Hill\nWork\nCleaner, Acme Ltd, 2012 – 2017\nSkills\nExcel 4/5\nTyping (5 out of 5)\nNo experience of Sage or payroll yet',
  )
  expect(work).toHaveLength(1)
  expect(education).toEqual([])
  expect(skills.map(({ value }) => value.skillId)).toEqual(expect.arrayContaining(['excel', 'typing']))
  expect(skills.filter(({ value }) => /sage|payroll/.test(value.skillId))).toEqual([])
})

it('reads no degree from the address of a referee', () => {
  const { education, certificates } = facts(
    'Ann Hill\nEducation\nGCSEs, Lea Green School, 2007\nReferees\nDr Non Pritchard, Department of Rural Science, University of Clwyd Hills, LL11 9ZZ\nEmyr Foulkes BSc, The Old Diploma Hall, Denbigh',
  )
  expect(education.map(({ institution }) => institution?.value)).toEqual(['Lea Green School'])
  expect(certificates).toEqual([])
})

it('reads what was done in the line of the job and its dates', () => {
  const text =
    'Ann Hill\nExperience\nFilleter, Humberbank Seafoods, Grimsby. Sept 2020 to date. Filleted sixty kilos an hour by hand. Washed the floor down.\nDock hand, Royal Dock Stevedores, 2017 - 2020, part-time, fixed term'
  expect(facts(text).work.map(({ bullets }) => bullets.map(({ value }) => value))).toEqual([
    ['Filleted sixty kilos an hour by hand', 'Washed the floor down'],
    [],
  ])
})

it('reads an opening over two lines whole, and its heading in the same line as none of it', () => {
  const text =
    '14 High Street, Leek, ST13 7AF\n07700 900607 ann@example.com\n# Ann Hill\n# Profile Bricklayer, twenty-two years on the trowel, from extensions to facework. Gold\ncard, own tools, own van.\n# Jobs\nMay 2016 – Oct 2024: Foreman Bricklayer, Roaches Masonry Contractors, Leek'
  expect(facts(text).summary?.value).toBe(
    'Bricklayer, twenty-two years on the trowel, from extensions to facework. Gold card, own tools, own van.',
  )
})

it('takes the end of a sentence for no heading', () => {
  const lines = linesOf(
    blocks('Summary\nPicker and packer in big sheds for years, asked for by name when\n# new people start.\nExperience\nPicker'),
  )
  expect(lines.filter(({ isHeading }) => isHeading).map(({ text }) => text)).toEqual(['Summary', 'Experience'])
})

it('names no prison as a school', () => {
  const [course] = facts('Ann Hill\nEducation\nLevel 2 Painting and Decorating, HMP Moorland, 2020').education
  expect([course?.qualification?.value, course?.institution]).toEqual(['Level 2 Painting and Decorating', null])
})
