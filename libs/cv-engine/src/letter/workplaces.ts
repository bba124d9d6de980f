import type { ExperienceFact } from '@onward/contracts/jobseekers/curriculum'
import { findOccupations, occupationById } from '@onward/taxonomy'

/** A kind of place or people that an advert asks experience with, in any job. */
interface Workplace {
  asked: RegExp
  /** Matches the title or employer of an entry there. */
  inHeading: RegExp
  /** Matches its bullets, where that differs: "school runs" are driven, not taught. */
  inBullets?: RegExp
  /** Ignored beside a narrower place: "children under five". */
  isWide?: boolean
  /** Occupations, or whole fields of them, that are always done there. */
  occupations?: readonly string[]
  fields?: readonly string[]
}

const CARE =
  /\bcare (?:home|assistant|worker|work|home)\b|\b(?:nursing|residential|rest) home\b|\bcarers?\b|\bdomiciliary\b|\bhome ?care\b|\bhome help\b|\bsupported living\b|\bhospice\b|\bsheltered\b|\bresidents?\b|\bservice users?\b|\bdementia\b|\bcartref gofal\b|\bgofal(?:wr|wraig)?\b/i
const KITCHEN =
  /\b(?:kitchens?|chefs?|cooks?|cooked|catering|canteen|restaurant|caf[eé]|bistro|takeaway|pizzeria|carvery|dinner lady|pot ?wash|cegin)\b/i

