// Reads one file of jobs in a separate process: takes its bytes, answers the table or why there is none.
import { createRequire } from 'node:module'
import { register } from 'tsx/cjs/api'

// The loader of ES modules would run in a thread of its own, and starts twice as slowly.
register()
const require = createRequire(import.meta.url)
const { readImport } = require('./read-file.ts')
const { UnreadableFile } = require('@onward/documents/table')

process.once('message', (bytes) => {
  let answer
  try {
    answer = { table: readImport(bytes) }
  } catch (error) {
    answer = { fault: error instanceof UnreadableFile ? error.fault : 'too-deep' }
  }
  process.send(answer, () => process.disconnect())
})
process.send('ready')
