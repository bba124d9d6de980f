/** What a line opens; `contact` is what stands before any heading, `other` a part of the CV that no field is read from. */
export type SectionName =
  | 'contact'
  | 'summary'
  | 'work'
  | 'volunteering'
  | 'education'
  | 'skills'
  | 'certificates'
  | 'languages'
  | 'interests'
  | 'references'
  | 'other'

/** Headings that are phrases of their own, after `headingKey`. */
const PHRASES: Readonly<Record<SectionName, string>> = {
  contact:
    'curriculum vitae|cv|resume|biodata|bio data|contact|contacts|contact me|contact details|contact information|contact info|personal details|personal information|personal data|personal particulars|particulars|my details|details|reach me at|get in touch|how to reach me|reach me|where to find me|find me|address|cyswllt|manylion cyswllt|manylion personol|cysylltu',
  summary:
    'desired employment|desired employment and occupational field|job wanted|work wanted|about|career synopsis|synopsis|career snapshot|snapshot|career aim|career aims|career goal|career goals|in short|in a nutshell|in summary|me in a few words|me in brief|a few words about me|a few words|a word about me|personal brand|executive profile|about this cv|what i want|what i am looking for|what im looking for|about|about me|about myself|who i am|who am i|a bit about me|a little about me|objective|aim|aims|goal|goals|bio|introduction|intro|overview|at a glance|in brief|amdanaf i|amdanaf|amdana i|proffil|proffil personol|proffil proffesiynol|crynodeb|datganiad personol|statement|pen portrait|what i offer|why me|hi|hello|hiya|helo',
  work: 'employment and experience|professional exposure|professional engagements|record of employment|employment record|record of service|roles held|roles|present position|present employment|current position|current role|current employment|previous positions|previous roles|previous jobs|past roles|past jobs|earlier roles|earlier career|earlier posts|posts held|work placements and jobs|my working life|where ive been|where i have been|swyddi blaenorol|employment summary|experience summary|where i have worked|where ive worked|where i did it|where ive done it|where i have done it|where i learned it|assignments and jobs|jobs i have done|jobs|jobs i have had|jobs ive had|what i have done|what ive done|employers|career|career so far|jobs so far|career to date|work|working life|profiad|profiad gwaith|profiad perthnasol|hanes gwaith|hanes cyflogaeth|cyflogaeth|gyrfa|swyddi|placements|work placements|positions held|positions of responsibility|appointments|military service|service history|service record|profiad gwaith a gwirfoddoli|gwaith',
  volunteering:
    'volunteering|societies|clubs and societies|societies and clubs|committees|good causes|lending a hand|pro bono|helping others out|volunteer work|voluntary|giving back|giving something back|beyond work|helping out|community|community work|community involvement|helping others|gwirfoddoli|gwaith gwirfoddol|profiad gwirfoddoli',
  education:
    'education|scholastics|scholastic|educational background|my studies|my education|my learning|formal education|formal qualifications|education and quals|coleg ac ysgol|ysgol a choleg|school and college|school and since|education|school|schools|schooling|my school|schools and colleges|where i studied|where i went to school|addysg|addysg a hyfforddiant|addysg a chymwysterau|cymwysterau|cymwysterau academaidd|ysgol|exam results|exams|apprenticeship and college|college and apprenticeship|apprenticeship and training|training and apprenticeship|quals|my quals|academia|studies|gcses|gcse results|learning|scholastic record',
  skills:
    'skills|good at|skill matrix|skills matrix|systems used|software used|know how|knowhow|aptitudes|i can offer|can do|what i am like|what im like|key competences|skills|abilities|strengths|expertise|competencies|competences|what i am good at|what im good at|things i am good at|things im good at|what i can do|what i do well|what i bring|i can|i am good at|im good at|qualities|attributes|capabilities|proficiencies|sgiliau|sgiliau allweddol|sgiliau a chryfderau|sgiliau personol|sgiliau perthnasol|cryfderau|toolkit|tools|technologies|areas of expertise|areas of knowledge|it|skill set|skillset|core skills|tech|technical|tech stack|software|fy sgiliau',
  certificates:
    'certificates|bits of paper|pieces of paper|mandatory training|mandatory training in date|training up to date|training record|up to date training|short courses|day courses|online courses|courses passed|courses taken|cards held|licences held|tickets held|professional registration|registration and training|registered with|codes and cards|insurance and licences|safety tickets|safety training|cardiau|cardiau a thrwyddedau|certificates|certifications|certs|badges|licences|licenses|tickets|cards|courses|training|accreditations|tystysgrifau|tystysgrifau a thrwyddedau|trwyddedau|hyfforddiant|cyrsiau|cpd|continuing professional development|professional development|personal development|cards and tickets|tickets and cards|papers|driving|driving licence|registration|registrations|checks|memberships|membership|professional memberships|professional membership',
  languages:
    'languages|tongues|mother tongue|languages known|known languages|i can speak|what i speak|spoken languages|language|language skills|languages i speak|languages spoken|i speak|ieithoedd|iaith|sgiliau iaith|linguistic skills',
  interests:
    'interests|recreation|recreations|pleasures|off duty|off the clock|off shift|downtime|down time|time off|days off|unwinding|relaxation|relaxing|what i do for fun|for fun|after hours|out of hours|after work|at the weekend|pursuits|sports and hobbies|when on leave|hamddena|hobbies|pastimes|activities|leisure|leisure activities|free time|in my free time|spare time|in my spare time|what i like|likes|what i enjoy|things i enjoy|outside work|outside of work|about me outside work|life outside work|outside of my work|in my own time|my own time|away from work|when im not working|when i am not working|extracurricular activities|extra curricular activities|y tu allan ir gwaith|diddordebau|diddordebau a hobiau|hobiau|amser hamdden|fun',
  references:
    'references|character references|character reference|people who will speak for me|who to ask|ask about me|references|reference|referees|referee|geirda|geirdaon|canolwyr|canolwr|people who know me|testimonials|recommendations',
  other:
    'additional information|further information|other information|additional|other|other details|miscellaneous|achievements|awards|honours|honors|awards and honours|honours and awards|key achievements|accomplishments|selected achievements|publications|projects|projects experience|project experience|open source projects|side projects|academic projects|university projects|other projects|personal projects|key projects|portfolio|declaration|availability|right to work|eligibility|disclosure|criminal record|health|transport|gwybodaeth ychwanegol|gwybodaeth arall|cyflawniadau|prosiectau|notes|nationality|patents|conferences|speaking|research|presentations|social|links|websites|online|social media|web|dolenni',
}

