import { REPORT_SCOPES } from '@onward/contracts/casework/report'
import { Button, Field, Select } from '@onward/ui/frame'
import type { Report, useChoice } from './api'
import { useReportMessages } from './catalogue'
import styles from './report.module.css'
import { weekRange } from './week-range'
import { mondayOf, mondaysBetween, weekAfter } from './weeks'

interface ChooserProps {
  report: Report
  choice: ReturnType<typeof useChoice>[0]
  choose: ReturnType<typeof useChoice>[1]
}
/** Chooses the week and whose figures; shows the choice while its figures load. */
export function Chooser({ report, choice: { week, scope }, choose }: ChooserProps) {
  const r = useReportMessages()
  const { thisMonday, firstMonday } = report
  const monday = week === null ? thisMonday : mondayOf(week)
  const mondays = mondaysBetween([firstMonday, monday].sort()[0] ?? monday, thisMonday).reverse()
  const weekText = (of: string) => {
    const week = weekRange(r, of)
    return of === thisMonday ? r('week.this', { week }) : week
  }
  const show = (of: string) => choose({ week: of === thisMonday ? null : of })
  return (
    <div className={styles.chooser}>
      <Field label={r('week.label')}>
        <Select
          value={monday}
          onChange={(event) => show(event.target.value)}
          options={mondays.map((of) => ({ value: of, label: weekText(of) }))}
        />
      </Field>
      <div className={styles.steps}>
        <Button variant="secondary" icon="back" disabled={monday <= firstMonday} onClick={() => show(weekAfter(monday, -1))}>
          {r('week.earlier')}
        </Button>
        <Button variant="secondary" disabled={monday >= thisMonday} onClick={() => show(weekAfter(monday, 1))}>
          {r('week.later')}
        </Button>
      </div>
      <Field label={r('scope.label')}>
        <Select
          value={scope}
          onChange={(event) => choose({ scope: event.target.value === 'mine' ? 'mine' : 'office' })}
          options={REPORT_SCOPES.map((of) => ({ value: of, label: r(`scope.${of}`) }))}
        />
      </Field>
    </div>
  )
}
