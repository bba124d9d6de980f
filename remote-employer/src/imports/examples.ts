import { IMPORT_FIELDS, type ImportMapping, type ImportPreview } from '@onward/contracts/jobs/job-import'

const mapping: ImportMapping = {
  ...(Object.fromEntries(IMPORT_FIELDS.map((field) => [field, null])) as ImportMapping),
  reference: 'Ref',
  title: 'Job title',
  location: 'Town',
  description: 'Description',
}
const row = { faults: [], checks: [], changes: [], unplaced: false }
/** For stories and tests: a file with a row of every kind. */
export const seenFile: ImportPreview = {
  format: 'csv',
  encoding: 'windows-1252',
  delimiter: ';',
  columns: [
    { name: 'Ref', example: 'A-1' },
    { name: 'Job title', example: 'Care assistant' },
    { name: 'Town', example: 'Halifax' },
    { name: 'Description', example: 'Help people at home in the mornings.' },
  ],
  mapping,
  rows: [
    {
      ...row,
      row: 2,
      kind: 'new',
      reference: 'A-1',
      title: 'Care assistant',
      location: 'Halifax',
      checks: ['first-job'],
      unplaced: true,
    },
    {
      ...row,
      row: 3,
      kind: 'changed',
      reference: 'A-2',
      title: 'Cook',
      location: 'Leeds',
      changes: ['salary', 'applicationDeadline'],
    },
    { ...row, row: 4, kind: 'unchanged', reference: 'A-3', title: 'Porter', location: 'Leeds' },
    { ...row, row: 5, kind: 'stays-closed', reference: 'A-4', title: 'Driver', location: 'Hull' },
    {
      ...row,
      row: 6,
      kind: 'faulty',
      reference: 'A-5',
      title: '',
      location: 'York',
      faults: [
        { field: 'title', fault: 'missing' },
        { field: 'jobType', fault: 'type', value: 'whenever' },
        { field: 'salary', fault: 'pay', value: 'loads' },
        { field: 'applicationDeadline', fault: 'past', value: '1/1/2020' },
      ],
      cells: ['A-5', '', 'York', '=HYPERLINK("x")'],
    },
    {
      ...row,
      row: 7,
      kind: 'faulty',
      reference: '',
      title: '',
      location: '',
      faults: [{ field: null, fault: 'broken' }],
      cells: [],
    },
  ],
  gone: [{ jobId: '5b0f1a52-9c1e-4c39-8f53-000000000001', reference: 'A-0', title: 'Cleaner' }],
  plan: 'plan-1',
}
