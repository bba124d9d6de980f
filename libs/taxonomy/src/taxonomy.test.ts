import fc from 'fast-check'
import { IMPLIED } from './data/tables'
import { besideOf } from './entry-of-trade.test-data'
import { allSkills, findOccupations, findSkills, impliedSkills, namesOf, occupations, skillById, skillName } from './index'
import { isOneEditApart } from './tokenise'

const ids = (text: string) => findSkills(text).map((m) => m.skillId)

describe('the data', () => {
  it('has at least 200 skills in both languages, with unique ids', () => {
    expect(allSkills.length).toBeGreaterThanOrEqual(200)
    expect(new Set(allSkills.map((s) => s.id)).size).toBe(allSkills.length)
    for (const skill of allSkills) expect([skill.name.en, skill.name.cy].every((n) => n.trim().length > 1)).toBe(true)
  })

  it('refers only to existing skills', () => {
    const referred = [
      ...allSkills.flatMap((s) => s.related),
      ...occupations.flatMap((o) => [...o.requiredSkills, ...o.usefulSkills]),
    ]
    expect(referred.filter((id) => !skillById(id))).toEqual([])
  })

  it('covers the work that people look for', () => {
    expect(allSkills.length).toBeGreaterThanOrEqual(400)
    expect(allSkills.reduce((sum, skill) => sum + namesOf(skill).length, 0)).toBeGreaterThanOrEqual(2000)
    expect(allSkills.filter((skill) => skill.kind !== 'skill').length).toBeGreaterThanOrEqual(80)
    expect(occupations.length).toBeGreaterThanOrEqual(180)
    expect(occupations.reduce((sum, one) => sum + 1 + one.aliases.length, 0)).toBeGreaterThanOrEqual(900)
  })

  it('implies only existing skills, transitively and without cycles', () => {
    const unknown = Object.entries(IMPLIED).flatMap(([id, others]) => [id, ...others].filter((one) => !skillById(one)))
    expect(unknown).toEqual([])
    for (const id of Object.keys(IMPLIED)) expect([id, impliedSkills([id]).has(id)]).toEqual([id, false])
    expect(impliedSkills(['forklift-counterbalance'])).toEqual(
      new Map([
        ['forklift-licence', 'forklift-counterbalance'],
        ['forklift-driving', 'forklift-counterbalance'],
      ]),
    )
    expect(impliedSkills(['hgv-licence', 'driving-licence', 'lorry-driving'])).toEqual(new Map())
  })

  it('gives no two occupations the same title', () => {
    const owners = new Map<string, string>()
    const shared = occupations.flatMap(({ id, name, aliases }) =>
      [...new Set([name.en, name.cy, ...aliases].map((title) => title.toLowerCase()))].filter((title) => {
        const owner = owners.get(title)
        owners.set(title, id)
        return owner !== undefined && owner !== id
      }),
    )
    expect(shared).toEqual([])
  })

  it('gives no two skills the same phrase', () => {
    const owners = new Map<string, string>()
    const shared: string[] = []
    for (const skill of allSkills)
      for (const phrase of namesOf(skill)) {
        const key = phrase.toLowerCase()
        const owner = owners.get(key)
        if (owner && owner !== skill.id) shared.push(`${phrase}: ${owner}, ${skill.id}`)
        owners.set(key, skill.id)
      }
    expect(shared).toEqual([])
  })
})

