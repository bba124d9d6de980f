import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { allSkills } from '@onward/taxonomy'
import { readDocument, readFacts } from '../src/index'
import type { SourceLine } from './labels'
import { parseCv, readCvs, readVocabulary } from './labels'
import { columnsOf, fileNameOf, renderingsOf } from './layouts'
import { readOthers, UNLABELLED } from './others'
import { mutations } from './robustness'
import type { Counts } from './scoring'
import { add, f1, orderAccuracy, precision, recall, scoreFacts, sectionHits, wordF1 } from './scoring'

const development = readCvs('development')
const heldOut = readCvs('held-out')
const all = [...development, ...heldOut]
const first = all.filter(({ series }) => series === 1)
const later = all.filter(({ series }) => series !== 1)
const pages = renderingsOf(first)
const laterPages = renderingsOf(later)
const pathOf = (name: string) => fileURLToPath(new URL(`./rendered/${name}`, import.meta.url))
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

describe('labels', () => {
  it('are of at least 30 people, each once, at least as many held out as half of that', () => {
    expect(all.length).toBeGreaterThanOrEqual(30)
    expect(heldOut.length).toBeGreaterThanOrEqual(15)
    expect(first).toHaveLength(36)
    expect(new Set(all.map(({ labels }) => `${labels.name} ${labels.email} ${labels.phones[0]}`)).size).toBe(all.length)
  })

  it.each(all.map((cv) => [cv.id, cv] as const))('of %s are complete and stand in its text', (_, { labels, lines, series }) => {
    const text = plain(lines.map((line) => `${line.text} ${line.right}`).join(' '))
    const said = [
      labels.name,
      ...(labels.email === null && first.every((cv) => cv.labels !== labels) ? [] : [labels.email]),
      ...labels.phones,
      ...(labels.town === null && series >= 14 ? [] : [labels.town]),
      ...(later.some((cv) => cv.labels === labels) ? [] : [labels.summary]),
      ...(labels.links ?? []),
      ...[...labels.work, ...labels.volunteering].flatMap(({ title, employer }) => [title ?? employer, employer ?? title]),
      // A field of study may stand apart from its degree.
      ...labels.education.flatMap(({ qualification, institution }) => qualification?.split(', ') ?? institution),
      ...(labels.certificates ?? []),
      ...(labels.interests ?? []),
    ]
    expect(said.filter((label) => label === null || label === '')).toEqual([])
    expect(said.filter((label) => !text.includes(plain(label ?? '')))).toEqual([])
    if (series < 9) expect(labels.work.filter(({ from, until }) => (from ?? until) === null)).toEqual([])
    expect(labels.phones.length + (labels.email ? 1 : 0)).toBeGreaterThan(0)
    expect(lines.some(({ text: words }) => /[{}]/.test(words))).toBe(false)
  })

  it('name skills that the taxonomy has, each once', () => {
    const ids = new Set(allSkills.map(({ id }) => id))
    const vocabulary = readVocabulary()
    for (const { labels } of all) {
      const skills = labels.skills ?? []
      expect(skills.filter((id) => !ids.has(id) || !vocabulary.has(id))).toEqual([])
      expect(new Set(skills).size).toBe(skills.length)
    }
    // CVs of later series teach how fields are read; skills were labelled by a custom of their own before.
    expect(all.filter(({ labels, series }) => labels.skills === null && series < 9)).toEqual([])
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

  it('of other people say what their pages show', () => {
    const others = readOthers()
    expect(others.length).toBeGreaterThanOrEqual(20)
    for (const { labels } of others) expect(labels.work.some(({ title }) => title !== null)).toBe(true)
  })
})

describe('pages', () => {
  it('exist for every layout and type at least four times', () => {
    const counts = new Map<string, number>()
    for (const page of pages) {
      expect([fileNameOf(page), existsSync(pathOf(fileNameOf(page)))]).toEqual([fileNameOf(page), true])
      const key = `${page.layout} ${page.type}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    expect(counts.size).toBe(21)
    expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(4)
  })

  it('of later series exist, also with text boxes and page headers', () => {
    expect(laterPages.map(fileNameOf).filter((name) => !existsSync(pathOf(name)))).toEqual([])
    const layouts = new Set(laterPages.map(({ layout }) => layout))
    expect([...layouts]).toEqual(expect.arrayContaining(['boxes', 'letterhead', 'prose', 'table']))
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

  it('are whole for a right answer, less for a wrong one, and nothing for none', () => {
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
  it('let either column come first, yet not lines of both in turn', () => {
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

describe('the engine', () => {
  const scoreOf = async (
    files: { path: string; score: (facts: ReturnType<typeof readFacts>) => ReturnType<typeof scoreFacts> }[],
  ) => {
    const sum = new Map<string, Counts>()
    await Promise.all(
      files.map(async ({ path, score }) => {
        const document = await readDocument(readFileSync(path), path)
        if (!document.ok) throw new Error(`${path}: ${document.refusal}`)
        add(sum, score(readFacts(document.blocks)).counts)
      }),
    )
    const fields = { hits: 0, wrong: 0, missed: 0 }
    for (const [field, { hits, wrong, missed }] of sum) {
      if (field.startsWith('skills')) continue
      fields.hits += hits
      fields.wrong += wrong
      fields.missed += missed
    }
    return f1(fields)
  }

  it('reads a sample of the first series at least as well as it did', async () => {
    const sample = pages.filter((_, i) => i % 16 === 0)
    expect(sample).toHaveLength(8)
    const score = await scoreOf(
      sample.map((page) => {
        const cv = first.find(({ id }) => id === page.cv)
        if (!cv) throw new Error(`no labels of ${page.cv}`)
        return { path: pathOf(fileNameOf(page)), score: (facts) => scoreFacts(cv.labels, facts) }
      }),
    )
    expect(score).toBeGreaterThanOrEqual(0.965)
  })

  it('reads a sample of later series at least as well as it did', async () => {
    const score = await scoreOf(
      renderingsOf(later.filter((cv) => development.includes(cv)))
        .filter((_, i) => i % 14 === 0)
        .map((page) => {
          const cv = later.find(({ id }) => id === page.cv)
          if (!cv) throw new Error(`no labels of ${page.cv}`)
          return { path: pathOf(fileNameOf(page)), score: (facts) => scoreFacts(cv.labels, facts) }
        }),
    )
    expect(score).toBeGreaterThanOrEqual(0.96)
  })

  it('keeps the columns of a page apart', () => {
    for (const { lines } of first) {
      const { top, columns } = columnsOf(lines, 'sidebar-left')
      expect(top.length + columns.flat().length).toBe(lines.length)
    }
    expect(UNLABELLED).not.toContain('name')
  })
})
