// Judges documents one after another, in a thread of its own that has loaded rules, dictionary and weights once.
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { register } from 'tsx/cjs/api'

// The loader of ES modules would run in one more thread, and starts twice as slowly.
register()
const { JUDGING } = createRequire(import.meta.url)('./judging.ts')

parentPort.on('message', async ({ task, args }) => {
  try {
    parentPort.postMessage({ answer: await JUDGING[task](...args) })
  } catch (error) {
    parentPort.postMessage({ error })
  }
})
