import type { SearchTopic } from '@onward/contracts/jobs/search'
import { hasCrisisPhrase } from '@onward/contracts/messaging/crisis'
import { editDistance } from './spelling'

interface TopicToken {
  word: string
  start: number
  end: number
}
export interface TopicsRead<Token> {
  topics: SearchTopic[]
  /** The words that are about work. */
  others: Token[]
}

/** "no", "without", "don't need", with an article: what is not there or not asked for. */
const NO =
  '(?:no|not|non|zero|without|heb|dim|havent got|have not got|havent any|aint got|never had|(?:do|does|did)(?: not|nt) (?:need|want|have|require|ask for|check|get))(?: (?:an?|any|my|the|need(?:ed)? for|need|angen|unrhyw))*'
const NOT_NEEDED = '(?: (?:is |are )?(?:not )?(?:needed|required|necessary|asked|essential))*'
const HAVE = '(?:with|have|has|having|got|get|my|suffer from|because of|for)(?: (?:an?|bad|severe|my))?'

/** Phrases for what is no job, over words in lower case without apostrophes. */
const TOPICS: readonly (readonly [SearchTopic, readonly string[]])[] = [
  [
    'check',
    [
      `${NO} (?:enhanced |basic |standard |clean )*(?:dbs|crb|pvg|access ni|background|police|security|disclosure|vetting|criminal(?: records?)?|gwiriad)(?: (?:checks?|checked|checking|certificates?|dbs|crb))*${NOT_NEEDED}`,
      '(?:dbs|crb|pvg)(?: checks?)? (?:free|exempt|(?:is )?not (?:needed|required|necessary))',
      '(?:dbs|crb|pvg)(?: check)? (?:came back|is|was|issues?|problems?)(?: (?:bad|failed|not clear|unclear))?',
      '(?:fail(?:ed)?|cant (?:pass|get)|wont pass|didnt pass)(?: (?:my|an?|the|enhanced))* (?:dbs|crb|pvg|background|police)(?: checks?)?',
    ],
  ],
  [
    'record',
    [
      'criminal (?:records?|history|background|convictions?|past|offen[cs]es?)',
      '(?:ex|former|cyn|gyn) ?(?:offenders?|cons?|convicts?|prisoners?|droseddw?yr|garcharor(?:ion)?)',
      'exoffenders?',
      'offenders?',
      '(?:un ?spent |spent )?convictions?',
      'convicted(?: of \\w+)?',
      '(?:un ?spent|spent)',
      '(?:on|with|got|have|my) an? (?:police )?caution|(?:assault|theft|drugs?|drink driving|fraud|driving|murder|violence|burglary|shoplifting) (?:charges?|offen[cs]es?|convictions?)(?: on record)?',
      '(?:suspended|prison|custodial) sentences?|community (?:service|order|payback)(?: order)?|bail|tagged|parole',
      '(?:police )?cautions?(?: on)?(?: (?:my|police))* records?',
      'police records?',
      '(?:been|was|were|went|going) (?:in|to|inside) (?:prison|jail|gaol)',
      '(?:out of|left|from|after|leaving|released from|inside) (?:prison|jail|gaol|custody)',
      '(?:prison|jail) (?:leavers?|time|release|sentence)',
      '(?:on|under) (?:probation|tag|a tag|curfew)',
      '(?:prison|jail|gaol)$',
      '(?:served|did|done|doing) (?:my |some )?time',
      '(?:with|have|got|having) an? (?:bad |police |drug )?record',
      'felon(?:s|y)?',
      '(?:sex )?offenders register',
      'cofnod(?:au)? troseddol',
      'euogfarn(?:au)?',
      '(?:allan )?o r carchar|wedi bod yn y carchar',
    ],
  ],
  [
    'benefits',
    [
      '(?:how much can i earn |what can i earn |work(?:ing)? (?:part time )?)?(?:on |while on |with )?(?:universal credits?|uc|jsa|esa|pip|dla|job ?seekers? allowance|jobcentre money)',
      '(?:carers?|attendance|job ?seekers?|employment and support|employment support|work) allowance',
      '(?:personal independence payments?|housing benefits?|income support|council tax (?:support|reduction|benefit)|child benefits?|tax credits?|pension credit|benefit cap|sickness benefits?)',
      '(?:welfare|disability|state|dwp|my|lose|keep|affect|claim(?:ing)?|without losing|off|on|and|stop|income)(?: (?:my|the|our))* benefits?',
      'benefits?(?: (?:claims?|claimants?|and work(?:ing)?|rules|trap|entitlement|calculator))*',
      'claimants?',
      'limited capability(?: for work(?: related activity)?)?|lcwra?|work capability(?: assessment)?|support group|universal credit journal|pip assessment',
      'permitted work|therapeutic (?:work|earnings)|supported permitted work',
      'sanction(?:s|ed)?',
      '(?:signing|sign|signed) on',
      '(?:on )?the dole|dole',
      'credyd cynhwysol|budd ?dal(?:iad(?:au)?)?|fudd ?dal(?:iad(?:au)?)?|lwfans (?:gofalwr|ceisio gwaith)',
    ],
  ],
  [
    'crisis',
    [
      'suicid(?:e|al)|self ?harm(?:ing)?|samaritans|in crisis|crisis|(?:crisis|help) ?lines?',
      'domestic (?:abuse|violence)(?: help)?|trais domestig|cam drin domestig|abusive (?:partner|husband|wife|relationship)',
      '(?:partner|husband|wife|boyfriend|girlfriend|ex) (?:hits|beats|hurts|abuses|threatens) me',
      '(?:scared|afraid|frightened) of (?:my )?(?:partner|husband|wife|boyfriend|girlfriend|ex|dad|father|son)|unsafe at home|not safe at home',
      'end it all|want to die|kill myself',
    ],
  ],
  [
    'urgent',
    [
      '(?:use |need |nearest )?food ?banks?|banc(?:iau)? bwyd',
      `(?:${NO}|out of|run out of|need) (?:money|food|electric(?:ity)?|gas|cash)(?: (?:for|to buy) (?:food|rent|bills|gas|electric|bus))?(?: (?:today|now|fast|quick|asap))?`,
      'homeless(?:ness)?|sofa surfing|rough sleep(?:ing|ers?)?|sleeping rough|living in (?:an? |my |the )?(?:hostel|car|tent|van)|hostel',
      `(?:${NO}) (?:fixed )?(?:address|abode|home)`,
      '(?:losing|lost|lose) (?:my|our) (?:home|house|flat|tenancy)|section 21|notice to (?:quit|leave)|repossess(?:ed|ion)',
      'nowhere to (?:live|stay|sleep|go)',
      '(?:being |been |getting )?evicted|eviction',
      '(?:in |rent |got |lots of |too much )?(?:debts?|arrears)|bailiffs?',
      'hungry|starving|skint|broke',
      '(?:cant|cannot|struggling to|unable to) (?:pay|afford)(?: (?:my|the|to|an?))*(?: \\w+)?',
      'hardship(?: payment| fund)?|universal credit advance|advance payment|crisis loan|crisis grant',
      'digartref(?:edd)?|dyled(?:ion)?|dim arian',
    ],
  ],
  [
    'qualifications',
    [
      `${NO} (?:formal )?(?:qualifications?|gcses?|grades?|degrees?|education|a levels?|o levels?|exams?|certificates?|nvqs?|cymwysterau|gymwysterau|tgau)(?: (?:in|or) \\w+)*${NOT_NEEDED}`,
      `${NO} (?:maths|english)(?: (?:or|and) (?:maths|english))*(?: gcses?| qualifications?)`,
      'unqualified',
      '(?:(?:didnt|did not|never) finish(?:ed)?|left|leaving|finished) school(?: (?:with nothing|early|at \\d+|without \\w+))?',
      '(?:cant|cannot) (?:read|write|spell)(?: (?:or|and) (?:write|read|spell))*(?: well)?',
    ],
  ],
  [
    'english',
    [
      '(?:no|little|bad|poor|basic|broken|limited|not much|not good|dont speak|do not speak|cant speak|cannot speak|learning|weak|dim|ychydig o) (?:english|saesneg)',
      'english (?:is |isnt )?(?:not (?:good|great|well)|no good|bad|poor|weak)',
      'english (?:is )?(?:not|isnt) (?:my )?(?:first|main|native)(?: language)?|(?:second|other) language',
      'non english(?: speak(?:ers?|ing))?',
      '(?:without|no need (?:for|of)) (?:speaking )?english',
      'esol',
    ],
  ],
  [
    'driving',
    [
      `${NO} (?:uk |full |own |driving |drivers? )*(?:licences?|license|car|transport|vehicle|driving|gar|car|drwydded(?: yrru)?|trwydded(?: yrru)?)${NOT_NEEDED}`,
      '(?:cant|cannot|can not|dont|do not|unable to|not able to|never learn(?:ed|t) to) drive',
      'non drivers?',
      '(?:lost|losing|taken) (?:my |the )?(?:driving )?licence',
      '(?:banned from driving|driving ban|disqualified from driving|points on my licence)',
      '(?:ddim yn|methu|dim) gyrru',
    ],
  ],
  [
    'experience',
    [
      `${NO} (?:previous |prior |work |job |working |relevant )*(?:experience|experiance|exp|(?:work|job|employment) history|cv|skills|profiad|brofiad)${NOT_NEEDED}`,
      '(?:never|not|havent|have not|hasnt) (?:had an? (?:\\w+ )?job|worked|been employed)(?: (?:before|ever|in \\w+ years|for \\w+ years))?',
      'inexperienced|(?:straight|just|fresh) (?:from|out of|left) (?:school|college|uni|university)',
      '(?:my )?(?:very |first ever )?first(?: ever)? job|swydd gyntaf',
      'school ?leavers?',
      '(?:big |long |career )?gaps? in (?:my |the )?(?:cv|work|employment|history)|career (?:gap|break)',
      '(?:long term )?(?:unemployed|unemployment)|(?:been )?out of work(?: (?:for )?(?:\\d+|a long|many|several) ?(?:years?|months?|time)?)?|di ?waith',
      '(?:return(?:ing)?|getting back|back|go(?:ing)? back) (?:in)?to work(?: after (?:kids|children|baby|illness|caring|redundancy))?',
    ],
  ],
  [
    'visa',
    [
      '(?:uk |skilled worker |work |student |health and care |tier \\d )?visas?(?: (?:and )?(?:sponsor(?:ship|ed|s|ing)?|jobs))*',
      'sponsor(?:ship|ed|s|ing)?(?: (?:available|visa|licence))?',
      'tier (?:2|5|two)(?: sponsor(?:ship)?)?',
      'cos|certificate of sponsorship',
      'asylum(?: seek(?:ers?|ing))?|refugees?|ffoadur(?:iaid)?|ceisi(?:wr|wyr) lloches',
      'work permits?|permission to work|right to work|no papers|undocumented|brp|share code|e ?visa|hawl i weithio',
      '(?:pre )?settled status|eu settlement',
      'ukrain(?:e|ian|ians)|(?:im )?from abroad|immigrants?|migrants?|overseas (?:workers?|applicants?)',
    ],
  ],
  [
    'health',
    [
      '(?<!learning )(?:disab(?:led|ility|ilities)|anabl(?:edd|eddau))(?: (?:friendly|confident|people|person|employers?))*',
      `${HAVE} (?:anxiety|depression|autism|adhd|epilepsy|dyslexia|ms|fibromyalgia|arthritis|asthma|diabetes|ptsd|bpd|ocd|mental health(?: (?:problems?|issues?|condition))?|health (?:problems?|issues?|condition)|learning (?:difficult(?:y|ies)|disabilit(?:y|ies))|back (?:pain|problems?)|knees?|hearing loss|sight loss|cancer)`,
      '(?:autism|autistic|dyslexia|dyslexic|adhd|neurodivergent|neurodiverse|wheelchair|mental health|anxiety|deaf|blind) friendly(?: employers?)?',
      'autistic|neurodivergent|neurodiverse|dyslexic|adhd|anxiety|depression|fibromyalgia|epilep(?:sy|tic)',
      'wheelchair(?: users?| access(?:ible)?)?',
      'fit notes?|sick notes?|nodyn ffitrwydd|(?:long term |off |on the )sick',
      '(?:bad|sore|dodgy) (?:back|knees?|hip|legs?)|back (?:pain|problems?)|light duties|no heavy lifting|cant lift|cant stand(?: (?:all day|for long))?|sitting down (?:job|work)?',
      'pregnan(?:t|cy)|feichiog|iechyd gwael',
      '(?:im |i am )(?:deaf|blind)',
    ],
  ],
  [
    'age',
    [
      '(?:over|dros|above) (?:the age of )?(?:40|45|50|55|60|65|70)s?',
      '(?:am i |im )?too (?:old|young)',
      '(?:im |i am |age |aged |for |at )*1[3-7](?: and 1[4-7])?(?: years?)? (?:olds?|oed)',
      '(?:under|dan) (?:16|18)s?|teen(?:ager)?s?|kids? jobs?',
      '(?:age|aged) (?:1[3-7]|[4-7]\\d)',
      'pensioners?|retired|(?:after|in) retirement|semi retired|older workers?|age discrimination',
    ],
  ],
  [
    'cash',
    ['cash in hand|(?:paid|pay) (?:in )?cash|cash paid|cash jobs?|off the books|undeclared|arian parod|arian yn llaw|no tax'],
  ],
]

