/** How lines about what somebody did begin, in English and Welsh. */
const PRESENT = new Set(
  `serve help manage organise organize lead run build make keep take give teach sell drive write work support care clean answer handle cook prepare train assist check pick pack load unload open close deal deliver greet
maintain operate plan provide look carry collect move bring buy hold meet pay speak stock count order record report welcome advise arrange attend book calculate communicate complete coordinate create design develop
do ensure fit fix follow gain greet improve inspect install issue liaise listen lift monitor mentor offer paint process produce promote protect repair replace reply resolve restock schedule send share sort supervise teach test track translate type update use wash weigh wrap administer analyse apply assemble chase coach contribute cover demonstrate drive encourage engage escort feed fill join learn measure mix negotiate oversee participate perform play present raise receive reduce research review schedule secure solve source start study supply tidy transport treat tutor visit volunteer walk watch iron bake mow plant weed dig lay mop sweep dust polish accompany act add adjust administrate agree allocate alter announce apologise approach appraise audit balance bend bid bind blend bottle box brief budget butter calm change charge chop climb code compile configure connect construct contact convert copy count cross cut decide defrost describe diagnose digitise direct discuss dispatch dispense distribute document draft dress edit educate empty enter entertain escalate evaluate examine execute explain file finish float fold follow forward found freeze fry gather give glue grade grill grind grow grout guard guide hang heat hire hoist host identify inform inject input instruct interview invoice judge keep kit label launch liaise light link load lock log look market match mend mind minute model modify mould narrate note notify observe obtain operate order orchestrate paint patch peel perform photograph pilot plaster plate plumb post pour prioritise process procure programme prompt propose prove prune pull purchase push raise rake rate reach reassure recommend reconcile recruit recycle refer refill refund register rehearse release remind remove renew repair rescue resolve respond restore retrieve rewire rinse roast rotate route run saw scan screen scrub search seat service set settle shadow shift shop show sign signpost sit slice solder speak spray stack staff steam steer sterilise stitch stir store strip strengthen submit suggest sum survey sustain swap tailor tape taste tend tidy till time top tow trace trade transcribe transfer trim troubleshoot turn uncover unload unlock unpack update upload value verify vet view warm warn water weave welcome weld wipe wire`.split(
    /\s+/,
  ),
)
const PAST = new Set(
  `led ran built made kept took gave taught sold drove wrote did held met paid spoke sent brought bought won began chose dealt fed found fought grew knew laid learnt lent oversaw put rang rode rose saw set shot showed sang swept swam told thought threw understood undertook went wore cut hit read became got blew drew flew ate drank bent caught dealt dug heard hung hid lit rebuilt rewrote repaid resold shook shone slid spun spread stood stuck struck swung tore upheld withdrew woke wove shot clung crept overtook`.split(
    /\s+/,
  ),
)
/** Words in -ed and -ing that say how somebody is, or what a thing is called. */
const NOT_ACTIONS = new Set(
  `enjoyed loved liked wanted lived needed passed retired moved retaking looking hoping wanting experienced skilled motivated dedicated talented qualified committed interested detailed focused determined driven educated based proposed required related limited united outstanding willing hardworking caring loving outgoing understanding during evening morning nothing something anything everything king being need wedding red bed seed feed speed hundred talented organised-and well-organised self-motivated varied including regarding following ongoing upcoming advanced certified accredited sacred bored tired pleased excited blessed given ring spring string thing sibling building engineering manufacturing marketing nursing plumbing plastering bricklaying decorating tiling welding catering housing banking hairdressing accounting farming warehousing`.split(
    /\s+/,
  ),
)
const WELSH_VERBS = new Set(
  `cefnogi helpu gweini rhoi canu ymweld gyrru glanhau trefnu coginio gofalu paratoi dysgu hyfforddi gweithio arwain rheoli cynnal casglu symud codi siarad ateb croesawu gwerthu prynu llenwi pacio llwytho trwsio adeiladu peintio plannu torri cadw creu datblygu cynllunio cydlynu cyfathrebu delio sicrhau darparu gwirio cofnodi teipio cyfieithu mentora goruchwylio gwasanaethu golchi cludo danfon derbyn cymryd cyfri cyfrif dadlwytho gosod tacluso smwddio bwydo godro ffensio plastro weldio teilsio cneifio mesur gofalu monitro adrodd prosesu gweinyddu sganio ffeilio trin hebrwng diweddaru cwblhau rhedeg cynorthwyo mynychu trafod negodi dosbarthu didoli pwyso argraffu profi archwilio dadansoddi cyflwyno cyfeirio gofyn gwella cyflawni ysgrifennu darllen chwarae tynnu agor cau cyfarch archebu talu pacio`.split(
    /\s+/,
  ),
)
const IRREGULAR: Readonly<Record<string, string>> = {
  make: 'made',
  take: 'took',
  give: 'gave',
  keep: 'kept',
  run: 'ran',
  lead: 'led',
  sell: 'sold',
  teach: 'taught',
  drive: 'drove',
  write: 'wrote',
  build: 'built',
  deal: 'dealt',
  hold: 'held',
  meet: 'met',
  pay: 'paid',
  speak: 'spoke',
  send: 'sent',
  bring: 'brought',
  buy: 'bought',
  oversee: 'oversaw',
  feed: 'fed',
  sweep: 'swept',
  lay: 'laid',
  dig: 'dug',
  fit: 'fitted',
  plan: 'planned',
  stop: 'stopped',
  mop: 'mopped',
  wrap: 'wrapped',
  ship: 'shipped',
  do: 'did',
  go: 'went',
  get: 'got',
  put: 'put',
  set: 'set',
  cut: 'cut',
  read: 'read',
  grow: 'grew',
  ring: 'rang',
  choose: 'chose',
  understand: 'understood',
  learn: 'learned',
  mow: 'mowed',
}
const IRREGULAR_ING: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(IRREGULAR).map(([base, past]) => [
    /[^aeiou]e$/.test(base)
      ? `${base.slice(0, -1)}ing`
      : ['run', 'set', 'put', 'cut', 'get', 'dig'].includes(base)
        ? `${base}${base.at(-1)}ing`
        : `${base}ing`,
    past,
  ]),
)