describe('finding skills', () => {
  it('finds each skill by each of its phrases, in any case, inside a sentence', () => {
    const wrong: string[] = []
    for (const skill of allSkills)
      for (const phrase of namesOf(skill))
        for (const text of [phrase, `I have, ${phrase.toUpperCase()}.`]) {
          const found = findSkills(text, `${text}\n${besideOf(phrase)}`).map((match) => match.skillId)
          if (!found.includes(skill.id)) wrong.push(`${skill.id} by "${text}": ${found.join()}`)
        }
    expect(wrong).toEqual([])
  })

  it.each([
    ['TypeScript', 'typescript', 'programming'],
    ['Revit', 'revit', 'cad-software'],
    ['Photoshop', 'photoshop', 'graphic-design'],
    ['PostgreSQL', 'postgresql', 'databases'],
  ])('%s is a skill of its own and implies another', (text, id, kind) => {
    const named = findSkills(text).map(({ skillId }) => skillId)
    expect(named).toEqual([id])
    expect([...impliedSkills(named).keys()]).toContain(kind)
    expect([...impliedSkills(['python']).keys()]).not.toContain(id)
  })

  it('prefers the longest phrase', () => {
    expect(ids('Full clean driving licence')).toEqual(['driving-licence'])
    expect(ids('Level 2 Food Hygiene Certificate')).toEqual(['food-hygiene-certificate'])
  })

  it('finds no skill in false matches', () => {
    expect(ids('driving licence')).toEqual(['driving-licence'])
    expect(ids('alcohol licence')).toEqual(['personal-alcohol-licence'])
    expect(ids('Drivers license')).toEqual(['driving-licence'])
    expect(ids('European Computer Driving Licence')).toEqual(['ecdl'])
    for (const text of ['wedding planner', 'diving', 'a clean record', 'I was waiting', 'an officer of the law', 'moving house'])
      expect([text, ids(text)]).toEqual([text, []])
  })

  it('reads other endings inside a phrase and one wrong letter', () => {
    expect(ids('operated the tills')).toContain('till-work')
    expect(ids('custmer service')).toEqual(['customer-service'])
    expect(ids('plastring')).toEqual(['plastering'])
    expect(ids('knows forklfts')).toEqual(['forklift-driving'])
  })

  it('reads a phrase across a line break, not across a full stop', () => {
    expect(ids('good customer\nservice')).toEqual(['customer-service'])
    expect(ids('We met a customer. Service was slow')).toEqual([])
  })

  it('returns offsets that match the surface text, without overlaps, for any text', () => {
    const words = fc.constantFrom(
      'driving',
      'licence',
      'till',
      'work',
      'customer',
      'service',
      '.',
      '\n',
      'é',
      '王小明',
      "O'Brien",
      'C++',
      '😀',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc.array(words).map((w) => w.join(' ')),
        ),
        (text) => {
          let last = 0
          for (const match of findSkills(text)) {
            expect(match.start).toBeGreaterThanOrEqual(last)
            expect(text.slice(match.start, match.end)).toBe(match.surface)
            expect(skillById(match.skillId)).toBeDefined()
            last = match.end
          }
        },
      ),
    )
  })

  it('names a skill in both languages', () => {
    expect(skillName('till-work')).toBe('Till work')
    expect(skillName('till-work', 'cy')).toBe('Gwaith til')
    expect(skillName('gone')).toBe('gone')
  })
})

describe('finding occupations', () => {
  it('reads titles', () => {
    expect(findOccupations('Retail Sales Assistant, 2019 - 2021').map((m) => m.occupationId)).toEqual(['retail-assistant'])
    expect(findOccupations('HGV Class 1 Driver').map((m) => m.occupationId)).toEqual(['hgv-driver'])
    expect(occupations.length).toBeGreaterThanOrEqual(80)
  })
})

it('isOneEditApart is true for exactly one edit', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 12 }), fc.nat(11), (word, i) => {
      const cut = word.slice(0, i % word.length) + word.slice((i % word.length) + 1)
      expect(isOneEditApart(word, cut)).toBe(true)
      expect(isOneEditApart(word, word)).toBe(false)
    }),
  )
})

it.each<[string, string[]]>([
  ['5 GCSEs, grade C and above', []],
  ['GCSE', []],
  ['GCSE English and maths', ['gcse-maths-english']],
  ['Lunchtime supervision of pupils in the playground', []],
  ['Supervision of staff on the night shift', ['team-leading']],
  ['Driver CPC, valid to 2027', ['driver-cpc']],
  ['Skills: lorry driving, CPC', ['lorry-driving', 'driver-cpc']],
  ['CPCS card for excavators', ['cpcs-card']],
])('finds no more than is said: %s', (text, expected) => {
  const found = findSkills(text).map(({ skillId }) => skillId)
  expect(
    found.filter((id) => ['gcse-maths-english', 'team-leading', 'driver-cpc', 'cpcs-card', 'lorry-driving'].includes(id)),
  ).toEqual(expected)
})
