import { AGE } from '../data/circumstances/person'

/** A phrase that goes from a sentence about work, and what stands in its place. */
interface Phrase {
  pattern: RegExp
  instead: string | ((found: RegExpExecArray) => string)
}

const SPOUSE =
  "(?:civil partner|life partner|husband|wife|spouse|partner|boyfriend|girlfriend|fianc[ée]e?|other half)(?!['’]s\\b| (?:agenc|organi|compan|charit|school|firm|brand|trust))"
const SEX =
  '(?:woman|man|lady|gentleman|gent|guy|bloke|chap|lad|lass|girl|boy|female|male|mum|mother|dad|father|grandmother|grandfather|nan)'
/** Adjectives between the article and the noun. */
const FEW = "(?:[\\p{L}'’-]+,? ){0,3}?"
const OPENING = '(?<=^|[.!?\\n] *)'
const OTHERS =
  '(?:company|firm|business|building|house|home|client|resident|patient|customer|pupil|child|children|boy|girl|son|daughter|machine|system|van|car|lorry|engine|brand|charity|school|church|recipe|tree|site|department|contract|account|s\\b|group|class)'
const phrase = (source: string, instead: Phrase['instead'] = ''): Phrase => ({ pattern: new RegExp(source, 'giu'), instead })

const PHRASES: readonly Phrase[] = [
  phrase('\\s*[([]?\\b(?:she|he|they|xe|ze) ?\\/ ?(?:her|him|them|they|xem|zir)(?: ?\\/ ?(?:hers|his|theirs))?\\b[)\\]]?'),
  phrase(`${OPENING}at (?:the age of )?${AGE},? (?:years? old,? )?(?=I\\b)`),
  phrase(
    `${OPENING}(?:now |being |already )?(?:in|into) my (?:early|mid|late)?[- ]?(?:teens|twenties|thirties|forties|fifties|sixties|seventies),? (?=I\\b)`,
  ),
  phrase(`,? (?:even )?at the age of ${AGE}\\b`),
  phrase(`(?<=\\b(?:woman|man|lady|gentleman|person|mum|dad)) (?:of|aged) ${AGE}\\b(?! (?:years? of|few))`),
  // "A 45-year-old chef", "fit 58-year-old looking for work".
  phrase(
    `(?<!\\b(?:with|for|to|of|teach|taught|coach|coached|trained|the|each|by) (?:an? )?)\\b${AGE}[- ]years?[- ]old (?=\\p{L})(?!(?:looking|seeking|wanting|with|who|and|from|in)\\b|${OTHERS})(?=${FEW}(?:woman|man|lady|person|worker|chef|cook|driver|\\p{L}+er\\b|\\p{L}+or\\b|\\p{L}+ist\\b))`,
  ),
  phrase(
    `(?<=${OPENING}(?:an? )?(?:[\\p{L}-]+,? ){0,2}|\\bI am (?:an? )?(?:[\\p{L}-]+,? ){0,2}|\\bas an? (?:[\\p{L}-]+,? ){0,2})\\b${AGE}[- ]years?[- ]old(?= (?:looking|seeking|wanting|with|who|and|from|in)\\b)`,
    'person',
  ),
  phrase(
    `(?<=${OPENING}(?:as |I am |I'm )?an? |\\bI am an? |\\bas an? )(?:mature|older|elderly|young|younger|youthful|middle-aged) (?=(?:applicant|candidate|person|worker|individual|employee|jobseeker|job seeker|adult|professional|student|woman|man|lady|gentleman)\\b)`,
  ),
  phrase(
    `(?<=\\b(?:I am|I'm|I’m|as|being) (?:an?|the only|the first) ${FEW})${SEX}(?=[ ,.!?]|$)(?! (?:and baby|figure))`,
    'person',
  ),
  phrase(
    `(?<=${OPENING}(?:an? )${FEW})(?:woman|man|lady|gentleman|guy|bloke|lad|female|male)(?= (?:who|with|of|looking|seeking)\\b)`,
    'person',
  ),
  phrase(`\\bmy ${SPOUSE} and I\\b|\\bme and my ${SPOUSE}\\b`, ({ index }) => (index === 0 ? 'We' : 'we')),
  phrase(`\\bI and my ${SPOUSE}\\b`, ({ index }) => (index === 0 ? 'We' : 'we')),
  phrase(`,? (?:together |along |to be )?(?:with|near|alongside|to join|to follow|because of|and) my ${SPOUSE}\\b`),
  phrase('(?:,| and)? (?:after|since|before|following|for|with|around) the birth of (?:my|our)\\b[^,.;]*'),
  phrase('(?:,| and)? (?:after|before|since|following|during) (?:my |our )?(?:maternity|paternity|adoption|parental) leave\\b'),
]

/** "As a Black woman I …", "Being deaf means that I …": what comes before "I" goes where it is private. */
export const LEAD = /(?<=^|[.!?\n] *)(?:as|being) (?:an? )?([^,.;!?\n]{2,60}?)(?:,? means?(?: that)?)?,? (?=I\b)/giu

export interface PhraseCut {
  start: number
  end: number
  instead: string
}

/** Phrases about the writer's age, sex and partner within sentences that say something else as well. */
export function phraseCuts(text: string): PhraseCut[] {
  return PHRASES.flatMap(({ pattern, instead }) =>
    [...text.matchAll(pattern)].map((found) => ({
      start: found.index,
      end: found.index + found[0].length,
      instead: typeof instead === 'string' ? instead : instead(found),
    })),
  )
}
