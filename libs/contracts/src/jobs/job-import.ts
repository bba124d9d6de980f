import * as v from 'valibot'
import { endpoint, id, written } from '../endpoint'
import { JOB_TYPES } from './job-facts'

const service = 'jobs' as const

/** What a row can say of a job: the posting form's fields, and a few that other boards keep apart and that are put together here. */
export const IMPORT_FIELDS = [
  'reference',
  'title',
  'department',
  'location',
  'postcode',
  'jobType',
  'salary',
  'salaryMaximum',
  'salaryPeriod',
  'description',
  'requirements',
  'applicationDeadline',
  'contactEmail',
  'isRemoteAvailable',
  'isDisabilityFriendly',
  'accessibilityFeatures',
  'benefitsTransitionSupport',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

export const IMPORT_RULE = {
  maxBytes: 5 * 1024 * 1024,
  extensions: ['.csv', '.tsv', '.txt', '.xml', '.json'],
} as const
export const IMPORT_MAX_ROWS = 5000
export const IMPORT_MAX_COLUMNS = 200
export const IMPORT_FORMATS = ['csv', 'xml', 'json'] as const
export const IMPORT_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const

/** What becomes of a row. `stays-closed`: its job was closed on Onward, and a file does not open it again. */
export const IMPORT_KINDS = ['new', 'changed', 'unchanged', 'stays-closed', 'faulty'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

/**
 * Why a row is refused; the first ten are the posting form's own. `pay`: words that are no pay. `period`: no time that pay is for. `broken`: it cannot be told where its fields end. `cells`: more of them
 * than headings. `same`: another row of the file names the same job. `dayIsFull`: beyond what a new organisation may
 * post today. `tooManyAlike`: too many adverts like it wait for a check already.
 */
export const IMPORT_FAULTS = [
  'missing',
  'email',
  'date',
  'past',
  'late',
  'tooLong',
  'amount',
  'order',
  'tooMuch',
  'type',
  'pay',
  'period',
  'postcode',
  'feature',
  'answer',
  'broken',
  'cells',
  'same',
  'dayIsFull',
  'tooManyAlike',
  'other',
] as const
export const importFault = v.object({
  field: v.nullable(v.picklist(IMPORT_FIELDS)),
  fault: v.picklist(IMPORT_FAULTS),
  /** Most characters, for `tooLong`; the other row's number, for `same`; jobs a day, for `dayIsFull`; those that wait, for `tooManyAlike`. */
  number: v.optional(v.number()),
  /** What stands there, cut short; the day on which more are possible, for `dayIsFull`; the job that is like it, for `tooManyAlike`. */
  value: v.optional(v.string()),
})
export type ImportFault = v.InferOutput<typeof importFault>

const column = v.nullable(v.pipe(v.string(), v.maxLength(200)))
export const importMapping = v.object(
  Object.fromEntries(IMPORT_FIELDS.map((field) => [field, v.optional(column, null)])) as Record<
    ImportField,
    v.OptionalSchema<typeof column, null>
  >,
)
/** The column that each field is read from; null for none. */
export type ImportMapping = v.InferOutput<typeof importMapping>

/** How the file is read. What it leaves out is proposed by the service. */
export const importChoices = v.object({
  mapping: v.optional(v.nullable(importMapping), null),
  /** For rows that leave these empty. */
  defaults: v.optional(
    v.object({
      department: v.optional(v.pipe(v.string(), v.maxLength(150)), ''),
      jobType: v.optional(v.nullable(v.picklist(JOB_TYPES)), null),
      contactEmail: v.optional(v.pipe(v.string(), v.maxLength(255)), ''),
    }),
    {},
  ),
})
export type ImportChoices = v.InferOutput<typeof importChoices>
/** Beside a file every field is text: JSON of the choices. */
const choicesField = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(20_000),
    v.parseJson(undefined, 'The choices cannot be read'),
    v.object(importChoices.entries, 'The choices cannot be read'),
  ),
  '{}',
)

export const importRow = v.object({
  /** As people count: the line of a CSV file with its heading as 1, the position in a feed from 1. */
  row: v.number(),
  kind: v.picklist(IMPORT_KINDS),
  reference: v.string(),
  title: v.string(),
  location: v.string(),
  faults: v.array(importFault),
  /** Why the job will wait for a check, in codes. */
  checks: v.array(v.string()),
  /** No town or postcode was found in its place, so that distances to the job are not known. */
  unplaced: v.optional(v.boolean(), false),
  /** Fields that differ from the job as it stands. */
  changes: v.array(v.picklist(IMPORT_FIELDS)),
  /** The row as it was sent, of faulty ones alone, so that they can be saved and put right. */
  cells: v.optional(v.array(v.string())),
})
export type ImportRow = v.InferOutput<typeof importRow>

export const previewImport = endpoint({
  service,
  method: 'POST',
  path: '/employer/jobs/import/preview',
  reads: ['job'],
  summary: 'What importing a file of jobs would do, row by row; nothing is kept',
  access: ['employer'],
  upload: IMPORT_RULE,
  body: v.object({ choices: choicesField }),
  response: v.object({
    format: v.picklist(IMPORT_FORMATS),
    encoding: v.picklist(IMPORT_ENCODINGS),
    /** Of CSV files. */
    delimiter: v.nullable(v.string()),
    columns: v.array(v.object({ name: v.string(), example: v.string() })),
    mapping: importMapping,
    rows: v.array(importRow),
    /** Open jobs from earlier imports that this file no longer has. */
    gone: v.array(v.object({ jobId: id, reference: v.string(), title: v.string() })),
    /** Names exactly this plan; importing asks for it, so that nothing else happens than what was shown. */
    plan: v.string(),
  }),
  ratePerMinute: 20,
})
export type ImportPreview = v.InferOutput<typeof previewImport.response>

export const importJobs = endpoint({
  service,
  method: 'POST',
  path: '/employer/jobs/import',
  changes: ['job'],
  summary: 'Import the good rows of a file of jobs, all or none of them',
  access: ['employer'],
  upload: IMPORT_RULE,
  body: v.object({
    choices: choicesField,
    plan: v.pipe(v.string('Look at the rows first'), v.minLength(1, 'Look at the rows first'), v.maxLength(100)),
    /** Close the jobs that the file no longer has. */
    closeGone: v.optional(
      v.pipe(
        v.picklist(['true', 'false']),
        v.transform((text) => text === 'true'),
      ),
      'false',
    ),
  }),
  response: written({
    created: v.number(),
    changed: v.number(),
    unchanged: v.number(),
    faulty: v.number(),
    closed: v.number(),
    /** Of those created or changed: shown now, and waiting for a check or a verified organisation. */
    live: v.number(),
    waiting: v.number(),
  }),
  ratePerMinute: 10,
})

export const jobImportEndpoints = { previewImport, importJobs }

/**
 * Where rows that need work come back as a file: the heading of the column that tells why. A cell that a spreadsheet would run as a formula
 * starts with an apostrophe, which importing takes off again.
 */
const RUNS_AS_FORMULA = /^[=+\-@\t\r]/
const csvCell = (text: string): string => `"${(RUNS_AS_FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
/** With a byte order mark, so that spreadsheets read it as UTF-8. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`
/** The cell as it was before `csvOf`. */
export const withoutFormulaMark = (text: string): string => text.replace(/^'(?=[=+\-@\t\r])/, '')