/** Who works with the people or papers that a phrase names: then it names a job. */
const ROLES =
  '(?:workers?|officers?|offic(?:e|ial)|advis[eo]rs?|managers?|managing|administrators?|admin|assistants?|coach(?:es)?|co ?ordinators?|caseworkers?|case|assessors?|coll(?:ector|ection)s?|support|supporting|care|carers?|nurs(?:e|es|ing)|teachers?|tutors?|trainers?|lectur\\w+|instructors?|counsell\\w+|therap\\w+|lawyers?|solicitors?|clerks?|analysts?|consultants?|specialists?|practitioners?|mentors?|leaders?|lead|teams?|services?|charit(?:y|ies)|projects?|prevention|policy|employment|technicians?|engineers?|fitters?|installers?|executives?|fundraisers?|volunteers?|advice|awareness|lines?|helpers?|champions?|studies|housing|outreach|refuge|register|response|processing|checks?|checking|law|justice|swyddogion|work coach)'
const WITH = '(?:with|for|of|in|helping|support(?:ing)?|car(?:e|ing) for|teach(?:ing)?|mentoring)'
const HELPS = new RegExp(
  `(?:^| )(?:work(?:ing)? with|helping|support(?:ing)?|car(?:e|ing) for|teach(?:ing)?|mentoring|${ROLES} ${WITH}|swyddog(?:ion)?|gweithiwr|cynghorydd)(?: \\w+)? $`,
)
const ROLE_AFTER = new RegExp(`^ ${ROLES}(?: |$)`)
/** These name no people that somebody works with. */
const NEVER_A_JOB: ReadonlySet<SearchTopic> = new Set(['check', 'experience', 'qualifications', 'driving', 'cash', 'age'])

