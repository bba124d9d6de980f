import { readCallClash } from '@onward/contracts/casework/appointments'
import { usePageTitle } from '@onward/portal-kit'
import { call } from '@onward/portal-kit/api'
import { useSearchParams } from '@onward/portal-kit/router'
import { Room, RoomHead } from '@onward/ui/area'
import { Conversations, useThreads } from '@onward/ui/conversation'
import { ButtonLink, EmptyState } from '@onward/ui/frame'
import { useMessages } from '../catalogue'
import { AreaNav } from '../parts/AreaNav'
import { PAGE } from './paths'

/** `/agent/messages`: conversations with the agent's own clients; `?thread=` opens one, `?case=` the one with that case's client. */
export default function MessagesPage() {
  const t = useMessages()
  usePageTitle(t('common.messages'))
  const [search] = useSearchParams()
  const threads = useThreads()
  const caseId = search.get('case')
  const ofCase = caseId === null ? undefined : threads.data?.items.find((thread) => thread.caseId === caseId)
  const chosen = search.get('thread') ?? ofCase?.id ?? null
  return (
    <Room>
      <AreaNav />
      <RoomHead title={t('common.messages')} note={t('messages.lead')} />
      <Conversations
        page={PAGE}
        threads={threads}
        chosen={chosen}
        chosenThread={threads.data?.items.find(({ id }) => id === chosen)}
        empty={
          <EmptyState
            title={t('common.noConversationsYet')}
            icon="messages"
            action={<ButtonLink to="/agent/referrals">{t('messages.toReferrals')}</ButtonLink>}
          >
            {t('messages.none.text')}
          </EmptyState>
        }
        choose={t('messages.choose')}
        clashOf={async ({ caseId }, time) =>
          caseId ? (await call(readCallClash, { params: { id: caseId }, query: { startsAt: time } })).clash : null
        }
        aboutOf={({ caseId }) =>
          caseId && (
            <ButtonLink to={`/agent/appointments/new?case=${caseId}`} variant="secondary" size="s">
              {t('common.scheduleCall')}
            </ButtonLink>
          )
        }
      />
    </Room>
  )
}
