import type { AskedOfSkill, MatchJob } from '@onward/matching'
import { type AdvertReading, readAdvert } from '@onward/matching/search'
import { alternativesIn } from '../vacancies/alternatives'
import { askedOfSkills } from '../vacancies/asked-of-skills'

/** What search and matching make of an advert's texts: two milliseconds of work, so it is stored. */
export interface BoardReading extends AdvertReading {
  alternatives: NonNullable<MatchJob['alternatives']>
  asked: Record<string, AskedOfSkill>
}

export interface AdvertTexts {
  title: string
  department: string
  description: string
  requirements: readonly string[]
}

export const readingOf = (advert: AdvertTexts): BoardReading => ({
  ...readAdvert(advert),
  alternatives: alternativesIn(advert.requirements),
  asked: askedOfSkills(advert.requirements),
})

/** By the title alone, for an advert whose texts are read later. */
export const readingOfTitle = (title: string): BoardReading => ({
  ...readAdvert({ title, department: '', description: '', requirements: [] }),
  alternatives: [],
  asked: {},
})
