import type { MyInvitation } from '@onward/contracts/jobs/pool'
import { useErrorText, useFailureNotice, usePageTitle, usePortal } from '@onward/portal-kit'
import { ApiError } from '@onward/portal-kit/api'
import { formatDay } from '@onward/portal-kit/i18n'
import { Link } from '@onward/portal-kit/router'
import { Drawing } from '@onward/ui/drawing'
import { Button, ButtonLink, Dialog, EmptyState, LoadMore, Page, PageHeader, Row, Section, Stack } from '@onward/ui/frame'
import { useState } from 'react'
import { Answer } from '../parts/Answer'
import { AcceptDialog } from './AcceptDialog'
import { introduce, useAllow, useAnswer, useInvitations } from './api'
import { useInvitationMessages } from './catalogue'
import { type InvitationAction, InvitationCard } from './InvitationCard'
import styles from './invitations.module.css'

interface Asking {
  invitation: MyInvitation
  action: 'accept' | 'never'
}

/** /invitations: invitations from employers, and the person's answers. */
export default function InvitationsPage() {
  const w = useInvitationMessages()
  const errorText = useErrorText()
  const notifyFailure = useFailureNotice()
  const { notify } = usePortal()
  const invitations = useInvitations()
  const answer = useAnswer()
  const [asking, setAsking] = useState<Asking | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [introducing, setIntroducing] = useState(false)
  usePageTitle(w('title'))

  const explained = (error: unknown) => {
    if (!(error instanceof ApiError)) return w('done.failed')
    return (error.code === 'state-conflict' && error.problem?.detail) || errorText(error)
  }
  async function send(invitation: MyInvitation, action: InvitationAction): Promise<void> {
    setFailure(null)
    setIntroducing(true)
    try {
      const introduction = action === 'accept' ? await introduce(invitation.id) : ''
      const { receipt } = await answer.mutateAsync({ params: { id: invitation.id }, body: { answer: action, introduction } })
      setAsking(null)
      const state = action === 'accept' ? 'accepted' : 'declined'
      const facts = { company: invitation.company, reference: receipt.reference }
      notify({ kind: 'success', title: w(`done.${state}`), text: w(`done.${state}Text`, facts) })
    } catch (error) {
      if (action === 'accept') setFailure(explained(error))
      else notifyFailure(w('done.failed'), error, explained(error))
      // The invitation may have ended meanwhile.
      void invitations.refetch()
    } finally {
      setIntroducing(false)
    }
  }
  const act = (invitation: MyInvitation, action: InvitationAction) => {
    setFailure(null)
    if (action === 'decline') void send(invitation, action)
    else setAsking({ invitation, action })
  }
  const busy = answer.isPending || introducing

  return (
    <Page width="text">
      <PageHeader title={w('title')} lead={w('lead')} eyebrow={<Link to="/dashboard">{w('back')}</Link>} />
      <Answer of={invitations} cards={1}>
        {({ pages }) => {
          const invitationsListed = pages.flatMap((page) => page.items)
          return (
            <Stack gap={6}>
              {invitationsListed.length === 0 ? (
                <EmptyState
                  title={w('empty')}
                  picture={<Drawing name="messages" />}
                  action={<ButtonLink to="/cv-review">{w('emptyLink')}</ButtonLink>}
                >
                  {w('emptyText')}
                </EmptyState>
              ) : (
                <Stack gap={4}>
                  <ul className={styles.list}>
                    {invitationsListed.map((invitation) => (
                      <li key={invitation.id}>
                        <InvitationCard invitation={invitation} busy={busy} onAction={(action) => act(invitation, action)} />
                      </li>
                    ))}
                  </ul>
                  <LoadMore
                    label={w('more')}
                    status={w('common.showingOf', { shown: invitationsListed.length, total: pages[0]?.total ?? 0 })}
                    loading={invitations.isFetchingNextPage}
                    done={!invitations.hasNextPage}
                    onLoadMore={() => void invitations.fetchNextPage()}
                  />
                </Stack>
              )}
              <Refused employers={pages[0]?.refused ?? []} />
              {invitationsListed.length > 0 && (
                <div>
                  <p className={styles.soft}>{w('hide')}</p>
                  <Link to="/my-data?section=agreed">{w('hideLink')}</Link>
                </div>
              )}
            </Stack>
          )
        }}
      </Answer>
      {asking?.action === 'accept' && (
        <AcceptDialog
          invitation={asking.invitation}
          sending={busy}
          failure={failure}
          onAccept={() => void send(asking.invitation, 'accept')}
          onClose={() => setAsking(null)}
        />
      )}
      {asking?.action === 'never' && (
        <Dialog open title={w('askNever.title', { company: asking.invitation.company })} onClose={() => setAsking(null)}>
          <Stack gap={4} className={styles.dialog}>
            <p>{w('askNever.text')}</p>
            <Row>
              <Button variant="danger" disabled={busy} onClick={() => void send(asking.invitation, 'never')}>
                {w('askNever.confirm')}
              </Button>
              <Button variant="secondary" disabled={busy} onClick={() => setAsking(null)}>
                {w('ask.cancel')}
              </Button>
            </Row>
          </Stack>
        </Dialog>
      )}
    </Page>
  )
}

function Refused({ employers }: { employers: readonly { organisationId: string; name: string; at: string }[] }) {
  const w = useInvitationMessages()
  const notifyFailure = useFailureNotice()
  const { notify } = usePortal()
  const allow = useAllow()
  if (employers.length === 0) return null
  return (
    <Section title={w('refused.title')}>
      <ul className={styles.list}>
        {employers.map(({ organisationId, name: company, at }) => (
          <li key={organisationId} className={styles.head}>
            <span>
              <strong>{company}</strong> <span className={styles.soft}>{w('refused.since', { day: formatDay(at) })}</span>
            </span>
            <Button
              variant="secondary"
              size="s"
              disabled={allow.isPending}
              aria-label={w('refused.allowOf', { company })}
              onClick={() =>
                allow.mutate(
                  { params: { id: organisationId } },
                  {
                    onSuccess: () => notify({ kind: 'success', title: w('refused.done', { company }) }),
                    onError: (error) => notifyFailure(w('refused.failed'), error),
                  },
                )
              }
            >
              {w('refused.allow')}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
