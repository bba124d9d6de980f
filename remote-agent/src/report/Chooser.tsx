import { REPORT_SCOPES } from '@onward/contracts/report'
import { Button, Field, Select } from '@onward/ui/frame'
import type { Report, useChoice } from './api'
import styles from './report.module.css'
import { weekRange } from './week-words'
import { mondaysBetween, weekAfter } from './weeks'
import { useReportMessages } from './words'

type Choose = ReturnType<typeof useChoice>[1]

/** The week by its name or step by step, and whose figures. */
export function Chooser({ report, choose }: { report: Report; choose: Choose }) {
  const r = useReportMessages()
  const { monday, thisMonday, firstMonday, scope } = report
  const mondays = mondaysBetween([firstMonday, monday].sort()[0] ?? monday, thisMonday).reverse()
  const weekWords = (of: string) => {
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
          options={mondays.map((of) => ({ value: of, label: weekWords(of) }))}
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
