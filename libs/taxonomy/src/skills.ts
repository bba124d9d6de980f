import { FALSE_MATCHES } from './data/false-matches'
import { NATIONALITIES, ORDINARY_SKILL_WORDS } from './data/ordinary-words'
import { IMPLIED, SKILLS } from './data/tables'
import type { PhraseMatch } from './phrase-index'
import { PhraseIndex } from './phrase-index'
import type { Skill } from './skill'

export const allSkills: readonly Skill[] = SKILLS

let byId: Map<string, Skill> | undefined
let byName: Map<string, string> | undefined
let index: PhraseIndex | undefined

export function skillById(id: string): Skill | undefined {
  byId ??= new Map(SKILLS.map((skill) => [skill.id, skill]))
  return byId.get(id)
}

/** The skill's display name, or the id when the taxonomy no longer has the skill. */
export const skillName = (id: string, language: 'en' | 'cy' = 'en'): string => skillById(id)?.name[language] ?? id

/** The skill with exactly this name, in either language and any case: one chosen from our suggestions. */
export function skillCalled(name: string): string | undefined {
  byName ??= new Map(SKILLS.flatMap(({ id, name: { en, cy } }) => [en, cy].map((own) => [own.toLowerCase(), id] as const)))
  return byName.get(name.trim().toLowerCase())
}

export interface SkillMatch {
  skillId: string
  /** UTF-16 offsets into the text. */
  start: number
  end: number
  surface: string
}

/** Every phrase of a skill in the text, before second meanings are checked. */
export function findSkillNames(text: string): PhraseMatch[] {
  index ??= new PhraseIndex(
    SKILLS.flatMap((skill) => namesOf(skill).map((phrase) => [skill.id, phrase] as const)),
    FALSE_MATCHES.flatMap((phrases) => phrases.split('|')),
    [...ORDINARY_SKILL_WORDS, ...NATIONALITIES],
  )
  return index.find(text)
}

/**
 * Skills implied by a person's skills, each with the skill it follows from: a lorry licence allows driving a car. Followed transitively; the given
 * skills are not included.
 */
export function impliedSkills(ids: Iterable<string>): Map<string, string> {
  const held = new Set(ids)
  const implied = new Map<string, string>()
  const open = [...held]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const next of IMPLIED[id] ?? []) {
      if (held.has(next) || implied.has(next)) continue
      implied.set(next, implied.get(id) ?? id)
      open.push(next)
    }
  }
  return implied
}

/** All phrases for a skill: both names and the aliases. */
export const namesOf = (skill: Skill): string[] => [...new Set([skill.name.en, skill.name.cy, ...skill.aliases])]
