import type { Slip } from './check-spelling'
import { languageOf } from './language-of'

interface GrammarRule {
  name: string
  pattern: RegExp
  /** The correction; null when the text is right after all. */
  mend(found: readonly string[], line: string): string | null
}
const swap = (name: string, pattern: RegExp, right: string): GrammarRule => ({
  name,
  pattern,
  mend: (found) => right.replace(/\$(\d)/g, (_, n: string) => found[Number(n)] ?? ''),
})
const PARTICIPLES: Readonly<Record<string, string>> = {
  went: 'gone',
  took: 'taken',
  did: 'done',
  wrote: 'written',
  drove: 'driven',
  ran: 'run',
  began: 'begun',
  came: 'come',
  saw: 'seen',
  gave: 'given',
  spoke: 'spoken',
  chose: 'chosen',
}
const SHORTENED: Readonly<Record<string, string>> = {
  im: "I'm",
  ive: "I've",
  dont: "don't",
  didnt: "didn't",
  doesnt: "doesn't",
  cant: "can't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  wasnt: "wasn't",
  isnt: "isn't",
  havent: "haven't",
  hasnt: "hasn't",
  werent: "weren't",
  arent: "aren't",
}
const ABBREVIATIONS =
  /(?:\b(?:etc|e\.g|i\.e|eg|ie|incl|inc|approx|dept|vs|no|tel|mob|ext|hrs?|mins?|yrs?|ltd|st|rd|ave|mr|mrs|ms|dr|nr|co|plc|govt|max|min|avg|qty|temp|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|[a-z]))$/i

/** After the letter A, as in "grade A and above", and words that sound like "you". */
const NOT_AFTER_A = /^(?:eu.*|ewe.*|and|are|all|any|also|other|out|only|off|our|over|into|each|either|even|every|after|about)$/

