import { findOccupations } from '@onward/taxonomy'
import { plain } from './pieces'
import { townOf } from './town-names'

/** Points for what a part of a line is: a job, an employer, a place, or a kind of contract ("part-time"). */
const wordSet = (list: string): Set<string> => new Set(list.trim().split(/\s+/))

const JOB_WORDS = wordSet(`
assistant manager officer operative operator worker driver supervisor trainee apprentice volunteer volunteering administrator adviser advisor
coordinator technician engineer consultant director executive specialist analyst developer designer teacher lecturer nurse carer
chef cook cleaner porter waiter waitress barista receptionist cashier labourer plumber electrician joiner bricklayer carpenter decorator mechanic
welder clerk secretary assembler packer picker attendant steward stewardess guard warden caretaker gardener butcher baker hairdresser beautician therapist
practitioner associate representative agent foreman lead leader head tutor mentor coach instructor trainer buyer planner estimator surveyor
architect accountant bookkeeper auditor solicitor paralegal editor writer journalist photographer artist musician translator interpreter
intern internship placement bartender barman barmaid bar-person housekeeper janitor orderly auxiliary midwife paramedic firefighter police
soldier rifleman private gunner sapper corporal lance sergeant lieutenant captain major seaman rating airman aircraftman marine signaller
fitter machinist turner miller roofer plasterer scaffolder tiler painter glazier groundworker ganger banksman slinger courier postman postwoman
farmhand shepherd gamekeeper fisherman dogsbody runner stacker handler loader merchandiser stylist dresser florist tailor seamstress
domestic temp assistant-manager babysitter babysitting nanny childminder tutor aupair dogwalker walker helper hand crew member partner team-leader self-employed owner proprietor founder
handyman technologist scientist researcher chemist pharmacist dispenser optician dentist hygienist physiotherapist radiographer vet
librarian curator archivist usher projectionist croupier concierge bellboy valet doorman bouncer marshal lifeguard referee umpire
roundsman collector inspector tester controller dispatcher scheduler expeditor storekeeper storeman storesman warehouseman forklift banker teller broker underwriter
ambassador canvasser fundraiser telesales salesman salesperson saleswoman shopkeeper grocer fishmonger greengrocer trolley
cynorthwyydd gweithiwr gyrrwr rheolwr swyddog glanhawr cogydd athro athrawes nyrs gofalwr gwirfoddolwr prentis arweinydd derbynnydd gweinydd gweinyddwr
girl boy lad gwas aelod gweinyddes athrawes cynorthwyydd glanhawraig mason stonemason commander ghillie stableman groom intern clerc derbynnydd trainee busser dishwasher waitstaff counselor staffer fellow mechanical secretary treasurer chair trustee governor councillor prefect captain peer befriender listener buddy cadet monitor student mate ceo cto cfo coo president chairman chairwoman programmer
colleague host hostess greeter keyholder key-holder ao eo heo seo eo2 hca cca hlta lsa kp tractorman signalman cellarman valeter caterer checkout investigator negotiator conductor lecturer demonstrator choreographer organiser`)
const ORG_WORDS = wordSet(`
ltd limited plc llp inc llc cic co company corp corporation group holdings council nhs trust hospital school academy college university nursery
church mosque temple charity foundation association society club centre center café cafe restaurant hotel inn pub arms tavern bakery butchers
newsagent newsagents stores store supermarket supermarkets superstore shop shops market markets bank services service solutions systems logistics transport couriers construction builders contractors
engineering industries manufacturing foods foods farm farms nurseries gardens recruitment agency homecare homes home library theatre cinema museum gallery
hmp prison yoi army navy raf force regiment corps battalion squadron guards fusiliers rifles ministry department authority board borough county constabulary fire ambulance brothers
bros sons partners partnership associates consultants consultancy studio studios media press warehouse depot distribution airport station railways rail buses
garage motors autos laundry cleaners salon spa gym leisure housing hospice surgery practice clinic pharmacy dental veterinary
bistro kitchen kitchens catering canteen diner takeaway pizza grill house infirmary line foodbank hub project works mill mills factory foundry estates estate care support
cyngor ysgol prifysgol coleg ysbyty cwmni gwasanaeth gwasanaethau eglwys capel canolfan bwrdd iechyd cyf caffi siop gwesty fferm`)
/** Employers whose names contain no word for an organisation. */
const BRANDS = new Set(
  'tesco|asda|sainsburys|morrisons|aldi|lidl|waitrose|co op|coop|iceland|m and s|marks and spencer|marks spencer|boots|superdrug|poundland|b and m|b m|home bargains|wilko|primark|next|argos|currys|b and q|b q|screwfix|wickes|halfords|homebase|ikea|john lewis|debenhams|tk maxx|matalan|new look|h and m|h m|zara|sports direct|jd sports|greggs|costa|costa coffee|starbucks|pret|pret a manger|mcdonalds|kfc|burger king|subway|nandos|wetherspoon|wetherspoons|jd wetherspoon|j d wetherspoon|pizza hut|pizza express|dominos|wagamama|premier inn|travelodge|whitbread|sodexo|mitie|iss|g4s|serco|amazon|dhl|dpd|evri|hermes|royal mail|ups|fedex|yodel|xpo|wincanton|ocado|asos|bt|sky|vodafone|ee|o2|hsbc|barclays|lloyds|natwest|santander|british gas|kier|balfour beatty|skanska|persimmon|network rail|stagecoach|arriva|nissan|toyota|british army|army|raf|royal air force|royal navy|royal marines|army reserve|oxfam|barnardos|age uk|shelter|crisis|salvation army|st john ambulance|red cross|british red cross|mind|scope|sue ryder|samaritans|citizens advice|girlguiding|scouts|self employed|freelance|hunangyflogedig|npower|e on|eon|e on next|edf|edf energy|octopus energy|ovo|scottish power|virgin media|talktalk|carphone warehouse|admiral|aviva|lv|direct line|capita|teleperformance|webhelp|concentrix|randstad|adecco|manpower|staffline|pertemps|blue arrow|hays|office angels|brook street|gi group|pmp recruitment|prime time recruitment|showsec|securitas|bupa|barchester|hc one|four seasons|care uk|mencap|sanctuary|chartwells|elior|aramark|bidfood|brakes|booker|makro|costco|farmfoods|bargain booze|londis|spar|nisa|mccolls|wh smith|whsmith|clarks|schuh|river island|peacocks|bonmarche|dunelm|the range|travis perkins|jewson|toolstation|euro car parts|kwik fit|national express|first bus|go ahead|metroline|abellio|lner|gwr|jlr|jaguar land rover|bmw|ford|vauxhall|rolls royce|bae systems|airbus|jcb|bosch|siemens|greencore|bakkavor|samworth brothers|2 sisters|moy park|cranswick|mccain|walkers|warburtons|hovis|kellogg s|nestle|cadbury|heinz|arla|muller|smyths|jd|hollister|uniqlo|superdry|bhs|woolworths|kwik save|somerfield|safeway|littlewoods|c and a|mfi|dfs|scs|wren|howdens|pontins|butlins|center parcs|hilton|holiday inn|ibis|marriott|radisson|leonardo hotels|bettys|zizzi|prezzo|itsu|five guys|dixy chicken|uber|uber eats|just eat|various|various employers|various agencies|family business'.split(
    '|',
  ),
)

