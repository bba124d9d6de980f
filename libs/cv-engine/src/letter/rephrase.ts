import { findSkillNames } from '@onward/taxonomy'
import { lowerFirst, sentenceCase } from './grammar'

/**
 * A line of a CV as part of a sentence in the first person.
 * `did`: after "I" ("served 80 customers a day"). `do`: after "my job was to". `included`: after "my work included". `was`: after "I was".
 */
export interface Rephrased {
  form: 'did' | 'do' | 'included' | 'was'
  text: string
  /** Every verb's past is its participle, so that "I have" may stand before it. */
  regular?: boolean
}

const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

const IRREGULAR_PAST = wordSet(
  `ran led made kept built taught sold drove took gave held wrote met oversaw dealt won grew had brought bought found spoke sent spent fed chose stood told
understood got began became came saw knew learnt left lost paid swept hung laid lent dug drew rode sang swam flew caught fought sought slept
cut put set did was were went threw wove undertook undercut upheld rebuilt rewrote mowed sewed sat`,
)
/** Their past is no participle, or they need no "have" at all. */
const NOT_WITH_HAVE =
  /\b(?:ran|drove|took|gave|wrote|oversaw|grew|spoke|chose|began|became|came|saw|knew|drew|rode|sang|swam|flew|did|was|were|went|threw|wove|undertook|rewrote|had)\b/i
const NOT_VERBS = wordSet(
  `skilled experienced dedicated motivated qualified advanced detailed limited required varied assorted based need speed seed feed bed shed red self-motivated
well-organised organised-person talented gifted committed focused driven related fast-paced mixed fixed unlimited hundred united aged good
chilled frozen walled tiled heated sacred naked wicked rugged ragged beloved indeed exceed proceed succeed weed steed`,
)
const PASSIVE = wordSet(
  'promoted chosen tasked employed entrusted recognised nominated appointed asked named elected rewarded invited seconded awarded',
)
const PASSIVE_WITH =
  /^(?:trained|certified|selected|praised|trusted|involved|used|called|placed|based|known|responsible|qualified|required|expected|paid|picked|taught|shown|thanked|commended|hired|given|allowed|able) (?:in|to|as|by|for|with|on|out|up|over|at)\b/

const BASE_VERBS = wordSet(
  `achieve act adapt add administer advise aid analyse answer apply arrange assemble assess assist attend audit bake balance book brief bring build buy calculate
calm care carry cash chair change check choose clean clear climb close coach collect communicate compile complete comply conduct connect consult control cook
coordinate co-ordinate count cover create cut deal decorate deliver demonstrate deputise design detect develop diagnose direct discuss dispatch display distribute do
document draft draw drive educate empty encourage ensure enter escort evaluate examine explain feed file fill find finish fit fix follow gather give
greet grow guide handle have help hire host identify implement improve induct inform input inspect install instruct interpret interview investigate invoice iron
issue keep label lay lead learn lift liaise listen load log look maintain make manage mark measure mend mentor merchandise migrate mix monitor motivate move mow
negotiate observe obtain offer open operate order organise oversee pack paint participate patrol perform pick place plan plant plaster play polish pour prepare present
prevent price print process produce promote protect provide pull purchase push put raise reach read receive reconcile record recruit recycle reduce refer register
remove repair replace replenish reply report represent research resolve respond restock review rotate run schedule scan screen secure sell send serve service set sew ship
show sign solve sort speak stack staff start stock store study supervise supply support sweep take talk taste teach tend test tidy top track train transport treat
troubleshoot type understand undertake unload update upload use vacuum verify visit wait walk wash watch weigh welcome weld wipe wire work wrap write`,
)
/** Verbs that are also nouns: the next word decides. */
const NOUN_TOO = wordSet(
  `care cash change check control cook cover cut deal design display document drive file fit fix guide hire host input interview invoice iron issue label lead load log look
measure mix order paint patrol place plan plant plaster play polish present price print process purchase raise record recycle repair reply report research review run
schedule scan screen service show sign sort staff start stock store study supply support talk test top track train transport type update use visit wait walk wash watch welcome
work wrap clean book help change brief answer mentor coach cook lead head host tutor audit pack count file staff tend`,
)
const AFTER_VERB =
  /^(?:a|an|the|all|any|both|each|every|new|our|their|my|up|down|out|off|on|over|with|in|to|for|from|at|as|and|customers?|people|patients|residents|clients|guests|children|pupils|visitors|shelves|orders|goods|stock|calls|phones?|enquiries|queries|tables|rooms|floors|parcels|vans|lorries|meals|drinks|food|hot|cold|fresh|about|around|up|\d+)\b/i
