import { lazy } from 'react'
import { withBellCatalogues } from '../bell/bell-catalogue'

/** The bell and the avatar menu, in a chunk that visitors never fetch. */
export const SignedInControls = lazy(withBellCatalogues(() => import('../bell/SignedInControls')))
