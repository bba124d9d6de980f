import {
  CARE_SETTINGS,
  OTHER_PEOPLE,
  OTHER_PERSON,
  WELSH_WORK_VERBS,
  WORK_FACTS,
  WORK_NOUNS,
  WORK_VERBS,
} from '../data/circumstances/work-signs'
import { findOccupations } from '../occupations'
import { verbForms, welshVerbForms } from '../word-forms'
import { ADVERBS, allPatterns, anyOf, listed, termsIn, wholeWordPattern } from './patterns'

/**
 * The context of a text. `work`: an entry about work, study or certificates, where a bare "epilepsy" is what the person worked with. `private`:
 * below a heading such as "Health", where everything is private unless it describes work.
 */
export type Place = 'anywhere' | 'work' | 'private'

export interface ClauseContext {
  place: Place
  /** An earlier clause is about other people or about work with such circumstances: "supporting adults with autism, epilepsy". */
  isGoverned: boolean
  /** Follows a longer clause, or mentions a care setting: a bare condition is then part of the work. */
  isAmongWork?: boolean
  /** The sentence or its entry says in which years the person cared for a relative. */
  isDatedCare: boolean
}

/**
 * `of-caring`: private, and so is any condition of the relative. `bare`: the circumstance alone, as in a list; the items beside it are judged
 * separately.
 */
export type Verdict = 'private' | 'of-caring' | 'bare' | 'about-work' | 'neutral'

