import * as v from 'valibot'
import { endpoint, id, written } from '../endpoint'
import { REFERRAL_FIELDS } from './referrals'

const service = 'casework' as const
const staff = { service, access: ['agent', 'admin'] } as const

export const REFERRAL_IMPORT_RULE = { maxBytes: 2 * 1024 * 1024, extensions: ['.csv', '.tsv', '.txt'] } as const
export const REFERRAL_IMPORT_MAX_ROWS = 5000
export const REFERRAL_IMPORT_MAX_COLUMNS = 50

/** What becomes of a row. `own-office`, `other-office`: somebody with this number is referred already, there. */
export const REFERRAL_ROW_KINDS = ['new', 'faulty', 'own-office', 'other-office'] as const
export type ReferralRowKind = (typeof REFERRAL_ROW_KINDS)[number]

/** The faults that a form cannot have; the others are the form's own sentences. */
export const ROW_BROKEN = 'This row could not be read. A quotation mark may not be closed.'
export const ROW_CELLS = 'This row has more cells than there are headings'
export const ROW_TWIN = 'Another row of this file has the same National Insurance number'

export const referralImportRow = v.object({
  /** As people count: the line of the file with its heading as 1. */
  row: v.number(),
  kind: v.picklist(REFERRAL_ROW_KINDS),
  name: v.string(),
  /** Masked; empty where the number is not one. */
  niMask: v.string(),
  location: v.string(),
  faults: v.array(v.object({ field: v.nullable(v.picklist(REFERRAL_FIELDS)), message: v.string() })),
  /** The referral that is there, of `own-office` and `other-office`. */
  referralId: v.nullable(id),
  officeName: v.string(),
})
export type ReferralImportRow = v.InferOutput<typeof referralImportRow>

export const previewReferralImport = endpoint({
  ...staff,
  method: 'POST',
  path: '/referral-imports/preview',
  reads: ['referral'],
  summary: 'What referring the people of a CSV file would do, row by row; nothing is kept',
  upload: REFERRAL_IMPORT_RULE,
  response: v.object({
    rows: v.array(referralImportRow),
    /** Names exactly this plan; importing asks for it, so that nothing else happens than what was shown. */
    plan: v.string(),
  }),
  ratePerMinute: 20,
})
export type ReferralImportPreview = v.InferOutput<typeof previewReferralImport.response>

export const readImportCells = endpoint({
  ...staff,
  method: 'POST',
  path: '/referral-imports/cells',
  reads: ['referral'],
  summary: 'The cells of a CSV file of people as they were read, for a file of the rows that need work; nothing is kept',
  upload: REFERRAL_IMPORT_RULE,
  response: v.object({
    columns: v.array(v.string()),
    rows: v.array(v.object({ row: v.number(), cells: v.array(v.string()) })),
  }),
  ratePerMinute: 20,
})

export const importReferrals = endpoint({
  ...staff,
  method: 'POST',
  path: '/referral-imports',
  changes: ['referral'],
  summary: 'Refer everybody in the good rows of a CSV file, all of them or none',
  upload: REFERRAL_IMPORT_RULE,
  body: v.object({
    plan: v.pipe(v.string('Look at the rows first'), v.minLength(1, 'Look at the rows first'), v.maxLength(100)),
  }),
  response: written({ created: v.number(), left: v.number() }),
  ratePerMinute: 10,
})

export const referralImportEndpoints = { previewReferralImport, readImportCells, importReferrals }
