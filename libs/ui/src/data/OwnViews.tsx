import { listSavedViews, type SavedViewOf } from '@onward/contracts/identity/saved-views'
import { useEndpoint } from '@onward/portal-kit/queries'
import { lazy, Suspense, useState } from 'react'
import { useUiMessages } from '../antd/messages'
import { RowMenu } from './RowMenu'
import { type OwnViewsOf, type SavedViewsProps, ViewRow } from './ViewRow'
import styles from './views.module.css'

/** Loaded with the first view that is named. */
const ViewDialog = lazy(() => import('./ViewDialog'))

export type ViewAct = { act: 'save'; query: string } | { act: 'rename' | 'delete'; view: SavedViewOf }

/** What the lists' own views write into the address. */
const THEIRS = /^(?:status|shortlist|view)=[\w-]+$/
/** The list's own views, those that a person saved, and a way to save what is shown where neither has it. */
export function OwnViews({ list, query, isSearching, to, useCounts, views }: OwnViewsOf & { views: SavedViewsProps }) {
  const t = useUiMessages()
  const items = useEndpoint(listSavedViews, { query: { list } }).data?.items ?? []
  const counts = useCounts(items.map((view) => view.query))
  const [asking, setAsking] = useState<ViewAct | null>(null)
  const same = items.find((view) => view.query === query)
  const current = isSearching ? undefined : same
  const isOneOfTheirs = THEIRS.test(query) && views.views.some(({ id }) => id === views.current)
  return (
    <>
      <ViewRow
        {...views}
        current={current ? current.id : views.current}
        own={items.map((view, at) => ({ id: view.id, label: view.name, to: to(view.query), count: counts?.[at] }))}
      >
        {current && (
          <RowMenu
            label={t('ownViews.more', { name: current.name })}
            actions={[
              { label: t('ownViews.rename'), run: () => setAsking({ act: 'rename', view: current }) },
              { label: t('ownViews.delete'), run: () => setAsking({ act: 'delete', view: current }), isGrave: true },
            ]}
          />
        )}
        {query !== '' && !same && !isOneOfTheirs && (
          <button type="button" className={styles.save} onClick={() => setAsking({ act: 'save', query })}>
            {t('ownViews.save')}
          </button>
        )}
      </ViewRow>
      {asking && (
        <Suspense fallback={null}>
          <ViewDialog list={list} asked={asking} isSearching={isSearching} onClose={() => setAsking(null)} />
        </Suspense>
      )}
    </>
  )
}