/** Words of which a heading may be put together; the section with the most important word wins. */
const WORDS: readonly (readonly [SectionName, string])[] = [
  ['references', 'references referees'],
  ['volunteering', 'volunteering voluntary volunteer unpaid charity gwirfoddoli gwirfoddol'],
  [
    'work',
    'employment work experience career jobs job employers placements placement internships internship positions roles paid',
  ],
  [
    'education',
    'education educational academic qualifications qualification schooling school college university degrees studies',
  ],
  ['languages', 'languages language linguistic'],
  [
    'certificates',
    'certificates certificate certifications certification licences licenses licence license tickets courses course training accreditations accreditation awards cards memberships',
  ],
  [
    'skills',
    'skills skill abilities strengths competencies competences competence expertise proficiencies proficiency aptitudes attributes qualities knowledge capabilities',
  ],
  ['interests', 'interests hobbies pastimes leisure activities'],
  ['summary', 'summary profile statement objective objectives introduction overview'],
]
const SECTION_OF_WORD = new Map(WORDS.flatMap(([name, words]) => words.split(' ').map((word) => [word, name] as const)))
const FILLERS = new Set(
  'my and or the of to in a an other relevant previous recent current key main core personal professional additional further selected general history background record summary details so far present past life other own completed attended obtained gained held hard soft technical computer it digital practical transferable social interpersonal customer special specialist particular specific most full time part extra health safety vocational industry experience achievements work and/or a job areas more years early later brief short i have military civilian army forces service military civilian army forces service'.split(
    ' ',
  ),
)
const ORDER: readonly SectionName[] = WORDS.map(([name]) => name)
const PHRASE_OF = new Map<string, SectionName>(
  Object.entries(PHRASES).flatMap(([name, list]) => list.split('|').map((heading) => [heading, name as SectionName] as const)),
)
/** Headings that name two sections are the first of these. */
const MIXED: readonly (readonly [first: SectionName, over: SectionName])[] = [
  ['education', 'certificates'],
  ['work', 'volunteering'],
  ['work', 'skills'],
  ['education', 'work'],
  ['skills', 'languages'],
  ['certificates', 'skills'],
  ['skills', 'education'],
  ['skills', 'interests'],
  ['summary', 'skills'],
]

