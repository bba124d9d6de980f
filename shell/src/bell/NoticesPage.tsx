import { useFailureNotice, usePageTitle, usePortal, useSession } from '@onward/portal-kit'
import { Link } from '@onward/portal-kit/router'
import { Drawing } from '@onward/ui/drawing'
import { Button, Card, Checkbox, EmptyState, InlineAlert, Page, PageHeader } from '@onward/ui/frame'
import { Placeholder, PlaceholderRows } from '@onward/ui/placeholder'
import { useState } from 'react'
import { useBellMessages } from './bell-messages'
import { NoticeList } from './NoticeList'
import { useNoticeList } from './notices'

/** /notices: all notices by day. They are marked read by the person's button or by following one. */
export default function NoticesPage() {
  const t = useBellMessages()
  const { announce } = usePortal()
  const notifyFailure = useFailureNotice()
  const { viewer } = useSession()
  const [onlyUnread, setOnlyUnread] = useState(false)
  const { state, reload, loadMore, markRead, follow } = useNoticeList(undefined, onlyUnread)
  const unread = state.kind === 'there' ? state.unread : 0
  usePageTitle(t('title'))
  const mark = async () => {
    try {
      await markRead()
      announce(t('marked'))
    } catch (error) {
      notifyFailure(t('markFailed'), error)
    }
  }
  return (
    <Page>
      <PageHeader
        title={t('title')}
        lead={unread > 0 ? t('unread', { count: unread }) : t('lead')}
        actions={
          unread > 0 && (
            <Button variant="secondary" onClick={() => void mark()}>
              {t('markRead')}
            </Button>
          )
        }
      />
      <Checkbox label={t('onlyUnread')} checked={onlyUnread} onChange={({ target }) => setOnlyUnread(target.checked)} />
      {state.kind === 'loading' ? (
        <Placeholder label={t('loading')}>
          <PlaceholderRows rows={4} lines={2} box="one" />
        </Placeholder>
      ) : state.kind === 'failed' ? (
        <InlineAlert tone="danger" role="alert" title={t('failed')}>
          <Button variant="secondary" size="s" onClick={() => void reload()}>
            {t('again')}
          </Button>
        </InlineAlert>
      ) : state.notices.length === 0 ? (
        <EmptyState picture={<Drawing name="upToDate" />} title={t(onlyUnread ? 'nothingNew' : 'upToDate')}>
          {t(onlyUnread ? 'nothingNewText' : 'upToDateText')}
        </EmptyState>
      ) : (
        <Card>
          <NoticeList
            state={state}
            byDay
            onFollow={(notice) => void follow(notice)}
            onAgain={() => void reload()}
            onMore={() => void loadMore()}
          />
        </Card>
      )}
      {viewer === 'user' && (
        <p>
          <Link to="/profile?edit=emailNotifications">{t('how')}</Link>
        </p>
      )}
    </Page>
  )
}
