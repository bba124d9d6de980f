import { withCatalogues } from '@onward/portal-kit/i18n'
import { lazy } from 'react'
import { withBellCatalogues } from '../bell/bell-catalogue'
import { toolsCatalogue } from '../staff-tools/tools-catalogue'

/** The bell and the avatar menu, in a chunk that visitors never fetch. */
export const SignedInControls = lazy(withBellCatalogues(() => import('../bell/SignedInControls')))

/** Search and keys, which jobseekers never fetch. */
export const StaffTools = lazy(withCatalogues([toolsCatalogue], () => import('../staff-tools/StaffTools')))
