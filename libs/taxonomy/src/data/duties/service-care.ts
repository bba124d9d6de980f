import type { DutyRow } from '../../duty'

const PEOPLE_CARED_FOR =
  'resident|patient|service user|client|elderly|older people|older person|old people|elderly people|elderly lady|adult|people with dementia|people in their own home|disabled people|disabled adult|vulnerable people|vulnerable adult|people at home|tenant|lady|gentleman|people to live|individual|the people i support|people with disabilities|grandmother|grandfather|nan'
const CHILDREN =
  'child|children|baby|babies|toddler|kid|little one|under five|two year old|three year old|2 year old|3 year old|4 year old|little brother|little sister|younger brother|younger sister|pre schooler|nephew|niece|cousin|sibling'

/** Shops, kitchens, hotels, cleaning, care, children, hair and beauty. */
export const SERVICE_CARE_DUTIES: readonly DutyRow[] = [
  [
    'till-work',
    'work|serve|operate|use|run|train|man|be|put',
    'till|checkout|on the till|tills|on till|self scan|self service checkout|kiosk|epos|cash register|cashier desk',
  ],
  ['till-work', 'take|process', 'payment|card payment|cash and card|cash payment|contactless payment'],
  [
    'till-work',
    '',
    'on the till|on tills|on till|till training|till and|and till|till reading|till roll|till float|cashing up|cashed up|cash up|cashier|taking payment|taking card|took payment',
  ],
  [
    'cash-handling',
    'handle|count|bank|take|collect|process|balance|reconcile|cash',
    'cash|money|payment|takings|card payment|float|fare|coin|till|deposit|the till|petty cash|safe|cheque|donation|change',
  ],
  [
    'cash-handling',
    '',
    'cashing up|cashed up|cash up|petty cash|cash float|the takings|cash and card|cash on delivery|fares and passes|end of day banking|paying in|card machine|chip and pin',
  ],
  [
    'retail-sales',
    'sell|upsell|cross sell|recommend|promote|demonstrate',
    'product|clothes|shoes|phone|accessories|accessory|insurance|ticket|food|goods|item|flower|furniture|stock|upgrade|plants|car|membership|add on|extras|drink|dessert|loyalty card|offer|store card|warranty|warranties|perfume|service|to customer|to target|jewellery|fruit|veg|raffle ticket|cake',
  ],
  [
    'retail-sales',
    '',
    'sales floor|shop floor|sales target|sales assistant|shop assistant|upselling|fitted shoe|shoe fitting|fitting shoe|fitted children|measured feet|stock room|retail|sales advisor|sales adviser|fitting room|market stall|kiosk sales',
  ],
  [
    'stock-control',
    'count|check|order|rotate|control|manage|monitor|replenish|take|do|book|receive|keep track of|reorder|place|make|scan|track|hold account for|hold account of|audit|cycle',
    'stock|stock level|supplies|inventory|stocktake|stock take|stock count|ingredient|the order|order with supplier|order of the product|use by date|consumables|weekly order|stationery|stock rotation|stock check|parts stock|product order|products|colour|stores|materials|dry goods|food order|delivery into stock|linen stock|kit',
  ],
  [
    'stock-control',
    '',
    'stock control|stock rotation|stock count|stock check|stock order|stock level|stocktake|stock taking|stock room|stockroom|inventory|damaged stock|fifo|date rotation|par level|ordering and stock|stock in|stock accuracy|cycle count|ordering stock|ordering supplies',
  ],
  [
    'shelf-stacking',
    'stack|fill|replenish|restock|put out|face up|work|top up|refill|stock|tidy|rotate|keep',
    'shelf|shelves|stock|delivery|deliverys|delivery cage|cage|aisle|fridge|chiller|table topped up|promotion end|gondola|bread|display fridge|fruit and veg|grocery|groceries',
  ],
  [
    'shelf-stacking',
    '',
    'facing up|faced up|replenishment|shelf filling|night fill|putting out the delivery|putting out delivery|put out stock|topped up|filling shelves|date check|gap scan',
  ],
  [
    'visual-merchandising',
    'set up|make|build|create|dress|do|change|design|arrange|put up|put together',
    'display|window display|seasonal aisle|mannequin|window|shop window|promotional display|point of sale|promotion|planogram|stall display|visual|seasonal display|promotional end|layout of the shop',
  ],
  ['visual-merchandising', '', 'merchandising|window display|visual display|seasonal aisle|shop layout|planogram'],
  [
    'returns-refunds',
    'handle|process|do|deal with|give|issue|authorise|take',
    'refund|return|exchange|faulty goods|credit note|returned item|gift receipt',
  ],
  ['returns-refunds', '', 'refund|exchanges and returns|returns and exchanges|returns desk|customer return|faulty good'],
  [
    'age-restricted-sales',
    'check|ask for|challenge|refuse',
    'id|ids|proof of age|for id|underage|age|sale of alcohol|alcohol sale|identification',
  ],
  [
    'age-restricted-sales',
    '',
    'challenge 25|think 25|checking id|id for alcohol|age restricted|sale of alcohol|knife sale|selling alcohol',
  ],
  [
    'loss-prevention',
    'stop|catch|detain|deter|prevent|spot|watch for|report',
    'shoplifter|shop lifter|shoplifting|theft|thief|thieves|loss|shrinkage|fraud|stealing',
  ],
  ['online-selling', 'pick|pack|process|dispatch|fulfil', 'online order|web order|click and collect|ebay order|internet order'],
  ['food-preparation', 'prepare|prep|chop|peel|make|slice|plate|plate up|cut|portion|assemble|mix', 'food|meal|ingredient|veg|vegetable|salad|sandwich|sandwiches|breakfast|lunch|snack|dinner|fruit|bottle|buffet|starter|dessert|sauce|baguette|light meal|packed lunch|sushi|spring roll|roll|batter|filling|wrap|burger|starters|pasta|stock pot|soup|packed lunches|pizza|kebab|rice|plate'],
  [
    'food-preparation',
    '',
    'prep|prepped|veg prep|prep work|mise en place|food prep|prep list|prep cook|made sandwich|cold section|larder|salad bar|sandwich maker|breakfasts',
  ],
  [
    'cooking',
    'cook|grill|fry|roast|bake|make|boil|batch cook|run|work',
    'meal|food|breakfast|dinner|lunch|lunches|on the grill|grill|fryer|curry|sauce|for residents|dishes|dish|soup|menu|fish and chips|to order|roast|steak|for family|roast dinner|for people|for children|for staff|for guests|sauce section|meat|pizza|tandoor|wok|stew',
  ],
  [
    'cooking',
    '',
    'cooked for|cook for|cooking for|cooked meal|cooked lunch|chef|home cooked|batch cooking|grill section|wok|on the grill|cookery|cook|cover a night|cooking',
  ],
  [
    'chef-skills',
    'run|work|plan|write|develop|cover|manage',
    'section|larder|sauce section|pastry section|grill section|menu|kitchen|the pass|the kitchen|brigade|special',
  ],
  ['chef-skills', '', 'chef|commis|sous chef|chef de partie|head chef|fine dining|rosette|menu planning|brigade|larder'],
  [
    'baking',
    'bake|make|decorate|prove|shape|knead',
    'bread|cake|pastry|pastries|biscuit|scone|cookie|dessert|pie|loaf|loaves|dough|muffin|birthday cake|wedding cake|roll|croissant|own baking',
  ],
  ['baking', '', 'my own baking|own baking|pastry|baking|birthday cake|home baking|cake stall|baker'],
  [
    'butchery',
    'butcher|fillet|bone|joint|debone|cut|trim|portion',
    'lamb|meat|fish|carcass|chicken|beef|pork|joint|whole lamb|primal|side of',
  ],
  ['kitchen-porter', 'wash|scrub|clean|do', 'pot|pots|dish|dishes|pan|dishwasher|plates|washing up|crockery|cutlery|pot wash'],
  ['kitchen-porter', '', 'pot wash|pots|washing up|washed up|kp|dishwasher|pot washer|kitchen porter|pan wash|kitchen orderly'],
  [
    'catering',
    'cater|cook|serve|run|set up|feed',
    'event|canteen|buffet|function|school meal|school dinner|staff canteen|meals a week|meals a day|community meal|wedding|for functions|pupils|conference lunch|meals for|hot counter',
  ],
  ['catering', '', 'catering|meals a week|meals a day|canteen|community kitchen|school kitchen|mass catering'],
  [
    'food-hygiene',
    'follow|keep|check|record|maintain|log|complete',
    'food hygiene|haccp|hygiene|fridge temperature|food temperature|temperature|allergen|food safety|kitchen clean|use by|hygiene rating|hygiene standard',
  ],
  [
    'food-hygiene',
    '',
    'haccp|food hygiene|food safety|hygiene rating|five star rating|fridge temperature|use by|temperature probe|hygiene and metal detector|safer food',
  ],
  ['allergen-awareness', '', 'allergen|allergy|allergies|dietary requirement|dietary need|gluten free'],
  [
    'waiting-tables',
    'wait|serve|take|carry|clear|run|lay|set|bring|seat|polish|turn',
    'table|order|food|plate|food and drink|drink to|at table|meal|cutlery|dining room|breakfast|cover|restaurant|dish|dessert|wine|course',
  ],
  ['waiting-tables', '', 'waitress|waiter|waiting on|front of house|table service|covers a|restaurant floor|food runner|wait on'],
  [
    'bar-work',
    'work|serve|pull|pour|run|mix|change|stock|tend|make|restock',
    'bar|pint|cocktail|barrel|beer|wine|behind the bar|spirit|keg|ale|bottles behind',
  ],
  ['bar-work', '', 'behind the bar|bar work|cellar|bar staff|bar shift|bartender|cocktail|pub work'],
  [
    'barista',
    'make|serve|pour|brew|steam',
    'coffee|latte|cappuccino|bubble tea|espresso|hot drink|flat white|tea and coffee|speciality coffee|milk',
  ],
  ['barista', '', 'latte art|coffee machine|espresso|barista|coffee shop'],
  [
    'hotel-housekeeping',
    'clean|service|change|make|check|strip|prepare|turn',
    'room to|rooms|room|bed|bed linen|mini bar|minibar|bedroom|guest room|suite|bed sheet|sheets|hotel room',
  ],
  [
    'hotel-housekeeping',
    '',
    'room attendant|housekeeping|chambermaid|bed linen|guest room|rooms a day|rooms per|room each day|bed making|turndown',
  ],
  ['hotel-reception', 'check in|check out|book|welcome', 'guest|hotel|reservation|room booking|booking.com|at hotel'],
  ['concierge', 'carry|store|park|book|open', 'luggage|bag for guest|guest car|taxis for guest|taxi for guest'],
  [
    'cleaning',
    'clean|mop|hoover|vacuum|sweep|dust|wipe|scrub|polish|sanitise|disinfect|wash|tidy|empty|wipe down|sweep up',
    'floor|toilet|office|room|table|kitchen|ward|surface|bathroom|corridor|window|stair|station|machine|equipment|bin|desk|side room|line|house|carpet|premises|shop|area|building|tool|workstation|work area|up after|down|sink|landing|bay|bus|coach|train|classroom|shower|changing room|after each client|van|fryer|cage|oven',
  ],
  [
    'cleaning',
    '',
    'sweeping|mopping|hoovering|dusting|vacuuming|cleaned|cleaning|floors|cleaned up|sweep|swept|mopped|hoovered|wiped down|kept clean|clean up|polishing|sanitising|domestic cleaner|toilets|bins',
  ],
  ['deep-cleaning', 'deep clean|steam clean|strip', 'kitchen|carpet|oven|extractor|room|floor|fryer|ward|house|machine'],
  [
    'deep-cleaning',
    '',
    'deep clean|deep cleaning|carpet machine|floor buffer|end of tenancy|builders clean|steam cleaner|scrubber dryer|stripping and sealing|terminal clean',
  ],
  ['window-cleaning', 'clean|wash', 'window|inside window|glass|shop front'],
  [
    'coshh',
    'use|handle|mix|store|dilute|label|train',
    'chemical|coshh|cleaning product|cleaning fluid|bleach|solvent|hazardous substance|hazardous',
  ],
  ['coshh', '', 'coshh|chemicals|data sheet'],
  [
    'infection-control',
    'wear|follow|clean|isolate|disinfect|sterilise|change|prevent',
    'ppe|infection|barrier|ward|side room|gloves and apron|full protection|isolation|clinical area|infection control|instrument|theatre|spread of',
  ],
  [
    'infection-control',
    '',
    'infection|infection control|clinical waste|covid ward|full ppe|covid time|hand hygiene|isolation room|cross contamination|cross infection',
  ],
  [
    'laundry',
    'wash|iron|press|fold|do|sort|dry|send|change',
    'laundry|clothes|linen|bedding|uniform|towel|shirt|sheet|washing|ironing|clothing|personal laundry',
  ],
  ['laundry', '', 'laundry|ironing|washing machine'],
  [
    'waste-recycling',
    'empty|collect|sort|separate|take|recycle|dispose|dispose of|put out|clear|load',
    'bin|waste|rubbish|recycling|recyclable|clinical waste|refuse|cardboard|skip|scrap|food waste|glass',
  ],
  ['waste-recycling', '', 'clinical waste|recycling|refuse|waste bag|baler|compactor|tip run'],
  [
    'personal-care',
    'wash|dress|bathe|shower|toilet|feed|help|support|assist|shave|bath|change',
    'washing|dressing|toilet|personal care|eating|bathing|showering|getting dressed|get dressed|get up|wash and dress|hygiene|continence|catheter|to bed|get washed|personal hygiene|pads|resident|with meals|mum wash|stoma',
  ],
  [
    'personal-care',
    '',
    'personal care|washing and dressing|continence|toileting|washing dressing|bed bath|catheter|stoma|intimate care|oral care|personal hygiene of',
  ],
  ['care-work', 'care|care for|look after|support|assist|help|nurse|visit|sit with|accompany', PEOPLE_CARED_FOR],
  [
    'unpaid-caring',
    'care|look after|care for|help',
    'my mum|my mother|my dad|my father|my nan|my gran|my husband|my wife|my grandmother|my grandfather|disabled|relative|older neighbour',
  ],
  [
    'care-work',
    '',
    'care home|care assistant|care worker|carer|support worker|residential home|nursing home|domiciliary|home care|care visit|care call|visits a day|residential care|personal care|sleep in|waking night|healthcare assistant|health care assistant|nursing assistant|nursing auxiliary',
  ],
  ['dementia-care', 'support|care|look after|help|work with|calm', 'dementia|alzheimer|memory loss|people living with dementia'],
  ['dementia-care', '', 'dementia|alzheimer|alzheimers|memory clinic|memory cafe'],
  ['end-of-life-care', '', 'end of life|palliative|hospice ward|last days|dying'],
  [
    'medication',
    'give|administer|prompt|order|sign|dispense|collect|record|check|do|count|remind',
    'medication|medicine|mar chart|tablets to|prescription|meds|insulin|eye drop|medicines|medication round|controlled drug|tablet',
  ],
  ['medication', '', 'medication|mar chart|medicines|meds round|insulin|blister pack'],
  [
    'moving-handling-people',
    'use|move|transfer|hoist|help|turn|lift|reposition|operate',
    'hoist|slide sheet|patient|stand aid|wheelchair|resident from|in and out of bed|rotunda|people safely|standing hoist|in bed|resident|stretcher',
  ],
  [
    'moving-handling-people',
    '',
    'hoist|slide sheet|moving and handling|stand aid|sara stedy|stretcher|manual handling of people',
  ],
  [
    'care-planning',
    'write|update|review|follow|contribute|read|complete|help',
    'care plan|support plan|risk plan|care plan review|key worker|personal plan|one page profile',
  ],
  ['care-planning', '', 'care plan|support plan|key worker|keyworker|key working|care review'],
  [
    'person-centred-care',
    'support|respect|encourage|promote|help|follow|put',
    'independence|dignity|own routine|person at the centre|choice|to live independently|independently|at their own pace|their own choice|daily living|the person first|own home',
  ],
  [
    'person-centred-care',
    '',
    'person centred|dignity|own routine|independence|person at the centre|life story|daily living skill|own pace',
  ],
  [
    'learning-disability-support',
    'support|care|look after|help|work with|teach',
    'learning disability|learning disabilities|autism|autistic|down syndrome|adult with learning|learning difficulty|learning difficulties|special needs',
  ],
  [
    'learning-disability-support',
    '',
    'learning disability|learning disabilities|autistic adult|supported living|positive behaviour support|makaton',
  ],
  [
    'mental-health-support',
    'support|work with|help|listen',
    'mental health|mental illness|anxiety|depression|in crisis|self harm|suicidal|recovery|emotional',
  ],
  [
    'safeguarding',
    'report|raise|follow|keep|protect|lead|refer',
    'safeguarding|concern|abuse|children safe|safeguarding concern|people safe|child protection|vulnerable people safe|at risk|safeguarding adult',
  ],
  ['safeguarding', '', 'safeguarding|child protection|safeguarding lead|designated safeguarding'],
  [
    'taking-observations',
    'take|record|check|measure|monitor|do',
    'blood pressure|temperature and|pulse|observation|obs|blood sugar|vital sign|oxygen|temperature of patient|blood glucose|fluid balance|respiration|temperature pulse',
  ],
  ['taking-observations', '', 'blood pressure|news2|vital sign|clinical observation|blood glucose|ecg|blood sugar'],
  ['phlebotomy', 'take', 'blood|blood sample|bloods'],
  [
    'hospital-porter',
    'move|take|push|transport|wheel|collect',
    'patient|bed to|specimen|patient between|blood sample to|trolley to theatre|patients to',
  ],
  ['pharmacy-support', 'dispense|hand out|label|prepare', 'prescription|medicine at the counter|dosette|medicines for'],
  [
    'medical-administration',
    'book|register|file|type|arrange|request',
    'patient|patient appointment|clinic|clinical letter|patient note|referral|patient record|gp appointment|hospital appointment|repeat prescription|medical record',
  ],
  [
    'medical-administration',
    '',
    'clinical letter|gp surgery|systmone|emis|patient record|outpatient clinic|clinic letter|medical secretary',
  ],
  [
    'childcare',
    'look after|care for|care|mind|feed|change|babysit|bath|collect|pick up|supervise|raise|bring up|settle|support|read to|play with|drop off|teach|help|nanny',
    CHILDREN,
  ],
  ['childcare', 'pick up|collect|drop|take', 'children from school|from school|to school|from nursery|school run'],
  [
    'childcare',
    '',
    'nappies|nappy|nursery|early years|key person|keyperson|babysitting|child minding|key child|key children|bottle feed|sleep time|school run|stay and play|toddlers|creche|au pair|nanny|childminder|child development|toddler room|baby room',
  ],
  [
    'play-activities',
    'set up|plan|run|lead|organise|play|read|make|do|tell|sing|join in|think up|prepare',
    'messy play|game|craft|story|stories|play activity|activity|activities|outdoor play|song|rhyme|art activity|story time|circle time|nursery rhyme|sensory play|role play|painting|play|activity for children|arts and craft|forest school|baking with|crafts|party game|quiz|bingo',
  ],
  [
    'play-activities',
    '',
    'messy play|sensory play|outdoor play|story time|arts and craft|play scheme|free play|activities for|after school club|holiday club|breakfast club',
  ],
  [
    'classroom-support',
    'support|help|work|listen|assist|sit with|hear',
    'pupil|in class|classroom|teacher|small group|one to one|reader|children read|phonics|lesson|reception class|year 1|year 2|intervention|students in class|reading|with reading|homework',
  ],
  [
    'classroom-support',
    '',
    'teaching assistant|classroom assistant|learning support|one to one with a|reading group|phonics|interventions|read with children|year one|year two|listened to readers',
  ],
  [
    'special-educational-needs',
    'support|help|look after|work with|care',
    'autism|autistic|special need|special educational|sen|send|additional need|adhd|dyslexia|ehcp|child with autism|children with autism|boy with|girl with|communication card',
  ],
  [
    'special-educational-needs',
    '',
    'picture card|pecs|now and next board|visual timetable|ehcp|autistic child|autistic children|autistic pupil|has autism|with autism|adhd|additional needs|send pupil|senco|sensory room|special needs',
  ],
  ['midday-supervision', 'supervise|watch|look after', 'lunchtime|playground|dinner hall|lunch hall|lunch time'],
  ['first-aid', 'give|do|treat|apply', 'first aid|injury|injuries|cuts and|casualty|casualties|cpr'],
  [
    'hairdressing',
    'cut|colour|blow dry|shampoo|style|wash|braid|tint|perm|trim|fade|shave|put up|foil',
    'hair|client|column|root|beard|on model|dry|blow dry|gents|men|hair up|extension|braids|toner|highlights|foils|bridal|clipper|fade|fringe',
  ],
  [
    'hairdressing',
    '',
    'shampooing|blow dry|blow drys|blow dries|foils|root tint|toner|own column|hairdresser|barber|balayage|highlights|perm|skin fade|braiding|cornrows|hair colour|hair stylist|clipper work|hair up|hot towel shave',
  ],
  [
    'beauty-therapy',
    'do|paint|wax|thread|tint|apply|give|shape|file|paraffin',
    'nail|eyebrow|brow|lash|manicure|pedicure|facial|massage|make up|makeup|lash lift|gel|spray tan|legs|waxing',
  ],
  [
    'beauty-therapy',
    '',
    'manicure|pedicure|gel nail|acrylic|lash lift|lash and brow|brow|waxing|facial|nail technician|lash extension|lash tint|eyebrow|spray tan|threading|skin test|patch test|gel and|beauty therapy|brow tint|nail art',
  ],
  [
    'pet-care',
    'walk|groom|feed|look after|clean out|exercise|care for',
    'dog|cat|animal|horse|rabbit|kennel|pet|puppy|puppies|stable',
  ],
  ['lifeguarding', '', 'poolside|pool rescue|lifeguard|nplq'],
  [
    'stock-control',
    'order|buy|order in',
    'fish|meat|veg|vegetable|bread|milk|produce|wine|beer|ingredient|food|part|paper|uniform|cleaning material|stationery',
  ],
['food-preparation', 'wash', 'vegetable|salad|veg|rice|fruit'],
]
