import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'

// A busy machine takes longer than the usual second to draw; a test that fails still ends.
configure({ asyncUtilTimeout: 10_000 })
