import type { MyAppointment } from '@onward/contracts/casework/appointments'
import { startingWeekday } from '@onward/portal-kit/i18n'
import { ButtonLink, Card, InlineAlert, Row, Stack } from '@onward/ui/frame'
import { calendarAddress } from './api'
import styles from './appointments.module.css'
import { useAppointmentMessages } from './catalogue'
import { MoveDialog } from './MoveDialog'

/** Whether the text is only the address of a video call. */
const isLink = (text: string): boolean => /^https:\/\/\S+$/.test(text)

/** A future appointment: when, how, where, and how to ask for another time. */
export function AppointmentCard({ appointment }: { appointment: MyAppointment }) {
  const t = useAppointmentMessages()
  const { startsAt, minutes, way, place, about, agentName, wish, wishedTimes } = appointment
  const rows = [
    [t('common.how'), t(`common.way.${way}`)],
    [
      t(`where.${way}`),
      isLink(place) ? (
        <a key="link" href={place}>
          {place}
        </a>
      ) : (
        place
      ),
    ],
    [t('common.howLong'), t('common.minutes', { count: minutes })],
    ...(about ? [[t('about'), about] as const] : []),
  ] as const
  const isOpen = Date.parse(startsAt) > Date.now()
  return (
    <Card as="article" tone="tint">
      <Stack gap={4}>
        <div>
          <h3 className={styles.when}>{startingWeekday(startsAt)}</h3>
          <p className={styles.flat}>{t('with', { name: agentName })}</p>
        </div>
        <dl className={styles.facts}>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {wish && (
          <InlineAlert title={t('asked')}>
            <p>{t('askedText', { words: wish })}</p>
            {wishedTimes.length > 0 && (
              <p>{t('askedTimes', { times: wishedTimes.map((at) => startingWeekday(at)).join('; ') })}</p>
            )}
            <p>{t('askedStays')}</p>
          </InlineAlert>
        )}
        {isOpen && (
          <>
            {!wish && <p className={styles.flat}>{t('cannot')}</p>}
            <Row gap={3}>
              <ButtonLink href={calendarAddress(appointment)} download>
                {t('common.addToMyCalendar')}
              </ButtonLink>
              <MoveDialog appointment={appointment} />
            </Row>
          </>
        )}
      </Stack>
    </Card>
  )
}