let headingWords: Set<string> | undefined
/** The words of headings that letters without spaces are made of; the letters themselves where they are made of none. */
function wordsIn(letters: string): string {
  headingWords ??= new Set([
    ...SECTION_OF_WORD.keys(),
    ...FILLERS,
    ...[...PHRASE_OF.keys()].flatMap((phrase) => phrase.split(' ')),
  ])
  const ways: (string | null)[] = [''].concat(Array<string>(letters.length).fill(''))
  for (let end = 1; end <= letters.length; end++) {
    ways[end] = null
    for (let start = 0; start < end; start++) {
      const word = letters.slice(start, end)
      const before = ways[start]
      if (before === null || before === undefined || (word.length < 2 && word !== 'i' && word !== 'a') || !headingWords.has(word))
        continue
      ways[end] = `${before} ${word}`.trim()
      break
    }
  }
  return ways[letters.length] ?? letters
}

/** The words of a heading in lower case, without signs. */
export const headingKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    // Letters set wide apart, of which some pairs stand closer: "E D U C A T I O N", "W O R K  H I S T O R Y", "S U M M A RY".
    .replace(/^(?=.{7})(?:\p{L}{1,3} {1,3}){3,}\p{L}{1,3}$/u, (spaced) =>
      spaced
        .split(/ {2,}/)
        .map((word) => wordsIn(word.replace(/ /g, '')))
        .join(' '),
    )
    .replace(/\([^()]*\)/g, ' ')
    .replace(/[&+/]/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:my|fy) /, '')

const known = new Map<string, SectionName | null>()
const MAX_KNOWN = 5_000

function sectionOfKey(key: string): SectionName | null {
  if (key === '') return null
  const phrase = PHRASE_OF.get(key)
  if (phrase) return phrase
  const words = key.split(' ')
  if (words.length > 7) return null
  const named = new Set<SectionName>()
  for (const word of words) {
    const section = SECTION_OF_WORD.get(word)
    if (section) named.add(section)
    else if (!FILLERS.has(word)) return null
  }
  if (named.size === 0)
    return words.length > 1 && (words.includes('work') || /^professional (?:history|background|record)$/.test(key))
      ? 'work'
      : null
  const list = ORDER.filter((name) => named.has(name))
  // "Work and volunteering" is both; "voluntary work" and "career summary" belong to the describing word.
  if (words.includes('and') || words.includes('a')) {
    for (const [first, over] of MIXED) if (list.includes(first) && list.includes(over)) return first
  } else if (named.has('summary')) return 'summary'
  return list[0] ?? null
}

function sectionOf(text: string): SectionName | null {
  const key = headingKey(text)
  const before = known.get(key)
  if (before !== undefined) return before
  const section = sectionOfKey(key)
  if (known.size < MAX_KNOWN) known.set(key, section)
  return section
}

/** Labels of single facts in a list of contact details; "Address: 1 High Street" opens no section. */
const NOT_WITH_REST = new Set<SectionName>(['contact', 'other', 'references'])
/** A job or a course may be called like a section: "Driving", "Volunteer". Such words open one only as a line of their own. */
const ALONE_ONLY =
  /^(?:it|i can|work|service|school|community|driving|checks|registration|fun|aim|goal|volunteer|other|online|web|social|links|health|software|tools|details|address|experience|role|job|position|roles?|employers?|jobs|career|college|university|course|courses|degree|qualification|licence|language|placement|internship|gcses|gcse results|exam results|exams|quals|cses|a levels)$/

