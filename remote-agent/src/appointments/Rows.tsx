import type { Appointment } from '@onward/contracts/casework/appointments'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Timeline } from '@onward/ui/data'
import { Disclosure, StatusBadge } from '@onward/ui/frame'
import { Acts, Wish } from './Acts'
import { appointmentStatus, spanOf } from './appointment-times'
import styles from './appointments.module.css'
import { useAppointmentMessages } from './catalogue'

interface Props {
  items: readonly Appointment[]
  /** Start of a row: day and time, or the time only, below its day. */
  when?: 'day' | 'time'
  /** Whether to show the client's name, which their own page has already. */
  named?: boolean
  /** In a narrow part of a page. */
  narrow?: boolean
}
/** Appointments, one per row, with their actions. */
export function Rows({ items, when = 'day', named = true, narrow = false }: Props) {
  const t = useAppointmentMessages()
  const now = new Date()
  return (
    <ul className={styles.list} data-narrow={narrow}>
      {items.map((one) => {
        const { key, tone } = appointmentStatus(one, now)
        const isPlain = key === 'planned'
        return (
          <li key={one.id}>
            <span className={styles.when}>{when === 'day' ? formatDayAndTime(one.startsAt) : spanOf(t, one)}</span>
            <div className={styles.what}>
              {named && (
                <Link to={`/agent/clients/${one.referralId}`} className={styles.who}>
                  {one.clientName}
                </Link>
              )}
              <span>
                {t(`common.way.${one.way}`)}
                <span className={styles.soft}> {one.place}</span>
              </span>
              {one.about && <span className={styles.soft}>{one.about}</span>}
              {!one.mine && <span className={styles.soft}>{t('common.with', { name: one.agentName })}</span>}
              {one.cancelReason && <span className={styles.soft}>{t(`reason.${one.cancelReason}`)}</span>}
              {/* In the list by day the badge is enough. */}
              {when === 'day' && <Wish appointment={one} />}
              {!isPlain && <Steps appointment={one} />}
            </div>
            <div className={styles.state}>
              {!isPlain && <StatusBadge tone={tone}>{t(`state.${key}`)}</StatusBadge>}
              {one.wish && <StatusBadge tone="warning">{t('wish.asked')}</StatusBadge>}
            </div>
            <Acts appointment={one} />
          </li>
        )
      })}
    </ul>
  )
}

function Steps({ appointment }: { appointment: Appointment }) {
  const t = useAppointmentMessages()
  return (
    <Disclosure summary={t('history.show')}>
      <Timeline
        steps={appointment.steps.map((step) => ({
          id: `${step.at}${step.kind}`,
          content: (
            <>
              <span>{t(`step.${step.kind}`)}</span>
              <span className={styles.soft}>
                {step.by
                  ? t('common.whenAndName', { when: formatDayAndTime(step.at), name: step.by })
                  : formatDayAndTime(step.at)}
              </span>
              {step.note && <p className={styles.note}>{step.note}</p>}
            </>
          ),
        }))}
      />
    </Disclosure>
  )
}
