import { startingWeekday } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { InlineAlert, Section } from '@onward/ui/frame'
import { Answer } from '../parts/Answer'
import { useNext } from './api'
import styles from './appointments.module.css'
import { useAppointmentMessages } from './catalogue'

const PAGE = '/agent/appointments'
const MAX_APPOINTMENTS = 3

/** The next three appointments, after those that need an action. */
export default function Next() {
  const t = useAppointmentMessages()
  const next = useNext(MAX_APPOINTMENTS)
  return (
    <Section title={t('dashboard.title')} id="appointments" actions={<Link to={PAGE}>{t('dashboard.all')}</Link>}>
      <Answer of={next}>
        {({ items, counts }) => (
          <>
            {(['attendance', 'wishes'] as const).map(
              (list) =>
                counts[list] > 0 && (
                  <InlineAlert key={list} tone="warning">
                    <Link to={PAGE}>{t(`dashboard.${list}`, { count: counts[list] })}</Link>
                  </InlineAlert>
                ),
            )}
            {items.length === 0 ? (
              <p>{t('dashboard.none')}</p>
            ) : (
              <ul className={styles.next}>
                {items.map((one) => (
                  <li key={one.id}>
                    <strong>{startingWeekday(one.startsAt)}</strong>
                    <span>
                      <Link to={`/agent/clients/${one.referralId}`}>{one.clientName}</Link>
                      <span className={styles.soft}> {t(`common.way.${one.way}`)}</span>
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </Answer>
    </Section>
  )
}