/** Beginnings of words that name the section of an unusual heading; the first match wins. */
const STEMS: readonly (readonly [SectionName, RegExp])[] = [
  ['references', /^(?:referees?|references?|geirda|canolw)/],
  [
    'volunteering',
    /^(?:volunt|unpaid|charit|gwirfodd|communit|cymuned|church$|chapel$|mosque$|temple$|gurdwara$)|^giv(?:e|ing)$|^helping$/,
  ],
  ['interests', /^(?:hobb|interest|leisure|pastime|outside|spare|diddordeb|hamdden|likes?$|enjoy|fun$|allan$|relax)/],
  ['languages', /^(?:languages?$|speak$|speaking$|linguist|ieith|iaith)/],
  [
    'education',
    /^(?:educat|school|college|universit|stud(?:y|ies|ied|ying)|learn|academ|qualif|quals$|apprentic|gcse|exams?$|degree|addysg|cym(?:h?wys)|ysgol)/,
  ],
  [
    'certificates',
    /^(?:cert|licen[cs]|ticket|cards?$|badges?$|accredit|training|courses?$|awards?$|tystysgrif|trwydded|hyfforddi)/,
  ],
  [
    'work',
    /^(?:employ|career|jobs?$|work(?:ed|ing|s)?$|experience|roles?$|positions?$|placements?$|gwaith|swydd|gyrfa|cyflog|profiad)/,
  ],
  ['skills', /^(?:skill|strength|abilit|competen|expertise|proficien|tech|toolkit|tools$|sgil|cryfder)/],
  ['summary', /^(?:profile|summary|statement|objective|about|intro|overview|proffil|amdan|crynodeb|datganiad)/],
  ['contact', /^(?:contact|cyswllt|cysyll)/],
]

/** The section that a word of a heading names, whatever its other words. */
export function looseSection(text: string): SectionName | null {
  const key = headingKey(text)
  if (/^(?:programming|scripting|coding|computer) languages?$/.test(key)) return 'skills'
  const words = key.split(' ')
  if (
    /^(?:when|what|things?|how) i (?:do|am|m|like|enjoy)? ?(?:when |not |outside|for fun)|not (?:at |in )?(?:work|college|school)/.test(
      key.replace(/im\b/, 'i m'),
    )
  )
    return 'interests'
  if (/beyond (?:the )?(?:work|office|day job)|giv\w+ (?:\w+ ){0,2}back\b/.test(key)) return 'volunteering'
  return STEMS.find(([, stem]) => words.some((word) => stem.test(word)))?.[0] ?? null
}

const isWelsh = (text = ''): boolean =>
  /\b(?:profiad|gwaith|addysg|sgiliau|amdanaf|proffil|gwirfodd\w*|y tu allan ir gwaith|diddordebau|ieithoedd|hyfforddiant|cymwysterau|cyswllt|manylion|geirda|hobiau|tystysgrifau|hanes|cyflogaeth|crynodeb|datganiad|personol)\b/i.test(
    text,
  )

/** Which section a line opens, and what stands after a colon on the same line. Null for any other line. */
export function readHeading(text: string): { name: SectionName; rest: string } | null {
  if (text.length > 600 || text.length < 2) return null
  const bare = text.trim()
  if (bare.length <= 60 && !/\d|@|[.,;]\s*$/.test(bare)) {
    // The last word of a sentence may have come into a line of its own: "weddings at / weekends".
    const name = /^\p{Ll}\S*$/u.test(bare) && !SECTION_OF_WORD.has(bare) ? null : sectionOf(bare)
    if (name) return { name, rest: '' }
    // In two languages: "Profiad gwaith / Work experience".
    const halves = bare.split(/\s*[/|]\s*|\s[–-]\s/)
    const names = halves.map((half) => (half.length > 3 ? sectionOf(half) : null))
    if (halves.length === 2 && names[0] && names[1] && (names[0] === names[1] || isWelsh(halves[0]) !== isWelsh(halves[1])))
      return { name: names[0], rest: '' }
  }
  const [, head = '', rest = ''] = /^([^:\d@]{3,45}):\s{0,9}(\S.*)$/s.exec(bare) ?? []
  if (head === '' || ALONE_ONLY.test(headingKey(head))) return null
  const name = sectionOf(head)
  return name && !NOT_WITH_REST.has(name) ? { name, rest } : null
}
