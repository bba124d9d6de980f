import { IMPLIED } from './data/implied'
import { LOOK_ALIKES } from './data/look-alikes'
import { NATIONALITIES, ORDINARY_SKILL_WORDS } from './data/ordinary-words'
import { SKILLS } from './data/skills'
import { PhraseIndex } from './phrase-index'
import type { Skill } from './skill'

export const allSkills: readonly Skill[] = SKILLS

let byId: Map<string, Skill> | undefined
let index: PhraseIndex | undefined

export function skillById(id: string): Skill | undefined {
  byId ??= new Map(SKILLS.map((skill) => [skill.id, skill]))
  return byId.get(id)
}

/** The skill's name for people, or the id itself when the taxonomy no longer has it. */
export const skillName = (id: string, language: 'en' | 'cy' = 'en'): string => skillById(id)?.name[language] ?? id

export interface SkillMatch {
  skillId: string
  /** UTF-16 offsets into the text. */
  start: number
  end: number
  surface: string
}

/** Skills, licences and certificates that the text names, in order of appearance; one skill may stand there several times. */
export function findSkills(text: string): SkillMatch[] {
  index ??= new PhraseIndex(
    SKILLS.flatMap((skill) => wordings(skill).map((wording) => [skill.id, wording] as const)),
    LOOK_ALIKES.flatMap((phrases) => phrases.split('|')),
    [...ORDINARY_SKILL_WORDS, ...NATIONALITIES],
  )
  return index.find(text).map(({ id, ...where }) => ({ skillId: id, ...where }))
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
