import {
  downloadWeeklyReport,
  listReportPeople,
  type ReportFigure,
  type ReportFormat,
  type ReportScope,
  readWeeklyReport,
} from '@onward/contracts/casework/report'
import type { ResponseOf } from '@onward/contracts/endpoint'
import { download } from '@onward/portal-kit/api'
import { useEndpoint } from '@onward/portal-kit/queries'
import { useSearchParams } from '@onward/portal-kit/router'
import { useEffect, useRef, useState } from 'react'

export type Report = NonNullable<ResponseOf<typeof readWeeklyReport>['report']>

interface Choice {
  /** Null: this week. */
  week: string | null
  scope: ReportScope
}
const queryOf = ({ week, scope }: Choice) => ({ scope, ...(week && { week }) })

/** Week and scope, in the address, so that a report can be shared as a link. */
export function useChoice(): [Choice, (change: Partial<Choice>) => void] {
  const [search, setSearch] = useSearchParams()
  const address = search.toString()
  const asked = useRef(address)
  useEffect(() => {
    asked.current = address
  }, [address])
  const choice: Choice = { week: search.get('week'), scope: search.get('scope') === 'mine' ? 'mine' : 'office' }
  const choose = (change: Partial<Choice>) => {
    const { week, scope } = { ...choice, ...change }
    const next = new URLSearchParams({ ...(week && { week }), ...(scope === 'mine' && { scope }) })
    // Typing in a select chooses with each letter; choosing the same again must not add a history entry.
    if (next.toString() === asked.current) return
    asked.current = next.toString()
    setSearch(next)
  }
  return [choice, choose]
}

export const useReport = (choice: Choice) => useEndpoint(readWeeklyReport, { query: queryOf(choice) }, { keepPrevious: true })

/** Who is behind a figure of the report. */
export const usePeople = (choice: Choice, figure: ReportFigure) =>
  useEndpoint(listReportPeople, { query: { ...queryOf(choice), figure } })

const PEOPLE = 'people'
/** The figure whose people are asked for. */
export const peopleIn = (search: URLSearchParams): string | null => search.get(PEOPLE)
/** This report with the people behind a figure. */
export const peoplePath = (search: URLSearchParams, figure: ReportFigure): string =>
  `/agent/reports?${new URLSearchParams([...[...search].filter(([name]) => name !== PEOPLE), [PEOPLE, figure]])}`
export const withoutPeople = (search: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...search].filter(([name]) => name !== PEOPLE))

/** Downloads in two formats: which is running, and why the last one failed. */
export function useFiles(choice: Choice) {
  const [busy, setBusy] = useState<ReportFormat | null>(null)
  const [error, setError] = useState<unknown>(null)
  const fetchFile = async (format: ReportFormat) => {
    setBusy(format)
    setError(null)
    try {
      await download(downloadWeeklyReport, { query: { ...queryOf(choice), format } }, `weekly-report.${format}`)
    } catch (failure) {
      setError(failure)
    }
    setBusy(null)
  }
  return { busy, error, fetchFile }
}
