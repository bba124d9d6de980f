export type SkillKind = 'skill' | 'licence' | 'certificate'
export interface Skill {
  /** Stable: it travels in events and is stored with jobs and CVs. Never renamed, never reused. */
  id: string
  name: { en: string; cy: string }
  /** Other wordings, as people and adverts write them; both names count as wordings too. */
  aliases: readonly string[]
  /** Skills that often stand for it or come with it. */
  related: readonly string[]
  kind: SkillKind
}

/** One line of a data file: id, English, Welsh, aliases separated by `|`, related ids separated by spaces. */
export type SkillRow = readonly [id: string, en: string, cy: string, aliases: string, related?: string]

export const skillsOf = (kind: SkillKind, rows: readonly SkillRow[]): Skill[] =>
  rows.map(([id, en, cy, aliases, related]) => ({
    id,
    name: { en, cy },
    aliases: aliases === '' ? [] : aliases.split('|'),
    related: related ? related.split(' ') : [],
    kind,
  }))
