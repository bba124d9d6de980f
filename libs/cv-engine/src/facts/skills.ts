import type { CvFacts, ExperienceFact } from '@onward/contracts/curriculum'
import { findSkills, occupationById, skillById, skillName } from '@onward/taxonomy'
import { EVIDENCE } from './evidence'
import type { Line } from './lines'
import { cut, foundIn } from './pieces'

/** What somebody hopes for; "where I can use my" is what they have again. */
const WISH =
  /\b(?:looking (?:for|to)|seeking|searching for|would (?:like|love) to|['’]d (?:like|love) to|want(?:s|ed|ing)? (?:to|a|an|work)|hop(?:e|es|ing) to|keen to|eager to|willing to learn|wish(?:es)? to|aim(?:s|ing)? to|aspir\w+|my (?:goal|aim|ambition|dream) is|interested in|interest in (?:a|working|becoming)|ambition|dream of|to become|learn(?:ing)? (?:to|about)|chwilio am|hoffwn|eisiau|gobeithio|awyddus i)\b/giu
const HAVE_AGAIN =
  /\b(?:(?:use|using|apply|applying|bring|bringing|offer|build on|building on|develop|where|based on|thanks to|drawing on|utilis\w+|make use of) my|i have|i am|having|i can|with (?:my|\d+|over|more than|strong|good|excellent))\b/iu
const NEGATED =
  /\b(?:no|not|never|without|lack(?:ing)?(?: of)?|do not|don['’]t|does not|doesn['’]t|did not|cannot|can['’]t|unable to|haven['’]t|have not|yet to|nor|dim|heb|nid oes gen i|does gen i ddim)\b(?! only| just| least| surprisingly| a problem)/giu
/** What a negation takes back is near it. */
const NEGATED_SPAN = 60
const SOMEBODY_ELSE =
  /\b(?:my (?:father|mother|dad|mum|brother|sister|husband|wife|partner|friend|son|daughter|uncle|aunt|manager|boss|supervisor|colleagues?|team mates?)(?:['’]s)?\s+(?:is|was|are|were|has|have|had|who|works?|worked|runs?|ran|does|did|do|drives?|drove|teaches|taught|looked|looks|handles?|handled|cooks?)|(?:the|a|an|our) (?:company|firm|business|employer|organisation|charity|agency)\s+(?:that|which|who|provid\w+|offer\w+|speciali\w+|sell\w+|mak\w+|manufactur\w+)|(?:he|she|they) (?:is|was|are|were|has|had|does|did|works?|worked|runs?))\b/giu
const CLAUSE_END = /[.;!?\n]|,?\s\b(?:but|however|although|though|ond)\b/iu

/** Stretches of a line that speak of a wish, of what is missing or of somebody else. */
function excluded(text: string): [number, number][] {
  const stretches: [number, number][] = []
  for (const [pattern, resets] of [
    [WISH, true],
    [NEGATED, false],
    [SOMEBODY_ELSE, false],
  ] as const)
    for (const match of text.matchAll(pattern)) {
      const from = match.index + match[0].length
      const rest = text.slice(from)
      const stop = CLAUSE_END.exec(rest)?.index ?? rest.length
      const again = resets
        ? (HAVE_AGAIN.exec(rest)?.index ?? rest.length)
        : pattern === NEGATED
          ? Math.min(rest.length, NEGATED_SPAN, rest.indexOf(',') >= 0 ? rest.indexOf(',') : rest.length)
          : rest.length
      stretches.push([match.index, from + Math.min(stop, again)])
    }
  return stretches
}

/** Where names of employers, schools and people stand: what they are called is no skill. */
export type Named = readonly (readonly [start: number, end: number])[]

const CONFIDENCE: Readonly<Record<string, number>> = {
  skills: 0.92,
  certificates: 0.92,
  languages: 0.9,
  work: 0.85,
  volunteering: 0.82,
  education: 0.75,
  summary: 0.75,
  contact: 0.65,
  other: 0.7,
  interests: 0.55,
}

const SHOWN_IN: ReadonlySet<string> = new Set(['summary', 'work', 'volunteering', 'skills', 'other'])
/** Skills that a line shows without naming them. */
function shownIn({ text, section }: Line): { skillId: string; start: number; end: number }[] {
  if (!SHOWN_IN.has(section)) return []
  return EVIDENCE.flatMap(([skillId, pattern]) => {
    const match = pattern.exec(text)
    return match ? [{ skillId, start: match.index, end: match.index + match[0].length }] : []
  })
}

/** Nobody does this work without them: what the title of a job says of whoever held it. */
const OF_TITLE = 0.6
function skillsOfTitles(held: readonly ExperienceFact[]): CvFacts['skills'] {
  return held.flatMap(({ title, occupationId }) =>
    title && occupationId
      ? (occupationById(occupationId)?.requiredSkills ?? [])
          .filter((skillId) => skillById(skillId)?.kind === 'skill')
          .map((skillId) => ({ ...title, value: { skillId, name: skillName(skillId) }, confidence: OF_TITLE }))
      : [],
  )
}

/** Whoever says that they speak English speaks it. */
function languageSkills(languages: CvFacts['languages']): CvFacts['skills'] {
  return languages.flatMap(({ value, ...where }) =>
    /^(?:english|saesneg)$/i.test(value.language)
      ? [{ ...where, value: { skillId: 'english-spoken', name: skillName('english-spoken') } }]
      : [],
  )
}

/** Skills that the person says they have, each once, quoted where it is said best; then those that a job's title says of them. */
export function readSkills(
  lines: readonly Line[],
  named: Named,
  told: { held: readonly ExperienceFact[]; languages: CvFacts['languages'] },
): CvFacts['skills'] {
  const best = new Map<string, CvFacts['skills'][number]>()
  for (const line of lines) {
    if (line.isHeading || line.section === 'references') continue
    const matches = [...findSkills(line.text), ...shownIn(line)]
    if (matches.length === 0) continue
    const out = excluded(line.text)
    for (const { skillId, start, end } of matches) {
      if (out.some(([from, to]) => start >= from && start < to)) continue
      if (named.some(([from, to]) => line.start + start >= from && line.start + end <= to)) continue
      const confidence = CONFIDENCE[line.section] ?? 0.6
      const known = best.get(skillId)
      if (known && known.confidence >= confidence) continue
      best.set(skillId, foundIn(cut(line, start, end), { skillId, name: skillName(skillId) }, confidence))
    }
  }
  for (const skill of [...languageSkills(told.languages), ...skillsOfTitles(told.held)]) {
    if (!best.has(skill.value.skillId)) best.set(skill.value.skillId, skill)
  }
  return [...best.values()].sort((a, b) => a.start - b.start)
}
