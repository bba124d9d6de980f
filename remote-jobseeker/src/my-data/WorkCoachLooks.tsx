import { REVEAL_PURPOSES } from '@onward/contracts/cases'
import { readLooks } from '@onward/contracts/referrals'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { usePages } from '@onward/portal-kit/queries'
import { LoadMore, Section } from '@onward/ui/frame'
import { Answer } from '../parts/Answer'
import styles from './my-data.module.css'
import { useMyDataMessages } from './words'

const KNOWN = ['ni-number', 'birth-date', 'other-office', 'cv-review', 'job-matches'] as const

/** Which work coaches opened something that is normally closed to them, when, and why. */
export function WorkCoachLooks() {
  const t = useMyDataMessages()
  const list = usePages(readLooks)
  const items = list.data?.pages.flatMap((page) => page.items)
  return (
    <Section title={t('coachLooks.title')}>
      <p>{t('coachLooks.lead')}</p>
      <Answer of={{ data: items, error: list.error, refetch: list.refetch }}>
        {(found) =>
          found.length === 0 ? (
            <p>{t('coachLooks.empty')}</p>
          ) : (
            <>
              <ul className={styles.list}>
                {found.map(({ agentName, officeName, what, purposeCode, purpose, at }) => {
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
                })}
              </ul>
              <LoadMore
                label={t('coachLooks.more')}
                status={t('coachLooks.status', { count: found.length })}
                loading={list.isFetchingNextPage}
                done={!list.hasNextPage}
                onLoadMore={() => void list.fetchNextPage()}
              />
            </>
          )
        }
      </Answer>
    </Section>
  )
}
