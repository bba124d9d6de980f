import type { ThreadSummary } from '@onward/contracts/threads'
import { usePageTitle, useSession } from '@onward/portal-kit'
import { Link, useSearchParams } from '@onward/portal-kit/router'
import { EmptyState, Page, PageHeader } from '@onward/ui/frame'
import { Answer } from '../parts/Answer'
import { Assistant } from './Assistant'
import { useRefresh, useThreads, useThreadsLive } from './api'
import { Chat } from './Chat'
import { CrisisCard } from './CrisisCard'
import styles from './messages.module.css'
import { useOutbox } from './outbox'
import { SupportCards } from './SupportCards'
import { ThreadList } from './ThreadList'
import { useMessageWords } from './words'

/** /messages: the list, or with `?thread=` one conversation, or with `?assistant` the assistant; beside each other where there is room. */
export default function MessagesPage() {
  const t = useMessageWords()
  usePageTitle(t('title'))
  useThreadsLive()
  const threads = useThreads()
  const [search] = useSearchParams()
  const { user, viewer } = useSession()
  const outbox = useOutbox(user?.accountId ?? '', useRefresh())
  const chosen = search.get('thread')
  const isAssistant = search.has('assistant') && viewer === 'user'
  const support = threads.data?.items.find(({ type }) => type === 'support')
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      {viewer === 'user' && <CrisisCard />}
      <div className={styles.panes} data-open={chosen !== null || isAssistant}>
        <div className={styles.side}>
          <h2>{t('list')}</h2>
          <Answer of={threads} cards={2} title={t('failed')}>
            {({ items }) => <ThreadList items={items} chosen={chosen} outbox={outbox.items} />}
          </Answer>
          {viewer === 'user' && <SupportCards support={support} />}
        </div>
        <div className={styles.main}>
          {(chosen !== null || isAssistant) && (
            <p className={styles.back}>
              <Link to="/messages">{t('back')}</Link>
            </p>
          )}
          {isAssistant ? (
            <Assistant support={support} />
          ) : chosen === null ? (
            <EmptyState title={t('choose')} icon="messages">
              {viewer === 'user' ? t('chooseText') : null}
            </EmptyState>
          ) : (
            <Answer of={threads} cards={2} title={t('failed')}>
              {({ items }) => <Chosen thread={items.find(({ id }) => id === chosen)} outbox={outbox} />}
            </Answer>
          )}
        </div>
      </div>
    </Page>
  )
}

function Chosen({ thread, outbox }: { thread: ThreadSummary | undefined; outbox: ReturnType<typeof useOutbox> }) {
  const t = useMessageWords()
  return thread ? (
    <Chat key={thread.id} thread={thread} outbox={outbox} />
  ) : (
    <EmptyState title={t('missing')} icon="messages">
      {t('missingText')}
    </EmptyState>
  )
}
