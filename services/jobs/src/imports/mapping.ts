import { IMPORT_FIELDS, type ImportField, type ImportMapping } from '@onward/contracts/jobs/job-import'

/**
 * Column names in other systems, letters and digits alone, the surest first: the posting form's labels in English and Welsh,
 * Indeed's feed, RSS, schema.org's JobPosting, and common spreadsheets.
 */
const NAMES: Readonly<Record<ImportField, readonly string[]>> = {
  reference: [
    'reference',
    'yourreference',
    'jobreference',
    'referencenumber',
    'jobref',
    'ref',
    'cyfeirnod',
    'eichcyfeirnod',
    'identifiervalue',
    'identifier',
    'jobid',
    'vacancyid',
    'requisitionid',
    'guid',
    'externalid',
    'id',
  ],
  title: ['jobtitle', 'title', 'position', 'role', 'teitlyswydd', 'teitl', 'vacancytitle', 'vacancy', 'jobname', 'name'],
  department: ['department', 'adran', 'team', 'division', 'jobcategory', 'category', 'industry', 'occupationalcategory'],
  location: [
    'location',
    'lleoliad',
    'town',
    'city',
    'addresslocality',
    'joblocation',
    'place',
    'tref',
    'locationname',
    'workplace',
    'site',
    'address',
  ],
  postcode: ['postcode', 'postalcode', 'codpost', 'zip', 'zipcode'],
  jobType: ['jobtype', 'employmenttype', 'type', 'contracttype', 'mathoswydd', 'hours', 'workinghours', 'contract'],
  salary: [
    'salary',
    'cyflog',
    'pay',
    'wage',
    'salaryfrom',
    'salarymin',
    'minsalary',
    'salaryminimum',
    'minimumsalary',
    'minvalue',
    'basesalaryvaluevalue',
    'basesalaryvalue',
    'rate',
    'payrate',
    'compensation',
    'salarydescription',
  ],
  salaryMaximum: ['salaryto', 'salarymax', 'maxsalary', 'salarymaximum', 'maximumsalary', 'maxvalue', 'cyfloguchaf'],
  salaryPeriod: [
    'salaryperiod',
    'payperiod',
    'unittext',
    'salaryper',
    'salaryunit',
    'payfrequency',
    'salaryfrequency',
    'cyfnodcyflog',
  ],
  description: [
    'jobdescription',
    'description',
    'disgrifiadorswydd',
    'disgrifiad',
    'duties',
    'details',
    'body',
    'content',
    'summary',
    'text',
  ],
  requirements: [
    'requirements',
    'gofynion',
    'qualifications',
    'skills',
    'personspecification',
    'experience',
    'experiencerequirements',
    'essentialcriteria',
  ],
  applicationDeadline: [
    'applicationdeadline',
    'closingdate',
    'dyddiadcau',
    'dyddiadcauargyferceisiadau',
    'deadline',
    'closeson',
    'validthrough',
    'expirydate',
    'expirationdate',
    'enddate',
    'closes',
    'expires',
  ],
  contactEmail: ['contactemail', 'email', 'ebostcyswllt', 'ebost', 'emailaddress', 'applyemail', 'contact'],
  isRemoteAvailable: [
    'remoteworkavailable',
    'remote',
    'remotework',
    'isremote',
    'remotetype',
    'joblocationtype',
    'homeworking',
    'workfromhome',
    'gweithioobellargael',
    'gweithioobell',
  ],
  isDisabilityFriendly: [
    'disabilityfriendlyworkplace',
    'disabilityfriendly',
    'disabilityconfident',
    'gweithlesyngyfeillgariboblanabl',
  ],
  accessibilityFeatures: ['accessibilityfeatures', 'accessibility', 'nodweddionhygyrchedd', 'hygyrchedd'],
  benefitsTransitionSupport: [
    'supportforpeoplemovingoffbenefits',
    'benefitstransitionsupport',
    'movingoffbenefits',
    'cymorthiboblsynsymudoddiarfudddaliadau',
  ],
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** A nested column is recognised by its whole path, else by its last parts: `jobLocation.address.postalCode` is a `postalCode`. */
const namesOf = (column: string): string[] => {
  const parts = column.split('.')
  return parts.map((_, i) => plain(parts.slice(i).join('.')))
}

/** The likeliest column of each field; every column is used once. Pure. */
export function proposeMapping(columns: readonly string[]): ImportMapping {
  const mapping = Object.fromEntries(IMPORT_FIELDS.map((field) => [field, null])) as ImportMapping
  const taken = new Set<string>()
  const named = columns.map((column) => ({ column, names: namesOf(column) }))
  // By rank over all fields, so that a sure title column is not used for a less sure field.
  const longest = Math.max(...IMPORT_FIELDS.map((field) => NAMES[field].length))
  for (let rank = 0; rank < longest; rank += 1) {
    for (const field of IMPORT_FIELDS) {
      const name = NAMES[field][rank]
      if (mapping[field] !== null || name === undefined) continue
      const found = named.find(({ column, names }) => !taken.has(column) && names.includes(name))
      if (!found) continue
      mapping[field] = found.column
      taken.add(found.column)
    }
  }
  return mapping
}
