// Reads one file of jobs in a separate process: takes its bytes, answers the table or why there is none.
import { register } from 'tsx/esm/api'

register()
const { readImport } = await import('./read-file.ts')
const { UnreadableFile } = await import('@onward/documents/table')

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
