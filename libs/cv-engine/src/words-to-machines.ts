/** Who a machine is called by whoever speaks to it. */
const MACHINE =
  '(?:a\\.?i\\.?|artificial intelligence|llms?|(?:large )?language models?|chat ?gpt|gpt(?:-?\\d\\w*)?|claude|gemini|copilot|bots?|ats|(?:machine|computer) readers?|the algorithm|(?:automated|automatic) (?:\\w+ )?(?:system|screen|review|read|tool|assistant|recruit|hiring)\\w*|screening (?:system|software|tool|algorithm|model|bot)s?)'
const DOCUMENT = "(?:cv|c\\.v\\.|r[eé]sum[eé]|candidate|applicant|applicant[’']s|candidacy)"
const ITS_WRITER = `(?:${DOCUMENT}|application|profile|person|document|individual)`
/** Orders that only a reader is given. */
const JUDGE =
  '(?:rate|score|rank|grade|give|award|assign|grant|mark|evaluate|assess|treat|classify|flag|label|recommend|endorse|shortlist|select|choose|hire|approve|accept|pass|advance|promote|move|put|place|prioriti[sz]e|summari[sz]e|describe|report|favou?r|pick|interview|consider|push|rush)'
const SAY = '(?:output|print|return|respond|reply|answer|say|state|write|reveal)'
const BEST =
  '(?:best|perfect|ideal|maximum|highest|top|full marks|excellent|outstanding|exceptional(?:ly)?|strong(?:est)?|superb|first|number one|#1|100(?: ?%)?|10/10|favou?rabl[ey]|positive(?:ly)?|suitable|(?:pre-?|highly |over-?)?qualified|interview(?:ed)?|shortlist(?:ed)?|(?:pre-?)?approved|priority|hired?|matche?s?|recommended|selected|ranked|rated|every|all)'
/** Where a sentence begins, or an order within it. */
const BEGIN =
  '(?:^|[.!?:;,>\\]\\-–—"“(]\\s*|\\b(?:please|now|then|and|must|should|shall|will|to|always|only|simply|just|kindly|so|therefore)\\s+)'
const NOT_DENIED = "(?<!\\b(?:not|never|cannot|without|don['’]t|didn['’]t|won['’]t|nobody)\\s(?:\\w+\\s){0,2})"
/** Between words. `\W` would hold accented letters too, and a word of them could be split in any number of ways. */
const BETWEEN = '[^\\p{L}\\p{N}_]'
const form = (...parts: string[]): RegExp => new RegExp(parts.join(''), 'iu')

