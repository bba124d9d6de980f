import * as v from 'valibot'
import { endpoint, id, idParams, written } from '../endpoint'
import { requiredText } from '../text'

const service = 'identity' as const
const access = ['employer', 'agent', 'admin'] as const

/** Tables whose views people may name and keep. */
export const VIEW_LISTS = ['applications', 'cases', 'referrals'] as const
export type ViewList = (typeof VIEW_LISTS)[number]
/** Most views of one list. */
export const MOST_VIEWS = 20
export const VIEW_NAME_MAX = 60

const name = requiredText('Give the view a name', VIEW_NAME_MAX)
/** Filters and order as in the address. What was searched for may be somebody's name and is not kept: values are plain words. */
const query = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(300),
  v.regex(/^[A-Za-z]+=[\w-]+(?:&[A-Za-z]+=[\w-]+)*$/),
  v.check((text) => !new URLSearchParams(text).has('q')),
)
export const savedView = v.object({ id, name: v.string(), query: v.string() })
export type SavedViewOf = v.InferOutput<typeof savedView>

export const listSavedViews = endpoint({
  service,
  method: 'GET',
  path: '/views',
  reads: ['saved-view'],
  summary: 'My views of a list, in the order in which I saved them',
  access: [...access],
  query: v.object({ list: v.picklist(VIEW_LISTS) }),
  response: v.object({ items: v.array(savedView) }),
})
export const saveView = endpoint({
  service,
  method: 'POST',
  path: '/views',
  changes: ['saved-view'],
  summary: 'Save a view of a list under a name',
  access: [...access],
  body: v.object({ list: v.picklist(VIEW_LISTS), name, query }),
  response: written({ id }),
})
export const renameView = endpoint({
  service,
  method: 'PUT',
  path: '/views/:id',
  changes: ['saved-view'],
  summary: 'Rename one of my views',
  access: [...access],
  params: idParams,
  body: v.object({ name }),
  response: written({}),
})
export const deleteView = endpoint({
  service,
  method: 'DELETE',
  path: '/views/:id',
  changes: ['saved-view'],
  summary: 'Delete one of my views',
  access: [...access],
  params: idParams,
  response: written({}),
})

export const savedViewEndpoints = { listSavedViews, saveView, renameView, deleteView }