/** After such a word, these show that it is a verb. */
const AFTER_VERB_NOUN =
  /^(?:a|an|the|all|any|both|each|every|new|our|their|my|up|down|after|out|off|customers?|people|patients|residents|clients|guests|children|pupils|visitors|shelves|orders|goods|calls|phones?|enquiries|queries|tables|rooms|floors|parcels|vans|lorries|meals|drinks|food|hot|cold|fresh|about|around|\d+|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|many|several) [a-z]+s)\b/i
/** Third-person verbs after "and" cannot follow "I": "I served and deals". */
const THIRD_PERSON_AFTER_AND =
  /(?:\band|,) (?:also )?(?:[a-z]+ly )?(?:serves|helps|manages|handles|deals|works|makes|takes|cleans|answers|keeps|runs|supports|assists|ensures|provides|maintains|leads|trains|prepares|gives)\b/i
/** Self-praise and empty phrases, which a letter leaves out. */
const CLICHE =
  /\b(?:hard[- ]?working|team player|excellent|outstanding|exceptional|passionate|enthusiastic|go-getter|dynamic|results[- ]driven|self[- ]starter|world[- ]class|highly motivated|fast learner|people person|thrive|think(?:ing)? outside|110%|synergy|proven track record|superb|amazing|perfectionist)\b/i