const pastOf = (base: string): string =>
  IRREGULAR[base] ?? (base.endsWith('e') ? `${base}d` : /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`)
const pastOfIng = (word: string): string | null => {
  const lower = word.toLowerCase()
  if (!/^\p{Ll}{2,}ing$/u.test(lower) || NOT_ACTIONS.has(lower)) return null
  const stem = lower.slice(0, -3)
  return IRREGULAR_ING[lower] ?? (/[^aeiou]y$/.test(stem) ? `${stem.slice(0, -1)}ied` : `${stem}ed`)
}
const capital = (text: string): string => (text[0]?.toUpperCase() ?? '') + text.slice(1)

export interface Opening {
  /** The first word that says something, in small letters. */
  word: string
  isAction: boolean
  tense: 'past' | 'present' | 'other'
}
const BEFORE_THE_VERB =
  /^(?:[•*–—-]\s*)?(?:(?:I|also|regularly|successfully|currently|always|often|daily|occasionally|sometimes|then|and|have|has|had|to|quickly|safely|efficiently|effectively|independently|personally|jointly|carefully|confidently|accurately|proactively|politely|fully|usually|mainly)\s+){0,3}(?:(?:deep|hand|steam|spot|cold|jet|pressure|double|quality|pre|re|co)[ -](?=\p{L}+ed\b))?/iu

/** "Rwyf wedi gweithio", "Bûm yn gweithio" */
const WELSH_TELLING =
  /^(?:cyn hynny,?\s+)?(?:rwyf|rydw i|dw i|bûm(?: i)?|bues i|roeddwn(?: i)?)\s*(?:wedi|yn|['’]n)\s+(?!chwilio|edrych|gobeithio|awyddus)\p{L}{4,}/iu

export function openingOf(line: string): Opening {
  const rest = line.replace(BEFORE_THE_VERB, '')
  if (WELSH_TELLING.test(rest)) return { word: '', isAction: true, tense: 'other' }
  const word =
    /^[\p{L}'’-]+/u
      .exec(rest)?.[0]
      .toLowerCase()
      .replaceAll('’', "'")
      // "Cyfri'r til"
      .replace(/(?<=[aeiouwy])'(?:r|n)$/, '') ?? ''
  const after = rest.slice(word.length).trimStart()
  const base = word.replace(/^(?:re|co|over|under|un)-?(?=\p{L}{4})/u, '')
  if (NOT_ACTIONS.has(word) || /^(?:skills?|experience)\b/i.test(after) || (word === 'used' && /^to\b/i.test(after)))
    return { word, isAction: false, tense: 'other' }
  if (/^(?:started|finished|worked) (?:in )?(?:19|20)\d\d\W*$/i.test(rest)) return { word, isAction: false, tense: 'other' }
  if (
    PAST.has(word) ||
    (/^\p{L}{2,}ed$/u.test(word) &&
      !(/^(?:well-)?(?:organi[sz]ed|relaxed|rounded|balanced)$/.test(word) && /^(?:and\b|,|$)/i.test(after)))
  )
    return { word, isAction: true, tense: 'past' }
  if (PRESENT.has(word) || PRESENT.has(base)) {
    // "Work experience", "Care assistant", "Support worker" name a thing.
    const isName =
      /^(?:experience|history|assistant|worker|workers|officer|manager|home|homes|plan|plans|of|skills|team|leader|driver|operative|section|station|counter|duty|duties|desk|bay|cook|chef|hand)\b/i.test(
        after,
      ) ||
      (/^(?:care|support|work|stock|record|report|present)$/.test(word) && /^(?:and\b|&|,)/i.test(after))
    return { word, isAction: !isName, tense: isName ? 'other' : 'present' }
  }
  if (/^\p{L}{2,}ing$/u.test(word) && after !== '') return { word, isAction: true, tense: 'other' }
  if (WELSH_VERBS.has(word) || /^\p{L}{3,}(?:ais|odd|wyd|asom|ant)$/u.test(word)) {
    const isWelsh = WELSH_VERBS.has(word) || !/ant$/.test(word)
    return { word, isAction: isWelsh && after !== '', tense: 'other' }
  }
  return { word, isAction: false, tense: 'other' }
}

const HEDGES =
  /^(?:I was |I am |I['’]m )?(?:also )?(?:mainly |solely |partly )?(?:responsible for|responsibilities (?:included?|were)|(?:my )?(?:main )?duties (?:included?|were|involved)|in charge of|tasked with|(?:my )?(?:role|job) (?:involved|included|was))\s*:?\s*(?:the )?(\p{L}+ing)\b/iu
/** The same line from its action on: "Responsible for serving customers" is "Served customers"; null where the line does not tell. */
export function fromTheAction(line: string): string | null {
  const hedged = HEDGES.exec(line)
  const past = hedged?.[1] ? pastOfIng(hedged[1]) : null
  if (!hedged || !past) return null
  const rest = line.slice(hedged[0].length).replace(/(,| and| or) (\p{L}+ing)\b/gu, (whole, glue: string, ing: string) => {
    const next = pastOfIng(ing)
    return next ? `${glue} ${next}` : whole
  })
  // "the cleaning of tables", "setting up of rooms"
  return capital(`${past}${rest.replace(/^( (?:up|out|down|off))? of /, '$1 ')}`)
}
/** Without "I" before its verb. */
export const withoutI = (line: string): string => capital(line.replace(/^I (?:also )?(?:have |had )?/, ''))
/** The opening verb in the past, with a capital. */
export const openingInThePast = (line: string): string => capital(pastOf(openingOf(line).word))
