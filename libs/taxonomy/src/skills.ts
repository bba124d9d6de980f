import { LOOK_ALIKES } from './data/look-alikes'
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

/** The skill's name for people, or the id itself when the taxonomy no longer has it. */
export const skillName = (id: string, language: 'en' | 'cy' = 'en'): string => skillById(id)?.name[language] ?? id

/** The skill that is called just this, in either language and any case: what somebody chose from our names. */
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

/** Every wording of a skill that stands in the text, also of those whose words mean something else in other trades. */
export function findWordings(text: string): PhraseMatch[] {
  index ??= new PhraseIndex(
    SKILLS.flatMap((skill) => wordings(skill).map((wording) => [skill.id, wording] as const)),
    LOOK_ALIKES.flatMap((phrases) => phrases.split('|')),
    [...ORDINARY_SKILL_WORDS, ...NATIONALITIES],
  )
  return index.find(text)
}

/**
 * Skills that follow from those a person has, with the one each follows from: whoever holds a lorry licence may drive a car. Followed to
 * the end; skills at hand are not among them.
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

/** All surface forms of a skill: both names and the aliases. */
export const wordings = (skill: Skill): string[] => [...new Set([skill.name.en, skill.name.cy, ...skill.aliases])]