/** Words around a topic that say nothing of work: "jobs for people with a …". Left out only beside one. */
const AROUND = new Set(
  'people person someone somebody anyone those who that which have has having had got get ive i im am are was been being with a an any my your can could will would do does dont did you me us we they hire hires hiring employ employs employing take takes taking accept accepts accepting give gives companies company employers employer firms places what where how if when should tell about need needs want friendly allowed still and or but the to on of for because due is it its work works working job jobs help looking find able only also not no as by after i’m chance second pobl sydd sy’n â i gyda'.split(
    ' ',
  ),
)

/** Longer key words that are often misspelt. */
const KEY_WORDS =
  'without criminal record records conviction convictions offender offenders universal credit benefits experience qualifications licence disability disabled homeless sponsorship allowance prison background probation refugee anxiety depression'.split(
    ' ',
  )
const SHORTEST_KEY = 6
const LONG_KEY = 9

function spelt(word: string, isRealWord: (word: string) => boolean): string {
  if (word.length < SHORTEST_KEY - 1 || KEY_WORDS.includes(word) || isRealWord(word)) return word
  return (
    KEY_WORDS.find((key) => {
      const most = key.length >= LONG_KEY ? 2 : 1
      return key.length >= SHORTEST_KEY && key[0] === word[0] && editDistance(word, key, most) <= most
    }) ?? word
  )
}

