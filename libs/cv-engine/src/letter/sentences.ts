import type { CvFacts, EducationFact, ExperienceFact, Found } from '@onward/contracts/jobseekers/curriculum'
import type { Advert, LetterTone } from '@onward/contracts/jobseekers/letters'
import type { Piece } from './piece'

export type SkillFound = CvFacts['skills'][number]
export type CertificateFound = CvFacts['certificates'][number]
export type LanguageFound = CvFacts['languages'][number]

/** An entry of work or volunteering, with what of it a letter may tell. */
export interface Told {
  entry: ExperienceFact
  volunteering: boolean
  /** Null: not to be named. */
  employer: Found<string> | null
  title: Found<string> | null
  /** Best first. */
  bullets: readonly Found<string>[]
}
export type AdvertNamed = Pick<Advert, 'title' | 'company'>

/** How one language says what a letter has to say; a sentence joins facts of one entry only. Null where it cannot be said safely. */
export interface Sentences {
  greeting: string
  /** `fits`: the CV answers something that the advert asks. */
  opening(tone: LetterTone, advert: AdvertNamed | null, fits: boolean): Piece
  /** The entry with its first bullet, then each further sentence about it. `nth` entry of the letter, from 0. */
  experience(told: Told, nth: number): Piece[]
  /** Which experience shows the skills; they stand in it. */
  skillsShownBy(skills: readonly SkillFound[], told: Told): Piece | null
  /** Of the CV's list of skills. */
  skills(skills: readonly SkillFound[]): Piece | null
  /** Licences and certificates of one list; some are told as skills. `also`: something alike was said before. */
  papers(papers: readonly (SkillFound | CertificateFound)[], also: boolean): Piece
  education(entry: EducationFact, also: boolean): Piece | null
  languages(languages: readonly LanguageFound[]): Piece | null
  interests(interests: readonly Found<string>[]): Piece | null
  closing(tone: LetterTone, general: boolean): string[]
  signOff(tone: LetterTone): string
}
