import { BENEFITS_STATUSES, type Office, REFERRAL_DISABILITIES, type ReferralForm } from '@onward/contracts'

type Field = keyof ReferralForm
/** Letters and digits alone, lower case. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** Headings by field: the form's labels in English and Welsh, the template's, and usual ones of spreadsheets. */
const HEADINGS: Readonly<Record<Field, readonly string[]>> = {
  firstName: ['firstname', 'forename', 'givenname', 'enwcyntaf'],
  hasOneName: ['onename', 'onenameonly', 'theyhaveonenameonly', 'unenw', 'unenwynunigsyddganddynt'],
  lastName: ['lastname', 'surname', 'familyname', 'cyfenw'],
  niNumber: ['nationalinsurancenumber', 'ninumber', 'nino', 'ni', 'rhifyswiriantgwladol', 'rhifyg'],
  disability: ['disability', 'anabledd'],
  location: ['location', 'town', 'postcode', 'address', 'lleoliad', 'tref', 'codpost'],
  email: ['email', 'emailaddress', 'ebost', 'cyfeiriadebost'],
  phone: ['phone', 'phonenumber', 'telephone', 'mobile', 'ffon', 'rhifffon'],
  benefitsStatus: ['benefitsstatus', 'benefit', 'benefits', 'statusbudddaliadau', 'budddal', 'budddaliadau'],
  benefitsAmount: ['benefitsamountweekly', 'benefitsamount', 'weeklyamount', 'swmybudddaliadauyrwythnos', 'swm'],
  jobcentreOffice: ['jobcentreoffice', 'jobcentre', 'office', 'swyddfarganolfanwaith', 'swyddfa'],
  language: ['languageoftheinvitation', 'language', 'iaithygwahoddiad', 'iaith'],
}
export const REQUIRED = ['firstName', 'lastName', 'niNumber', 'location', 'email', 'phone', 'benefitsStatus'] as const
export type NeededField = (typeof REQUIRED)[number]

/** The index of each field's column; of two with one name the first. */
export function placesOf(columns: readonly string[]): Partial<Record<Field, number>> {
  const names = columns.map(plain)
  const places: Partial<Record<Field, number>> = {}
  for (const field of Object.keys(HEADINGS) as Field[]) {
    const name = HEADINGS[field].find((one) => names.includes(one))
    if (name) places[field] = names.indexOf(name)
  }
  return places
}

/** Labels beside the options' own names, in both languages. */
const BENEFITS: Readonly<Record<string, string>> = {
  uc: 'universal-credit',
  credydcynhwysol: 'universal-credit',
  employmentandsupportallowance: 'esa',
  employmentandsupportallowanceesa: 'esa',
  personalindependencepayment: 'pip',
  personalindependencepaymentpip: 'pip',
  jobseekersallowance: 'jsa',
  jobseekersallowancejsa: 'jsa',
  lwfansgofalwr: 'carers-allowance',
  budddaltai: 'housing-benefit',
  multiplebenefits: 'multiple',
  mwynagunbudddal: 'multiple',
  nobenefits: 'none',
  dimbudddaliadau: 'none',
}
const DISABILITIES: Readonly<Record<string, string>> = {
  mentalhealth: 'mental',
  iechydmeddwl: 'mental',
  symudedd: 'mobility',
  golwg: 'visual',
  clyw: 'hearing',
  dysgu: 'learning',
  mwynagun: 'multiple',
  arall: 'other',
  dim: 'none',
  no: 'none',
}
const LANGUAGES: Readonly<Record<string, string>> = { english: 'en', saesneg: 'en', welsh: 'cy', cymraeg: 'cy' }

const optionOf = (typed: string, options: readonly string[], labels: Readonly<Record<string, string>>): string =>
  options.find((option) => plain(option) === plain(typed)) ?? labels[plain(typed)] ?? typed.trim()

/** How files say yes, in both languages. */
const YES: ReadonlySet<string> = new Set(['yes', 'y', 'true', 'x', '1', 'ie', 'oes', 'ydy'])

/** A row as the form would send it. A file has the names of offices instead of ids. */
export function formOf(
  cells: readonly string[],
  places: Partial<Record<Field, number>>,
  offices: readonly Office[],
): Record<Exclude<Field, 'hasOneName'>, string | null | undefined> & { hasOneName: boolean } {
  const cell = (field: Field): string => {
    const place = places[field]
    return place === undefined ? '' : (cells[place] ?? '').trim()
  }
  const office = cell('jobcentreOffice')
  return {
    firstName: cell('firstName'),
    lastName: cell('lastName'),
    hasOneName: YES.has(plain(cell('hasOneName'))),
    niNumber: cell('niNumber'),
    location: cell('location'),
    email: cell('email'),
    phone: cell('phone'),
    benefitsStatus: optionOf(cell('benefitsStatus'), BENEFITS_STATUSES, BENEFITS),
    benefitsAmount: cell('benefitsAmount'),
    disability: cell('disability') && optionOf(cell('disability'), REFERRAL_DISABILITIES, DISABILITIES),
    jobcentreOffice: office === '' ? null : (offices.find(({ name }) => plain(name) === plain(office))?.id ?? office),
    language: optionOf(cell('language'), ['en', 'cy'], LANGUAGES),
  }
}