const KIND =
  /^(?:part[- ]?time|full[- ]?time|p\/t|f\/t|temporary|temp|permanent|perm|fixed[- ]term|contract|zero[- ]hours?(?: contract)?|seasonal|casual|agency(?: work)?|weekends?(?: only)?|saturdays?|nights?|night shifts?|days|evenings?|maternity cover|remote|hybrid|home[- ]based|on call|bank|term[- ]time(?: only)?|paid|unpaid|ongoing|current|rhan[- ]amser|llawn[- ]amser|dros dro|tymhorol|(?:approx\.?|about|over)?\s*\d+\s?(?:years?|yrs?|months?|mths?|weeks?|hours?)(?:\s*(?:and|,)?\s*\d+\s?months?)?(?: (?:a|per) week)?|\d+ ?hrs?\.?(?: ?p\/?w| per week)?)$/i

/** "Part-time", "Saturday job", "2 years": how, not what, who or where. */
export const isKindOfContract = (text: string): boolean => KIND.test(text.trim().replace(/^\(|\)$/g, ''))

const COUNTIES =
  /^(?:england|wales|scotland|northern ireland|uk|united kingdom|cymru|(?:north|south|east|west|greater|north east|north west|south east|south west|mid) (?:yorkshire|wales|england|london|midlands|sussex|lothian|glamorgan|manchester|scotland)|greater manchester|merseyside|lancashire|cheshire|cumbria|northumberland|tyne and wear|county durham|co durham|derbyshire|nottinghamshire|lincolnshire|leicestershire|staffordshire|shropshire|herefordshire|worcestershire|warwickshire|northamptonshire|cambridgeshire|norfolk|suffolk|essex|kent|surrey|hampshire|dorset|devon|cornwall|somerset|wiltshire|gloucestershire|oxfordshire|buckinghamshire|berkshire|hertfordshire|bedfordshire|gwynedd|powys|dyfed|gwent|clwyd|ceredigion|pembrokeshire|carmarthenshire|monmouthshire|flintshire|denbighshire|anglesey|ynys mon|fife|highland|highlands|midlands|yorkshire|poland|nigeria|ghana|kenya|india|pakistan|bangladesh|china|hong kong|romania|bulgaria|ukraine|syria|iraq|iran|afghanistan|eritrea|ethiopia|somalia|sudan|egypt|morocco|turkey|germany|france|spain|portugal|italy|greece|ireland|republic of ireland|lithuania|latvia|estonia|hungary|slovakia|czech republic|netherlands|belgium|usa|united states|canada|australia|new zealand|south africa|zimbabwe|uganda|jamaica|brazil|colombia|philippines|vietnam|sri lanka|nepal|dubai|uae|saudi arabia|warsaw|krakow|gdansk|wroclaw|poznan|lagos|abuja|accra|nairobi|kyiv|lviv|damascus|aleppo|baghdad|kabul|istanbul|berlin|paris|madrid|lisbon|rome|dublin|cork|bucharest|sofia|mumbai|delhi|new delhi|karachi|lahore|islamabad|dhaka|beijing|shanghai|manila|remote|belfast|londonderry|derry|lisburn|newry|kraków|łódź|lodz)$/

