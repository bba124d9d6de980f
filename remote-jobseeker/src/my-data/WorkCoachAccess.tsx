import { readAccessLog } from '@onward/contracts/casework/access-log'
import { REVEAL_PURPOSES } from '@onward/contracts/casework/cases'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { usePages } from '@onward/portal-kit/queries'
import { Section } from '@onward/ui/frame'
import { AccessList } from './AccessList'
import { useMyDataMessages } from './catalogue'
import styles from './my-data.module.css'

const KNOWN = ['ni-number', 'birth-date', 'other-office', 'cv-review', 'job-matches'] as const

/** Which work coaches opened something that is normally closed to them, when, and why. */
export function WorkCoachAccess() {
  const t = useMyDataMessages()
  const list = usePages(readAccessLog)
  return (
    <Section title={t('coachLooks.title')}>
      <p>{t('coachLooks.lead')}</p>
      <AccessList
        list={list}
        empty={t('coachLooks.empty')}
        more={t('coachLooks.more')}
        status={(count) => t('coachLooks.status', { count })}
      >
        {({ agentName, officeName, what, purposeCode, purpose, at }) => {
          const known = KNOWN.find((one) => one === what)
          const coded = REVEAL_PURPOSES.find((one) => one === purposeCode)
          return (
            <li key={`${at}${what}${agentName}`} className={styles.entry}>
              <strong>{t(`coachLooks.${known ?? 'other'}`, { agent: agentName, office: officeName })}</strong>
              {(coded || purpose) && (
                <span>
                  {t('coachLooks.why')} {[coded && t(`coachLooks.purpose.${coded}`), purpose].filter(Boolean).join(': ')}
                </span>
              )}
              <p className={styles.facts}>
                <time dateTime={at}>{formatDayAndTime(at)}</time>
              </p>
            </li>
          )
        }}
      </AccessList>
    </Section>
  )
}
