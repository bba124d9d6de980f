import { readAccessLog } from '@onward/contracts/casework/access-log'
import { REVEAL_PURPOSES } from '@onward/contracts/casework/cases'
import { usePages } from '@onward/portal-kit/queries'
import { AccessEntry, AccessList } from './AccessList'
import { useMyDataMessages } from './catalogue'

const KNOWN = [
  'ni-number',
  'birth-date',
  'other-office',
  'cv-review',
  'job-matches',
  'sealed',
  'unsealed',
  'sealed-open',
] as const

/** Work coaches who opened data that is normally hidden from them, when and why. */
export function WorkCoachAccess() {
  const t = useMyDataMessages()
  const list = usePages(readAccessLog)
  return (
    <AccessList
      title={t('coachLooks.title')}
      lead={t('coachLooks.lead')}
      list={list}
      empty={t('coachLooks.empty')}
      more={t('coachLooks.more')}
      status={(count) => t('coachLooks.status', { count })}
    >
      {({ agentName, officeName, what, purposeCode, purpose, at }) => {
        const known = KNOWN.find((one) => one === what)
        const coded = REVEAL_PURPOSES.find((one) => one === purposeCode)
        return (
          <AccessEntry
            key={`${at}${what}${agentName}`}
            text={t(`coachLooks.${known ?? 'other'}`, { agent: agentName, office: officeName })}
            at={at}
          >
            {(coded || purpose) && (
              <span>
                {t('coachLooks.why')} {[coded && t(`coachLooks.purpose.${coded}`), purpose].filter(Boolean).join(': ')}
              </span>
            )}
          </AccessEntry>
        )
      }}
    </AccessList>
  )
}
