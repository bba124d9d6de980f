import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readDocument } from '@onward/cv-engine'
import { readFacts } from '@onward/cv-engine/facts/read-facts'
import { allSkills } from '@onward/taxonomy'
import type { LabelledCv, SourceLine } from './labels'
import { parseCv, SERIES } from './labels'
import { columnsOf, fileNameOf, renderingsOf } from './layouts'
import { readOthers, UNLABELLED } from './others'
import { cvsIn, fileOfSeries, readCvs, readJson, readVocabulary } from './people'
import { mutations } from './robustness'
import type { Counts } from './scoring'
import { add, f1, orderAccuracy, precision, recall, scoreFacts, sectionHits, wordF1 } from './scoring'
import { STRANGER_SETS, strangerPages } from './strangers'
import { COUNTED_THEMES, TEACHING_THEMES } from './themes'
import { wordFile } from './word-file'

const pathOf = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))
const development = readCvs('development')
const heldOut = readCvs('held-out')
const all = [...development, ...heldOut]
const first = all.filter(({ series }) => series === 1)
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
/** What is wrong with each CV, by its id; empty where nothing is. */
const faults = (faultsOf: (cv: LabelledCv) => readonly unknown[]): [string, readonly unknown[]][] =>
  all.map((cv): [string, readonly unknown[]] => [cv.id, faultsOf(cv)]).filter(([, found]) => found.length > 0)

describe('labels', () => {
  it('are of people of every series, each once', () => {
    for (const series of SERIES) expect(cvsIn(fileOfSeries(series)).size).toBeGreaterThan(0)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(new Set(all.map(({ labels }) => `${labels.name} ${labels.email} ${labels.phones[0]}`)).size).toBe(all.length)
  })

  it('are complete', () => {
    const missing = faults(({ labels: { name, email, phones, town, summary, work, volunteering, education }, series }) =>
      [
        name === null && 'name',
        email === null && (series === 1 || phones.length === 0) && 'email',
        // People of later series leave more out.
        town === null && series < 14 && 'town',
        summary === null && series === 1 && 'summary',
        [...work, ...volunteering].some(({ title, employer }) => title === null && employer === null) && 'job',
        education.some(({ qualification, institution }) => qualification === null && institution === null) && 'course',
        series < 9 && work.some(({ from, until }) => from === null && until === null) && 'dates',
      ].filter((fault) => fault !== false),
    )
    expect(missing).toEqual([])
  })

  it('are found in the text of their CV', () => {
    const absent = faults(({ labels, lines, series }) => {
      const text = plain(lines.map((line) => `${line.text} ${line.right}`).join(' '))
      const expected = [
        labels.name,
        labels.email,
        ...labels.phones,
        labels.town,
        series === 1 ? labels.summary : null,
        ...(labels.links ?? []),
        ...[...labels.work, ...labels.volunteering].flatMap(({ title, employer }) => [title, employer]),
        // A field of study may stand apart from its degree.
        ...labels.education.flatMap(({ qualification, institution }) => [...(qualification?.split(', ') ?? []), institution]),
        ...(labels.certificates ?? []),
        ...(labels.interests ?? []),
      ]
      return expected.filter((label) => label !== null && !text.includes(plain(label)))
    })
    expect(absent).toEqual([])
    expect(faults(({ lines }) => lines.filter(({ text }) => /[{}]/.test(text)))).toEqual([])
  })

  it('name skills that the taxonomy has, each once', () => {
    const ids = new Set(allSkills.map(({ id }) => id))
    const vocabulary = readVocabulary()
    const wrong = faults(({ labels: { skills } }) =>
      (skills ?? []).filter((id, i, list) => !ids.has(id) || !vocabulary.has(id) || list.indexOf(id) !== i),
    )
    expect(wrong).toEqual([])
    // CVs of later series teach how fields are read; skills were labelled by a custom of their own before.
    expect(faults(({ labels, series }) => (labels.skills === null && series < 9 ? ['skills'] : []))).toEqual([])
  })

  it('cover every sector of the first series with a CV of each half', () => {
    const sectorsOf = (half: 'first' | 'second') =>
      first
        .filter((cv) => cv.half === half)
        .map(({ sectors }) => sectors[0] ?? '')
        .sort()
    expect(sectorsOf('first')).toEqual(sectorsOf('second'))
    expect(new Set(sectorsOf('first')).size).toBeGreaterThanOrEqual(18)
  })

  it('refuse a mark they do not know', () => {
    expect(() => parseCv('a', 'skills: x\n---\n= {nmae:Ann}')).toThrow('unknown mark')
  })

  it('of others’ samples match their pages', () => {
    const others = readOthers()
    expect(others.length).toBeGreaterThanOrEqual(20)
    for (const { labels } of others) expect(labels.work.some(({ title }) => title !== null)).toBe(true)
  })
})

