import { allSkills } from '@onward/taxonomy'
import type { CvLabels } from './labels'
import { readCvs, readJson, readVocabulary } from './people'
import { normal } from './scoring'
import { readStrangers, STRANGER_LAYOUTS, STRANGER_SETS, strangerPages } from './strangers'

/** Every text of a JSON value under one of these keys. */
function textsUnder(value: unknown, keys: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsUnder(one, keys))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) =>
    typeof one === 'string' ? (keys.includes(key) ? [one] : []) : textsUnder(one, keys),
  )
}
const jobsOf = ({ work, volunteering }: CvLabels) => [...work, ...volunteering]
const plainSet = (list: readonly (string | null)[]): Set<string> =>
  new Set(list.flatMap((text) => (text === null ? [] : [normal(text)])))

const learning = readCvs('development').map(({ labels }) => labels)
const resumes = readJson('json-resumes.json')
const learned = {
  names: plainSet([...learning.map(({ name }) => name), ...textsUnder(resumes, ['name'])]),
  employers: plainSet([
    ...learning.flatMap(jobsOf).map(({ employer }) => employer),
    ...textsUnder(resumes, ['name', 'company', 'organization']),
  ]),
  titles: plainSet([...learning.flatMap(jobsOf).map(({ title }) => title), ...textsUnder(resumes, ['position'])]),
  schools: plainSet([
    ...learning.flatMap(({ education }) => education.map(({ institution }) => institution)),
    ...textsUnder(resumes, ['institution']),
  ]),
}
const strangers = STRANGER_SETS.flatMap((set) => readStrangers(set))
const labels = strangers.map((cv) => cv.labels)
/** A title of one word is everybody's: there is no other word for a cleaner. */
const isPhrase = (title: string): boolean => title.includes(' ')

describe('strangers', () => {
  it('share no person, employer, school or title of more than one word with learning', () => {
    const shared = (own: Set<string>, known: ReadonlySet<string>) => [...own].filter((text) => known.has(text))
    expect({
      names: shared(plainSet(labels.map(({ name }) => name)), learned.names),
      employers: shared(plainSet(labels.flatMap(jobsOf).map(({ employer }) => employer)), learned.employers),
      titles: shared(plainSet(labels.flatMap(jobsOf).map(({ title }) => title)), learned.titles).filter(isPhrase),
      schools: shared(
        plainSet(labels.flatMap(({ education }) => education.map(({ institution }) => institution))),
        learned.schools,
      ),
    }).toEqual({ names: [], employers: [], titles: [], schools: [] })
    for (const known of Object.values(learned)) expect(known.size).toBeGreaterThan(400)
  })

  it('share no person, employer, school or layout between their two sets', () => {
    const [seen, unseen] = STRANGER_SETS.map((set) => {
      const own = readStrangers(set).map((cv) => cv.labels)
      return new Set([
        ...plainSet(own.map(({ name }) => name)),
        ...plainSet(own.flatMap(jobsOf).map(({ employer }) => employer)),
        ...plainSet(own.flatMap(({ education }) => education.map(({ institution }) => institution))),
        ...STRANGER_LAYOUTS[set],
      ])
    }) as [Set<string>, Set<string>]
    expect([...seen].filter((text) => unseen.has(text))).toEqual([])
  })

  it('each have two pages, in the layouts of their set', () => {
    for (const set of STRANGER_SETS) {
      const pages = strangerPages(set)
      expect(readStrangers(set).filter(({ id }) => pages.filter(({ cv }) => cv.id === id).length !== 2)).toEqual([])
      expect(new Set(pages.map(({ layout }) => layout))).toEqual(new Set(STRANGER_LAYOUTS[set]))
    }
  })

  it('name skills that the taxonomy had when labels were written', () => {
    const known = readVocabulary()
    const ids = new Set(allSkills.map(({ id }) => id))
    for (const { skills, arguable } of labels)
      expect(
        [...(skills ?? []), ...arguable].filter((id, i, all) => !known.has(id) || !ids.has(id) || all.indexOf(id) !== i),
      ).toEqual([])
  })
})
