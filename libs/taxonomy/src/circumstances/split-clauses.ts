import { describesWork, judgeClause, type Verdict } from './clause'
import { termsIn } from './patterns'

const JOINTS =
  /\s*,\s*(?:(?:and|but|so|or|plus|yet|ac|ond|neu)\s+)?|(?<!\bon)\s+(?:and|&|\+)\s+(?!off\b)|\s+(?:but|although|though|even though|while|whilst|because(?! of)|plus|however|yet|so(?=\s+(?:i|now|that)\b)|since(?=\s+(?:i|being|my|having)\b)|as(?=\s+(?:i|my)\b)|then|(?:until|before|(?<!\blook(?:s|ed|ing)?\s+)after)(?=\s+(?:i|my)\b)|when(?=\s+(?:i|my)\b)|ond|ac|oherwydd|achos|tra|a(?=\s+(?:rwy|rydw|dw|wedi|mae|gyda)))\s+|\s+(?:because of|due to|owing to)\s+(?=(?:an?\s+|my\s+|the\s+)?\p{L})|\s+[–—-]\s+|\s*[()]\s*|\s*:\s+|\s+\/\s+/giu
/** Conjunctions that belong to the private clause after them, not to the text before. */
const BECAUSE = /^\s+(?:because of|due to|owing to)\s+$/i

export const isPrivateVerdict = (verdict: Verdict): boolean => verdict !== 'about-work' && verdict !== 'neutral'

/** The clauses of a sentence, without the conjunctions between them. */
export function clausesOf(text: string, from: number, to: number): { start: number; end: number }[] {
  const clauses: { start: number; end: number }[] = []
  let start = from
  const whole = text.slice(from, to)
  const terms = termsIn(whole)
  for (const match of whole.matchAll(JOINTS)) {
    // "Employment and Support Allowance" is one term and is not split at "and".
    if (terms.some((term) => term.start < match.index && match.index + match[0].length < term.end)) continue
    const at = from + match.index
    if (at > start) clauses.push({ start, end: at })
    // "because of …" stays with the clause that states the reason.
    start = BECAUSE.test(match[0]) ? at + (/^\s+/.exec(match[0])?.[0].length ?? 0) : at + match[0].length
  }
  if (to > start) clauses.push({ start, end: to })
  return clauses
    .flatMap((clause) => splitAfterSubordinate(text, clause))
    .filter((clause) => text.slice(clause.start, clause.end).trim() !== '')
}

const HELP_WITH = /\b(?:helps?|helped|helping|assists?|supports?)\b[^,]*$/i
const SUBORDINATE =
  /^\s*(?:(?:and|but|so)\s+)?(?:for|when|while|whilst|since|because|as|before|after|although|though|if|once|until|now that|with|from|during)\s/i
/** "When the children were small I ran a shop": two clauses without a comma. */
function splitAfterSubordinate(text: string, { start, end }: { start: number; end: number }): { start: number; end: number }[] {
  const clause = text.slice(start, end)
  if (!SUBORDINATE.test(clause)) return [{ start, end }]
  const joint = /(?<=\S\s+\S+\s+\S+)\s+(?=I(?:['’]\p{L}+)?\s+\p{L}+)/u.exec(clause)
  if (!joint) return [{ start, end }]
  return [
    { start, end: start + joint.index },
    { start: start + joint.index + joint[0].length, end },
  ]
}

/** "An ex-offender with ten years of experience": the part after "with" may be work. */
export function splitAtWork(text: string, { start, end }: { start: number; end: number }): { start: number; end: number }[] {
  const clause = text.slice(start, end)
  for (const joint of clause.matchAll(BEFORE_WORK)) {
    const right = clause.slice(joint.index + joint[0].length)
    if (HELP_WITH.test(clause.slice(0, joint.index)) || !describesWork(right)) continue
    if (isPrivateVerdict(judgeClause(right, { place: 'anywhere', isGoverned: false, isDatedCare: false }))) continue
    return [
      { start, end: start + joint.index },
      { start: start + joint.index + joint[0].length, end },
    ]
  }
  return [{ start, end }]
}
const BEFORE_WORK =
  /\s+with\s+(?=\S)|\s+who\s+(?:is|has|was|am|wants|have)\s+|\s+(?=(?:looking for|seeking|ready to|returning to|back looking|going back to|wanting|hoping to|available|qualified|trained)(?![\p{L}]))/giu
