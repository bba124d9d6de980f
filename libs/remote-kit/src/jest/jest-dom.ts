import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'
import * as react from 'react'

// A busy machine needs longer than the default second to draw; a failing test still ends.
configure({ asyncUtilTimeout: 60_000 })

// React's development build stores a stack trace for many elements; no test reads them.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = react as unknown as Record<string, object>
if (internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set: () => undefined })
}