const WORKPLACES: readonly Workplace[] = [
  {
    asked:
      /\b(?:care (?:setting|home|sector|environment|role|work)|(?:nursing|residential) home|social care|domiciliary|home care|lleoliad gofal|cartref gofal)\b/i,
    inHeading: CARE,
    occupations: [
      'care-assistant',
      'senior-carer',
      'support-worker',
      'personal-assistant-care',
      'care-home-manager',
      'live-in-carer',
      'reablement-worker',
    ],
  },
  {
    asked: /\b(?:older|elderly) (?:people|adults|persons)\b|\bthe elderly\b|\bpobl hŷn\b/i,
    inHeading:
      /\b(?:older people|elderly|older adults|dementia|care homes?|(?:nursing|residential) home|home help|day cent(?:re|er) for older)\b/i,
  },
  {
    asked: /\b(?:hospitals?|wards?|clinic|clinical|acute|NHS|health ?care (?:setting|environment))\b/i,
    inHeading: /\b(?:hospitals?|wards?|clinic|NHS|infirmary|ysbyty|theatres?|health board|A&E|outpatients?)\b/i,
    inBullets: /\b(?:wards?|patients|outpatients?|theatres?)\b/i,
    occupations: ['registered-nurse', 'midwife', 'paramedic', 'hospital-porter', 'domestic-hospital'],
  },
  {
    asked: /\b(?:schools?|classroom|ysgol)\b/i,
    inHeading: /\b(?:schools?|academy|classroom|pupils|ysgol|year \d+ class|reception class)\b/i,
    inBullets: /\b(?:pupils|classroom|lessons|(?:in|at) (?:an?|the) (?:\w+ )?school|year \d+ class|disgyblion)\b/i,
    occupations: [
      'teaching-assistant',
      'midday-supervisor',
      'cover-supervisor',
      'school-caretaker',
      'school-administrator',
      'teacher',
    ],
  },
  {
    asked: /\b(?:nursery|nurseries|early years|pre-?school|under(?:-| )fives?|children under five|meithrin)\b/i,
    inHeading:
      /\b(?:nursery|nurseries|pre-?school|playgroup|toddlers?|childminder|nanny|cr[eè]che|early years|meithrin|babies)\b/i,
    occupations: ['nursery-assistant', 'nursery-manager'],
  },
  {
    isWide: true,
    asked: /\b(?:children|young people|plant)\b/i,
    inHeading: /\b(?:children|kids|pupils|toddlers?|young people|nursery|playgroup|childminder|nanny|little ones|plant)\b/i,
    occupations: [
      'teaching-assistant',
      'midday-supervisor',
      'cover-supervisor',
      'teacher',
      'nursery-assistant',
      'nursery-manager',
      'playworker',
      'youth-worker',
      'residential-childcare',
      'foster-carer',
    ],
  },
  {
    asked: /\b(?:kitchens?|cegin)\b/i,
    inHeading: KITCHEN,
    inBullets: /\b(?:kitchens?|cooked|cooking|chefs?|fryers?|starters|grill|pots)\b/i,
    occupations: ['chef', 'cook', 'kitchen-porter', 'kitchen-supervisor', 'catering-assistant', 'fast-food-crew'],
  },
  {
    asked: /\b(?:restaurants?|caf[eé]s?|bwyty|caffi)\b/i,
    inHeading:
      /\b(?:restaurants?|caf[eé]s?|bistro|brasserie|waiter|waitress|waiting|barista|coffee shop|tea ?room|pizzeria|diner|covers)\b/i,
    occupations: ['waiting-staff', 'barista', 'restaurant-manager', 'fast-food-crew'],
  },
  {
    asked: /\b(?:hospitality|lletygarwch)\b/i,
    inHeading: /\b(?:hospitality|hotels?|restaurants?|caf[eé]s?|pubs?|bar|bars|inn|catering)\b/i,
    occupations: [
      'waiting-staff',
      'barista',
      'bar-staff',
      'chef',
      'cook',
      'kitchen-porter',
      'catering-assistant',
      'hotel-receptionist',
      'housekeeper',
      'restaurant-manager',
      'pub-manager',
      'hotel-manager',
    ],
  },
  {
    asked: /\b(?:hotels?|gwesty)\b/i,
    inHeading: /\b(?:hotels?|premier inn|travelodge|holiday inn|ibis|hilton|marriott|guest ?house|B&B|room attendant|gwesty)\b/i,
    occupations: ['hotel-receptionist', 'night-porter', 'hotel-manager', 'banqueting-porter'],
  },
  {
    asked: /\b(?:warehouses?|warehousing|distribution|logistics|warws)\b/i,
    inHeading:
      /\b(?:warehouses?|distribution (?:centre|depot)|depot|picking|picker|fulfil?ment|stores? ?(?:man|person|operative)|forklift|reach truck|goods[- ]in|warws)\b/i,
    inBullets:
      /\b(?:in (?:a|the) warehouse|order picking|pick(?:ed|ing) (?:orders|items|with)|pallets?|forklift|reach truck|goods[- ]in)\b/i,
    occupations: ['warehouse-operative', 'picker-packer', 'forklift-driver', 'goods-in-operative', 'warehouse-supervisor'],
  },
  {
    asked: /\b(?<!(?:food|lean) )(?:production|manufacturing|factory|factories|ffatri)\b(?! of\b)/i,
    inHeading:
      /\b(?:production|manufactur\w+|factory|factories|assembly|line (?:operative|leader|worker)|machin(?:e|ist)|mill|packer|foundry|ffatri)\b/i,
    inBullets: /\b(?:production line|assembly line|on the line|line side|factory|machine operat\w+|moulding|looms?)\b/i,
    fields: ['Manufacturing'],
  },
  {
    asked: /\bfood (?:manufacturing|production|factory|industry)\b/i,
    inHeading:
      /\b(?:food (?:production|factory|manufactur\w+|process\w+)|(?:chicken|meat|fish|poultry|pie|bread|cake|dairy|cheese|biscuit|sandwich|ready meal)s? (?:line|factory|production|process\w+|packer|operative)|bakery|abattoir|boning|pie line|on pies|2 sisters|moy park|greencore|samworth|bakkavor|dairy crest|m[uü]ller)\b/i,
    occupations: ['food-production-operative', 'meat-processor'],
  },
  {
    asked: /\b(?<!(?:Microsoft|MS) )(?:offices?(?! 365)|office-based|clerical|swyddfa)\b/i,
    inHeading: /\b(?:offices?|administrat\w+|clerk|clerical|secretary|receptionist|accounts|swyddfa)\b/i,
    inBullets: /\b(?:office work|in (?:an?|the) office|administration)\b/i,
    fields: ['Administration'],
  },
  {
    asked: /\b(?:retail|shops?|stores?|supermarkets?|siop)\b(?! (?:man|person))/i,
    inHeading:
      /\b(?:retail|shops?|stores|supermarkets?|checkout|till|customer assistant|sales assistant|sales adviser|tesco|asda|aldi|lidl|sainsbury'?s|morrisons|co-?op|iceland|b&m|primark|siop)\b/i,
    inBullets: /\b(?:shop floor|in (?:a|the) shop|checkouts?|on (?:the )?tills?|shelves)\b/i,
    fields: ['Retail'],
  },
  {
    asked: /\b(?:bars?|pubs?|tafarn)\b/i,
    inHeading: /\b(?:bar (?:staff|person|work|tender|back)|bartender|barman|barmaid|behind the bar|pubs?|pints|cellar|tafarn)\b/i,
    inBullets: /\b(?:behind the bar|bar work|pints|cellar work|cask)\b/i,
    occupations: ['bar-staff', 'pub-manager'],
  },
  {
    asked: /\b(?:salons?|barber ?shops?)\b/i,
    inHeading: /\b(?:salons?|hairdress\w+|barbers?|stylist|beautician|beauty therap\w+)\b/i,
    occupations: ['hairdresser', 'beauty-therapist'],
  },
  {
    asked:
      /\b(?:(?:building |construction )?site experience|(?:building|construction) sites?|on site|construction (?:industry|sector|environment)|safle adeiladu)\b/i,
    inHeading:
      /\b(?:building sites?|construction|on sites?|builders?|site (?:work|labourer|manager)|roof\w*|bricklay\w*|groundwork\w*|scaffold\w*|joiner\w*|plaster\w*|new[- ]build)\b/i,
    fields: ['Construction'],
  },
  {
    asked: /\b(?:call|contact) cent(?:re|er)\b|\bcanolfan alwadau\b/i,
    inHeading:
      /\b(?:call|contact) cent(?:re|er)\b|\bcalls a (?:day|shift)\b|\b(?:inbound|outbound) calls?\b|\bcanolfan alwadau\b/i,
    occupations: ['call-centre-agent', 'telesales-agent', 'emergency-call-handler'],
  },
  {
    isWide: true,
    asked: /\b(?:customer[- ]facing|the public|public[- ]facing|wyneb yn wyneb)\b/i,
    inHeading:
      /\b(?:customers?|the public|front of house|reception(?:ist)?|waiter|waitress|till|checkout|passengers|guests|visitors|shop|bar staff|cwsmeriaid)\b/i,
    fields: ['Retail', 'Customer Service'],
    occupations: [
      'waiting-staff',
      'bar-staff',
      'barista',
      'receptionist',
      'hotel-receptionist',
      'bus-driver',
      'taxi-driver',
      'hairdresser',
      'cabin-crew',
      'library-assistant',
      'leisure-assistant',
    ],
  },
  {
    asked: /\bfront of house\b|\breception (?:role|work|or|experience|and)|\breception$|\bdderbynfa\b/i,
    inHeading: /\breception(?:ist)?\b|\bfront (?:desk|of house)\b/i,
    occupations: ['receptionist', 'hotel-receptionist', 'medical-receptionist'],
  },
  {
    asked: /\blivestock\b/i,
    inHeading: /\b(?:livestock|cattle|cows?|sheep|lamb(?:s|ing)|pigs?|poultry|milking|calves|dairy (?:farm|herd)|ewes?)\b/i,
  },
  {
    asked: /\bfarms?\b|\bagricultur\w*/i,
    inHeading: /\b(?:farms?|farmer|tractor|harvest|livestock|dairy herd|lambing|crop)\b/i,
    occupations: ['farm-worker'],
  },
  {
    asked: /\bsecurity\b(?! (?:licence|badge|clearance))/i,
    inHeading: /\b(?:security (?:officer|guard)|door supervisor|SIA|doorman|bouncer|patrols?)\b/i,
    occupations: ['security-officer'],
  },
  {
    asked: /\b(?:garages?|workshop)\b/i,
    inHeading: /\b(?:garages?|workshop|MOT|mechanic)\b/i,
    occupations: ['vehicle-technician', 'mot-tester'],
  },
]

export const occupationsOf = (entry: ExperienceFact): string[] => [
  ...(entry.occupationId ? [entry.occupationId] : []),
  ...(entry.title ? findOccupations(entry.title.value).map((match) => match.occupationId) : []),
]

/** The kinds of place that a requirement names. */
export function workplacesIn(requirement: string): Workplace[] {
  const named = WORKPLACES.filter(({ asked }) => asked.test(requirement))
  return named.some(({ isWide }) => !isWide) ? named.filter(({ isWide }) => !isWide) : named
}

/** Whether the job, paid or not, was done in such a place or with such people. */
export function isAt(
  { inHeading: shown, inBullets: told = shown, occupations, fields }: Workplace,
  entry: ExperienceFact,
): boolean {
  if ([entry.title, entry.employer].some((fact) => fact && shown.test(fact.quote))) return true
  if (entry.bullets.some(({ quote }) => told.test(quote))) return true
  const ids = occupationsOf(entry)
  return ids.some((id) => occupations?.includes(id) || fields?.includes(occupationById(id)?.field ?? ''))
}
