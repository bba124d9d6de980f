const AFTER_TILL =
  'one two three four five six seven eight nine ten eleven twelve late early now then midnight noon close closing death dawn morning evening night today tomorrow christmas recently'

/** Things named after a country, not languages: "Chinese takeaway", "French windows". */
const LANGUAGES =
  'polish|turkish|welsh|chinese|french|spanish|german|italian|portuguese|romanian|arabic|russian|english|hindi|ukrainian|persian|greek|dutch|irish|japanese|korean|vietnamese|nepali|hungarian|albanian|bulgarian|bengali'.split(
    '|',
  )
const THINGS =
  'takeaway|restaurant|restaurants|food|foods|cuisine|cooking|kitchen|deli|delicatessen|shop|cafe|bakery|bread|omelette|fries|windows|doors|horn|toast|dressing|polishing|bulldog|shepherd|shepherds|delight|barber|barbers|cakes|breakfast|breakfasts|market|markets|army|navy|government|assembly|national|nationals|nationality|passport|citizen|citizens|citizenship|holiday|holidays|history|heritage|water|wine|wines|beer|coffee|tea|lamb|sausage|sausages|rugby|football|team|company|companies|embassy|church|community centre|club|heritage centre|tapas|pony|ponies|terrier'.split(
    '|',
  )

/** Whoever looks after these does no care work: "cared for under threes". */
const NO_CLIENTS =
  'under twos|under threes|under fours|under fives|under 2s|under 3s|under 5s|babies|toddlers|infants|pupils|twins|family|my family|animals|the animals|cattle|calves|horses|dogs|cats|livestock|plants|the garden|gardens'.split(
    '|',
  )

/**
 * Phrases that share words with a skill but are not one. They are looked up like phrases of skills and the longest match wins, so "open till late"
 * is never till work. Each line groups related phrases, separated by `|`.
 */
