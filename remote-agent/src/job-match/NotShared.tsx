import type { ResponseOf } from '@onward/contracts/endpoint'
import type { listSharing } from '@onward/contracts/jobseekers/coach'
import { useFailureNotice, usePortal } from '@onward/portal-kit'
import { formatDay } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Button } from '@onward/ui/frame'
import { useState } from 'react'
import { useMessages } from '../catalogue'
import { useAsk, useSharing } from './api'
import { useJobMatchMessages } from './catalogue'
import styles from './job-match.module.css'

type Shares = ResponseOf<typeof listSharing>['items'][number]
/** The service's limit per minute. */
const AT_ONCE = 50

const mayAsk = (one: Shares | undefined): boolean => !!one && !one.asked && !one.askAgainFrom && !one.sharing.matches

/** Clients who were left out, and whether they have been asked to share. */
export function NotShared({ clients }: { clients: readonly { referralId: string; name: string }[] }) {
  const t = useMessages()
  const m = useJobMatchMessages()
  const { notify } = usePortal()
  const notifyFailure = useFailureNotice()
  const ask = useAsk()
  const sharing = useSharing()
  const [isAsking, setAsking] = useState(false)
  const byId = new Map(sharing.data?.items.map((one) => [one.referralId, one]))
  const toAsk = clients.filter(({ referralId }) => mayAsk(byId.get(referralId))).slice(0, AT_ONCE)
  const send = async (people: readonly { referralId: string }[]) => {
    setAsking(true)
    let asked = 0
    try {
      for (const { referralId } of people) {
        await ask.mutateAsync({ params: { id: referralId } })
        asked += 1
      }
    } catch (error) {
      notifyFailure(t('common.thatDidNotWork'), error)
    }
    setAsking(false)
    if (asked > 0) notify({ kind: 'success', title: m('common.asked'), text: m('askedAll', { count: asked }) })
  }
  const statusText = (one: Shares | undefined): string => {
    if (one?.sharing.matches) return m('sharesNow')
    if (one?.asked) return m('asked')
    return one?.askAgainFrom ? m('later', { day: formatDay(one.askAgainFrom) }) : ''
  }
  return (
    <section aria-labelledby="not-shared" className={styles.hidden}>
      <div className={styles.head}>
        <div>
          <h3 id="not-shared">{m('notSharedTitle')}</h3>
          <p className={styles.soft}>{m('notSharedText')}</p>
        </div>
        {toAsk.length > 1 && (
          <Button variant="secondary" size="s" disabled={isAsking} onClick={() => void send(toAsk)}>
            {m('askAll', { count: toAsk.length })}
          </Button>
        )}
      </div>
      <ul className={styles.people}>
        {clients.map(({ referralId, name }) => (
          <li key={referralId}>
            <Link to={`/agent/clients/${referralId}`}>{name}</Link>
            {mayAsk(byId.get(referralId)) ? (
              <Button
                variant="quiet"
                size="s"
                disabled={isAsking}
                onClick={() => void send([{ referralId }])}
                aria-label={m('askOf', { name })}
              >
                {m('ask')}
              </Button>
            ) : (
              <span className={styles.soft}>{statusText(byId.get(referralId))}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
