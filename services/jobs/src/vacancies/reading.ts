import type { AccessibilityFeature, WorkplaceFeature } from '../db/schema'
import { linesOf } from './advert-lines'
import { demandsIn } from './demands'

/** How a text becomes skill ids and occupation ids: the taxonomy's look-ups, handed in so that reading stays pure. */
export interface Lookups {
  /** Skills of a text, understood as a part of the whole advert. */
  skillIdsIn(text: string, advert: string): string[]
  occupationIdsIn(title: string): string[]
}

export interface ReadVacancy {
  occupationIds: string[]
  requiredSkillIds: string[]
  desirableSkillIds: string[]
  /** As `demandsIn` gives them, each joined with a stroke. */
  demands: string[]
  yearsWanted: number | null
  patterns: string[]
  lacks: string[]
  workplaceFeatures: WorkplaceFeature[]
}

const WORD_NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 }
const YEARS =
  /\b(\d{1,2}|one|two|three|four|five)\s*\+?\s*(?:-|to)?\s*(?:\d{1,2}\s*)?years?['’]?\s+(?:of\s+)?(?:[\w-]+\s+){0,4}experience\b/i
const SIX_MONTHS = /\b(?:six|6)\s+months['’]?\s+(?:of\s+)?(?:[\w-]+\s+){0,4}experience\b/i

const LACKS: readonly (readonly [string, RegExp])[] = [
  ['Parking available', /\bno (?:on[- ]?site |staff )?parking\b|\bparking is not available\b/i],
  [
    'Wheelchair accessible',
    /\bnot (?:wheelchair|step[- ]free) accessible\b|\bno (?:lift|step[- ]free access)\b|\bup (?:two|three|four|several) flights\b/i,
  ],
  ['Flexible working hours', /\b(?:hours|shifts) are fixed\b|\bfixed (?:hours|shifts)\b|\bno flexible (?:hours|working)\b/i],
  ['Quiet workspace', /\b(?:noisy|loud) (?:environment|workshop|kitchen|floor|site|place)\b/i],
  ['remote', /\b(?:no (?:home|remote) working|on[- ]?site only|cannot be done from home)\b/i],
]

const unique = (ids: readonly string[]) => [...new Set(ids)]

/**
 * Facts for matching, from an advert's text. Required skills come from title and requirements; from the description only when these
 * name none, because duties mention skills that are not required. Lines with "desirable", "nice to have", "bonus" and the like name
 * desirable skills anywhere.
 */
export function readVacancy(
  advert: {
    title: string
    description: string
    requirements: readonly string[]
    isRemoteAvailable: boolean
    accessibilityFeatures: readonly AccessibilityFeature[]
  },
  lookups: Lookups,
): ReadVacancy {
  const text = [advert.title, advert.description, ...advert.requirements].join('\n')
  const skillIdsIn = (part: string) => lookups.skillIdsIn(part, text)
  const required: string[] = [...skillIdsIn(advert.title)]
  const desirable: string[] = []
  for (const { line, kind } of linesOf(advert.requirements.join('\n'))) {
    if (kind === 'required') required.push(...skillIdsIn(line))
    else if (kind === 'desirable') desirable.push(...skillIdsIn(line))
  }
  const described: string[] = []
  for (const { line, kind } of linesOf(advert.description)) {
    if (kind === 'desirable') desirable.push(...skillIdsIn(line))
    else if (kind === 'required' && required.length === 0) described.push(...skillIdsIn(line))
  }
  const requiredSkillIds = unique([...required, ...described])
  const years = YEARS.exec(text)?.[1]?.toLowerCase()
  const equipment = advert.accessibilityFeatures.some(
    (feature) => feature === 'Assistive technology' || feature === 'Adjustable desk setup',
  )
  return {
    occupationIds: unique(lookups.occupationIdsIn(advert.title)),
    requiredSkillIds,
    desirableSkillIds: unique(desirable).filter((id) => !requiredSkillIds.includes(id)),
    demands: demandsIn(advert).map((papers) => papers.join('|')),
    yearsWanted: years ? (WORD_NUMBERS[years] ?? Number(years)) : SIX_MONTHS.test(text) ? 0.5 : null,
    patterns: [
      ...(/\bshifts?\b|\brotas?\b|\bnights?\b/i.test(text) ? ['shifts'] : []),
      ...(/\bweekends?\b|\bsaturdays?\b|\bsundays?\b/i.test(text) ? ['weekends'] : []),
    ],
    lacks: LACKS.filter(([, pattern]) => pattern.test(text)).map(([feature]) => feature),
    workplaceFeatures: [
      ...(advert.isRemoteAvailable ? (['remote'] as const) : []),
      ...(/\bscreen[- ]readers?\b/i.test(text) ? (['screen-reader-friendly'] as const) : []),
      ...(equipment || /\badapt(?:ive|ed) equipment\b/i.test(text) ? (['adaptive-equipment'] as const) : []),
    ],
  }
}