export const FALSE_MATCHES: readonly string[] = [
  AFTER_TILL.split(' ')
    .map((word) => `till ${word}`)
    .join('|'),
  NO_CLIENTS.flatMap((whom) => [`cared for ${whom}`, `caring for ${whom}`]).join('|'),
  'till the end|till the early hours|till i|till we|till my|worked till',
  'question answering|collaborative filtering|cleaned and merged|cleaned and joined|decision tree|decision trees|search tree|search trees|syntax tree|syntax trees|dead branches|feature branches|data warehouse|data warehouses|data warehousing|data labelling|data loading|moved house|moving house|patient recruitment|induction training|induction hob|site induction|laundry list|ironing out|ironed out|line of code|lines of code|lumbar puncture|on call rota|on call rotas',
  'reliable software|reliable systems|reliable services|reliable code|reliable results|reliability engineering|site reliability|system reliability|product reliability|network reliability|reliability of',
  'no complaints|no complaint|zero complaints|without complaint|without complaints|never a complaint',
  'on the phone app|phone app|mobile app on the phone',
  'breastfeeding peer support|breastfeeding peer supporter',
  'exam prep|test prep|exam preparation|date coding|clinical coding|joiners and leavers|joiners leavers|joiners movers and leavers|starters and leavers',
  'on budget and|on budget with',
  'covered by cctv|cctv on site|has cctv|cctv in operation|cctv is used',
  '365 admin|365 administrator|system admin|systems admin|network admin|database admin',
  'outlook on life|positive outlook|good outlook|healthy outlook|bright outlook|fresh outlook',
  'excel at|excel in|excel under|excel as|excel when|to excel|i excel|we excel|can excel|will excel',
  'weaning off|line manager|line managers|locked up|facial recognition|facial expressions|oil painting|oil paintings|painting and drawing|painting landscapes|painting pictures|face painting|nails painted',
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
  'excels at|excelled at|excelling at|excel in all|excel in my|excel in a|excel in your|access to|outlook on|word of mouth|word of honour|my word|in a word',
  'bar chart|bar charts|bar exam|bar council|barring service|barring list|barred list|raise the bar|raised the bar|called to the bar|space bar|gold bar|no holds barred',
  'sia airlines|in safe hands|safe pair of hands|take care|takes care|with care|handle with care|care of|day care centre|health care costs',
  'driving results|driving change|driving growth|driving force|driving improvement|driving performance|driving sales|driving efficiency|driver of change|screen driver|device drivers',
  'stocks and shares|stock market|stock exchange|laughing stock|take stock of|taking stock of',
  'housekeeping of data|data housekeeping|housekeeping rules|housekeeping tasks on the server',
  'cook the books|cooking the books|cooking up|recipe for success|half baked|cooking programmes|cooking oil|cooking gas',
  'window of opportunity|windows of opportunity',
  'facing up to|outward facing|sent packing|picking my battles|pick and choose|picking up my children|picking up the children|picking sides|nit picking',
  'loading time|loading times|page loading|loading screen|filing for divorce|filing for bankruptcy|wiring money|money wiring|painting a picture|paint a picture',
  'python at the zoo|illustrator of life|sap the energy|saps the energy|statistics show|mental arithmetic test|supervision order|under supervision|under the supervision of|under close supervision|clinical supervision|supervision order|supervised by',
  'no reservations|some reservations|without reservation|reservations about|harness the power|rungs of the ladder',
  'fabrication of evidence|statistics show|official statistics|observations about|delivery of results|delivery of services|service delivery|delivery of projects|project delivery|programme delivery|quality of delivery|delivery of training|training delivery',
  'spring cleaning the|data cleaning|cleaning data|data cleansing|cleaner air|cleaner energy|cleaner streets|cleaner production|vacuum cleaner|vacuum cleaners|window cleaner fluid',
  'point of sale material|point of sale materials|cleaning supplies|plants in the nursery|tree nursery|garden nursery',
  'computer science|computer room|computer rooms|computer games|computer gaming|computer engineering|computer studies|on the search for|in search of|am writing to|i am writing|writing to you|writing to apply|writing in response|writing with regard|clean up after myself',
  'salon culture|nursery rhyme|nursery rhymes|nursery slopes|key holder of|caring employer|caring company|caring organisation|caring nature|caring environment|sharing and caring',
  'reliable car|reliable transport|reliable source|reliable sources|reliable data|reliable internet|organised crime|organised by|well organised event|flexibility exercises',
  'teaching hospital|teaching hospitals|taught at|taught me|taught by|taught myself|self taught|taught degree|taught masters',
  'steward of the|mentor text|my mentor|a mentor who|host family|host families',
  'retail price|retail prices|retail park|retail therapy|retail value|retail banking',
  'training will be|training is given|training provided|full training|training for a marathon|marathon training|training shoes|train station|train times|weight training|in training',
  'charity begins|charity number|registered charity|security of employment|social security|national security|job security|security deposit|security number|security clearance|financial security',
  'social housing estate|budget airlines|on a budget|first class degree|first class honours',
  'organic farming methods book|coaching inn|life coaching books|national coach|coach trip|coach tour holiday',
  'recycling bin|recycling bins|health food shop|post office savings|last post|in post for|office politics',
  'express delivery charge|free delivery|delivery charge|delivery address|delivery date|delivery note number|delivery room|expected delivery',
  'bread and butter|mental arithmetic test|catering for all abilities|catering for individual needs|catering to the needs|catering to individual',
  'leadership of the party|leadership contest|labour party leadership',
  'translation of skills|lost in translation|painting exhibition|face painting party|paintings|painting as a hobby|war paintings',
  'banking holiday|bank holiday|bank holidays|bank transfer|bank details|bank account|bank statement|bank statements',
  'photography exhibition|photography not allowed|fishing licence|fishing licences|television licence|tv licence|rod licence|software licence|software licences|licence fee|creative commons licence|music licence|premises licence|marriage licence|export licence',
  'driving theory|driving lessons|driving instructor|driving range|driving test centre',
  'retail trust|catering van|reception class|reception year|reception teacher|wedding reception|evening reception|drinks reception|radio reception|phone reception|warm reception',
  'mail order bride|court of appeal|court order|patrols of police|fire alarm system|fire exit|fire door|fire brigade',
  'gas bill|gas bills|electricity bill|cleaning bill|till receipt|till receipts',
  'polish up|polish my|polish your|polish shoes|polish floors|metal polish|polish and finish|spit and polish',
  LANGUAGES.flatMap((language) => THINGS.map((thing) => `${language} ${thing}`)).join('|'),
]

/** The same for job titles. */
export const NOT_TITLES: readonly string[] = [
  'cook the books|driver of change|key driver|main driver|cost driver|value driver|driver licence number|cleaner air|cleaner energy|vacuum cleaner|host family|host families|a host of|host of benefits|tailor my|tailor your|tailor the|tailor our|tailor to|tailor made|tailor it|tailor each|tailor services|picking up my|mentor text|my mentor|a mentor who|illustrator of life|key holder of|steward of the|illustrator cs|adobe illustrator',
]
