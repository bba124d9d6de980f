import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import { Problem } from '@onward/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from './config'
import { answersAnyHost } from './origin'

const SAMPLE_MS = 500
const RETRY_SECONDS = 5

/** Refuses requests with `not-ready` while the process is too busy to answer them in time, so that it never drowns in them. */
export async function refuseWhenBusy(app: FastifyInstance, { busy }: Pick<Config, 'busy'>): Promise<void> {
  await app.register(underPressure, {
    sampleInterval: SAMPLE_MS,
    maxEventLoopDelay: busy.delayMs,
    maxHeapUsedBytes: (getHeapStatistics().heap_size_limit * busy.heapPercent) / 100,
    pressureHandler: async (request, _reply, _type, value) => {
      // One turn took the whole of the time, so nothing was measured: a start, not a flood.
      if (value === Number.POSITIVE_INFINITY) return
      if (!answersAnyHost(request)) throw new Problem('not-ready', { text: 'common.busy', retryAfter: RETRY_SECONDS })
    },
  })
}

/** A process for events and tasks alone has nothing to say but how it is. */
export function refuseOfWorker(request: FastifyRequest): void {
  if (!answersAnyHost(request)) throw new Problem('not-ready', { text: 'common.worker', retryAfter: RETRY_SECONDS })
}