describe('pages', () => {
  const pages = renderingsOf(all)
  const committed = readdirSync(pathOf('documents'))

  it('are in every layout, as PDF and as Word files', () => {
    const seen = new Set(pages.map(({ layout, type }) => `${layout} ${type}`))
    for (const layout of new Set(pages.map((page) => page.layout)))
      for (const type of ['pdf', 'docx']) expect(seen).toContain(`${layout} ${type}`)
    expect(new Set(renderingsOf(heldOut).map(({ type }) => type))).toEqual(new Set(['pdf', 'docx', 'doc']))
    expect(new Set(pages.map(fileNameOf)).size).toBe(pages.length)
  })

  it('are committed only where npm cannot write them', () => {
    const wanted = [
      ...pages.filter(({ maker }) => maker === 'writer').map(fileNameOf),
      ...readOthers().map(({ file }) => file),
      ...STRANGER_SETS.flatMap((set) => strangerPages(set).map(({ file }) => file)),
    ]
    expect(committed.sort()).toEqual(wanted.sort())
    expect(committed.length).toBeLessThanOrEqual(150)
  })

  it.each(['classic', 'modern', 'sidebar-left', 'sidebar-right', 'table', 'capitals', 'letterhead', 'boxes'] as const)(
    'of Word in the layout %s hold every word of the CV, and are the same each time',
    async (layout) => {
      const [cv] = first as [LabelledCv]
      const bytes = wordFile(cv, layout, 'DejaVu Sans')
      expect(wordFile(cv, layout, 'DejaVu Sans')).toEqual(bytes)
      const document = await readDocument(bytes, 'cv.docx')
      const text = plain(document.ok ? document.text : '')
      expect(cv.lines.filter((line) => !text.includes(plain(line.text)) || !text.includes(plain(line.right)))).toEqual([])
    },
  )

  it('keep the columns of a page apart', () => {
    for (const { lines } of first) {
      const { top, columns } = columnsOf(lines, 'sidebar-left')
      expect(top.length + columns.flat().length).toBe(lines.length)
    }
    expect(UNLABELLED).not.toContain('name')
  })

  it('of themes name each theme with its version and licence', () => {
    const credits = readFileSync(pathOf('ATTRIBUTION.md'), 'utf8')
    for (const [theme, version] of Object.entries({ ...COUNTED_THEMES, ...TEACHING_THEMES }))
      expect(credits).toMatch(new RegExp(`\\| jsonresume-theme-${theme} +\\| ${version.replaceAll('.', '\\.')} +\\| (MIT|ISC) `))
    expect(Object.keys(COUNTED_THEMES).filter((theme) => theme in TEACHING_THEMES)).toEqual([])
    const teaching = Object.keys(readJson('json-resumes.json'))
    expect(Object.keys(readJson('json-resume-samples.json')).filter((person) => teaching.includes(person))).toEqual([])
  })
})

