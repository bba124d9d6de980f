const AFTER_TILL =
  'one two three four five six seven eight nine ten eleven twelve late early now then midnight noon close closing death dawn morning evening night today tomorrow christmas recently'

/**
 * Phrases that share words with a skill and name none. They are looked for like wordings, and the longest find wins: so "open till late" never
 * is till work. One phrase a line of thought, separated by `|`.
 */
export const LOOK_ALIKES: readonly string[] = [
  AFTER_TILL.split(' ')
    .map((word) => `till ${word}`)
    .join('|'),
  'till the end|till the early hours|till i|till we|till my|worked till',
  'outlook on life|positive outlook|good outlook|healthy outlook|bright outlook|fresh outlook',
  'excel at|excel in|excel under|excel as|excel when|to excel|i excel|we excel|can excel|will excel',
  'oil painting|oil paintings|painting and drawing|painting landscapes|painting pictures|face painting|nails painted',
  'ladder of success|career ladder|property ladder|housing ladder|height of fashion',
  'polish the|polish silver|furniture polish|shoe polish|nail polish|polish off|floor polish|polish and shine',
  'welsh cakes|welsh rarebit|welsh terrier|welsh assembly|welsh government|welsh water|welsh national',
  'french windows|french fries|french polishing|french polisher|french doors|french toast|french horn',
  'spanish omelette|spanish guitar|spanish holiday',
  'chinese takeaway|chinese restaurant|chinese food|chinese medicine',
  'german shepherd|german market|german sausage',
  'turkish delight|turkish restaurant|turkish barber|turkish bath',
  'italian restaurant|italian food|arabic food|english breakfast|english language teacher',
  'bengali restaurant|somali community|russian doll',
  'budget airline|budget hotel|budget supermarket|plumbed the depths',
]
