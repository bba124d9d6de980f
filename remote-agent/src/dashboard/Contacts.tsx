import { formatDay } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Person } from '@onward/ui/area'
import { ButtonLink, VisuallyHidden } from '@onward/ui/frame'
import { callAddress } from '../parts/call-address'
import { Sheet } from '../parts/Sheet'
import type { AgentDay } from './api'
import { useDashboardMessages } from './catalogue'
import styles from './DashboardPage.module.css'

const DAY_MS = 86_400_000

/** Whom nobody has heard of for two weeks, and why it matters; the same people as the view of the active cases. */
export function Contacts({ contacts: { items, total }, now }: Pick<AgentDay, 'contacts'> & { now: string }) {
  const d = useDashboardMessages()
  const days = (since: string) => Math.floor((Date.parse(now) - Date.parse(since)) / DAY_MS)
  return (
    <Sheet
      title={d('contact')}
      aside={total > 0 && <Link to="/agent/active-cases?view=no-contact">{d('contact.all', { count: total })}</Link>}
    >
      {items.length === 0 ? (
        <p className={styles.quiet}>{d('contact.none')}</p>
      ) : (
        <ul className={styles.lines}>
          {items.map(({ referralId, caseId, name, phone, since, missedAt }) => (
            <li key={referralId} data-faces="">
              <Person name={name} size={34} />
              <span className={styles.what}>
                <Link to={`/agent/clients/${referralId}/case`} className={styles.who}>
                  {name}
                </Link>
                <span className={styles.soft}>
                  {d('contact.days', { count: days(since) })}
                  {missedAt && `. ${d('contact.missed', { day: formatDay(missedAt) })}`}
                </span>
              </span>
              <span className={styles.reach}>
                <ButtonLink href={callAddress(phone)} size="s" variant="secondary" icon="phone">
                  <VisuallyHidden>{d('contact.call', { name, phone })}</VisuallyHidden>
                </ButtonLink>
                <ButtonLink to={`/agent/messages?case=${caseId}`} size="s" variant="secondary" icon="messages">
                  <VisuallyHidden>{d('contact.write', { name })}</VisuallyHidden>
                </ButtonLink>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  )
}
