import { REPORT_SCOPES } from '@onward/contracts/casework/report'
import { Button, VisuallyHidden } from '@onward/ui/frame'
import { Segmented, WeekField } from '@onward/ui/pick'
import type { Report, useChoice } from './api'
import { useReportMessages } from './catalogue'
import styles from './report.module.css'
import { mondayOf, weekAfter } from './weeks'

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
  const show = (of: string) => choose({ week: of === thisMonday ? null : of })
  return (
    <div className={styles.chooser}>
      <Button
        variant="secondary"
        size="s"
        icon="back"
        className={styles.step}
        disabled={monday <= firstMonday}
        onClick={() => show(weekAfter(monday, -1))}
      >
        <VisuallyHidden>{r('week.earlier')}</VisuallyHidden>
      </Button>
      <WeekField label={r('common.week')} value={monday} min={firstMonday} max={thisMonday} onChange={show} />
      <Button
        variant="secondary"
        size="s"
        icon="back"
        className={`${styles.step} ${styles.later}`}
        disabled={monday >= thisMonday}
        onClick={() => show(weekAfter(monday, 1))}
      >
        <VisuallyHidden>{r('week.later')}</VisuallyHidden>
      </Button>
      <Segmented
        label={r('scope.label')}
        value={scope}
        options={REPORT_SCOPES.map((of) => ({ value: of, label: r(`scope.${of}`) }))}
        onChange={(of) => choose({ scope: of === 'mine' ? 'mine' : 'office' })}
      />
    </div>
  )
}
