import { useFailureNotice, usePageTitle, usePortal, useSession } from '@onward/portal-kit'
import { Link } from '@onward/portal-kit/router'
import { Button, Card, Checkbox, Page, PageHeader } from '@onward/ui/frame'
import { useState } from 'react'
import { useBellMessages } from './bell-messages'
import { NoticeList } from './NoticeList'
import { useNoticeList } from './notices'

/** /notices: all notices by day. They count as read when the person says so or follows one. */
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
      <Card>
        <NoticeList
          state={state}
          empty={t(onlyUnread ? 'emptyUnread' : 'empty')}
          byDay
          onFollow={(notice) => void follow(notice)}
          onAgain={() => void reload()}
          onMore={() => void loadMore()}
        />
      </Card>
      {viewer === 'user' && (
        <p>
          <Link to="/profile?edit=emailNotifications">{t('how')}</Link>
        </p>
      )}
    </Page>
  )
}
