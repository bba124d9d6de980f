import * as v from 'valibot'
import { endpoint, id, written } from '../endpoint'
import { JOB_TYPES } from './job-facts'

const service = 'jobs' as const

/** Fields of a row: the posting form's, and a few that other boards keep separately and that are combined here. */
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

/** What happens to a row. `stays-closed`: its job was closed on Onward; a file does not open it again. */
export const IMPORT_KINDS = ['new', 'changed', 'unchanged', 'stays-closed', 'faulty'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

/**
 * Why a row is refused; the first ten are the posting form's own. `pay`: not readable as pay. `period`: pay without a period. `broken`:
 * fields cannot be told apart. `cells`: more cells than headings. `same`: another row names the same job. `dayIsFull`: a new organisation
 * has no more adverts today. `tooManyAlike`: too many similar adverts wait for a check.
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
  /** The limit, for `tooLong`; the other row's number, for `same`; jobs a day, for `dayIsFull`; how many wait, for `tooManyAlike`. */
  number: v.optional(v.number()),
  /** The cell, shortened; the day on which more are possible, for `dayIsFull`; the similar job, for `tooManyAlike`. */
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
/** Column of each field, or null. */
export type ImportMapping = v.InferOutput<typeof importMapping>

/** How the file is read; the service proposes what is left out. */
export const importChoices = v.object({
  mapping: v.optional(v.nullable(importMapping), null),
  /** Defaults for empty cells. */
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
/** Multipart fields are text: the choices as JSON. */
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
  /** Counted from 1: the line of a CSV file with its heading, or the position in a feed. */
  row: v.number(),
  kind: v.picklist(IMPORT_KINDS),
  reference: v.string(),
  title: v.string(),
  location: v.string(),
  faults: v.array(importFault),
  /** Codes of why the job will wait for a check. */
  checks: v.array(v.string()),
  /** The place has no known town or postcode, so distances are unknown. */
  unplaced: v.optional(v.boolean(), false),
  /** Fields that differ from the existing job. */
  changes: v.array(v.picklist(IMPORT_FIELDS)),
  /** The original row, of faulty rows only, so that they can be saved and corrected. */
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
    /** CSV only. */
    delimiter: v.nullable(v.string()),
    columns: v.array(v.object({ name: v.string(), example: v.string() })),
    mapping: importMapping,
    rows: v.array(importRow),
    /** Open jobs from earlier imports that this file no longer has. */
    gone: v.array(v.object({ jobId: id, reference: v.string(), title: v.string() })),
    /** Identifies this plan; importing asks for it, so that nothing happens that was not shown. */
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
    /** Of the created and changed ones: shown now, and waiting for a check or a verified organisation. */
    live: v.number(),
    waiting: v.number(),
  }),
  ratePerMinute: 10,
})

export const jobImportEndpoints = { previewImport, importJobs }

/** Reasons as sentences, each with one full stop. */
export const asSentences = (reasons: readonly string[]): string => reasons.map((one) => one.replace(/[.\s]*$/, '.')).join(' ')

/**
 * For faulty rows saved as a file: the heading of the column with the reason. A cell that a spreadsheet would run as a formula starts with
 * an apostrophe; importing removes it. Spreadsheets look past spaces and line breaks, and take full-width signs for the usual ones.
 */
const FORMULA = '(?:[\\s\\u200b-\\u200f\\u2060]*[=+\\-@\\uff1d\\uff0b\\uff0d\\uff20]|[\\t\\r\\n])'
const RUNS_AS_FORMULA = new RegExp(`^${FORMULA}`)
const MARKED = new RegExp(`^'(?=${FORMULA})`)
const csvCell = (text: string): string => `"${(RUNS_AS_FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
/** With a byte order mark, so that spreadsheets read it as UTF-8. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`
/** The cell as it was before `csvOf`. */
export const withoutFormulaMark = (text: string): string => text.replace(MARKED, '')