const compiled = TOPICS.map(([topic, phrases]) => ({
  topic,
  phrases: phrases.map((phrase) => new RegExp(`(?<=^| )(?:${phrase})(?=$| )`, 'g')),
}))

/**
 * What a search says that is no job: a criminal record, benefits, danger. Such words get an answer of their own and are not looked for in
 * adverts; nothing is kept of them. Words for people who work with it ("probation officer") stay.
 */
export function readTopics<Token extends TopicToken>(
  text: string,
  tokens: readonly Token[],
  isRealWord: (word: string) => boolean,
): TopicsRead<Token> {
  if (hasCrisisPhrase(text)) return { topics: ['crisis'], others: [] }
  const words = tokens.map(({ word }) => spelt(word.replace(/['’]/g, ''), isRealWord))
  const line = words.join(' ')
  const starts = words.map((_, i) => words.slice(0, i).join(' ').length + (i > 0 ? 1 : 0))
  const taken = new Set<number>()
  const topics: SearchTopic[] = []
  for (const { topic, phrases } of compiled) {
    for (const phrase of phrases) {
      for (const { index, 0: found } of line.matchAll(phrase)) {
        const end = index + found.length
        const own = starts.flatMap((start, i) => (start >= index && start < end ? [i] : []))
        if (own.every((i) => taken.has(i))) continue
        const isJob = ROLE_AFTER.test(line.slice(end)) || HELPS.test(line.slice(0, index))
        if (isJob && !NEVER_A_JOB.has(topic)) continue
        for (const i of own) taken.add(i)
        if (!topics.includes(topic)) topics.push(topic)
      }
    }
  }
  if (topics.length === 0) return { topics, others: [...tokens] }
  return { topics, others: tokens.filter((_, i) => !taken.has(i) && !AROUND.has(words[i] ?? '')) }
}
