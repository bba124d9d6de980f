import type { CvFacts } from '@onward/contracts/jobseekers/curriculum'
import { findSkills, impliedSkills, levelIn, reachesLevel } from '@onward/taxonomy'
import { type CvEvidence, evidencePieces, type RequirementState } from './cv-evidence'

/** Papers of one kind, lowest first; a higher one includes those below. */
const LADDERS: readonly { asked: RegExp; of: RegExp; rungs: readonly RegExp[] }[] = [
  {
    asked: /\b(?:category|cat\.?) ?C1?\b|\bC ?\+ ?E\b|\b(?:HGV|LGV)\b.*\b(?:class|1|2|C)\b|\bclass (?:1|2|one|two)\b/i,
    of: /\b(?:C1|7\.5 ?t\w*|HGV|LGV|class (?:1|2|one|two)|category C|cat C|C ?\+ ?E|artic\w*)\b/i,
    rungs: [
      /\b(?:C1|7\.5 ?t\w*)\b/i,
      /\b(?:class (?:2|two)|rigid|(?:category|cat\.?|LGV|HGV) ?C)\b(?! ?\+? ?E|1)|\b[HL]GV\b/i,
      /\bC ?\+ ?E\b|\bclass (?:1|one)\b|\bartic\w*|\b[HL]GV (?:1|C ?\+? ?E)\b/i,
    ],
  },
  {
    asked: /\bCSCS\b.*\b(?:green|blue|gold|black|labourer|skilled|supervisor|manager)\b|\b(?:green|blue|gold|black) CSCS\b/i,
    of: /\bCSCS\b/i,
    rungs: [/\bgreen\b|\blabourer/i, /\bblue\b|\bskilled\b/i, /\bgold\b|\bsupervisor\b/i, /\bblack\b|\bmanager\b/i],
  },
]
const rungOf = (text: string, rungs: readonly RegExp[]): number => rungs.findLastIndex((rung) => rung.test(text))
export function ladderState(requirement: string, facts: CvFacts): RequirementState | null {
  const ladder = LADDERS.find(({ asked }) => asked.test(requirement))
  if (!ladder) return null
  const quotes = evidencePieces(facts)
    .map(({ quote }) => quote)
    .filter((quote) => ladder.of.test(quote))
  if (quotes.length === 0) return 'missing'
  return Math.max(...quotes.map((quote) => rungOf(quote, ladder.rungs))) >= rungOf(requirement, ladder.rungs) ? 'met' : 'partly'
}

/** For a paper with levels: whether the held one is at least the asked one. */
export function paperState(requirement: string, skillId: string, { facts }: CvEvidence): RequirementState {
  const asked = levelIn(requirement)
  const isChildren = /\bp(?:a)?ediatric\b/i
  if (
    isChildren.test(requirement) &&
    !isChildren.test(
      evidencePieces(facts)
        .map(({ quote }) => quote)
        .join('\n'),
    )
  )
    return 'partly'
  return reachesLevel(asked, heldLevel(skillId, facts)) ? 'met' : 'partly'
}

/** The highest level of a paper that the CV names, or null. */
export function heldLevel(skillId: string, facts: CvFacts): number | null {
  const isOf = (id: string) => id === skillId || impliedSkills([id]).has(skillId)
  const levels = [
    ...facts.skills
      .filter(({ value }) => isOf(value.skillId))
      .map(({ quote, start }) => (levelIn(quote) ? quote : (paperLine(facts, start) ?? quote))),
    ...facts.certificates.filter(({ quote }) => findSkills(quote).some((match) => isOf(match.skillId))).map(({ quote }) => quote),
  ].flatMap((quote) => levelIn(quote) ?? [])
  return levels.length > 0 ? Math.max(...levels) : null
}
/** The line that names a paper, if it is short enough to be about nothing else. */
const paperLine = (facts: CvFacts, at: number): string | undefined => {
  const line = wholeLine(facts, at)
  return line && line.length <= 80 ? line : undefined
}
export const wholeLine = (facts: CvFacts, at: number): string | undefined =>
  evidencePieces(facts).find(({ start, end }) => start <= at && at < end)?.quote
