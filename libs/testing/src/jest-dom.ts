import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'
import * as react from 'react'

// A busy machine takes longer than the usual second to draw; a test that fails still ends.
configure({ asyncUtilTimeout: 10_000 })

// React's development build keeps a stack for each element it makes, up to so many a second; nothing here reads them.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = react as unknown as Record<string, object>
if (internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set: () => undefined })
}
