import type { MyAppointment } from '@onward/contracts/casework/appointments'
import { startingWeekday } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Section } from '@onward/ui/frame'
import styles from './appointments.module.css'
import { useAppointmentMessages } from './catalogue'

const SHOWN = 3

/** When and with whom; the page has the rest. */
export default function SoonSection({ items }: { items: readonly MyAppointment[] }) {
  const t = useAppointmentMessages()
  return (
    <Section title={t('dashboard')} id="appointments-soon" actions={<Link to="/appointments">{t('all')}</Link>}>
      <ul className={styles.past}>
        {items.slice(0, SHOWN).map((one) => (
          <li key={one.id}>
            <p className={styles.line}>
              <strong>{startingWeekday(one.startsAt)}</strong>
              <span>{t(`way.${one.way}`)}</span>
            </p>
            <p className={styles.soft}>{t('with', { name: one.agentName })}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