/** A known town, county, country or large city, and nothing more. */
export const isPlace = (text: string): boolean => {
  const bare = text.replace(/\b[A-Z]{1,2}\d[A-Z\d]?(?:\s*\d[A-Z]{2})?\s*$/, '').trim()
  // "Austin, TX"
  if (/^\p{Lu}[\p{L}.'’ -]{2,30}, [A-Z]{2}$/u.test(bare)) return true
  return COUNTIES.test(plain(bare).replace(/ł/g, 'l')) || townOf(bare) !== null
}

/** Breaks from work and care at home: entries of their own, with no employer. */
export const isBreak = (text: string): boolean =>
  /\b(?:career break|career gap|break from work|maternity(?: leave)?(?! cover| ward| unit| support| care| assistant| nurse)|paternity leave|parental leave|gap year|travell?ing(?= |$)(?! sales)|sabbatical|unemployed|off work|recovering from|long[- ]term sick|looking for work|job ?search(?:ing)?|jobseek(?:er|ing)|redundan(?:t|cy)|ill(?:ness| health)|(?:raising|at home with|at home looking after) (?:my |a |our )?(?:\w+ )?(?:family|children|kids|baby|babies|twins|sons?|daughters?)|bringing up|home ?maker|house ?(?:wife|husband)|stay[- ]at[- ]home|full[- ]time (?:parent|mum|dad|mother|father)|(?:carer|caring|cared|looking after|looked after)(?: full[- ]time)? (?:for )?(?:my|a|an|our|family|relative|elderly|parents?|mother|father|husband|wife|partner|disabled|child|children)\b|family carer|unpaid carer|full[- ]time carer|seibiant gyrfa|gofalu am|magu teulu)/i.test(
    text,
  )

/** Caring at home counts as work; rest does not. */
const OF_CARE =
  /\b(?:family|child\w*|kids|baby|sons?|daughters?|parents?|mother|father|mum|dad|rais\w+|car(?:e|ing|er)|nurs\w+|look\w* after|maternity)\b/i
/** Years of rest or travel, which are no job, whatever country they name. */
export const isPause = (title: string, employer: string | null = null): boolean =>
  (employer === null || /^\W*(?:an? )?(?:years?|gap year|career (?:break|gap)|backpack|round[- ]the|travell?)/i.test(title)) &&
  !OF_CARE.test(title) &&
  /^\W*(?:an? |my )?(?:(?:career|health|family|planned|short|long|extended) (?:break|gap)\b|break\b|(?:(?:world|overseas|solo|extended|international) )?travel(?:s|l?ing|l?ed)?(?:,? (?:in|to|through|around|across|and|with|abroad|the|round)\b.*)?$|gap year|sabbatical(?! officer)|backpack\w*|(?:years?|months?) (?:of |on |out|off|abroad|travell?ing|rest)|time (?:out|off)\b|rest(?:ed|ing)?\b(?! (?:home|assistant|centre|room)).{0,40}$|round[- ]the[- ]world)/i.test(
    title.trim(),
  )

/** Unpaid offices: "Trustee", "Hon. Sec.", "Brown Owl". */
const isUnpaidPost = (title: string): boolean =>
  /^(?:hon(?:orary|\.)? .+|(?:school|parent|chair of|staff)[- ]governor|trustee|befriender|church ?warden|sidesman|(?:club |branch |church |parish )?treasurer|(?:club|branch) secretary|committee member|sunday school .+|(?:assistant )?(?:scout|cub|beaver|guide|brownie|rainbow)s? (?:leader|helper)|brown owl|akela|street pastor|stem ambassador|parkrun .+|samaritan|lifeboat crew|listener)$/i.test(
    title.trim(),
  )

/** Clubs, congregations and lifeboats, where most people are unpaid. */
const isUnpaidGroup = (employer: string): boolean =>
  /\b(?:parkrun|scouts?|guides|guiding|brownies|cubs|beavers|rainbows|cadets?|youth club|food ?bank|soup (?:run|kitchen)|night shelter|samaritans|street pastors|st\.? john(?:['’]?s)? ambulance|RNLI|lifeboat|mountain rescue|gurdwara|masjid|mosque|mandir|temple|parish(?! council)|church|w\.?i\.?|women['’]s institute|pta|friends of .*|allotments?|community garden|(?:football|cricket|rugby|bowls|rowing|boxing|netball|judo|swimming|running|gaa|sports) club|surfers against sewage|rotary|lions club|(?:tenants|residents)['’]? association|u3a|repair caf[eé]|toddler group|choir|band)\b/i.test(
    employer,
  )
const OF_STAFF = /manager|officer|administrator|co-?ordinator|caretaker|cleaner|verger|organist|lifeguard|\bclerk\b|receptionist/i
/** Whether title or employer show that it was unpaid. */
export const isUnpaidWork = (title: string, employer: string): boolean =>
  isUnpaidPost(title) || (isUnpaidGroup(employer) && !OF_STAFF.test(title))

/** How likely a part of a line is a job title. */
export function jobPoints(text: string): number {
  const own = plain(text)
  if (own === '') return 0
  const list = own.split(' ')
  const matches = findOccupations(text)
  const covered = matches.reduce((sum, match) => sum + match.end - match.start, 0) / text.length
  let points = covered >= 0.6 ? 3 : covered > 0 ? 2 : 0
  const last =
    list.filter((word) => !/^(?:and|of|i|ii|iii|1|2|3|level|part|time|full|temp|nights|night|shift)$/.test(word)).at(-1) ?? ''
  if (JOB_WORDS.has(last)) points = Math.max(points + 0.5, 2)
  else if (list.some((word) => JOB_WORDS.has(word))) points = Math.max(points, 1.5)
  if (/^(?:volunteer|trainee|apprentice|senior|junior|deputy|assistant|head|lead|night|trustee|gwirfoddol)/.test(own))
    points += 0.5
  if (isBreak(text)) points += 3
  if (/^(?:\p{L}+ ){0,2}(?:work experience|work placement|industry placement|profiad gwaith)\b/u.test(own))
    points = Math.max(points, 2)
  return list.length > 10 ? points - 1.5 : points
}

/** A known employer and nothing more. */
export const isBrand = (text: string): boolean => BRANDS.has(plain(text.replace(/&/g, ' and ')))

/** How likely a part of a line is an employer. */
export function employerPoints(text: string): number {
  const own = plain(text.replace(/&/g, ' and '))
  if (own === '') return 0
  const list = own.split(' ')
  let points = BRANDS.has(own)
    ? 4
    : BRANDS.has(list[0] ?? '') && !JOB_WORDS.has(list.at(-1) ?? '')
      ? 2.5
      : BRANDS.has(list.slice(0, 3).join(' ')) && list.length > 3
        ? 2.5
        : BRANDS.has(list.slice(0, 2).join(' ')) &&
            !(/^(?:self employed|freelance)/.test(own) && JOB_WORDS.has(list.at(-1) ?? ''))
          ? 2.5
          : 0
  const last = list.at(-1) ?? ''
  if (/^(?:ltd|limited|plc|llp|inc|llc|cic|cyf|gmbh|srl|sarl|spa|kft|doo|bv|oy|pvt|pty|lda|eood|ood|zoo)$/.test(last)) points += 4
  else if (ORG_WORDS.has(last)) points += 2
  else if (list.some((word) => ORG_WORDS.has(word))) points += 1.5
  if (/^(?:the|hmp|yoi|st|y|yr) /.test(own)) points += 1
  if (/\p{L}['’]s(?:\s|$)|s['’](?:\s|$)|&/u.test(text)) points += 0.5
  return points
}