/** Only what is wrong in any sentence. A miss costs little; blaming good English costs trust. */
const RULES: readonly GrammarRule[] = [
  swap('have, not of', /\b(could|should|would|must|might) of\b(?! course)/gi, '$1 have'),
  swap('have been', /\bof been\b/gi, 'have been'),
  {
    name: 'a before a vowel',
    pattern: /(?<=^|[\s(])([Aa]) ((?:[aei]|o(?!ne|nce|uija)|un(?:der|til|ex|us|af|bi?a)|up)[a-z]{2,})\b/g,
    mend: ([, a, word]) => (NOT_AFTER_A.test(word ?? '') ? null : `${a}n ${word}`),
  },
  swap('an hour', /\b([Aa]) (hour|honest|hourly|honour)(?=\s|[.,])/g, '$1n $2'),
  {
    name: 'an before a consonant',
    pattern: /(?<=^|[\s(])([Aa])n ([bcdfgjklpqrtvwz][a-z]{2,}|s[a-z]{3,}|uni(?:form|t|on|que|versity)[a-z]*|european|one)\b/g,
    mend: ([, a, word]) => `${a} ${word}`,
  },
  swap('word twice', /\b(the|an?|and|to|of|for|with|my|at|was|is|as|or|from) \1\b(?![-'’])/gi, '$1'),
  {
    name: 'I alone',
    pattern:
      /(?<=^|[\s(])i (?=(?:am|was|have|had|did|do|can|could|will|would|like|liked|love|enjoy|enjoyed|work|worked|help|helped|want|know|also|always|then|got|get|left|started|made|served|learnt|learned|look|looked|live|went|took|ran|run|need|believe|feel|think|currently|really|never|usually|often|passed|completed|gained|moved|used|cleaned|drove|speak|managed|cared)\b)/g,
    mend: () => 'I ',
  },
  {
    name: 'apostrophes',
    pattern:
      /(?<=^|[\s(])(im|ive|dont|didnt|doesnt|cant|couldnt|wouldnt|shouldnt|wasnt|isnt|havent|hasnt|werent|arent)(?=[\s.,;!)]|$)/gi,
    mend: ([, word]) => SHORTENED[(word ?? '').toLowerCase()] ?? null,
  },
  {
    name: 'capital after a full stop',
    pattern: /([\p{L}]{3,})\. ([a-z]{2,})\b(?![.@])/gu,
    mend: ([, before, after]) =>
      ABBREVIATIONS.test(before ?? '') || /^(?:ebay|etsy|www|https?|i[A-Z])/.test(after ?? '')
        ? null
        : `${before}. ${after?.[0]?.toUpperCase()}${after?.slice(1)}`,
  },
  swap('no space before a comma', /([\p{L}\d]+) ,(?=\s|\p{L})/gu, '$1,'),
  swap('its own', /\b(i)t['’]s own\b/gi, '$1ts own'),
  swap("it's", /\b(i)ts (a|an|not|been)\b(?! (?:level|class|grade|team))/gi, "$1t's $2"),
  {
    name: 'led',
    pattern: /\b(I|and|We|we|also) lead (a|an|the|my|our|on)\b/g,
    mend: ([, who, what], line) =>
      /\b(?:19|20)\d\d\b/.test(line) && !/\b(?:present|since|now|current)/i.test(line) ? `${who} led ${what}` : null,
  },
  swap('led', /\b(have|has|had) lead (a|an|the|my|our)\b/g, '$1 led $2'),
  swap('led by', /\b(was|were|been) lead by\b/g, '$1 led by'),
  swap(
    'plurals',
    /\b(CV|GCSE|NVQ|MOT|BTEC|PC|DVD|HGV|LGV|AS level|A[ -][Ll]evel|O[ -][Ll]evel)['’]s(?=\s*(?:[,.:;()–-]|$)|\s+(?:in|at|and|including|from|grades?|with|for|to)\b)/g,
    '$1s',
  ),
  swap('their own', /\b(t)here own\b/gi, '$1heir own'),
  swap('there is', /(?<!\b(?:of|on|with|in|by|from|for) )\b(t)heir (is|are|was|were)\b(?! own)/gi, '$1here $2'),
  swap('their', /\b(t)hey['’]re (own|job|jobs|needs|skills|homes?|work|families|children)\b/gi, '$1heir $2'),
  swap('your own', /\b(y)ou['’]re own\b/gi, '$1our own'),
  swap(
    'than',
    /\b(more|less|rather|better|older|younger|faster|bigger|smaller|higher|lower|quicker|fewer|earlier|later|greater) then (\d+|a|an|the|on|any|most|other|others|expected|one|two|three|five|ten|anyone)\b/gi,
    '$1 than $2',
  ),
  swap('I have', /\bI (?:has)\b/g, 'I have'),
  swap('I do', /\bI does\b/g, 'I do'),
  swap('we were', /\b(we|they|you) was\b/gi, '$1 were'),
  swap('I have been', /\bI (never )?been\b/g, 'I have $1been'),
  swap('I did', /\bI done\b/g, 'I did'),
  swap('I saw', /\bI seen\b/g, 'I saw'),
  {
    name: 'have gone',
    pattern: /\b(have|has|having) (went|took|did|wrote|drove|ran|began|came|saw|gave|spoke|chose)\b/g,
    mend: ([, have, verb]) => `${have} ${PARTICIPLES[verb ?? '']}`,
  },
  {
    name: 'did and the plain form',
    pattern: /\b(did not|didn['’]t) (work|help|want|need|clean|serve|manage|finish|start|train|pass)(?:e?d)\b/g,
    mend: ([, did, verb]) => `${did} ${verb}`,
  },
  swap('able to', /\b(able|wanted|trying) too (?!much|many|hard|late|soon)(?=[a-z])/g, '$1 to '),
  swap(
    'were',
    /\b(we|they|who|you|customers) where (?!possible|needed|necessary|appropriate|required|relevant|i\b|we\b|the\b|they\b|it\b|there\b)(?=[a-z])/gi,
    '$1 were ',
  ),
  swap('know how', /\bI now how\b/g, 'I know how'),
  swap('another', /\ban other\b/g, 'another'),
  swap('advice', /\b(gave|give|giving|some|good|offered|offering|provided|providing) advise\b/gi, '$1 advice'),
  swap('stationery', /\b(office|ordering|ordered|order) stationary\b/gi, '$1 stationery'),
  swap(
    'manager',
    /\b(store|assistant|shift|project|line|duty|deputy|team|general|shop|floor|area|my) (m|M)anger\b/gi,
    '$1 $2anager',
  ),
  swap(
    'from',
    /\bform ((?:19|20)\d\d|January|February|March|April|June|July|August|September|October|November|December)\b/g,
    'from $1',
  ),
  swap('customer', /\b(served|serve|serving|help|helped|helping|greeted|greeting) (c)ostumers\b/gi, '$1 $2ustomers'),
  swap('customer service', /\b(c)ostumer (service|care|services)\b/gi, '$1ustomer $2'),
  swap('role', /\b(this|my|the|job) roll (as|of|at|was|is|involved|included)\b/gi, '$1 role $2'),
  swap('public', /\b(p)ubic (transport|sector|speaking|house|area|areas)\b/gi, '$1ublic $2'),
  swap('the public', /\bthe pubic\b/gi, 'the public'),
  swap('college', /\b(at|from|to|[Cc]ity|[Ss]ixth form) collage\b/g, '$1 college'),
  swap('assess', /\basses (the|risks?|needs?)\b/g, 'assess $1'),
  swap('driving licence', /\b([Dd])riving license\b/g, '$1riving licence'),
]

/** Certain slips of grammar with their corrections, at most one of each kind a line. Lines in Welsh are skipped. */
export function checkGrammar(lines: readonly string[]): Slip[] {
  const slips = new Map<string, Slip>()
  for (const line of lines) {
    if (languageOf(line) === 'cy') continue
    for (const { pattern, mend } of RULES) {
      for (const match of line.matchAll(pattern)) {
        const right = mend(match, line)
        const wrong = match[0]
        if (right === null || right === wrong) continue
        if (!slips.has(wrong.toLowerCase()))
          slips.set(wrong.toLowerCase(), { wrong: wrong.trim(), right: right.trim(), quote: line })
        break
      }
    }
  }
  return [...slips.values()]
}
