import type { Interview } from '@onward/contracts/jobs/interviews'
import { startingWeekday } from '@onward/portal-kit/i18n'
import { Descriptions } from '@onward/ui/data'
import { calendarAddress } from './api'
import { type InterviewMessages, useInterviewMessages } from './catalogue'
import styles from './interviews.module.css'

/** Whether the text is only the address of a video call. */
const isLink = (text: string): boolean => /^https:\/\/\S+$/.test(text)

/** The agreed or offered terms of an interview. */
export function Facts({ interview }: { interview: Interview }) {
  const t = useInterviewMessages()
  const { startsAt, minutes, way, place, meet, bring, adjustments, note } = interview
  const rows: readonly (readonly [string, string])[] = [
    [t('common.when'), startsAt ? startingWeekday(startsAt) : ''],
    [t('common.howLong'), t('common.minutes', { count: minutes })],
    [t('common.how'), t(`common.way.${way}`)],
    [t('common.where'), place],
    [t('facts.meet'), meet],
    [t('facts.bring'), bring],
    [t('facts.adjustments'), adjustments],
    [t('facts.note'), note],
  ]
  return (
    <div className={styles.facts}>
      <Descriptions
        facts={rows.map(([name, value]) => [
          name,
          isLink(value) ? (
            <a key={name} href={value}>
              {value}
            </a>
          ) : (
            value
          ),
        ])}
      />
    </div>
  )
}

export const calendarLink = (
  t: InterviewMessages,
  { id }: Interview,
  label: 'common.addToMyCalendar' | 'common.takeItOutOfMyCalendar',
) => (
  <a href={calendarAddress(id)} download="interview.ics">
    {t(label)}
  </a>
)
