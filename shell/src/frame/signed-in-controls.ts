import { addCatalogue } from '@onward/portal-kit/host'
import { lazy } from 'react'
import { BELL_NAMESPACE, bellCatalogue } from '../bell/bell-catalogue'

/** The bell and the avatar menu: visitors never fetch them. */
export const SignedInControls = lazy(async () => {
  const [module] = await Promise.all([import('../bell/SignedInControls'), addCatalogue(BELL_NAMESPACE, bellCatalogue)])
  return { default: module.SignedInControls }
})
