import type { PracticePart, PracticeParts } from './practice'

/**
 * Rule-based feedback on a practised answer, in English and Welsh; the same answer gets the same points. A point is praise or one thing to
 * try and never prevents saving. The screen has the sentences.
 */
export const PRACTICE_CODES = [
  'private.private',
  'names.names',
  'parts.situation',
  'parts.task',
  'parts.action',
  'parts.result',
  'parts.all',
  'self.we',
  'self.nobody',
  'self.self',
  'verb.none',
  'verb.done',
  'result.open',
  'result.shown',
  'would.would',
  'specific.vague',
  'specific.real',
  'specific.when',
  'length.short',
  'length.long',
  'length.right',
] as const
/** The rule and the variant of its sentence. */
export type PracticeCode = (typeof PRACTICE_CODES)[number]

/** The passage: UTF-16 offsets into that part. */
export interface PracticeQuote {
  part: PracticePart
  start: number
  end: number
  text: string
}
export interface PracticePoint {
  code: PracticeCode
  good: boolean
  quote: PracticeQuote | null
}
export interface PracticeFeedback {
  points: PracticePoint[]
  words: number
  /** Seconds to say it calmly. */
  seconds: number
}

const WORDS_A_MINUTE = 130
const LENGTHS = { star: { least: 45, most: 280 }, whole: { least: 25, most: 190 } } as const
const STAR = ['situation', 'task', 'action', 'result'] as const

interface Patterns {
  self: RegExp
  we: RegExp
  verb: RegExp
  outcome: RegExp
  place: RegExp
  vague: RegExp
  would: RegExp
  private: RegExp
}

const NUMBER =
  /(?<![\p{L}\p{N}])(?:\d[\d.,]*%?|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand|half|twice|dau|dwy|tri|tair|pedwar|pedair|pump|chwech|saith|wyth|naw|deg|ugain|cant|hanner|dwywaith)(?![\p{L}\p{N}])/iu

/** Feelings, wishes and attempts do not count as actions. */
const NOT_DONE =
  'needed|wanted|liked|loved|hated|tried|enjoyed|hoped|wished|happened|worried|seemed|looked|based|used|supposed|tired|bored|stressed|interested|scared|pleased|involved|required|allowed|hundred|red|bed|bed|need|shed|seed|feed|speed|indeed|related|limited|excited|annoyed|confused|upset'
const IRREGULAR =
  'led|ran|built|made|kept|took|gave|taught|sold|drove|wrote|met|spoke|sent|brought|bought|chose|dealt|found|fought|held|learnt|learned|put|rang|set|showed|swept|told|won|stood|went back|let|cut|read|drew|fed|rebuilt|got|came up|said|stayed|paid|began|broke|did'
