/** Words before a skill that make it a wish. */
const WISH =
  /\b(?:looking (?:for|to)|seeking|wants? to|wanting to|would (?:like|love)(?! the)|i['’]d (?:like|love)|hop(?:e|ing) to|keen to|eager to|willing to|happy to (?:learn|train)|wish to|aim(?:ing)? to|plan(?:ning)? to|interested in|learning to|(?:want|like|love) to learn|to (?:train|retrain|qualify|work) (?:as|in|towards)|to become|a (?:career|job|role|position|future) (?:in|as)|(?:apprenticeship|opportunity|chance|work|employment|post) (?:in|as)|working towards|booked (?:on|for)|applying for|hoffwn|chwilio am|awyddus i|gobeithio|eisiau)\b/i
const NEGATION =
  /\b(?:no|not|never|without|don['’]?t|do not|haven['’]?t|have not|didn['’]?t|cannot|can['’]?t|lack(?:ing)?|yet to|nid|heb|does not|doesn['’]?t|neither|nor)\b(?! only\b| just\b)[^.;!?]{0,30}$/i
const NONE_AFTER = /^\s*(?:[:(–-]\s*)?(?:none\b|not yet|not held|no\b(?! problem))/i
const OTHERS =
  /\b(?:(?:my|our|his|her|their) (?:own )?(?:manager|boss|mother|father|mum|dad|mam|husband|wife|sons?|daughters?|brothers?|sisters?|friends?|supervisor|partner|uncle|aunt|parents|family|colleagues?)|he|she|they) (?:(?:also|who|always) )?(?:is|was|are|were|has|had|does|did|works?|worked|drives?|drove|runs?|ran|teaches|taught|cooks?|owns?|owned|speaks?)\b/i

/** Whether the words from `start` to `end` claim something that the person has or does. */
export function isClaim(line: string, start: number, end: number): boolean {
  const from =
    Math.max(line.lastIndexOf('. ', start - 1), line.lastIndexOf('; ', start - 1), line.lastIndexOf('! ', start - 1)) + 1
  const before = line.slice(from, start)
  const wish = WISH.exec(before)
  // "Looking for a job where I can use my …" stays a wish; "I have" ends it.
  if (wish && !/\b(?:I (?:have|am|can|bring|hold)|bringing)\b/.test(before.slice(wish.index + wish[0].length))) return false
  if (NEGATION.test(before.split(/,(?! or\b)|\bbut\b/).at(-1) ?? '') || NONE_AFTER.test(line.slice(end))) return false
  const others = OTHERS.exec(before)
  return !(others && !/\b(?:I|and we|me)\b/.test(before.slice(others.index + others[0].length)))
}
