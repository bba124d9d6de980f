/** A wish; "where I can use my" ends it. */
const WISH =
  /\b(?:looking (?:for|to)|seeking|searching for|would (?:like|love) (?:to|an?|some)|['’]d (?:like|love) (?:to|an?)|want(?:s|ed|ing)? (?:to|a|an|work)|hop(?:e|es|ing) to|keen to|eager to|willing to learn|wish(?:es)? to|aim(?:s|ing)? to|aspir\w+|my (?:goal|aim|ambition|dream) is|interested in|interest in (?:a|working|becoming)|ambition|dream of|to become|apply(?:ing)? for (?:the|an?|your|this)|(?:i am|i['’]m) writing (?:to|about|in|with)|on the search for|in search of|learn(?:ing)? (?:to|about)|chwilio am|hoffwn|eisiau|gobeithio|awyddus i)\b/giu
const HAVE_AGAIN =
  /\b(?:(?:use|using|apply|applying|bring|bringing|offer|build on|building on|develop|where|based on|thanks to|drawing on|utilis\w+|make use of) my|i have|i am|having|i can|because i|with (?:my|\d+|over|more than|strong|good|excellent))\b/iu
const NEGATED =
  /\b(?:no|not|never|without|lack(?:ing)?(?: of)?|do not|don['’]t|does not|doesn['’]t|did not|cannot|can['’]t|unable to|haven['’]t|have not|yet to|nor|dim|heb|nid oes gen i|does gen i ddim)\b(?! only| just| least| surprisingly| a problem)/giu
/** What a negation takes back is near it. */
const NEGATED_SPAN = 60
const SOMEBODY_ELSE =
  /\b(?:my (?:father|mother|dad|mum|brother|sister|husband|wife|partner|friend|son|daughter|uncle|aunt|manager|boss|supervisor|colleagues?|team mates?)(?:['’]s)?\s+(?:is|was|are|were|has|have|had|who|works?|worked|runs?|ran|does|did|do|drives?|drove|teaches|taught|looked|looks|handles?|handled|cooks?)|(?:the|a|an|our) (?:company|firm|business|employer|organisation|charity|agency)\s+(?:that|which|who|provid\w+|offer\w+|speciali\w+|sell\w+|mak\w+|manufactur\w+)|(?:he|she|they) (?:is|was|are|were|has|had|does|did|works?|worked|runs?))\b/giu
const AT_LEISURE =
  /\b(?:(?:in|outside|out of) (?:my )?(?:spare|free|own|leisure) time|outside (?:of )?work|my (?:hobbies|interests|pastimes)|for fun|as a hobby|yn fy amser (?:hamdden|rhydd)|fy niddordebau)\b/giu
const CLAUSE_END = /[.;!?\n]|,?\s\b(?:but|however|although|though|ond)\b/iu

/** Whether the text at an offset is a wish, a denial, somebody else's or a pastime. A wording that begins with the "no" itself is none of these. */
export function unclaimedIn(text: string): (start: number) => boolean {
  const stretches: { after: number; to: number }[] = []
  for (const [pattern, resets] of [
    [WISH, true],
    [NEGATED, false],
    [SOMEBODY_ELSE, false],
    [AT_LEISURE, false],
  ] as const) {
    const nextStop = nextIn(text, CLAUSE_END)
    const nextAgain = nextIn(text, HAVE_AGAIN)
    for (const match of text.matchAll(pattern)) {
      const after = match.index + match[0].length
      const near = text.slice(after, after + NEGATED_SPAN)
      const again = resets
        ? nextAgain(after)
        : pattern === NEGATED
          ? after + (near.includes(',') ? near.indexOf(',') : NEGATED_SPAN)
          : text.length
      stretches.push({ after, to: Math.min(nextStop(after), again, text.length) })
    }
  }
  return (start) => stretches.some(({ after, to }) => start >= after && start < to)
}

/** Where a pattern comes next, for places that ascend: a long text is searched once, not once for each place. */
function nextIn(text: string, pattern: RegExp): (from: number) => number {
  const finder = new RegExp(pattern, `${pattern.flags}g`)
  let next = -1
  return (from) => {
    if (next < from) {
      finder.lastIndex = from
      next = finder.exec(text)?.index ?? text.length
    }
    return next
  }
}
