import { useErrorText } from '@onward/portal-kit'
import type { ApiError } from '@onward/portal-kit/api'
import { DataTable, type DataTableProps } from '@onward/ui/data'
import type { ReactNode } from 'react'
import { More } from './parts'

interface Listed<Row> {
  data: { pages: readonly { items: readonly Row[]; total: number }[] } | undefined
  isPending: boolean
  error: ApiError | null
  refetch(): unknown
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage(): unknown
}
type Shown<Row> = Omit<DataTableProps<Row>, 'rows' | 'state' | 'failure' | 'onRetry' | 'footer' | 'empty'>
/** A list of this area with what is loaded of it: a table, or two lines a row on a phone. */
export function CaseList<Row>({ of, empty, ...table }: Shown<Row> & { of: Listed<Row>; empty: ReactNode }) {
  const errorText = useErrorText()
  const rows = of.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <DataTable<Row>
      {...table}
      rows={rows}
      state={of.isPending ? 'loading' : of.error ? 'failed' : 'ready'}
      failure={of.error && errorText(of.error)}
      onRetry={() => void of.refetch()}
      empty={empty}
      footer={rows.length > 0 && <More of={of} />}
    />
  )
}
