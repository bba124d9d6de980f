import { lazyPart } from '@onward/portal-kit'
import { withCatalogues } from '@onward/portal-kit/i18n'
import { Suspense } from 'react'
import { common } from '../common'
import { useMyCase } from './api'
import { myCaseCatalogue } from './catalogue'

const Notes = lazyPart(withCatalogues([myCaseCatalogue, common], () => import('./MyNotes')))
const Todos = lazyPart(withCatalogues([myCaseCatalogue, common], () => import('./MyTodos')))

/** On the work coach's page: to-dos and shared notes; nothing when there are none. */
export function FromMyCase() {
  const { data } = useMyCase()
  const first = data?.pages[0]
  if (!first) return null
  return (
    <Suspense>
      {first.todos.length > 0 && <Todos todos={first.todos} />}
      {first.total > 0 && <Notes />}
    </Suspense>
  )
}
