export type SkillKind = 'skill' | 'licence' | 'certificate'
export interface Skill {
  /** Stable: it travels in events and is stored with jobs and CVs. Never renamed, never reused. */
  id: string
  name: { en: string; cy: string }
  /** Other phrases for it in CVs and adverts; both names count as phrases too. */
  aliases: readonly string[]
  /** Skills that are often named instead of it or together with it. */
  related: readonly string[]
  kind: SkillKind
}
