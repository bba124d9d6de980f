import type { PublicAnswers } from '@onward/service-gateway/pages/public-jobs'
import type { FastifyInstance } from 'fastify'
import type { NameClient } from './contact-messages'

const PATIENCE_MS = 2000

/**
 * The public endpoints of the jobs service for the gateway's pages: in this process when it serves jobs, else at the portal's own
 * address. Counted against whoever asked for the page. Null when there is no answer in time: a page is served without it.
 */
export const publicJobs =
  (app: FastifyInstance, origin: string, isHere: boolean, nameClient: NameClient): PublicAnswers =>
  async (path, ip) => {
    const url = `/api/jobs/public${path}`
    if (isHere) {
      const answer = await app.inject({ url, remoteAddress: ip, headers: { host: new URL(origin).host } })
      return { status: answer.statusCode, body: answer.body }
    }
    try {
      const answer = await fetch(`${origin}${url}`, { headers: nameClient(ip), signal: AbortSignal.timeout(PATIENCE_MS) })
      return { status: answer.status, body: await answer.text() }
    } catch {
      return null
    }
  }
