/**
 * Whether a writer may be in danger. Decided by phrases in both languages; a doubt counts as danger, because an unneeded card does no
 * harm. `crisis.test-data.ts` lists examples.
 */
export function hasCrisisPhrase(text: string): boolean {
  const plain = plainOf(text)
  return SURE.test(plain) || DANGER.test(plain.replace(WORK, ' '))
}

/** Lower case without accents, apostrophes and hyphens; ` . ` stands where a clause ends, and at both ends of the text. */
const plainOf = (text: string): string =>
  ` . ${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘`]/g, '')
    .replace(/[.,;:!?()\n\r"“”…–—]+/g, ' . ')
    .replace(/[^a-z0-9.]+/g, ' ')} . `.replace(/ {2,}/g, ' ')

const anyOf = (phrases: readonly string[], flags = ''): RegExp => new RegExp(`\\b(?:${phrases.join('|')})`, flags)

const SELF = '(?:my ?s[el]{1,3}f|my ?slef|mysel|me ?self)\\b'
const ANYONE = `(?:${SELF}|(?:him|her) ?self\\b|them ?sel(?:f|ves)\\b)`
const MORE =
  '(?: (?:any ?more(?! (?:shifts|hours|work|jobs|courses|days|nights|overtime|interviews|applications|calls|forms))|any longer|no more|much longer|like this|another day))'
/** End of a clause, or followed only by "any more": "I can't go on", not "I can't go on the course". */
const END = `(?=${MORE}| \\.)`
const CANNOT = '(?:cant|cannot|can not|couldnt|could not|unable to)'
const DO_NOT = '(?:dont|do not|dnt|didnt|did not|doesnt|does not|no longer)'
const WANT = '(?:want(?:s|ed|ing)?(?: to| 2)?|wanna)'
const MEANS_TO = `(?:(?<!${DO_NOT} )${WANT}|going to|gonna|might|may|will|ill|need to|about to|tempted to|trying to|tried to|feel like|think(?:ing)? (?:of|about)|thoughts? (?:of|about)|urges? to|(?:have )?been|keep(?: on)?|started)`
const THINKING = '(?:think(?:ing)? (?:about|of)|thoughts? (?:of|about)|dream(?:ing)? (?:of|about)|fantasi[sz]ing about)(?: just)?'
const MIND = '(?:eisiau|isio|isie|ishe|isho|ishio|moyn|mofyn|dymuno|awydd|chwant)'
const OWN_CY = '(?:fi |fin )?(?:fy|fyn|yn|y|f|ei|eu) ?hun(?:an|ain)?\\b'
const CANNOT_CY = '(?:methu|ffaelu|alla i ddim|allai ddim|allaf i? ?ddim|galla i ddim|ni allaf|fedrai? i? ?ddim|ddim yn gallu)'
const MORE_CY = '(?: (?:mwyach|rhagor|bellach|fel hyn|dim mwy|ddim mwy|dim rhagor|ddim rhagor))'
const END_CY = `(?=${MORE_CY}| \\.)`

/** Work, training and figures of speech, removed before the search. */
const WORK = anyOf(
  [
    'suicid\\w* (?:prevention|awareness|intervention|first aid|bereavement|risk|watch|squad)',
    'suicidal (?:patients?|clients?|callers?|people|residents?|students?|pupils?|teenagers?|prisoners?|service users?|customers?)',
    '(?:career|commercial|political|professional|social) suicide',
    '(?:people|clients?|residents?|patients?|students?|pupils?|teenagers?|children|adults|women|men|prisoners|users|those) (?:who|that|at risk of) self ?harm\\w*',
    'self ?harm\\w* (?:policy|policies|awareness|training|prevention|risk|incidents?|charity|team)',
    '(?:people|clients?|residents?|patients?|students?|pupils?|children|adults|those) (?:who|that)(?: \\w+){0,2} (?:harm|hurt|cut|kill)(?:ed)? themselves',
    '(?:patients|people|residents|clients|those) (?:who|that) want(?:ed)? to die',
    `never (?:harm|hurt) ${SELF}`,
    'lost (?:all )?(?:the )?will to live (?:filling|waiting|listening|reading|trying|on hold|halfway|by page)',
    `kill(?:ed|ing)? ${SELF} (?:laughing|with laughter)`,
    `sh(?:oo|o)t(?:ing)? ${SELF} in the foot`,
    `drown(?:ed|ing)? ${SELF} in (?:work|paperwork|applications|debt)`,
    `cut(?:ting)? ${SELF} off`,
    `burn(?:ing|t)? ${SELF} out`,
    'overdose (?:awareness|prevention|training|response|patients?|kits?|calls?)',
    'die of (?:embarrassment|shame|boredom|laughter|laughing|heat|hunger|thirst)',
    'die (?:hard|cast\\w*|cut\\w*)',
    '(?:atal|ymwybyddiaeth (?:o )?) ?hunan ?laddiad\\w*',
    'pobl (?:sy|syn|sydd yn) hunan ?niw\\w*',
    '(?:polisi|hyfforddiant|ymwybyddiaeth o) hunan ?niw\\w*',
  ],
  'g',
)

/** Danger in any context. */
const SURE = anyOf(['(?:need|want|get|find) (?:a |some |the )?suicide (?:prevention )?(?:help|support|line|hotline)'])

const DANGER = anyOf([
  // By name.
  '(?:suicid|suisid|sucid|suicd|suiccid|suacid|siucid|susid|suisd)\\w*',
  'self ?(?:harm|injur)\\w*',
  `(?:kil+|end|hang|drown|shoot|stab|poison|harm|unalive|murder)(?:p?ing|ed)? ${ANYONE}`,
  `(?:${MEANS_TO}|could|should|and|just) (?:top|off)(?:p?ing)? ${SELF}(?! up)`,
  `do(?:ing)? ${SELF} in\\b`,
  `(?:do|doing|did) away with ${SELF}`,
  `finish(?:ing)? ${SELF} off`,
  `(?:gonna|going to|wanna|want to|will|ill|might) kms\\b`,
  `${MEANS_TO} (?:hurt|cut|burn)(?:t?ing)? ${ANYONE}`,
  `(?:hurt|cut|burn)(?:t?ing)? ${SELF} (?:on purpose|deliberately)`,
  `i(?:ll| will) hurt ${SELF}`,
  `(?:going to|gonna|might|may|will|ill|about to) do something (?:stupid|bad|awful|terrible|to ${SELF})`,
  '(?:slit|slitting|cut|cutting|slash|slashing) my (?:wrists?|throat)\\b',
  '(?:cut|cutting|slash|slashing|scratching and cutting) (?:up )?my (?:arms?|legs?)(?= (?:again|last night|to cope|on purpose|open)| \\.)',
  '(?:im|ive been|am|been|started) cutting again(?= \\.)',
  `(?:im|am) (?:hurting|cutting|burning) ${SELF}`,
  `punch(?:ing)? ${SELF}`,
  `(?:${CANNOT}|not able to|know if i can) keep ${SELF} safe`,
  '(?:noose|rope ready)\\b',
  '(?:suicide|goodbye) (?:letters?|notes?) to my (?:kids|children|family|mum|mam|dad|parents|wife|husband|partner|son|daughter|friends)\\b',
  '(?:take|taking|took|taken) (?:an?(?:other)? )?(?:\\w+ )?(?:overdose|od)\\b',
  'overdose on\\b',
  '\\bod(?:d|ed|ing) on\\b',
  '(?:take|taking|took|taken) (?:all (?:of )?(?:my|the|these|those)|(?:a )?loads? of|(?:a )?lots? of|a bunch of|a handful of|too many) (?:\\w+ )?(?:pills|tablets|meds|medication|paracetamol)\\b',
  'i(?:m| am|ve| have|ll| will|d)?(?: \\w+){0,2} overdos(?:e|ed|ing)\\b',
  `thr(?:ow|owing|ew) ${SELF} (?:off|under|in front|from|out)`,
  'jump(?:ed|ing)? (?:off|from) (?:a|the|my|that) (?:bridge|roof|building|balcony|cliff|window)',
  'jump(?:ed|ing)? (?:in front of|under) (?:a|the) (?:train|bus|car|lorry|tube)',
  'on (?:a|the) bridge and wanted to jump',
  '(?:going|about|ready|want) to jump(?= \\.)',
  '(?:step|walk|run|lie|lay)(?:ping|ing|ning)?(?: out)? (?:in front of|under) (?:a|the) (?:train|bus|car|lorry|traffic)',
  `(?:what i (?:might|could|will) do to|not? (?:feel )?safe (?:with|from)|feel safe (?:with|from)) ${SELF}`,
  // To die.
  `${WANT} die\\b`,
  'i(?:d| could| would)(?: just| rather)? die\\b',
  '(?:rather|should just|let me|ready to|deserve to|hope i|im going to|im gonna) die\\b',
  'feel(?:ing)? like dying\\b',
  'ways? to die\\b',
  `${THINKING} (?:dying|death|being dead|not being (?:here|alive|around))`,
  '(?:happier|rather be|easier if i (?:was|were)|might as well be) dead(?! on)\\b',
  'might as well die\\b',
  '(?:nobody|no ?one) (?:would|will|d) (?:even )?(?:miss me(?= if i| \\.)|(?:care|notice) if i (?:died|die|disappeared|(?:was|were) (?:dead|gone)))',
  '(?:wish|if) (?:that )?i (?:was|were|wasnt|were not|werent) (?:dead|alive|here\\b)',
  'wish i (?:could |would )?(?:just )?(?:die|disappear(?! from)|didnt exist|did not exist)\\b',
  'wish i (?:had never|had not|hadnt|was never|were never|wasnt) (?:been )?born',
  'better off (?:if i (?:was|were) )?dead\\b',
  '(?:better|happier) (?:off |place )?without me\\b(?! having)',
  '(?:easier|better|happier) if i (?:wasnt|werent|was not|were not) (?:here|around|alive)\\b',
  'better off if i (?:wasnt|werent|was not|were not) (?:here|around|alive)',
  '(?:should|want to|wanna) be dead(?! on)\\b',
  `(?:${DO_NOT}|never) (?:want to |wanna )?wake up(?= (?:tomorrow|again|in the morning|any ?more)| \\.)`,
  '(?:sleep|asleep)(?: \\w+){0,2} (?:not|never) wak(?:e|ing) up',
  // To live.
  `${DO_NOT} (?:feel like|want to|wanna) (?:living|go on living|carry on living|keep living)`,
  `${DO_NOT} ${WANT} (?:go|carry) on${END}`,
  '(?:no|any|without(?: the)?) (?:will|desire|wish) to live(?= (?:any|at all|with this)| \\.)',
  'want (?:my|this) life to (?:end|stop|be over)',
  'wish (?:someone|somebody|something|a (?:car|bus|train|lorry)) would (?:just )?(?:kill|hit|run over) me',
  `${DO_NOT} deserve (?:to live|to be alive|life)`,
  `${DO_NOT} ${WANT} (?:live|exist|go on living|be here|be around)${END}`,
  `${DO_NOT} ${WANT} be alive`,
  '(?:no|any|not a) reason (?:left )?(?:to live(?! (?:far|near|in|with|at|on|there|here|so|too|close))|for living|to go on(?= \\.))',
  'nothing (?:left )?to live for',
  'nothing (?:is )?worth living for',
  'lifes? (?:is )?(?:isnt|not|aint) worth it',
  'lost (?:all )?(?:the |my )?will to live',
  '(?:not|nt|isnt|never) worth living',
  '(?:no|the|any) point (?:in |of |to )?(?:living|being alive|life)(?= (?:any|like|with)| \\.)',
  `(?:no|the|any) point (?:in |of )?(?:going|carrying) on${END}`,
  `(?:tired|sick|weary) of (?:living|life|being alive)(?= (?:any|like)| \\.)`,
  '(?:had enough|enough|done|finished|fed up) (?:of|with) (?:life|living)(?= (?:any|now)| \\.)',
  '(?:given|giving|give) up on (?:my )?life\\b(?! insurance)',
  // To end it.
  'end(?:ing)? (?:it|this) all\\b',
  'end(?:ing)? my life\\b',
  `(?:${WANT}|plan to|planning to|going to|gonna|ready to|might|ill|will) end it(?= (?:all|now|tonight|today|for good)| \\.)`,
  'feel(?:ing)? like ending (?:it|things|everything)',
  `(?:${THINKING}|going to|gonna|want to) end(?:ing)? things(?! with| on)`,
  'im ending it(?= (?:all|now|tonight|today)| \\.)',
  'want (?:it all|everything) to (?:stop|end|be over)',
  'tak(?:e|ing|en) my own life',
  '(?:tried to|want to|going to|thought of|think of|thinking of|thinking about) tak(?:e|ing) my life(?! (?:in a|in an|back|forward|somewhere|to))',
  'put(?:ting)? an end to (?:my (?:life|misery|suffering)|it all|myself)',
  // Not to go on.
  `${CANNOT} (?:go|carry) on(?= living| with (?:my |this )?life\\b)`,
  `${CANNOT} (?:go on|carry on|keep going|keep on)${END}`,
  `${CANNOT} (?:do|take|bear|handle) (?:this|it)${MORE}`,
  `${CANNOT} (?:handle|deal with) life\\b`,
  `${CANNOT} keep (?:living|doing this)${END}`,
  `${CANNOT} live with (?:this|the|my) (?:pain|guilt|shame)`,
  `${CANNOT} cope(?=${MORE}| with (?:my )?life\\b| with living| \\.)`,
  `${CANNOT} live${MORE}`,
  `${CANNOT} face (?:another day|tomorrow|living|life)\\b`,
  `${CANNOT} see (?:a|any|no) way out\\b`,
  'no way out(?= for me|of this life| \\.)',
  // Cymraeg.
  'hunan ?l?ladd\\w*',
  'hunan ?n?niw\\w*',
  'hunan ?anaf\\w*',
  `l?ladd(?:af|a i|ai)? ${OWN_CY}`,
  `(?:crogi|grogi|boddi|foddi|saethu|wenwyno) ${OWN_CY}`,
  `niweidio ${OWN_CY}`,
  `(?:${MIND}|mynd i|meddwl am|am|i?n|yn|wedi bod yn) (?:frifo|brifo|anafu|dorri|torri) ${OWN_CY}`,
  `(?:dwi?n|rwyn|rydwi?n) (?:brifo|anafu|torri) ${OWN_CY}`,
  `${MIND} (?:i )?(?:m|f)arw\\b`,
  '(?:hoffwn i?|gwell gen i|well gen i|barod i|mynd i|dwi? i? ?am|rwy am|rydwi? i? ?am) ?farw\\b',
  '(?:hoffwn|carwn) (?:i )?(?:pe )?(?:bawn|byddwn|fod)\\w* (?:in |yn )?farw\\b',
  '(?:bod|fod) yn farw\\b',
  'teimlo fel marw\\b',
  '(?:meddwl|meddyliau|breuddwydio) am (?:farw|farwolaeth)\\b',
  'ffyrdd o farw\\b',
  '[pb]h?eidio a deffro',
  'neb (?:a )?fyddain g?weld fy (?:eisiau|ngholli)',
  '(?:diwedd|terfyn) ar (?:fy mywyd|fy hun|y cyfan|y cwbl|bopeth)',
  '(?:dod|ddod) a(?:m| fy) (?:m?bywyd|mywyd) i ben',
  '(?:g?orffen|dd?iweddu) fy mywyd\\b',
  '(?:dod|ddod|dwyn|ddwyn) ar (?:cyfan|cwbl) i ben',
  'r?h?oir gorau i fyw\\b',
  'colli(?:r| yr) (?:awydd|ewyllys) i fyw',
  '(?:cymryd|gymryd|chymryd) fy mywyd(?: fy hun\\b| \\.)',
  `(?:ddim|dim|dwim) (?:yn )?${MIND} byw${END_CY}`,
  `(?:ddim|dim|dwim) (?:yn )?${MIND} bodoli`,
  `${CANNOT_CY} byw(?=${MORE_CY}| \\.)`,
  `(?:ddim|dim|dwim) (?:yn )?${MIND} (?:bod|fod) yma${END_CY}`,
  `(?:ddim|dim|dwim) (?:yn )?${MIND} (?:bod|fod) yn fyw`,
  `(?:ddim|dim|dwim) (?:yn )?${MIND} deffro(?= (?:yfory|fory|eto|yn y bore)| \\.)`,
  '(?:dim|ddim) (?:rheswm|byd) i fyw(?= (?:er|am)| \\.)',
  '(?:dim|ddim) (?:pwynt|pwrpas) (?:mewn )?byw\\b',
  `(?:dim|ddim) pwynt (?:mewn )?(?:cario|mynd) y?mlaen${END_CY}`,
  'ddim yn werth (?:ei )?(?:b|f)yw',
  `${CANNOT_CY} (?:(?:mynd|fynd|cario|gario) y?mlaen|dal i fynd)(?=${MORE_CY}| gyda bywyd| \\.)`,
  `ddim am fyw${END_CY}`,
  '(?:dim|ddim yn gweld) (?:y )?pwynt (?:mewn )?byw\\b',
  '(?:torri|dorri) fy (?:mreichiau|ngarddyrnau|arddyrnau)\\b',
  '(?:gwneud|wneud|gneud|neud) amdanaf(?: i)? fy hun\\b',
  '(?:pe bawn|petawn|tasen|taswn|pebawn) i wedi marw\\b',
  '(?:cymryd|gymryd|chymryd) (?:llond llaw|llwyth|gormod) o (?:dabledi|dabledau|bils)',
  'casau fy mywyd ac eisiau',
  `${CANNOT_CY} (?:ymdopi|dal ati|gwneud hyn)${MORE_CY}`,
  '(?:well|gwell)(?: (?:ei|eu) byd)? heb(?:ddo|dda|o) i\\b',
  'digon ar fyw\\b',
  '(?:cymryd|gymryd|chymryd|gymrais i|cymrais i) gorddos',
  'neidio (?:o flaen|dan) (?:y )?(?:tren|bws|car)',
  'neidio (?:oddi ar|o ben) (?:y )?(?:bont|pont|to|adeilad|clogwyn)',
])
