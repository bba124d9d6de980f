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
