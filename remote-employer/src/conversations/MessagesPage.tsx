import type { ThreadSummary } from '@onward/contracts/messaging/threads'
import { usePageTitle } from '@onward/portal-kit'
import { Link, useSearchParams } from '@onward/portal-kit/router'
import { RoomHead } from '@onward/ui/area'
import { Conversations, useThread, useThreads } from '@onward/ui/conversation'
import { ButtonLink, EmptyState, Field, TextInput } from '@onward/ui/frame'
import { useState } from 'react'
import { AreaPage } from '../parts/AreaPage'
import { useConversationsMessages } from './catalogue'

const PAGE = '/employer/messages'
/** From this many conversations on, there is a search field. */
const MANY = 8

/** `/employer/messages`: the organisation's conversations with applicants; `?thread=` or `?application=` opens one. */
export default function MessagesPage() {
  const t = useConversationsMessages()
  usePageTitle(t('common.messages'))
  const [search] = useSearchParams()
  const application = search.get('application')
  const threads = useThreads()
  const ofApplication = useThread(application)
  const [wanted, setWanted] = useState('')
  const found = threads.data?.items.filter((thread) => matches(thread, wanted))
  // A conversation without messages is not in the list.
  const asked = application === null ? undefined : ofApplication.data?.items[0]
  const chosen = application === null ? search.get('thread') : ofApplication.data ? (asked?.id ?? '') : undefined
  const matching = threads.data && found ? { ...threads.data, items: found } : undefined
  const hasMany = (threads.data?.items.length ?? 0) >= MANY
  return (
    <AreaPage>
      <RoomHead title={t('common.messages')} note={t('lead')} />
      <Conversations
        page={PAGE}
        threads={{ ...threads, data: matching, error: threads.error ?? ofApplication.error }}
        chosen={chosen}
        chosenThread={asked ?? threads.data?.items.find(({ id }) => id === chosen)}
        above={
          hasMany && (
            <>
              <Field label={t('find')} hint={t('findHint')}>
                <TextInput type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
              </Field>
              <p role="status">{wanted.trim() ? t('found', { count: found?.length ?? 0 }) : ''}</p>
            </>
          )
        }
        empty={
          wanted.trim() ? (
            <p>{t('foundNone')}</p>
          ) : (
            <EmptyState
              title={t('common.noConversationsYet')}
              icon="messages"
              action={<ButtonLink to="/employer/applications">{t('toApplications')}</ButtonLink>}
            >
              {t('noneText')}
            </EmptyState>
          )
        }
        choose={t('chooseText')}
        aboutOf={({ applicationId }) =>
          applicationId && <Link to={`/employer/applications/${applicationId}`}>{t('application')}</Link>
        }
      />
    </AreaPage>
  )
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const matches = ({ subject, names }: ThreadSummary, wanted: string): boolean =>
  plain(`${names.join(' ')} ${subject}`).includes(plain(wanted.trim()))
