/** Labels and headings of private circumstances ("Health: good"). What follows is private. */
export const PRIVATE_LABELS: readonly string[] = `
health|my health|state of health|general health|health status|health condition|health conditions|health issues|health problems|health and wellbeing|health and well being|health and disability|health information|health details|medical|medical condition|medical conditions|medical history|medical information|medical issues|medical needs|medical status|mental health condition|mental health conditions|mental health issues
physical health|sickness record|sickness|sick record|absence record|smoker|smoking|smoking status|non smoker|medication|allergies|illness|illnesses|injuries|disability|disabilities|disability status|my disability|any disabilities|any disability|disabled|registered disabled|impairment|impairments|disability and health|physical disability|physical disabilities|learning difficulties|learning disability
learning difficulties or disabilities|special needs|additional needs|additional learning needs|access needs|accessibility needs|accessibility requirements|access requirements|support needs|reasonable adjustments|adjustments|adjustments needed|workplace adjustments|mobility|mobility needs|neurodiversity|diagnosis|diagnoses|pregnancy|pregnant
personal circumstances|circumstances|my circumstances|my situation|personal situation|home situation|living situation|current circumstances|family circumstances|family situation|family|my family|family life|family status|family details|family background|marital status|marital state|marital|married|civil status|relationship status|spouse|partner|children|number of children|kids|dependants|dependents|no of children|caring responsibilities|childcare
current benefits|benefits claimed|benefit claimed|benefits received|benefit|benefits|benefit status|my benefits|income support|universal credit|care experience|care history|care leaver|care status|housing|housing status|housing situation|accommodation|living arrangements|home ownership|immigration|immigration status|visa|visa status|visa type|visa details|work permit|residency|residency status|residence status|leave to remain|right to work|right to work in the uk|right to work in uk|right to work in the united kingdom|entitled to work in the uk|eligible to work in the uk|right to work status
work eligibility|work authorisation|eligibility to work|eligibility|settled status|citizenship|nationality|nationalities|country of birth|country of origin|place of birth|birthplace|ethnicity|ethnic origin|ethnic group|ethnic background|race|heritage|equality monitoring|equal opportunities|equal opportunities monitoring|diversity|diversity information|diversity monitoring|passport|passport held
criminal record|criminal records|criminal convictions|criminal history|criminal offences|convictions|previous convictions|unspent convictions|spent convictions|offences|offending history|disclosure|disclosures|disclosure of convictions|rehabilitation|cautions|religion|religious beliefs|religious belief|faith|my faith|belief|beliefs|denomination|sexual orientation|sexuality|orientation|gender identity|gender reassignment
iechyd|fy iechyd|cyflwr iechyd|cyflyrau iechyd|anabledd|anableddau|amgylchiadau|amgylchiadau personol|teulu|fy nheulu|statws priodasol|dibynyddion|crefydd|ffydd|budd daliadau|cenedligrwydd|ethnigrwydd|tarddiad ethnig|cofnod troseddol|euogfarnau|cyfeiriadedd rhywiol|hawl i weithio|statws mewnfudo|llety|addasiadau rhesymol|anghenion ychwanegol|man geni|beichiogrwydd
sex|gender|pronouns|my pronouns|preferred pronouns|rhyw|rhywedd|rhagenwau
`
  .trim()
  .split(/[|\n]/)

/** Labels that are also used for work: what follows is private only where it describes no work. */
export const DOUBTFUL_LABELS: ReadonlySet<string> = new Set(
  'housing|accommodation|benefits|benefit|family|children|childcare|mobility|medication|medical|care experience|diversity|equal opportunities|rehabilitation|universal credit|disclosure|disclosures|llety|teulu|budd daliadau|partner|passport|eligibility|allergies|special needs|support needs|adjustments|reasonable adjustments|learning disability|learning difficulties|neurodiversity|heritage|criminal records|mental health condition|mental health conditions|mental health issues|disability|disabilities|anabledd|health|iechyd|religion|faith|health and wellbeing|health and well being|pregnancy|race|sickness|smoking|disabled|convictions|offences|sex|gender'.split(
    '|',
  ),
)

/** Labels that are private by themselves; no section of a CV has such a heading. */
export const STATEMENTS: ReadonlySet<string> = new Set(
  'smoker|non smoker|smoking|registered disabled|disabled|care leaver|eligible to work in the uk|entitled to work in the uk|right to work in the uk|right to work in uk|pregnant|married|settled status|universal credit|income support|leave to remain|work permit'.split(
    '|',
  ),
)
