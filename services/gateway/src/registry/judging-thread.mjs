// Judges one artefact: thousands of files are hashed, unpacked and read, which no request waits for.
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { register } from 'tsx/cjs/api'

register()
const require = createRequire(import.meta.url)
const { unpackArtefact } = require('@onward/federation/artefact')
const { judgeArtefact } = require('./judge.ts')

const { bytes, remote, running } = workerData
const artefact = unpackArtefact(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
parentPort.postMessage(artefact ? await judgeArtefact(artefact, remote, running) : null)