const ENGLISH: Patterns = {
  // "My manager" does not say who did it.
  self: /\b(?:I|I['’](?:m|ve|d|ll)|myself)\b/giu,
  we: /\b(?:we|we['’](?:re|ve|d|ll)|our|ours|us)\b/giu,
  verb: new RegExp(`\\b(?!(?:${NOT_DONE})\\b)(?:[a-z]{2,}ed|${IRREGULAR})\\b`, 'giu'),
  outcome:
    /\b(?:thank(?:s|ed|ful)|prais(?:e|ed)|finish(?:ed)?|complet(?:e|ed)|on time|early|safe(?:ly|r)?|happy|happier|pleased|delighted|calm(?:er|ed)?|better|best|faster|quicker|easier|fewer|less|more|sav(?:e|ed)|pass(?:ed)?|won|award(?:ed)?|came back|com(?:es|ing) back|return(?:ed)?|promot(?:ed|ion)|offered|learn(?:t|ed)|since then|still (?:use|do|works?)|nobody|no (?:complaints?|accidents?|errors?|mistakes?|one)|solv(?:e|ed)|fix(?:ed)?|sorted|sold|improv(?:e|ed)|work(?:ed|s) well|feedback|clean(?:er)?|smil(?:e|ed|ing)|recover(?:ed)?|agreed|proud|every (?:day|week|shift)|from then on)\b/iu,
  place:
    /\b(?:one (?:day|morning|evening|night|afternoon|time|shift)|once|last (?:year|month|week|summer|winter|spring|autumn|christmas)|in (?:19|20)\d\d|yesterday|on (?:a )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|when I (?:worked|was|volunteered|started|had)|during|at (?:my|the|school|college|home|work))\b/iu,
  vague:
    /\b(?:usually|normally|generally|I always|(?:things|stuff) like that|and (?:things|stuff)|lots of (?:things|stuff)|etc|various (?:things|tasks|duties)|all sorts|people person|team player|hard[- ]?work(?:er|ing)|good at|great at|110 ?%|give 100 ?%|do my best)\b/iu,
  would: /\b(?:I would|I['’]d (?!(?:been|done|had|seen|left|gone|just|never|already))|you would|you should|I will)\b/iu,
  private:
    /\b(?:my (?:own )?(?:mental |poor |ill[- ])?(?:health|illness|disability|depression|anxiety|adhd|autism|dyslexia|epilepsy|diabetes|cancer|medication|therapy|condition|diagnosis|addiction|recovery|pregnancy|age|benefits?|conviction|criminal record|divorce|debts?)|I (?:have|had|got|suffer(?:ed)? from|live with|was diagnosed with|am on medication|take medication)(?: [a-z]+){0,2} (?:depression|anxiety|adhd|autism|epilepsy|diabetes|cancer|a disability|an illness|a breakdown)|I (?:was|am|['’]m) (?:pregnant|disabled|autistic|depressed|off sick|a single (?:mum|mother|dad|father|parent)|on benefits|signed off|in prison)|(?:on|get|getting|got|claim(?:ed|ing)?|receiv(?:e|ed|ing)|my) (?:universal credit|jobseeker['’]?s allowance|personal independence payment|employment and support allowance|PIP|ESA|JSA|DLA|(?:the )?benefits)|signing on|I(?:['’]m| am) \d\d\b(?! (?:miles|minutes|hours))|\d\d years old|at my age|school run|(?:(?:raising|bringing up|at home with) )?my (?:(?:own|two|three|four|five|little|young|small) ){0,2}(?:kids|children|husband|wife|ex|baby)|(?:full[- ]time|stay[- ]at[- ]home) (?:mum|mother|dad|father|parent)|single (?:mum|mother|dad|father|parent))\b|\b[A-CEGHJ-PR-TW-Z]{2} ?\d\d ?\d\d ?\d\d ?[A-D]\b/iu,
}
const WELSH: Patterns = {
  self: /(?<!\p{L})(?:fi|fy|fe wnes|wnes|gwnes|roeddwn|ro['’]n i|oeddwn|rwy|rwyf|dwi|dw i|bues|fues|es i|ces|ges|cefais|mi wnes|\p{L}{3,}ais|\p{L}{3,}es i)(?!\p{L})/giu,
  we: /(?<!\p{L})(?:ni|ein|\p{L}{3,}asom|\p{L}{2,}on ni|roeddem|gwnaethom)(?!\p{L})/giu,
  verb: /(?<!\p{L})(?:wnes i [\p{L}’']{3,}|\p{L}{3,}ais|\p{L}{3,}es i|es i|des i|gwnes|cefais)(?!\p{L})/giu,
  outcome:
    /(?<!\p{L})(?:diolch(?:odd|gar|on|wyd)?|canmol(?:odd|iaeth)?|ganmol(?:odd|iaeth)?|ar amser|diogel|ddiogel|hapus|hapusach|gwell|well|cyflymach|gyflymach|haws|llai|mwy|arbed(?:odd|wyd)?|pasi(?:o|ais|odd)|llwydd\p{L}*|lwydd\p{L}*|gorffen\p{L}*|orffen\p{L}*|cwblha\p{L}*|dysgais|ers hynny|datrys\p{L}*|trwsi\p{L}*|neb|dim (?:cwynion|damweiniau|camgymeriadau)|falch|gwell\p{L}*|dychwel\p{L}*|daeth yn ôl|tawel\p{L}*)(?!\p{L})/iu,
  place:
    /(?<!\p{L})(?:un (?:diwrnod|bore|noson|prynhawn|tro|shifft)|y llynedd|llynedd|ddoe|yn (?:19|20)\d\d|pan oeddwn|pan weithiais|dydd (?:Llun|Mawrth|Mercher|Iau|Gwener|Sadwrn|Sul)|(?:fis|wythnos|haf|gaeaf) diwethaf|yn ystod|yn yr ysgol|yn y coleg|gartref)(?!\p{L})/iu,
  vague:
    /(?<!\p{L})(?:fel arfer|bob amser|wastad|ac ati|pethau (?:felly|fel (?:hyn|hynny|yna))|a phethau|llawer o bethau|gweithiwr caled|gweithio['’]n galed|da am|dda am|da gyda phobl|dda gyda phobl|gwneud fy ngorau)(?!\p{L})/iu,
  would: /(?<!\p{L})(?:byddwn i|byddwn yn|baswn i|bydda i|faswn i|fyddwn i)(?!\p{L})/iu,
  private:
    /(?<!\p{L})(?:fy (?:iechyd|salwch|anabledd|iselder|ngorbryder|nghyflwr|meddyginiaeth|meichiogrwydd|oedran|mudd-dal\p{L}*|nyled\p{L}*|mhlant|mhlentyn|ngŵr|ngwraig)|iselder (?:arnaf|arna i|arna)|(?:roeddwn|rwy|rwyf|dwi|ro['’]n|bues) (?:i['’]n |i yn |['’]n |yn )?(?:sâl|anabl|feichiog|isel|awtistig)|mae gen i (?:iselder|orbryder|anabledd|epilepsi|ganser|awtistiaeth|ADHD)|(?:derbyn|hawlio|cael|ar|fy) (?:[cg]redyd cynhwysol|lwfans ceisio gwaith|taliad annibyniaeth personol|PIP|ESA|JSA|DLA|[bf]udd-dal\p{L}*)|\d\d (?:mlwydd )?oed|rhiant sengl|mam sengl|tad sengl|yn y carchar)(?!\p{L})|\b[A-CEGHJ-PR-TW-Z]{2} ?\d\d ?\d\d ?\d\d ?[A-D]\b/iu,
}
const NAMED = /(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Mx)\.? \p{Lu}[\p{L}’'-]+/u

const WELSH_WORDS = new Set(
  'y yr yn ac gyda gan wedi mewn fy roedd roeddwn oedd mae rwyf rwy dwi bod i’r o’r a’r yw ydy ar hyd ond hefyd iawn bob pan wnes fe nhw ein eu er mwyn wrth felly'.split(
    ' ',
  ),
)
const ENGLISH_WORDS = new Set(
  'the and of for with in my was were is are on by this that have had it be we they not but when then so i to he she as at'.split(
    ' ',
  ),
)
const wordsOf = (text: string): string[] => text.replaceAll("'", '’').match(/[\p{L}\p{N}’%£]+/gu) ?? []

function patternsOf(text: string): Patterns {
  let welsh = 0
  let english = 0
  for (const word of wordsOf(text.toLowerCase())) {
    if (WELSH_WORDS.has(word)) welsh++
    else if (ENGLISH_WORDS.has(word)) english++
  }
  // "i" and "a" are words of both languages.
  return welsh > english ? WELSH : ENGLISH
}

type Say = (code: PracticeCode, good: boolean, quote?: PracticeQuote | null) => void

/** The first match of a pattern in these parts. */
function find(parts: PracticeParts, names: readonly PracticePart[], pattern: RegExp): PracticeQuote | null {
  const once = new RegExp(pattern.source, pattern.flags.replace('g', ''))
  for (const part of names) {
    const found = once.exec(parts[part])
    if (found) return { part, start: found.index, end: found.index + found[0].length, text: found[0] }
  }
  return null
}
/** Whether a text mentions what nobody has to say: health, benefits, age, family or a National Insurance number. */
export const mentionsPrivateFacts = (text: string): boolean => patternsOf(text).private.test(text)

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** Points about an answer, the most helpful first. None for an empty answer. */
export function judgeAnswer(parts: PracticeParts, form: 'star' | 'whole'): PracticeFeedback {
  const names: readonly PracticePart[] = form === 'star' ? STAR : ['whole']
  const text = names.map((part) => parts[part]).join('\n')
  const words = wordsOf(text).length
  const feedback = { points: [] as PracticePoint[], words, seconds: Math.round((words / WORDS_A_MINUTE) * 60) }
  if (words === 0) return feedback
  const say: Say = (code, good, quote = null) => feedback.points.push({ code, good, quote })
  const patterns = patternsOf(text)

  const secret = find(parts, names, patterns.private)
  if (secret) say('private.private', false, secret)
  const named = find(parts, names, NAMED)
  if (named) say('names.names', false, named)

  if (form === 'star') {
    const missing = STAR.filter((part) => parts[part].trim() === '')
    for (const part of missing) say(`parts.${part}`, false)
    if (missing.length === 0) say('parts.all', true)
    if (parts.action.trim() !== '') judgeAction(parts, patterns, say)
    if (parts.result.trim() !== '') {
      const evidence = find(parts, ['result'], NUMBER) ?? find(parts, ['result'], patterns.outcome)
      say(evidence ? 'result.shown' : 'result.open', evidence !== null, evidence)
    }
    const would = find(parts, ['situation', 'task', 'action'], patterns.would)
    if (would) say('would.would', false, would)
  }

  const vague = find(parts, names, patterns.vague)
  const placed = find(parts, names, patterns.place) ?? find(parts, names, NUMBER)
  if (vague) say('specific.vague', false, vague)
  else if (placed) say('specific.real', true, placed)
  else if (form === 'star' && parts.situation.trim() !== '') say('specific.when', false)

  const { least, most } = LENGTHS[form]
  if (words < least) say('length.short', false)
  else if (words > most) say('length.long', false)
  else say('length.right', true)
  return feedback
}

/** A sentence in note form may leave out "I" and still says who did it. */
const opensWithVerb = (text: string, verb: RegExp): boolean =>
  text.split(/[.!?\n]\s*/).some((sentence) => {
    const [first = ''] = sentence.trim().split(/\s+/)
    return first !== '' && count(first, verb) > 0
  })

function judgeAction(parts: PracticeParts, patterns: Patterns, say: Say): void {
  const selves = count(parts.action, patterns.self)
  const others = count(parts.action, patterns.we)
  if (others > selves) say('self.we', false, find(parts, ['action'], patterns.we))
  else if (selves > 0 || opensWithVerb(parts.action, patterns.verb)) say('self.self', true)
  else say('self.nobody', false)
  const verb = find(parts, ['action'], patterns.verb)
  say(verb ? 'verb.done' : 'verb.none', verb !== null, verb)
}
