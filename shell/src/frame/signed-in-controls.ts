import { lazy } from 'react'
import { withBellCatalogues } from '../bell/bell-catalogue'

/** The bell and the avatar menu: visitors never fetch them. */
export const SignedInControls = lazy(withBellCatalogues(() => import('../bell/SignedInControls')))
