import { readSkillWords } from '@onward/contracts/jobseekers/skill-words'
import { call } from '@onward/portal-kit/api'
import { useRef, useState } from 'react'

export const isSame = (a: string, b: string): boolean => a.toLocaleLowerCase('en-GB') === b.toLocaleLowerCase('en-GB')

/** Skills as typed ("cooking, till work"), each once, ignoring case. */
export function skillsIn(text: string): string[] {
  const skills = text
    .split(/[\n,]/)
    .map((skill) => skill.trim())
    .filter(Boolean)
  return skills.filter((skill, index) => skills.findIndex((other) => isSame(other, skill)) === index)
}
const joined = (skills: readonly string[], more: readonly string[]): string[] => [
  ...skills,
  ...more.filter((skill) => !skills.some((other) => isSame(other, skill))),
]

export type SpellingOffer = Readonly<Record<'typed' | 'spelling', string>>
/** Skills being named. A spelling is offered as soon as a skill is added, and once more before they are saved. */
export function useSkills(initial: readonly string[], begun = '') {
  const [skills, setSkills] = useState(initial)
  const [typed, setTyped] = useState(begun)
  const [offers, setOffers] = useState<readonly SpellingOffer[]>([])
  /** Offers that were made: each is made once. */
  const offered = useRef(new Set<string>())

  /** Gives whether something new was offered; without an answer of the service nothing is. */
  const offerFor = async (added: readonly string[]): Promise<boolean> => {
    const unseen = added.filter((skill) => !offered.current.has(skill))
    if (unseen.length === 0) return false
    try {
      const { items } = await call(readSkillWords, { query: { skills: unseen.join('\n') } })
      const found = items.flatMap(({ typed: text, spelling }) => (spelling ? [{ typed: text, spelling }] : []))
      for (const skill of unseen) offered.current.add(skill)
      setOffers((before) => [...before, ...found])
      return found.length > 0
    } catch {
      return false
    }
  }
  const add = (text: string) => {
    const more = skillsIn(text)
    setSkills((before) => joined(before, more))
    setTyped('')
    void offerFor(more)
  }
  const remove = (skill: string) => {
    setSkills((before) => before.filter((other) => other !== skill))
    setOffers((before) => before.filter((offer) => offer.typed !== skill))
  }
  const answer = (offer: SpellingOffer, use: boolean) => {
    setOffers((before) => before.filter((other) => other !== offer))
    if (!use) return
    offered.current.add(offer.spelling)
    setSkills((before) =>
      joined(
        [],
        before.map((skill) => (skill === offer.typed ? offer.spelling : skill)),
      ),
    )
  }
  /** All skills, with the text that was not added yet; null where a spelling is offered first. */
  const settle = async (): Promise<string[] | null> => {
    const all = joined(skills, skillsIn(typed))
    setSkills(all)
    setTyped('')
    return (await offerFor(all)) ? null : all
  }
  return { skills, typed, setTyped, offers, add, remove, answer, settle, count: joined(skills, skillsIn(typed)).length }
}
export type Skills = ReturnType<typeof useSkills>
