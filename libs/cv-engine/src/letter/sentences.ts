import type { CvFacts, EducationFact, ExperienceFact, Found } from '@onward/contracts/jobseekers/curriculum'
import type { Advert, LetterTone } from '@onward/contracts/jobseekers/letters'
import type { Piece } from './piece'

export type SkillFound = CvFacts['skills'][number]
export type CertificateFound = CvFacts['certificates'][number]
export type LanguageFound = CvFacts['languages'][number]

/** A job or unpaid role with the facts that a letter may use. */
export interface LetterEntry {
  entry: ExperienceFact
  volunteering: boolean
  /** Null when the letter must not name it. */
  employer: Found<string> | null
  title: Found<string> | null
  /** Best first. */
  bullets: readonly Found<string>[]
}
export type AdvertNamed = Pick<Advert, 'title' | 'company'>

/** The sentences of a letter in one language, each about one entry only; null where no safe sentence exists. */
export interface Sentences {
  greeting: string
  /** `fits`: the CV answers something that the advert asks. */
  opening(tone: LetterTone, advert: AdvertNamed | null, fits: boolean): Piece
  /** Sentences about an entry, the one with its first bullet first. `nth`: its place in the letter, from 0. */
  experience(entry: LetterEntry, nth: number): Piece[]
  /** Skills with the entry that names them. */
  skillsShownBy(skills: readonly SkillFound[], entry: LetterEntry): Piece | null
  /** Skills from the CV's own list. */
  skills(skills: readonly SkillFound[]): Piece | null
  /** Licences and certificates. `also`: an earlier sentence named others. */
  papers(papers: readonly (SkillFound | CertificateFound)[], also: boolean): Piece
  education(entry: EducationFact, also: boolean): Piece | null
  languages(languages: readonly LanguageFound[]): Piece | null
  interests(interests: readonly Found<string>[]): Piece | null
  closing(tone: LetterTone, general: boolean): string[]
  signOff(tone: LetterTone): string
}
