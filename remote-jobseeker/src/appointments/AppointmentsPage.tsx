import type { MyAppointment } from '@onward/contracts/casework/appointments'
import { usePageTitle } from '@onward/portal-kit'
import { startingWeekday } from '@onward/portal-kit/i18n'
import { Drawing } from '@onward/ui/drawing'
import { ButtonLink, EmptyState, Page, PageHeader, Section, Stack, StatusBadge, type Tone } from '@onward/ui/frame'
import { Answer } from '../parts/Answer'
import { AppointmentCard } from './AppointmentCard'
import { calendarAddress, isToCome, useMyAppointments } from './api'
import styles from './appointments.module.css'
import { useAppointmentMessages } from './catalogue'

/** /appointments: future and past appointments with the work coach. */
export default function AppointmentsPage() {
  const t = useAppointmentMessages()
  usePageTitle(t('title'))
  const found = useMyAppointments()
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Answer of={found} cards={1}>
        {({ items }) => {
          const now = new Date()
          const toCome = items.filter((one) => isToCome(one, now))
          const past = items.filter((one) => !isToCome(one, now))
          return (
            <Stack gap={6}>
              {toCome.length === 0 ? (
                <EmptyState
                  title={t('none')}
                  picture={<Drawing name="upToDate" />}
                  action={
                    <ButtonLink to="/messages" variant="secondary">
                      {t('write')}
                    </ButtonLink>
                  }
                >
                  {t('noneText')}
                </EmptyState>
              ) : (
                <Section title={t('toCome')} id="to-come">
                  <div className={styles.cards}>
                    {toCome.map((one) => (
                      <AppointmentCard key={one.id} appointment={one} />
                    ))}
                  </div>
                </Section>
              )}
              {past.length > 0 && (
                <Section title={t('past')} id="past">
                  <ul className={styles.past}>
                    {past.map((one) => (
                      <Past key={one.id} appointment={one} />
                    ))}
                  </ul>
                </Section>
              )}
            </Stack>
          )
        }}
      </Answer>
    </Page>
  )
}

const TONES = {
  planned: 'neutral',
  attended: 'success',
  missed: 'warning',
  rearranged: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<MyAppointment['state'], Tone>

function Past({ appointment }: { appointment: MyAppointment }) {
  const t = useAppointmentMessages()
  const { state, startsAt, agentName, way, cancelReason, closingWords } = appointment
  const isAhead = state === 'cancelled' && Date.parse(startsAt) > Date.now()
  return (
    <li>
      <p className={styles.line}>
        <strong>{startingWeekday(startsAt)}</strong>
        <StatusBadge tone={TONES[state]}>{t(`state.${state}`)}</StatusBadge>
      </p>
      <p className={styles.soft}>
        {t(`common.way.${way}`)}. {t('with', { name: agentName })}
      </p>
      {cancelReason && <p className={styles.flat}>{t(`reason.${cancelReason}`)}</p>}
      {closingWords && <p className={styles.flat}>{t('said', { name: agentName, words: closingWords })}</p>}
      {state === 'missed' && (
        <>
          <p className={styles.flat}>{t('missedText')}</p>
          <div>
            <ButtonLink to="/messages" variant="secondary" size="s">
              {t('write')}
            </ButtonLink>
          </div>
        </>
      )}
      {isAhead && (
        <div>
          <a href={calendarAddress(appointment)} download="appointment.ics">
            {t('common.takeItOutOfMyCalendar')}
          </a>
        </div>
      )}
    </li>
  )
}
