import { TRADES } from './data/tables'
import { coreSkills, findOccupations, occupationById, occupations } from './occupations'
import { impliedSkills } from './skills'
import { isSoftSkill } from './soft-skills'
import { textsOf } from './tokenise'

/** Share of a skill that adverts only sometimes ask for, or that another implies; and of the trade that a skill belongs to. */
const USEFUL = 0.5
const OF_TRADE = 0.4
/** Least nearness of two occupations in one field of work; "Other" groups unrelated ones. */
const SAME_FIELD = 0.25

type Weights = ReadonlyMap<string, number>
let vectors: ReadonlyMap<string, Weights> | undefined
const known = new Map<string, number>()

/** What makes each occupation: the skills and trades of its work, the rarer the heavier, of length 1. */
function vectorsOf(): ReadonlyMap<string, Weights> {
  const tradesOf = new Map<string, string[]>()
  for (const [trade, ids] of Object.entries(TRADES)) for (const id of ids) tradesOf.set(id, [...(tradesOf.get(id) ?? []), trade])
  const raw = occupations.map(({ id, requiredSkills, usefulSkills }) => {
    const own = [...requiredSkills, ...coreSkills(id, null)]
    const weights = new Map<string, number>()
    for (const trade of own.flatMap((skill) => tradesOf.get(skill) ?? [])) weights.set(`trade ${trade}`, OF_TRADE)
    for (const skill of [...usefulSkills, ...impliedSkills(own).keys()]) weights.set(skill, USEFUL)
    for (const skill of own) weights.set(skill, 1)
    for (const skill of weights.keys()) if (isSoftSkill(skill)) weights.delete(skill)
    return { id, weights }
  })
  const holders = new Map<string, number>()
  for (const { weights } of raw) for (const skill of weights.keys()) holders.set(skill, (holders.get(skill) ?? 0) + 1)
  return new Map(
    raw.map(({ id, weights }) => {
      const rare = [...weights].map(
        ([skill, weight]) => [skill, weight * Math.log(raw.length / (holders.get(skill) ?? 1))] as const,
      )
      const length = Math.hypot(...rare.map(([, weight]) => weight)) || 1
      return [id, new Map(rare.map(([skill, weight]) => [skill, weight / length]))]
    }),
  )
}
const weightsOf = (occupationId: string): Weights | undefined => {
  vectors ??= vectorsOf()
  return vectors.get(occupationId)
}

/** How near two occupations are, by the skills of their work and their field, from 0 to 1 for the same one. */
export function occupationNearness(one: string, other: string): number {
  if (one === other) return 1
  const key = one < other ? `${one} ${other}` : `${other} ${one}`
  const before = known.get(key)
  if (before !== undefined) return before
  const [a, b] = [weightsOf(one), weightsOf(other)]
  let shared = 0
  if (a && b) for (const [skill, weight] of a) shared += weight * (b.get(skill) ?? 0)
  const field = occupationById(one)?.field
  const isSameField = field !== undefined && field !== 'Other' && field === occupationById(other)?.field
  const nearness = isSameField ? SAME_FIELD + (1 - SAME_FIELD) * shared : shared
  known.set(key, nearness)
  return nearness
}

/** A skill that so many occupations ask for, or fewer, tells one from another as well as any. */
const FEW_OCCUPATIONS = 10
let askedBy: ReadonlyMap<string, number> | undefined

/** How well a skill tells one work from another, from 0 to 1: what half of all work asks for tells little. */
export function tellingShare(skillId: string): number {
  if (!askedBy) {
    const counts = new Map<string, number>()
    for (const { requiredSkills, usefulSkills } of occupations)
      for (const id of new Set([...requiredSkills, ...usefulSkills])) counts.set(id, (counts.get(id) ?? 0) + 1)
    askedBy = counts
  }
  const often = Math.max(FEW_OCCUPATIONS, askedBy.get(skillId) ?? 0)
  return Math.log(occupations.length / often) / Math.log(occupations.length / FEW_OCCUPATIONS)
}

/** Share of what makes an occupation that these skills show, from 0 to 1. */
export function shareOfOccupation(skillIds: ReadonlySet<string>, occupationId: string): number {
  let [held, all] = [0, 0]
  for (const [skill, weight] of weightsOf(occupationId) ?? []) {
    if (skill.startsWith('trade ')) continue
    all += weight
    if (skillIds.has(skill)) held += weight
  }
  return all === 0 ? 0 : held / all
}

/** Whether a skill is a part of this work, or of work that is near to it. */
export function isOfOccupation(skillId: string, occupationId: string): boolean {
  return occupations.some(
    ({ id, requiredSkills, usefulSkills }) =>
      (requiredSkills.includes(skillId) || usefulSkills.includes(skillId) || coreSkills(id, null).includes(skillId)) &&
      occupationNearness(id, occupationId) >= NEIGHBOUR,
  )
}
const NEIGHBOUR = 0.45

/** Titles of so many fields of work share a word that it says nothing of the work: "assistant", "officer". */
const FIELDS_OF_ANY = 3
let fieldsByWord: Map<string, Set<string>> | undefined

/** The words of a title that tell one work from another; all of them where none does. */
export function tellingWords(title: string): ReadonlySet<string> {
  if (!fieldsByWord) {
    fieldsByWord = new Map()
    for (const { name, aliases, field } of occupations)
      for (const word of [name.en, name.cy, ...aliases].flatMap(textsOf))
        fieldsByWord.set(word, (fieldsByWord.get(word) ?? new Set()).add(field))
  }
  const words = textsOf(title).filter((word) => word.length > 1)
  const telling = words.filter((word) => (fieldsByWord?.get(word)?.size ?? 0) < FIELDS_OF_ANY)
  return new Set(telling.length > 0 ? telling : words)
}

/** Of the telling words of a title, the share that must name an occupation. */
const LIKELY_FROM = 0.5

/** The occupations that a title names, else the one whose titles share most of its telling words; none where they share too few. */
export function likelyOccupations(title: string): readonly string[] {
  const named = findOccupations(title).map(({ occupationId }) => occupationId)
  if (named.length > 0) return named
  const words = [...tellingWords(title)].filter((word) => fieldsByWord?.has(word))
  const all = tellingWords(title).size
  let best: { id: string; shared: number; all: number } | undefined
  for (const { id, name, aliases } of occupations) {
    const titles = [name.en, name.cy, ...aliases].map(textsOf)
    const shared = words.filter((word) => titles.some((own) => own.includes(word))).length
    const often = titles.filter((own) => words.some((word) => own.includes(word))).length / titles.length
    if (shared > 0 && (!best || shared + often > best.shared + best.all)) best = { id, shared, all: often }
  }
  return best && best.shared >= LIKELY_FROM * all ? [best.id] : []
}