describe('scores', () => {
  const cv = parseCv(
    'ann',
    'skills: till-work, cleaning\n---\n= {name:Ann Bee}\n## work: Jobs\n@ {title:Cleaner}, {employer:Acme} || {from 2019-03:March 2019} - {until 2020:2020}\n* mopped every floor of it\n',
  )
  const found = <T>(value: T) => ({ value, quote: '', start: 0, end: 0, confidence: 1 })
  const empty = readFacts([])
  const right = {
    ...empty,
    name: found('ANN  BEE'),
    work: [
      {
        title: found('cleaner'),
        employer: found('Acme'),
        place: null,
        from: found('2019-03'),
        until: found('2020'),
        current: false,
        bullets: [found('mopped every floor of it')],
        occupationId: null,
      },
    ],
    skills: ['till-work', 'cleaning'].map((skillId) => found({ skillId, name: '' })),
  }
  const total = (facts: typeof empty): Counts => {
    const sum = new Map<string, Counts>()
    for (const counts of scoreFacts(cv.labels, facts).counts.values()) add(sum, new Map([['all', counts]]))
    return sum.get('all') ?? { hits: 0, wrong: 0, missed: 0 }
  }

  it('are 1 for a right answer, less for a wrong one and 0 for none', () => {
    expect(f1(total(right))).toBe(1)
    const wrong = { ...right, name: found('Ann Cee'), work: right.work.map((job) => ({ ...job, from: found('2019') })) }
    expect(f1(total(wrong))).toBeLessThan(1)
    expect(scoreFacts(cv.labels, wrong).misses.map(({ field }) => field)).toEqual(['name', 'work from'])
    expect(recall(total(empty))).toBe(0)
    expect(precision(total(empty))).toBeNull()
  })

  it('count what was invented', () => {
    const invented = { ...right, links: [found('x.org')], work: [...right.work, ...right.work] }
    const score = total(invented)
    expect(recall(score)).toBe(1)
    expect(precision(score)).toBeLessThan(1)
  })

  it('leave out skills that the labels could not name', () => {
    const counts = scoreFacts(cv.labels, right, { vocabulary: new Set(['cleaning']) }).counts.get('skills')
    expect(counts).toEqual({ hits: 1, wrong: 0, missed: 1 })
  })

  it('compare words by their F1', () => {
    expect(wordF1('Care Assistant (nights)', 'care assistant, nights')).toBe(1)
    expect(wordF1('Care Assistant', 'Assistant Manager')).toBe(0.5)
  })

  const line = (text: string, section: SourceLine['section'] = 'work'): SourceLine => ({
    role: 'text',
    section,
    text,
    right: '',
    marks: [],
  })
  const [a, b, c, d] = [
    'first line of the main',
    'second line of the main',
    'first line of the side',
    'second line of the side',
  ] as const
  it('accept either column first, but not lines of both in turn', () => {
    const columns = [
      [line(a), line(b)],
      [line(c), line(d)],
    ]
    expect(orderAccuracy(columns, [a, b, c, d].join('\n'))).toBe(1)
    expect(orderAccuracy(columns, [c, d, a, b].join('\n'))).toBe(1)
    expect(orderAccuracy(columns, [a, c, b, d].join('\n'))).toBeLessThan(1)
    expect(orderAccuracy(columns, [b, a, c, d].join('\n'))).toBeLessThan(1)
    expect(orderAccuracy(columns, [a, b, c].join('\n'))).toBe(0.5)
  })

  it('count a block in the wrong section as a miss', () => {
    const read = [
      { text: a, section: 'work', isHeading: false },
      { text: b, section: 'education', isHeading: false },
    ]
    expect(sectionHits([line(a), line(b)], read)).toEqual([1, 2])
  })
})

describe('hostile files', () => {
  it('are the same every time', () => {
    const bytes = () => mutations(5, 1).map((file) => file.bytes().toString('base64'))
    expect(bytes()).toEqual(bytes())
  })
})
