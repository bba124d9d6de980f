import { REPORT_FIGURES } from '@onward/contracts/casework/report'
import { REPORT_TEXTS } from '@onward/contracts/casework/report-texts'
import { currentLanguage, formatDate } from '@onward/portal-kit/i18n'
import { Link, useSearchParams } from '@onward/portal-kit/router'
import { Person } from '@onward/ui/data'
import { SidePanel } from '@onward/ui/over'
import { useMessages } from '../catalogue'
import { Answer } from '../parts/Answer'
import { peopleIn, type Report, type useChoice, usePeople, withoutPeople } from './api'
import { useReportMessages } from './catalogue'
import styles from './report.module.css'
import { weekRange } from './week-range'

interface PeopleProps {
  report: Report
  choice: ReturnType<typeof useChoice>[0]
}
/** Who is behind a figure, beside the report, at its address. */
export function People({ report, choice }: PeopleProps) {
  const [search] = useSearchParams()
  const figure = REPORT_FIGURES.find((one) => one === peopleIn(search))
  return figure ? <Panel key={figure} figure={figure} report={report} choice={choice} /> : null
}

function Panel({ figure, report, choice }: PeopleProps & { figure: (typeof REPORT_FIGURES)[number] }) {
  const t = useMessages()
  const r = useReportMessages()
  const [, setSearch] = useSearchParams()
  const found = usePeople(choice, figure)
  const name = REPORT_TEXTS[currentLanguage()].figures[figure]
  return (
    <SidePanel
      open
      title={r('people.title', { figure: name, week: weekRange(r, report.monday) })}
      closeLabel={t('common.close')}
      onClose={() => setSearch(withoutPeople)}
    >
      <Answer of={found} lines={8}>
        {({ items, people, forgotten }) => (
          <>
            <p className={styles.soft}>{people === 0 ? r('people.none') : r('people.count', { count: people })}</p>
            <ul className={styles.people}>
              {items.map(({ referralId, name: client, agentName, times, at }) => (
                <li key={referralId}>
                  <Person name={client} size={34} />
                  <span>
                    <Link to={`/agent/clients/${referralId}`}>{client}</Link>
                    <span className={styles.soft}>{agentName}</span>
                  </span>
                  <span className={styles.soft}>
                    {times > 1 && `${r('people.times', { count: times })}, `}
                    {formatDate(at)}
                  </span>
                </li>
              ))}
            </ul>
            {people > items.length && <p className={styles.soft}>{r('people.more', { count: people - items.length })}</p>}
            {forgotten > 0 && <p className={styles.soft}>{r('people.forgotten', { count: forgotten })}</p>}
          </>
        )}
      </Answer>
    </SidePanel>
  )
}
