import { usePageTitle } from '@onward/portal-kit'
import { useSearchParams } from '@onward/portal-kit/router'
import { Conversations, useThreads } from '@onward/ui/conversation'
import { CrisisCard } from '@onward/ui/crisis'
import { Drawing } from '@onward/ui/drawing'
import { EmptyState, Page, PageHeader } from '@onward/ui/frame'
import { Offline, useOnline } from '../parts/Offline'
import { Assistant } from './Assistant'
import { useInboxMessages } from './catalogue'
import { SupportCards } from './SupportCards'

/** /messages: the list; with `?thread=` a conversation, with `?assistant` the assistant. */
export default function MessagesPage() {
  const t = useInboxMessages()
  usePageTitle(t('common.messages'))
  const threads = useThreads()
  const online = useOnline()
  const [search] = useSearchParams()
  const support = threads.data?.items.find(({ type }) => type === 'support')
  // People with a work coach can arrange a call.
  const coach = threads.data?.items.find(({ type, names }) => type === 'agent' && names.length > 0)
  return (
    <Page>
      <PageHeader title={t('common.messages')} lead={t('lead')} />
      <CrisisCard />
      {threads.data === undefined && !online ? (
        <Offline onBack={threads.refetch} />
      ) : (
        <Conversations
          page="/messages"
          threads={threads}
          chosen={search.get('thread')}
          empty={
            <EmptyState title={t('common.noConversationsYet')} picture={<Drawing name="messages" />}>
              {t('noneText')}
            </EmptyState>
          }
          choose={t('chooseText')}
          beside={<SupportCards support={support} coach={coach} />}
          instead={search.has('assistant') ? <Assistant support={support} /> : undefined}
        />
      )}
    </Page>
  )
}