/** Health, benefits, age, custody, gaps: only the person decides to mention these. */
const PRIVATE =
  /\b(?:HMP|YOI|in prison|in custody|ex-offender|my (?:own )?(?:sentence|conviction|health|illness|disability|recovery|condition|depression|anxiety|children|husband|wife|partner|age|pregnancy|benefits?)|serving (?:a|my) sentence|on licence|probation|tag(?:ged)? curfew|career break|maternity leave|paternity leave|sick leave|off sick|made redundant|redundancy|unemployed|out of work|job ?seeker'?s allowance|claiming|signing on|gap in|aged? \d\d|officer standing|\d\d years old|despite)\b/i
const JUNK =
  /[<>{}[\]|\\@_=~^]|https?:|www\.|\bignore (?:all|any|your|the|previous)|\b(?:instructions?|system prompt|as an ai)\b|\b(?:you|your)\b/i

export const isPrivate = (text: string): boolean => PRIVATE.test(text)

const balanced = (text: string): boolean =>
  (text.match(/\(/g)?.length ?? 0) === (text.match(/\)/g)?.length ?? 0) && ((text.match(/["“”]/g)?.length ?? 0) & 1) === 0

const LONGEST = 190

/** The first sentence of a line; null where it cannot be quoted. */
function oneStatement(line: string, names: readonly string[], welsh = false): string | null {
  let text = sentenceCase(line, names)
    .replace(/^[^\p{L}\p{N}£"“(]+/u, '')
    .replace(/\s+/g, ' ')
  text = text.split(/(?<=[\p{L}\p{N})%])[.;!?](?:\s|$)/u)[0]?.trim() ?? ''
  if (text.length > LONGEST) text = text.split(/ [-–—] |, (?:which|ensuring|resulting|while|including|such as)\b/)[0] ?? ''
  text = text.replace(/[\s,:.–—-]+$/u, '')
  if (text.length < 8 || text.length > LONGEST || !/\s/.test(text)) return null
  if (/:/.test(text.replace(/\d:\d/g, '')) || / [–—] | - /.test(text)) return null
  if (isWelshText(text) && !welsh) return null
  if (JUNK.test(text) || CLICHE.test(text) || isPrivate(text) || !balanced(text) || /\.{2}|…/.test(text)) return null
  return text
}

const stripped = (text: string, pattern: RegExp): string | null => {
  const match = pattern.exec(text)
  return match ? text.slice(match[0].length) : null
}

/** "serves" → "serve" where the verb is a known one. */
function baseOf(third: string): string | null {
  for (const base of [third.replace(/s$/, ''), third.replace(/es$/, ''), third.replace(/ies$/, 'y')])
    if (base !== third && BASE_VERBS.has(base)) return base
  return null
}

const formOf = (word: string): 'past' | 'base' | 'gerund' | null => {
  const plain = word.toLowerCase()
  if (IRREGULAR_PAST.has(plain) || (/[a-z]{2}ed$/.test(plain) && !NOT_VERBS.has(plain))) return 'past'
  if (/[a-z]{2}ing$/.test(plain)) return 'gerund'
  return BASE_VERBS.has(plain) && !NOUN_TOO.has(plain) ? 'base' : null
}
const HANGS_ON =
  /^(?:with|without|in|at|on|for|from|by|to|of|as|using|no|not|never|often|mostly|usually|all|which|who|where|while|when|including|such|so|then|both|sometimes|always|within|under|across|over|before|after|until|during|through)\b/i
const MISMATCHES: Readonly<Record<'past' | 'base' | 'gerund', readonly (string | null)[]>> = {
  past: ['base', 'gerund'],
  base: ['past', 'gerund'],
  gerund: ['base'],
}

/** A list of actions as one clause: "and" before the last; those whose verb form differs from the first are dropped. */
function tidyList(text: string): string {
  const form = formOf(/^[\p{L}-]+/u.exec(text)?.[0] ?? '') ?? 'base'
  const steps = text.split(/(, and |, | and )/)
  const joinedSteps = [steps[0] ?? '']
  for (let i = 1; i + 1 < steps.length; i += 2) {
    const next = steps[i + 1] ?? ''
    const itsForm = formOf(/^[\p{L}-]+/u.exec(next)?.[0] ?? '')
    if (
      MISMATCHES[form].includes(itsForm) &&
      !(form !== 'past' && itsForm === 'gerund' && (steps[i] !== ', ' || findSkillNames(next)[0]?.start === 0)) &&
      !(form === 'past' && itsForm === 'gerund' && steps[i] !== ', ')
    )
      break
    joinedSteps.push(steps[i] ?? '', next)
  }
  const formAt = (i: number) => formOf(/^[\p{L}-]+/u.exec(joinedSteps[i] ?? '')?.[0] ?? '')
  for (;;) {
    const last = joinedSteps.length - 1
    if (last < 2 || joinedSteps[last - 1] !== ', ' || HANGS_ON.test(joinedSteps[last] ?? '') || formAt(last) !== null) break
    joinedSteps.splice(-2)
  }
  let lastDoing = 0
  for (let i = 2; i < joinedSteps.length; i += 2) if (formAt(i) === form) lastDoing = i
  // "helping with washing, dressing and meals" is a list of its own.
  const isListed = form === 'gerund' && joinedSteps.slice(lastDoing + 1).includes(' and ')
  if (lastDoing > 0 && !isListed && joinedSteps[lastDoing - 1] === ', ')
    joinedSteps[lastDoing - 1] = joinedSteps.slice(0, lastDoing).includes(' and ') ? ', and ' : ' and '
  return joinedSteps.join('')
}

function rephraseStatement(text: string): Rephrased | null {
  const rephrased = rephraseWhole(text)
  if (!rephrased || rephrased.form === 'was') return rephrased
  const tidy = tidyList(rephrased.text)
  if (tidy === rephrased.text) return rephrased
  return tidy.length < rephrased.text.length && tidy.split(' ').length < 4 ? null : rephraseWhole(tidy)
}

function rephraseWhole(text: string): Rephrased | null {
  const first = (/^[\p{L}'’-]+/u.exec(text)?.[0] ?? '').toLowerCase()
  const rest = text.slice(first.length).trimStart()
  const lower = lowerFirst(text)
  const isPast = (/[a-z]ed$/.test(first) && first.length > 3 && !NOT_VERBS.has(first)) || IRREGULAR_PAST.has(first)

  const duties = stripped(
    text,
    /^(?:(?:my |main |key |daily |general )*(?:duties|responsibilities|tasks|role|job|work) (?:include[ds]?|involve[ds]?|was|were|consisted of)|duties|included?|involved)\b[ :]*/i,
  )
  if (duties) {
    const inner = rephraseStatement(duties)
    return inner?.form === 'included' ? inner : null
  }
  const spoken = stripped(text, /^I (?!am\b|have\b|can\b|will\b|would\b|like\b|enjoy\b|love\b|want\b|also\b|was\b|had\b)/)
  if (spoken !== null) {
    const inner = rephraseStatement(spoken)
    return inner?.form === 'did' ? inner : null
  }
  const was = stripped(text, /^I was (?=[a-z])/)
  if (was !== null)
    return /^(?:responsible for|in charge of|promoted to|trained in|part of) /.test(was) ? { form: 'was', text: was } : null
  if (/^I\b|^my\b|^we\b|^our\b|^he\b|^she\b/i.test(text)) return null

  const withAdverb = stripped(
    text,
    /^(?:successfully|regularly|also|often|quickly|carefully|safely|independently|personally|jointly|directly|daily) (?=[a-z]+ed\b)/i,
  )
  if (withAdverb !== null) {
    const inner = rephraseStatement(withAdverb)
    return inner?.form === 'did' ? { ...inner, text: lower } : null
  }
  if (/^responsible for |^in charge of |^part of (?:a|the) /i.test(text)) return { form: 'was', text: lower }
  if (PASSIVE.has(first) || PASSIVE_WITH.test(lower)) return rest === '' ? null : { form: 'was', text: lower }
  if (THIRD_PERSON_AFTER_AND.test(text)) return null
  // "Put away" is of now and of then alike.
  if (/^(?:put|set|cut|shut|let|hit|read)$/.test(first) && rest !== '') return { form: 'did', text: lower, regular: false }
  if (isPast && rest !== '') {
    // "Used tills" is an action; "Assisted living" is a thing.
    if (/^(?:living|goods|items|hours)\b/i.test(rest)) return null
    return { form: 'did', text: lower, regular: !NOT_WITH_HAVE.test(lower) }
  }
  if (
    /[a-z]{2}ing$/.test(first) &&
    !/^(?:nothing|something|everything|morning|evening|during|king|ring|spring|string|building|being)$/.test(first) &&
    rest !== ''
  )
    return /^(?:is|was|are|were|has)\b/.test(rest) ? null : { form: 'included', text: lower }
  const noun = findSkillNames(text)[0]
  const skillFirst = noun?.start === 0 && noun.end > first.length
  if (
    BASE_VERBS.has(first) &&
    rest !== '' &&
    !(skillFirst && !AFTER_VERB.test(rest)) &&
    (NOUN_TOO.has(first) ? AFTER_VERB_NOUN : /./).test(rest)
  )
    return / (?:and|then) (?:[a-z]+ed|[a-z]+ing)\b/.test(rest) &&
      !/ and (?:cleaning|training|cooking|catering|painting|packing|marketing)\b/.test(rest)
      ? null
      : { form: 'do', text: lower }
  const base = baseOf(first)
  if (base && AFTER_VERB.test(rest) && !/ and |, /.test(rest)) return { form: 'do', text: `${base} ${rest}` }
  // A list of skill names only: "till work and stock control".
  if (noun?.start === 0 && !/\b(?:is|was|are|were|has|have|had|to)\b/i.test(text) && text.length <= 90) {
    const known = findSkillNames(text)
    const parts = text.split(/, | and | & /).length
    if (known.length >= parts) return { form: 'included', text: lower }
  }
  return null
}

/** The line as a clause in English, in the person's own words; null when the grammar is unsure. */
export function rephrase(line: string, names: readonly string[] = []): Rephrased | null {
  const statement = oneStatement(line, names)
  if (statement === null || WITHOUT_ARTICLE.test(statement)) return null
  return rephraseStatement(statement.replace(/ & /g, ' and ').replace(OWN_ALONE, 'my own '))
}
/** "Own area" of a line without "I". */
const OWN_ALONE = /(?<!\b(?:my|our|your|their|his|her|its|the|a|an|one['’]s|[\p{L}]+['’]s|[\p{L}]+s['’]) )\bown (?=\p{L})/giu
/** A countable noun without an article: "loaded van", "worked as carer". */
const WITHOUT_ARTICLE =
  /\b(?:worked|working|work) as (?!an?\b|the\b|part\b|one\b|well\b|my\b|our\b)(?!\p{L}+s\b)\p{L}+|\b(?:load|drive|drove|clean|wash|open|check|fix|run|ran|ordering|order|lead|led|manage|supervise)(?:ed|d|ing|ning)? (?:van|lorry|car|bus|shop|store|kitchen|machine|truck|cycle|monthly cycle|team|ward|room|customer|bar|till|floor)(?=$|[\s,.;](?!(?:of|team|member|floor|staff|staffs|areas?|stock|tills?|shelves|work|wear|equipment|doors?|fronts?|drivers?|checks?|parts?|leaders?|rooms?)s?\b))/iu

const WELSH_VERBNOUN =
  /^(?:gweini|gofalu|helpu|cynorthwyo|rheoli|trefnu|glanhau|coginio|gyrru|cadw|paratoi|darparu|cefnogi|cyfathrebu|gwerthu|hyfforddi|delio|ateb|llenwi|trin|arwain|cynllunio|cynnal|sicrhau|gweithio|danfon|pacio|codi|bwydo|croesawu|derbyn|ysgrifennu|cofnodi|dysgu|addysgu|goruchwylio|prosesu|casglu|dosbarthu|atgyweirio|adeiladu|peintio|plannu|gwirio|monitro|cydlynu|cydweithio|defnyddio|gosod|golchi|mesur|torri)(?: |’|')/i
const WELSH_PAST = /^(?:[a-zâêîôûŵŷ]{3,}(?:ais|iais)|gwnes|bûm|cefais|es|deuthum) /i
const WELSH_WORDS =
  /[ŵŷ]|\b(?:yn|yr|gyda|gydag|mewn|gan|gennyf|oedd|wedi|ein|cwsmeriaid|chwsmeriaid|gweithio|gwaith|bob|dros|drwy|dydd|wythnos|plant|pobl|arian|cynorthwyydd|gweithiwr|gweithwraig|gofalwr|gofalwraig|rheolwr|i['’]r|o['’]r|a['’]r|['’]r)(?!\p{L})/iu

/** A Welsh line as a clause: after "roedd fy ngwaith yn cynnwys", or in the past tense. */
export function rephraseWelsh(line: string): Rephrased | null {
  const statement = oneStatement(line, [], true)
  if (statement === null) return null
  if (WELSH_VERBNOUN.test(statement)) return { form: 'included', text: lowerFirst(statement) }
  if (WELSH_PAST.test(statement) && WELSH_WORDS.test(statement)) return { form: 'did', text: lowerFirst(statement) }
  return null
}

/** The line to be quoted in a letter in the other language, or null. */
export function quotable(line: string): string | null {
  const statement = oneStatement(line, [], true)
  return statement && !/["“”]/.test(statement) ? statement : null
}

/** Whether common Welsh words occur. */
export function isWelshText(text: string): boolean {
  return WELSH_VERBNOUN.test(text) || WELSH_WORDS.test(text)
}
