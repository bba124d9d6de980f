import { csvOf, fillText, type Language, type ReferralRow, referralStatus } from '@onward/contracts'
import { londonDay } from '../figures/weeks'
import { MESSAGES } from '../messages'
import { fullName } from '../staff/names'

/** As tables write it: 21/11/2026. */
const shortDate = (iso: string | null): string => (iso === null ? '' : londonDay(new Date(iso)).split('-').reverse().join('/'))

/** A list of referrals for spreadsheets. Benefits and health stay out of files; `left` counts the rows that do not fit. */
export function referralsCsv(rows: readonly ReferralRow[], left: number, language: Language): string {
  const { columns, statuses, states, more } = MESSAGES[language].referrals
  return csvOf([
    [
      columns.name,
      columns.status,
      columns.progress,
      columns.niNumber,
      columns.location,
      columns.jobcentre,
      columns.coach,
      columns.referred,
      columns.opened,
      columns.linkEnds,
    ],
    ...rows.map((row) => [
      fullName(row),
      statuses[referralStatus(row.state)],
      states[row.state],
      row.niMask,
      row.location,
      row.jobcentre,
      row.agentName,
      shortDate(row.createdAt),
      shortDate(row.activatedAt),
      shortDate(row.linkEndsAt),
    ]),
    ...(left > 0 ? [[fillText(more, { count: left })]] : []),
  ])
}
