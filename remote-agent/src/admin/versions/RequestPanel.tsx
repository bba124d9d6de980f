import type { FrontEnd } from '@onward/contracts/gateway/admin-remotes'
import { decideRollout } from '@onward/contracts/gateway/registrations'
import { useSession } from '@onward/portal-kit'
import { formatDayAndTime } from '@onward/portal-kit/i18n'
import { useWrite } from '@onward/portal-kit/queries'
import { Button, InlineAlert, Row } from '@onward/ui/frame'
import styles from '../admin.module.css'
import { useAdminMessages } from '../catalogue'
import { frontEndTitle } from '../front-end-title'
import { useDecided } from '../parts'
import { audienceLines, decisionText } from './who-gets'

interface RequestPanelProps {
  frontEnd: FrontEnd
  title: string
  colleagues: ReadonlyMap<string, string>
  reload: () => unknown
}
/** A version that would reach more than half of the people, until a second administrator decides. */
export function RequestPanel({ frontEnd: { name, request }, title, colleagues, reload }: RequestPanelProps) {
  const w = useAdminMessages()
  const { user } = useSession()
  const { done, failed } = useDecided(reload)
  const decide = useWrite(decideRollout)
  if (!request) return null
  const { id, at, by, token, note, build, percent, audience } = request
  const isOwn = by !== null && by === user?.accountId
  const who = token ? w('versions.byToken', { label: token }) : decisionText(w, colleagues, by)
  const answer = (decision: 'approve' | 'decline') => {
    const said = isOwn ? 'takenBack' : decision === 'approve' ? 'approved' : 'declined'
    decide.mutate(
      { params: { name, id }, body: { decision, note: '' } },
      { onSuccess: (given) => done(w(`request.${said}`, { name: title }), given), onError: failed },
    )
  }
  return (
    <InlineAlert tone="warning" title={w('request.title')}>
      <p>
        {w('request.text', { who, when: formatDayAndTime(at) })} <code className={styles.code}>{build}</code>
      </p>
      <p>{percent === 100 ? w('rollout.everybody') : audienceLines(w, { percent, audience }).join('; ')}</p>
      {request.with.length > 0 && (
        <p>{w('request.with', { names: request.with.map((one) => `${frontEndTitle(w, one.name)} ${one.build}`).join(', ') })}</p>
      )}
      {note && <blockquote className={styles.words}>{note}</blockquote>}
      {isOwn && <p>{w('request.own')}</p>}
      <Row gap={2}>
        {!isOwn && (
          <Button
            aria-label={w('request.approveOf', { name: title })}
            disabled={decide.isPending}
            onClick={() => answer('approve')}
          >
            {w('request.approve')}
          </Button>
        )}
        <Button
          variant="secondary"
          aria-label={w(isOwn ? 'request.takeBackOf' : 'request.declineOf', { name: title })}
          disabled={decide.isPending}
          onClick={() => answer('decline')}
        >
          {w(isOwn ? 'request.takeBack' : 'request.decline')}
        </Button>
      </Row>
    </InlineAlert>
  )
}
