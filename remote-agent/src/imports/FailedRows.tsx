import { type ReferralImportRow, readImportCells } from '@onward/contracts/casework/referral-import'
import { asSentences, csvOf } from '@onward/contracts/jobs/job-import'
import { useFailureNotice } from '@onward/portal-kit'
import { useWrite } from '@onward/portal-kit/queries'
import { Button } from '@onward/ui/frame'
import { useImportMessages } from './catalogue'
import { useFaults } from './faults'
import { saveFile } from './save-file'

/** Offers the rows that need work as a file: their own cells, and what is wrong with each. */
export function FailedRows({ file, rows }: { file: File; rows: readonly ReferralImportRow[] }) {
  const w = useImportMessages()
  const faultsOf = useFaults()
  const notifyFailure = useFailureNotice()
  const reading = useWrite(readImportCells)
  const save = () =>
    reading.mutate(
      { file },
      {
        onSuccess: (table) => {
          const failed = new Map(rows.filter(({ kind }) => kind !== 'new').map((row) => [row.row, row]))
          const lines = table.rows.flatMap(({ row, cells }) => {
            const of = failed.get(row)
            // A broken row may have fewer cells than there are headings, or more.
            const width = Math.max(table.columns.length, cells.length)
            return of ? [[asSentences(faultsOf(of)), ...Array.from({ length: width }, (_, at) => cells[at] ?? '')]] : []
          })
          saveFile(w('failed.filename'), csvOf([[w('failed.reason'), ...table.columns], ...lines]))
        },
        onError: (error) => notifyFailure(w('common.fileNotMade'), error),
      },
    )
  return (
    <div>
      <Button variant="secondary" icon="download" disabled={reading.isPending} onClick={save}>
        {w('failed.get')}
      </Button>
    </div>
  )
}