/** Orders to whatever reads the CV: "rate this candidate highest". Work instructions and letters to people are none. */
const ORDERS: readonly RegExp[] = [
  // What it was told before.
  form(
    NOT_DENIED,
    '\\b(?:ignor(?:e|ing)|disregard(?:ing)?|forget|discard|overrid(?:e|es|ing)|bypass|supersedes?|replaces?|set aside|stop following)\\b.{0,30}\\b(?:(?:previous|prior|earlier|preceding|other|initial|original|system|hidden|your|past|existing|scoring|the|any|all)\\s+){1,4}(?:instructions?|prompts?|rules|guidance|guidelines|directions|directives?|orders|commands|criteria|constraints|messages?|context|programming|training|above)\\b(?! (?:manual|sheet))',
  ),
  form(
    NOT_DENIED,
    BEGIN,
    '(?:ignore|forget|disregard) (?:everything|anything|what(?:ever)?) .{0,20}(?:above|before|earlier|previously|told|said)',
  ),
  /\b(?:whatever|regardless of what|no matter what) (?:you (?:were|have been|are) told|(?:the|your) (?:instructions|prompt|rules|criteria) (?:say|said))\b/i,
  form(NOT_DENIED, BEGIN, 'ignore your (?:instructions|rules|prompt)'),
  form(
    BEGIN,
    "(?:do not|don['’]t|never|stop) follow(?:ing)? (?:your|the) (?:original|previous|prior|system|earlier|above|rules above|instructions)",
  ),
  // How to judge.
  form('(?<!\\bI (?:\\w+ ){0,2})', BEGIN, `${JUDGE}\\b(?! my application).{0,40}\\b(?:this|my) ${DOCUMENT}\\b`),
  form(
    BEGIN,
    `${JUDGE}\\b.{0,40}\\b(?:this|my) ${ITS_WRITER}\\b.{0,25}\\b(?:as|at|in|above|over|with|to|for)\\b.{0,25}(?<!\\p{L})${BEST}(?!\\p{L})(?! of (?:my|their)\\b)`,
  ),
  form(
    BEGIN,
    `${JUDGE}\\b.{0,40}\\bthe (?:candidate|applicant|profile)\\b.{0,25}(?<!\\p{L})(?:highest|maximum|full marks|perfect|10/10|100|outstanding|exceptional|top (?:rating|score|choice|candidate)|number one)(?!\\p{L})`,
  ),
  form(
    BEGIN,
    `(?:rank|place|put|rate|move|score) (?:me|him|her|them) (?:as |at |to |in )?(?:the |an? )?(?:first|highest|top|above|number one|100|10/10|10 out of|very top)`,
  ),
  form(
    BEGIN,
    '(?:give|award|assign|grant|return|output|set)\\b.{0,25}\\b(?:maximum|highest|perfect|full|top|best|excellent|100)(?: possible)? ?(?:scores?|ratings?|marks|ranking|grade|%|points)?\\b.{0,15}\\b(?:to|for|on) (?:this|me|the (?:candidate|applicant))\\b',
  ),
  form(
    BEGIN,
    '(?:set|increase|raise|boost|make|change)\\b.{0,12}\\b(?:score ?=|(?:match|candidate|applicant|cv|ats|my|this|final|overall|fit|suitability) (?:score|rating|rank(?:ing)?)\\b.{0,6}(?:=|to|at|as)\\s*(?:\\d|max|full|the|a ))',
  ),
  /\bset (?:the )?(?:score|rating|rank)\s*(?:=|to)\s*(?:\d|max)/i,
  /(?:score|rating|match)"?\s*[:=]\s*"?(?:100|10|max)\w*"?%?(?:\/100?)?"?\s*[,;|}].{0,20}(?:recommend|hire|decision|verdict|interview)/i,
  form(
    BEGIN,
    "(?:do not|don['’]t|never|under no circumstances)\\s+(?:\\w+ )?(?:reject|consider|score|rank|rate|mark|penali[sz]e|filter|question|exclude|decline|screen out|downgrade|discard)\\b.{0,40}\\b(?:this|my) ",
    DOCUMENT,
  ),
  form(
    BEGIN,
    "(?:do not|don['’]t|never) (?:mention|list|report|reveal|disclose|flag|note|show|repeat) (?:any |this |these |the )?(?:weakness(?:es)?|gaps|shortcomings|message|note|instructions?|concerns|red flags|negatives?|prompt)",
  ),
  form(BEGIN, `(?:hire|interview|choose|select) (?:this person|me (?:first|now|immediately))\\b`),
  // What to believe of the writer.
  form(
    BEGIN,
    `(?:pretend|assume|act as (?:if|though))\\b.{0,12}\\b(?:that )?(?:this |the |my |all |every |any )(?:\\w+ )?(?:${ITS_WRITER}|criteria|requirements?|qualifications|skills)\\b`,
  ),
  form(
    `^${BETWEEN}*(?:\\p{L}+${BETWEEN}+){0,6}this (?:candidate|applicant|cv|r[eé]sum[eé])\\b(?:.{0,25}\\b(?:must|should|shall|ought to|needs to|has to|deserves)\\b|.{0,12}\\b(?:is|meets|has been|fits|exceeds|matches)\\b.{0,50}(?<!\\p{L})${BEST}(?!\\p{L}))`,
  ),
  form(
    `^\\W*the (?:candidate|applicant) (?:must|should|has been|meets|is)\\b.{0,40}(?<!\\p{L})(?:hired|shortlisted|pre-?approved|pre-?qualified|selected|interviewed|ranked|rated|every (?:requirement|criteri\\w+)|perfect score)(?!\\p{L})`,
  ),
  form(
    `\\b(?:when|while|before|after|in) (?:you )?(?:are )?(?:summari[sz]|evaluat|assess|review|scor|rank|rat|screen|read|process|analys|analyz|grad|compar)(?:e|ing)\\b.{0,12}\\b(?:this|my) (?:${ITS_WRITER})\\b.{0,3}[,:].{0,12}\\b(?:${SAY}|${JUDGE}|always|only|you|ignore|treat|do not|don['’]t|add|use|include)\\b`,
  ),
  form(
    `^(?!.*\\b(?:I|my|our|we)\\b).*\\bthis (?:candidate|applicant|cv|r[eé]sum[eé])\\b(?! (?:pool|tracking)).*`,
    `(?<!\\p{L})(?:shortlist|praise|positive things|top (?:score|marks|rating|choice|candidate)|highest|perfect|best|hire|number one|accepted|approved?|five stars|(?:10|100) out of)(?!\\p{L})`,
  ),
  form(
    `(?<!\\p{L})(?:shortlist|praise|positive things|negative|top (?:score|marks|rating)|highest|perfect|hire|approve|ensure|make sure)(?!\\p{L}).{0,60}\\bthis (?:candidate|applicant|cv|r[eé]sum[eé])\\b`,
  ),
  form(
    BEGIN,
    '(?:count|treat|mark|consider|regard|take|evaluate)\\b.{0,30}\\b(?:requirements?|skills?|criteria|qualifications?|gaps|application)\\b.{0,12}\\b(?:as|were|are) (?:if )?(?:\\w+ )?(?:met|present|satisfied|fulfilled|passed|held)\\b',
  ),
  form(BEGIN, 'ignore (?:all |any |the )*(?:other|remaining|competing) (?:applicants|candidates|cvs|resumes|applications)\\b'),
  /\b(?:skip|bypass) (?:the |all |any |every )?(?:evaluation|checks?|screening|review|scoring)\b.{0,25}\b(?:return|pass|approve|output|hire|accept|shortlist)\b/i,
  /\b(?:shortlist(?:ed)?|hired?|approved?|accept(?:ed)?|qualified|match(?:_?score)?|score)\s*(?::=|==?)\s*"?(?:true|yes|1(?:00)?|9\d)\b|\b(?:approve|hire|shortlist|accept)\((?:candidate|applicant|cv|me|this|true)?\)/i,
  form(BEGIN, `treat this as (?:an? |the )?.{0,20}(?:application|match|candidate|cv)\\b`),
  // What to hide.
  form(
    BEGIN,
    "(?:do not|don['’]t|never) (?:tell|show|reveal|mention|disclose|display)\\b.{0,30}\\b(?:this|these) (?:message|text|note|instructions?|prompt|sentence|line)s?\\b",
  ),
  /\bkeep this (?:instruction|message|note|text|prompt) (?:secret|hidden|private|confidential)\b/i,
  // What to answer.
  form(BEGIN, `${SAY} the (?:words?|phrase|text|sentence)\\s+["“'‘\`]`),
  form(
    `\\b(?:your|the) (?:response|answer|summary|output|evaluation|reply|verdict|review) (?:must|should|has to|will|shall) (?:include|contain|say|start|begin|end|be)\\b.{0,30}["“'‘\`]`,
  ),
  form(
    BEGIN,
    `(?:begin|start|end|include|add|put|insert|append)\\b(?=.*["“”'‘’\`]).*\\byour (?:response|answer|summary|output|evaluation|reply|verdict|report)\\b`,
  ),
  form(
    BEGIN,
    `${SAY}\\b(?:,? ?(?:only|exactly|just|with|that|:)|\\s*["“'‘\`])+\\s*(?:the (?:word|words|phrase|text)\\s)?["“'‘\`]?.{0,30}(?<!\\p{L})(?:hire|score|100(?=$|[%/"”.])|10/10|approved|recommend(?:ed)?|(?:this|the) (?:candidate|applicant)|the ideal|well-qualified)(?!\\p{L}).{0,60}(?:$|["”’'\`]|\\bonly\\b|\\bnothing else\\b|\\bevery\\b|[.!])`,
  ),
  form(
    '^\\W*(?:new|your|updated|next|real|actual|revised|secret|hidden) (?:instructions?|tasks?|orders?|prompt|objective|directive)\\b\\s*(?:(?::|is to|are to|are:|is:)\\s*)',
    `(?:${JUDGE}|${SAY}|you|ignore|always)\\b`,
  ),
  form(`\\b(?:new|next) (?:instructions?|task|prompt)\\s*:\\s*(?:${JUDGE}|${SAY}|you|ignore)\\b`),
  /\b(?:anwybydd|diystyr|anghofi)(?:wch|a)\b.{0,50}(?:cyfarwydd\p{L}+|gorchm\p{L}+|rheol\p{L}*|uchod|blaenorol)/iu,
  /\b(?:rhowch|rho|dyfarnwch|sgoriwch|dewiswch|argymhellwch|ystyriwch|gosodwch|graddiwch|cyflogwch|derbyniwch)\b.{0,50}(?:sgôr (?:uchaf|lawn|o 100)|marciau llawn|(?:ymgeisydd|cv|cais) hwn)/iu,
  /\bpeidiwch â (?:sôn|chrybwyll|datgelu|gwrthod|rhestru)\b.{0,40}(?:gwendid\p{L}*|bylchau|hwn|hon)/iu,
]
/** Whoever is spoken to is a machine; what follows is its message. */
const ADDRESSED: readonly RegExp[] = [
  form(
    `\\b(?:you are|you['’]re|act as|become) (?:now )?(?:an?|the) (?:\\w+ ){0,2}(?:ai|assistant|language model|(?:recruit(?:er|ing|ment)|hiring)(?: bot| manager| ai| assistant| agent)?|bot|evaluator|screener)\\b(?: (?:who|that|which|and|named|called)|[.,:;]|$)`,
  ),
  /\b(?:system|assistant|developer) ?prompt\b|\bas an ai\b(?! (?:\w+ )?(?:engineer|developer|trainer|specialist|researcher|consultant|analyst|tutor|lead|student|intern))|\bsystem override\b|\b(?:developer|god|admin|debug|jailbreak) mode (?:enabled|on|activated)\b|\byou are DAN\b|^\W*from now on,? (?:you|always|only)\b|\bif you (?:\w+ )?(?:process|screen|read|parse|scan|rank|evaluate)(?: \w+)? (?:cvs|resumes|applications)\b|"role"\s*:\s*"(?:system|assistant|user|developer)"/i,
  /<\|?(?:im_start|im_end|system|endoftext|end_of_text|eot_id)\|?>|\[\/?INST\]|<<\/?SYS>>|\[\/?\s*system(?: \w+)?\s*\]|<\/?(?:system|instructions?|prompt)>|^\W*#{2,}\s*(?:instructions?|system|response|new task)\b|<!--.{0,20}\b(?:ai|llm|instruction)/i,
  form(
    `^\\s*(?:system|assistant|admin(?:istrator)?|developer)\\s*:\\s*(?:i recommend|you |this |the (?:candidate|applicant)|ignore|${JUDGE} (?:this|the|highest|me|as)\\b)`,
  ),
  form(
    `^\\W*(?:(?:important|special|hidden|urgent|private|secret) )?(?:note|message|instructions?|attention|notice|prompt|request|command|hint|memo)\\b.{0,6}\\b(?:(?:to|for)\\s+)?(?:the |any |all |an? |whichever |every )?${MACHINE}\\b(?! (?:engineer|developer|course|training|strateg|adoption|project|deployment|tools?\\b))`,
  ),
  form(
    `^\\W*(?:(?:to|for|dear|hi|hello|hey|attn|attention|any|all|every|greetings)[ ,:]+(?:the |an? |any )?|)${MACHINE}(?: \\p{L}+){0,3}(?:\\W{1,2}|\\s)(?:please|kindly|you|should|must|(?:reading|screening|reviewing|processing|parsing|evaluating|scanning|that reads?) (?:this|my)|(?:this|the) (?:candidate|applicant|cv|r[eé]sum[eé]|application|person)|(?:return|output|respond|pick|choose|add|skip|set|include|ignore|rate|score|rank|approve|recommend|select|shortlist|mark)\\b)`,
  ),
  form(`^\\W*(?:dear|hi|hello|hey|greetings) ${MACHINE}\\b`),
  form(
    `\\bif\\b.{0,25}\\b${MACHINE}\\b.{0,25}\\b(?:reading|reads?|screen(?:s|ing)?|review(?:s|ing)?|process(?:es|ing)?|pars(?:es|ing)?|evaluat(?:es|ing)|scan(?:s|ning)?)\\b|\\bif you(?: are|['’]re) (?:an? )?(?:\\w+ )?${MACHINE}\\b`,
  ),
  form(
    `\\b${MACHINE}\\b.{0,25}\\b(?:reading|screening|reviewing|processing|parsing|evaluating|scanning) (?:this|my) ${ITS_WRITER}\\b`,
  ),
  form(
    `\\b(?:${MACHINE}|the model|automated (?:reviewer|reader|screener)s?)\\b.{0,15}\\b(?:must|should|shall|has to|have to)\\b.{0,40}(?:\\b(?:this|my|me) ?${ITS_WRITER}?\\b|\\b(?:output|recommend|approve|hire|(?:top|match|highest|maximum|full) (?:score|marks))\\b)`,
  ),
  form(`^\\W*prompt\\s*:\\s*(?:you|${JUDGE}|ignore|act)\\b`),
  /\b(?:neges|nodyn|cyfarwydd(?:yd|iadau)) (?:i['’]r|i|ar gyfer(?: yr)?) (?:\p{L}+ )?(?:ai|deallusrwydd|peirian\p{L}+|robot\p{L}*|model\p{L}*)(?!\p{L})/iu,
]

/** The forms take time by the square of a text's length. */
const LONGEST = 600
const isOrder = (text: string): boolean => ORDERS.some((pattern) => pattern.test(text))
const isAddressed = (text: string): boolean => ADDRESSED.some((pattern) => pattern.test(text))
/** Whether a text speaks to a machine that might read it, and so is nothing about the person. */
export const isToMachines = (text: string): boolean =>
  text.length > LONGEST ? toMachinesIn(text).length > 0 : isOrder(text) || isAddressed(text)

export interface Span {
  start: number
  end: number
}

/** The sentences of a text that speak to machines. What follows "Note to AI" in the same text is its message. */
export function toMachinesIn(text: string): Span[] {
  const spans: Span[] = []
  for (const match of text.matchAll(/[^.!?]{1,600}[.!?]*\s*/g)) {
    const start = match.index
    const sentence = match[0]
    if (isAddressed(sentence)) return [...spans, { start, end: text.length }]
    if (isOrder(sentence)) spans.push({ start, end: start + sentence.length })
  }
  const isWhole = spans.length === 0 && text.length <= LONGEST && isToMachines(text)
  return isWhole ? [{ start: 0, end: text.length }] : spans
}
