/**
 * A working pattern: when or where somebody works, or that no experience is needed. `typed` has English and Welsh search phrases, `inAdverts`
 * matches adverts.
 */
interface WorkPattern {
  id: string
  typed: string
  inAdverts: RegExp
}

export const WORK_PATTERNS: readonly WorkPattern[] = [
  {
    id: 'nights',
    typed:
      'nights|night|night shift|night shifts|night work|nightshift|overnight|permanent nights|twilight|nos|gwaith nos|shifft nos|shifftiau nos',
    inAdverts: /\bnights?\b|\b10pm to 6am\b|\bovernight\b|\btwilight\b|\bnos(?:on)?\b/i,
  },
  {
    id: 'evenings',
    typed: 'evenings|evening|evening work|evening shift|evening shifts|after 5|after 5pm|gyda’r nos|min nos|nosweithiau|fin nos',
    inAdverts: /\bevenings?\b|\btwilight\b|\bgyda[’']r nos\b|\bnosweithiau\b/i,
  },
  {
    id: 'early-mornings',
    typed: 'early mornings|early morning|earlies|early shift|early shifts|early start|yn gynnar|bore cynnar|boreau cynnar',
    inAdverts: /\bearl(?:y mornings?|ies)\b|\b[4-6](?:[.:]30)?am\b|\bboreau? cynnar\b/i,
  },
  {
    id: 'mornings',
    typed: 'mornings|morning|mornings only|morning shift|morning work|boreau|bore|boreau yn unig',
    inAdverts: /\bmornings?\b|\bboreau?\b/i,
  },
  {
    id: 'afternoons',
    typed: 'afternoons|afternoon|afternoons only|afternoon shift|prynhawniau|prynhawn',
    inAdverts: /\bafternoons?\b|\b[12]pm to (?:6|7|9|10)|\bprynhawn/i,
  },
  {
    id: 'weekends',
    typed:
      'weekends|weekend|weekend work|weekend job|weekend shifts|weekends only|saturday sunday|saturdays and sundays|penwythnosau|penwythnos|gwaith penwythnos',
    inAdverts: /\bweekends?\b|\bsaturdays?\b|\bsundays?\b|\bpenwythnos(?:au)?\b/i,
  },
  {
    id: 'saturdays',
    typed: 'saturday|saturdays|saturday job|saturday work|sadwrn|dydd sadwrn',
    inAdverts: /\bsaturdays?\b|\bsadwrn\b/i,
  },
  { id: 'sundays', typed: 'sunday|sundays|sunday work|dydd sul', inAdverts: /\bsundays?\b|\bdydd sul\b/i },
  {
    id: 'school-hours',
    typed:
      'school hours|school time|school times|during school hours|fits around school|around school|while kids are at school|school run hours|family friendly hours|9 to 3|9 till 3|10 to 2|10 till 2|oriau ysgol',
    inAdverts: /\bschool hours\b|\bterm[- ]time\b|\b(?:9|9\.30|10)am to (?:2|2\.30|3)pm\b|\boriau ysgol\b/i,
  },
  {
    id: 'term-time',
    typed: 'term time|term time only|termtime|school holidays off|tymor ysgol|yn ystod y tymor|tymor yr ysgol',
    inAdverts: /\bterm[- ]time\b|\btymor\b/i,
  },
  {
    id: 'days',
    typed:
      'days|day shift|day shifts|days only|daytime|monday to friday|mon fri|mon to fri|weekdays|no weekends|9 to 5|9 till 5|9 5|nine to five|office hours|llun i gwener|dydd llun i ddydd gwener',
    inAdverts:
      /\bmonday to (?:friday|thursday)\b|\bdays only\b|\b(?:8|8\.30|9)am to (?:4|4\.30|5|5\.30)(?:pm)?\b|\bllun i (?:dd?ydd )?g?wener\b/i,
  },
  {
    id: 'shifts',
    typed: 'shifts|shift work|shift|rota|rotating shifts|4 on 4 off|four on four off|shifftiau|gwaith shifft',
    inAdverts: /\bshifts?\b|\brotas?\b|\bfour on, four off\b|\bshifft/i,
  },
  {
    id: 'flexible',
    typed: 'flexible|flexible hours|flexi|flexitime|flexi time|flexible working|choose your hours|own hours|oriau hyblyg|hyblyg',
    inAdverts: /\bflexi(?:time|ble)\b|\bany hours\b|\bchoose (?:which|a pattern)\b|\bhyblyg\b/i,
  },
  {
    id: 'from-home',
    typed:
      'from home|work from home|working from home|work at home|home based|home working|homeworking|wfh|remote|remotely|remote work|remote working|hybrid|gweithio o gartref|o gartref|gwaith o gartref|o bell|hybrid working',
    inAdverts: /\bfrom home\b|\bhome[- ]based\b|\bhybrid\b|\bremote(?:ly)?\b|\bo gartref\b/i,
  },
  {
    id: 'no-experience',
    typed:
      'no experience|no experience needed|no experience required|without experience|no skills|entry level|training given|training provided|full training|dim profiad|heb brofiad',
    inAdverts:
      /\bno (?:previous |prior )?experience\b|\bfull training\b|\btraining (?:is |will be )?(?:given|provided)\b|\bwe(?:[’']| wi)ll (?:teach|train|show) you\b|\bdim profiad\b/i,
  },
]

/** Search phrases for each type of job. */
export const TYPE_PHRASES: Readonly<Record<string, string>> = {
  'part-time': 'part time|parttime|part timer|few hours|part time hours|rhan amser|rhan-amser',
  'full-time': 'full time|fulltime|full timer|llawn amser|amser llawn|llawn-amser',
  temporary: 'temporary|temp|temping|temp work|seasonal|christmas work|casual|zero hours|dros dro|tymhorol',
  contract: 'contract|fixed term|contractor|cytundeb|contract work|cyfnod penodol',
  apprenticeship: 'apprenticeship|apprenticeships|apprentice|apprentices|prentis|prentisiaeth|prentisiaethau',
}

/** A range of hours a week. */
export interface WeeklyHours {
  least: number
  most: number
}

const UNIT = '(?:hours?|hrs?|awr)'
const HOURS = new RegExp(
  `\\b(\\d{1,2}(?:\\.\\d+)?)(?:(?:\\s*(?:-|–|to)\\s*|(?:\\s*,\\s*\\d{1,2})*\\s*(?:,|or|and)\\s*)(\\d{1,2}(?:\\.\\d+)?))?\\s*-?${UNIT}\\b(?! (?:shifts?|a day|notice))`,
  'gi',
)
const MOST_HOURS = 60
/** Fewer hours are those of a day. */
const FEWEST_HOURS = 4

/** Weekly hours that an advert names: "15 to 25 hours", "16, 24 or 35 hours". A shift of twelve hours is not counted. */
export function weeklyHoursIn(text: string): WeeklyHours[] {
  const found: WeeklyHours[] = []
  for (const [, from = '', to] of text.matchAll(HOURS)) {
    const least = Number(from)
    const most = to === undefined ? least : Number(to)
    if (least >= FEWEST_HOURS && most <= MOST_HOURS && least <= most) found.push({ least, most })
  }
  return found
}

/** Whether an advert says that there is none of it. */
const DENIED: Readonly<Record<string, RegExp>> = {
  'no-nights': /\b(?:no|without) nights?\b|\bdim nosweithiau\b/i,
  'no-weekends': /\b(?:no|without) (?:evenings? or )?weekends?\b|\bweekends off\b|\bdim penwythnosau\b/i,
}
/** Patterns and denials that an advert states, of those asked for and in their order. */
export function timesIn<Time extends string>(text: string, times: readonly Time[]): Time[] {
  const stated = new Set(patternsIn(text))
  return times.filter((time) => DENIED[time]?.test(text) ?? stated.has(time))
}

/** Patterns that an advert denies. */
const NONE_OF =
  /\b(?:no|without) (?:nights?|evenings?|weekends?|shifts?|(?:night|weekend|evening|shift) (?:work|shifts?))\b|\bweekends off\b/gi

/** Ids of the patterns that an advert names. */
export function patternsIn(text: string): string[] {
  const stated = text.replace(NONE_OF, ' ')
  return WORK_PATTERNS.filter(({ inAdverts }) => inAdverts.test(stated)).map(({ id }) => id)
}
