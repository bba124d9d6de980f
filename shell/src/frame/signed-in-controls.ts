import { lazy } from 'react'
import { withBellWords } from '../bell/bell-catalogue'

/** The bell and the avatar menu: visitors never fetch them. */
export const SignedInControls = lazy(withBellWords(() => import('../bell/SignedInControls')))
