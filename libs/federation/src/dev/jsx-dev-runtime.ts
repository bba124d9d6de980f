import type { ElementType, Key } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { standFor } from './families'

/** What JSX of a hot build becomes. */
export const jsxDEV = (type: ElementType, props: object, key?: Key, isStatic = false) =>
  (isStatic ? jsxs : jsx)(standFor(type), props, key)

export { Fragment }