const ME =
  /(?<![\p{L}\p{N}])(?:i|i'm|i've|im|ive|me|my|mine|myself|our|rwy'n|rwyf|rydw|dw|fy|gen i|gennyf|arna i|arnaf|bûm|cefais|ces)(?![\p{L}\p{N}])/u
const OTHERS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${anyOf(OTHER_PEOPLE)})(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])(?:an?|the|one|this|another|each|every|disabled|gyda) (?:[\\p{L}\\d-]+ ){0,3}?(?:${anyOf(OTHER_PERSON.replaceAll('|', '|'))})(?![\\p{L}\\p{N}])`,
  'u',
)
/** "My children" are relatives; "my residents" are not. */
const OWN =
  /(?<![\p{L}])(?:my|our|own|fy|ein)(?: [\p{L}-]+)? (?:children|boys|girls|men|women|babies|toddlers|teenagers|family|family members|parents|carers|mothers|fathers|mums|dads|couple|blant|plant)(?![\p{L}])/gu
const OTHER_SUBJECT = /(?:^|\s)(?:the|another|their|his|her) (?:[\p{L}-]+ ){1,3}(?:is|was|are|were|has|had|went|being) /u
const mentionsOtherPeople = (plain: string): boolean => OTHERS.test(plain.replace(OWN, ''))
export const namesOthers = (text: string): boolean => mentionsOtherPeople(plainOf(text))
const CARE_SETTING = wholeWordPattern(anyOf(CARE_SETTINGS))
export const namesCareSetting = (text: string): boolean => CARE_SETTING.test(plainOf(text))
const I_AM_ONE =
  /(?<![\p{L}])(?:i am|i'm|im|am|as) (?:an? |the )?(?:[\p{L}-]+ ){0,3}?(?:man|woman|lady|person|boy|girl|adult|mum|mother|dad|father|parent|guy|student|veteran|people)(?: who)?(?: is| has| am| have)?(?: living)? (?:with|in a|on the|and)? ?(?:[\p{L}-]+ )*$/u
const WORK_NOUN = wholeWordPattern(anyOf(WORK_NOUNS))
const NOUN_RIGHT_AFTER = new RegExp(
  `^(?:'s)?[ /-]+(?!(?:so|but|with|at|in|on|which|who|that|as|to|for|from|since|because|when|i|my)\\b|(?:and|or|&) (?:an?|the|i|my|i'm|have|am)\\b)(?:(?:and|or|&|a|ac) (?:[\\p{L}-]+ ){0,2}?|[\\p{L}-]+[ /-]+)?(?:${anyOf(WORK_NOUNS)}|${anyOf(OTHER_PEOPLE)})(?![\\p{L}\\p{N}])`,
  'u',
)
const verbs: ReadonlySet<string> = new Set([
  ...listed(WORK_VERBS).flatMap(verbForms),
  ...listed(WELSH_WORK_VERBS).flatMap(welshVerbForms),
])
const BEFORE_THE_VERB = new RegExp(
  `^(?:(?:i|we|have|has|had|'ve|was|were|am|used to|can|could|did|would|will|and|or|also|then|to|by|including|include|included|${ADVERBS}|successfully|regularly|helped to|responsible for|wedi|yn|bûm yn) )*`,
  'u',
)
/** The first verb of a clause. */
const mainVerb = (plain: string): string => {
  const rest = plain.replace(BEFORE_THE_VERB, '')
  return /^[\p{L}'-]+/u.exec(rest)?.[0] ?? ''
}

const KIND_OF =
  'a|an|the|my|some|any|mild|moderate|severe|bad|really|very|quite|chronic|acute|long-term|long term|longstanding|lifelong|well-controlled|controlled|early|late|onset|complex|clinical|diagnosed|undiagnosed|ongoing|serious|slight|partial|both|also|had|got|recurrent|occasional|frequent|terrible|awful|rare|minor|major|untreated|suspected|form of|type of|kind of|degree of|bit of|bout of|bouts of|touch of|lot of|history of|diagnosis of|condition called|disability called|little|own|full|no|one|two|several|severe and enduring'
const ONLY_KINDS = new RegExp(`^\\W*(?:(?:${KIND_OF}|good|excellent|clean|former|with) )*$`, 'u')
const HAS = new RegExp(
  `(?:^|(?<![\\p{L}])(?:i|she|he|who|i've|ive|and|also|now|but|still|because i|as i) )(?:(?:${ADVERBS}) )*(?:have|has|had|having|got|'ve|get|gets|have got|have had|has had|been|suffer from|suffers from|suffered from|suffered with|suffering from|suffering with|suffer with|live with|lives with|lived with|living with|am living with|manage|manages|managing|cope with|coping with|battle|battled|battling|battle with|struggle with|struggled with|struggling with|deal with my|was diagnosed with|diagnosed with|diagnosed as|recovering from|recovered from|born with|was born with|treated for|am treated for|receive|receives|received|receiving|get|gets|getting|got|hold|holds|holding|granted|was granted|given|was given|with|there is|survived|developed|acquired|contracted|caught) (?:(?:${KIND_OF}) )*$`,
  'u',
)
const RELATIVE_BEFORE =
  /(?<![\p{L}])(?:my|our|his|her) (?:[\p{L}-]+ ){0,2}(?:mum|mam|mammy|mummy|mother|dad|father|parents?|husband|wife|partner|son|daughter|brother|sister|nan|gran|granny|grandmother|grandfather|grandad|aunt|uncle|children|in-laws|mother-in-law|father-in-law)(?![\p{L}])/u
const BECAUSE_OF =
  /(?<![\p{L}])(?:because of|due to|owing to|despite|as a result of|on account of|in spite of|thanks to|following|on top of|caused by|through) (?:an? |my |the |some |severe |chronic |ongoing |ill |poor |bad |having |being )*$/u
const MINE = /(?<![\p{L}])(?:my|fy) (?:[\p{L}-]+ ){0,2}$/u
const IS = new RegExp(
  `(?:^|(?<![\\p{L}]))(?:i am|i'm|im|i was|i have been|i've been|being|am|is|are|was|been|became|become|becoming|^as(?= an? )|feel|feels|identify as|describe myself as|consider myself|now|rwy'n|rwyf yn|rydw i'n|dw i'n|roeddwn i'n|yn|fel|rwy’n)(?: (?:${ADVERBS}|a|an|the|one of|also|quite|rather|more or less))*\\s*$`,
  'u',
)
const I_AM = new RegExp(
  `(?:^|(?<![\\p{L}]))(?:i am|i'm|im|i was|i have been|i've been|^am|^being|^as(?= an? )|she is|he is|identify as|rwy'n|rwyf yn|rydw i'n|dw i'n)(?: (?:${ADVERBS}|a|an|the|also|quite))*\\s*$`,
  'u',
)
const IS_AT_START = new RegExp(`^(?:(?:${ADVERBS}|a|an|and|but|or|yn|fel) )*$`, 'u')
/**
 * What may follow a word describing the writer ("I am deaf"): the end of the clause or its continuation, but not a noun that the word describes
 * ("deaf children").
 */
const ENDS_HERE =
  /^\W*$|^[.,;)]|^ (?:and|but|since|from|with|so|because|in|on|due|after|for|now|at|by|who|man|woman|lady|person|people|guy|mother|mum|mam|father|dad|parent|adult|veteran|myself|though|although|which|until|when|while|as|too|also|all|most|both|to|\d|o|ers|ac|ond|oherwydd|again|twice|or|not|if|than|yet|living|citizen|national|by)(?![\p{L}])/u
const SHORT_TAIL =
  /^\W*$|^[ ,(]+(?:since|from|for|in|after|with|by|at|due|until|aged|as|now|until|and|under|stable|controlled|diagnosed|\d|\(|who|o|ers|ar|myself|all|both|too)(?![\p{L}])/u
/** "Carer for a wheelchair user": the circumstance is somebody else's. */
const OF_ANOTHER = /(?:^|[\p{L}]) (?:to|for|of|with|by|against|i)(?: an?| the| one| another| this)? (?:[\p{L}-]+ )?$/u
/** Welsh plurals have other endings and are not recognised. */
const isPlural = (surface: string): boolean => /[^s]s$/i.test(surface) && !/(?:ness|us|is|as)$/i.test(surface)

/** Continues a private clause: "which is well controlled", "since 2015". */
export const GOES_ON =
  /^(?:which|that|who|whose|so that|so (?:i )?(?:need|can't|cannot|cant|am|use|have|must|may|sometimes|work best)|since (?:19|20|birth|i was|the|my|then|last|a|january|february|march|april|may|june|july|august|september|october|november|december)|for (?:the )?(?:past |last |over |about |nearly |many |\d|a|one|two|three|four|five|six|seven|eight|nine|ten|some|several|twenty|thirty|life)|in (?:19|20|january|february|march|april|may|june|july|august|september|october|november|december|both|my (?:teens|twenties|thirties|left|right|back|knee|childhood))|from (?:birth|age|the age|19|20|my|a car|an? accident)|when i was|at the age|at age|aged \d|until|controlled|well[- ]controlled|managed|well[- ]managed|under control|treated|diagnosed|currently stable|stable|medicated|it |this |these |they |that |and it|due in|due on|expires|valid|as a (?:child|result|teenager)|since|\d+ hours (?:a|per) week|affects|affecting|means|meaning|making|but (?:it|this|that|i (?:manage|cope|do not let|don't let))|not (?:affect|a problem)|needs?|sometimes|on and off|on medication|with medication|with tablets|awaiting|following|after (?:a|an|my|the)|because|due to|both|all|except|apart from)(?![\p{L}])/u
/** What a circumstance prevents: "I cannot stand for long". */
export const LIMITS =
  /^(?:so |and |but |therefore |then |that |which means )*i (?:can't|cannot|cant|could not|couldn't|can only|need|have to|had to|must|may|might|am unable|am not able|struggle|find it (?:hard|difficult)|get (?:tired|anxious)|sometimes|still get|manage it|cope|prefer|rely|use)(?![\p{L}])/u
/** A sentence that continues the subject of the previous one. */
export const FOLLOWS_ON =
  /^(?:however,? |but |and |so |luckily,? |fortunately,? )*(?:it|this|these|they|that|nid yw(?:'n| hyn| hynny)?|mae'n)(?:'s)? (?:also |only |just |now |still |has )*(?:does|doesn't|did|didn't|do|don't|has|hasn't|have|haven't|never|is|isn't|was|wasn't|are|were|can|can't|may|might|will|won't|would|means?|meant|affects?|affected|makes?|came|started|happened|sometimes|no longer|stops?|needs?|requires?|gets?|goes|went|runs?|been|ddim|effeithio|dan|yn)(?![\p{L}])(?!.*(?<![\p{L}])i (?:also )?(?:learn|work|train|volunteer|start|becam|got|lead|led|ran|teach|taught|was|am|did|had|have))/u
/** What became of the relative that the sentence before was about. */
export const OF_RELATIVE =
  /^(?:sadly,? |unfortunately,? |luckily,? |thankfully,? |happily,? |and |but )*(?:he|she|they|both)(?:'s|'re)? (?:has |have |had |both |sadly |now |then |is |are |was |were |also |since |recently )*(?:died|dead|passed (?:away|on)|recovered|got (?:better|worse)|better|well|fine|fully grown|grown up|settled|independent|(?:went|moved|gone) (?:back )?(?:in|into|to) (?:a |the )?(?:care|home|hospital|hospice|school|nursery|sheltered|supported)|in (?:a |full[- ]time )?(?:care|home|school|nursery|hospital|hospice)|at (?:school|nursery|secondary|college)|started (?:school|nursery)|no longer needs?|needs?|needed|looked after|cared for)(?![\p{L}])/u

/** Introduces a private clause: "At the moment", "I cannot lift". */
export const LEADS_IN =
  /^(?:at (?:the )?(?:moment|present)|currently|unfortunately|sadly|recently|previously|now|today|also|please note|to be honest|hello|hi|in (?:19|20)\d\d|since (?:19|20)\d\d|for (?:\p{L}+ ){1,3}years|(?:i )?(?:can't|cannot|cant|am unable to|struggle to|find it hard to|am not able to|could not|couldn't|can only|had to (?:leave|stop|give up)|left|do not|don't|have not worked|have been out of work|am unemployed|was unemployed|unemployed|have been unemployed|need school hours|want school hours|need term time|need part[- ]time)(?: .*)?)\W*$/u

/** Lower case without accents, at the same length, so that offsets stay valid. */
export const plainOf = (text: string): string => {
  const plain = text.replace(/[’‘ʼ`]/g, "'").replace(/\u00a0/g, ' ')
  const lower = plain.toLowerCase()
  return lower.length === plain.length ? lower : plain
}

/** A telephone number or email address: the line is contact details. */
const CONTACT = /@|\d[\d ()+-]{8,}\d/

/** Classifies one clause. Terms are looked up in the original `text`, because capitals matter. */
export function judgeClause(text: string, { place, isGoverned, isAmongWork = false, isDatedCare }: ClauseContext): Verdict {
  const plain = plainOf(text)
  if (!/\p{L}/u.test(plain)) return 'neutral'
  const isFirstPerson = ME.test(plain)
  const { anySubject, firstPerson, ofRelatives, ofRelativesAndMe, ofCaring } = allPatterns()
  if (CONTACT.test(plain)) return 'neutral'
  const hasOthers = mentionsOtherPeople(plain)
  if (!isDatedCare) {
    if ((isFirstPerson || !isGoverned) && ofCaring.some((one) => one.test(plain))) return 'of-caring'
    if (ofRelativesAndMe.some((one) => one.test(plain))) return 'private'
    if ((isFirstPerson || !isGoverned) && ofRelatives.some((one) => one.test(plain))) return 'private'
  }
  const mayBeMine =
    isFirstPerson || (!isGoverned && !hasOthers && !(place === 'work' && (WORK_NOUN.test(plain) || verbs.has(mainVerb(plain)))))
  if (mayBeMine && (firstPerson.some((one) => one.test(plain)) || anySubject.some((one) => one.test(plain)))) return 'private'
  let isAboutWork = false
  for (const { kind, isOfRelatives, start, end, surface } of termsIn(text)) {
    if (isDatedCare && isOfRelatives) continue
    const before = plain.slice(0, start)
    const after = plain.slice(end)
    const isWhole = ONLY_KINDS.test(before) && SHORT_TAIL.test(after)
    if (isDatedCare && (!isFirstPerson || RELATIVE_BEFORE.test(before))) continue
    if (kind === 'has' && MINE.test(before) && !isDatedCare) return 'private'
    if (NOUN_RIGHT_AFTER.test(after)) {
      isAboutWork = true
      continue
    }
    if (kind === 'has' || kind === 'hasOnly') {
      if (I_AM_ONE.test(before)) return 'private'
      const isGovernedHere = isGoverned && !isFirstPerson
      if (mentionsOtherPeople(before) || OTHER_SUBJECT.test(before)) {
        isAboutWork = true
        continue
      }
      if (!isGovernedHere && (kind === 'has' || ENDS_HERE.test(after)) && (HAS.test(before) || BECAUSE_OF.test(before)))
        return 'private'
      if (kind === 'hasOnly') continue
      if (
        WORK_NOUN.test(before) ||
        /\b(?:years|months|career|worked|work|working|post|role) (?:in|of|with|on)\b/.test(before) ||
        (!isWhole && verbs.has(mainVerb(plain))) ||
        isGovernedHere ||
        (isAmongWork && isWhole) ||
        (hasOthers && !isFirstPerson)
      ) {
        isAboutWork = true
        continue
      }
      if (place === 'work' && !isFirstPerson) continue
      if (isWhole) return 'bare'
      if (!isFirstPerson && namesAJob(text)) {
        isAboutWork = true
        continue
      }
      return 'private'
    }
    if (kind === 'as') {
      if (isPlural(surface)) continue
      if (isWhole) return 'bare'
      if (OF_ANOTHER.test(before) || mentionsOtherPeople(before)) {
        isAboutWork = true
        continue
      }
      if (IS.test(before) || I_AM_ONE.test(before)) return 'private'
      if (verbs.has(mainVerb(plain)) || (WORK_NOUN.test(before) && !isFirstPerson)) {
        isAboutWork = true
        continue
      }
      if (place === 'work' && !isWhole) continue
      if (isGoverned && !isFirstPerson) continue
      return isWhole || IS_AT_START.test(before) ? 'bare' : 'private'
    }
    if (mentionsOtherPeople(before) || OTHER_SUBJECT.test(before)) {
      isAboutWork = true
      continue
    }
    if ((kind === 'is' ? IS : I_AM).test(before) && ENDS_HERE.test(after)) return 'private'
    if (kind === 'is' && place !== 'work' && !isGoverned && IS_AT_START.test(before) && SHORT_TAIL.test(after)) return 'bare'
  }
  if (place === 'private') return isAboutWork || hasFacts(text) || namesAJob(text) ? 'about-work' : 'private'
  return isAboutWork || hasOthers ? 'about-work' : 'neutral'
}

export const namesAJob = (text: string): boolean => findOccupations(text).length > 0
const FACTS_OF_WORK = wholeWordPattern(anyOf(WORK_FACTS))
/** Whether the text has a word that shows work by itself: "licence", "experience". */
export const hasFacts = (text: string): boolean => FACTS_OF_WORK.test(plainOf(text))

/** Whether a clause beside a private one describes work and is kept. */
export function describesWork(text: string): boolean {
  const plain = plainOf(text).trim()
  if (GOES_ON.test(plain)) return false
  return FACTS_OF_WORK.test(plain) || verbs.has(mainVerb(plain)) || namesAJob(text)
}

/** Verb forms that need only "I" before them to make a sentence: "and worked", "and volunteer". */
/** Whether a clause beside a private one has its own subject, so that it says something else about the writer. */
export const hasOwnSubject = (text: string): boolean => {
  const plain = plainOf(text).trim()
  return (
    !LIMITS.test(plain) &&
    /^(?:(?:and|but|so|though|although|then|there|now|where|after that|in that time) )*i [\p{L}']+ (?!it\b|them\b|that\b|this\b)\S+ \S+/u.test(
      plain,
    )
  )
}

export function beginsWithVerb(text: string): boolean {
  const first = /^[\p{L}'-]+/u.exec(plainOf(text))?.[0] ?? ''
  return (
    (verbs.has(first) && !first.endsWith('ing')) ||
    /^(?:am|have|had|was|can|could|will|would|did|do|used|want|wish|hope|like|enjoy|love|also|then|speak|drive|type|live|returned|retrained|became|started|began|took|got|passed|moved|stayed|ran|went|came|know|understand|need)$/.test(
      first,
    )
  )
}
