import type { PublicAnswers } from '@onward/service-gateway/pages/public-jobs'
import type { FastifyInstance } from 'fastify'

const PATIENCE_MS = 2000

/**
 * The public endpoints of the jobs service for the gateway's pages: in this process when it serves jobs, else at `elsewhere`, the portal's
 * own address. Counted against whoever asked for the page. Null when there is no answer in time: a page is served without it.
 */
export const publicJobs =
  (app: FastifyInstance, elsewhere: string | null): PublicAnswers =>
  async (path, ip) => {
    const url = `/api/jobs/public${path}`
    if (elsewhere === null) {
      const answer = await app.inject({ url, remoteAddress: ip })
      return { status: answer.statusCode, body: answer.body }
    }
    try {
      const answer = await fetch(`${elsewhere}${url}`, { signal: AbortSignal.timeout(PATIENCE_MS) })
      return { status: answer.status, body: await answer.text() }
    } catch {
      return null
    }
  }
