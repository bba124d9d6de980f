import { type BootDocument, type Language, Problem } from '@onward/contracts'
import type { ServiceKit } from '@onward/service-kit'
import { accessTokenOf } from '@onward/service-kit/session'
import type { FastifyRequest } from 'fastify'
import { isStaff } from '../accounts/rules'
import { findById } from '../accounts/store'
import { isFirstSession } from './sign-in'

export type BootSession = NonNullable<BootDocument['session']> & { language: Language; officeId: string | null }

/**
 * The viewer of a page, for its boot document. Reads only, never rotates. An expired access token is accepted while its session is
 * live: the browser refreshes it at once, and the page holds no data.
 */
export function bootSessionReader({ db, tokens, config }: Pick<ServiceKit, 'db' | 'tokens' | 'config'>) {
  return async (request: FastifyRequest): Promise<BootSession | null> => {
    const token = accessTokenOf(request)
    const named = token === null ? null : tokens.readExpired(token)
    if (!named) return null
    try {
      return await db.withSession(named.who.sessionId, async (tx, who) => {
        const account = await findById(tx, who.accountId)
        if (!account) return null
        const { firstName, lastName, email, language, officeId } = account
        const expiresAt = named.expiresAt.toISOString()
        const { accountId, role, sessionId } = who
        return {
          accountId,
          role,
          firstName,
          lastName,
          email,
          language,
          officeId,
          expiresAt,
          isFirstSession: isFirstSession(account, sessionId),
          ...(isStaff(account) && config.staffSession && { idleMinutes: config.staffSession.idleMinutes }),
          isTourDue: role !== 'user' && account.tourClosedAt === null,
        }
      })
    } catch (error) {
      if (error instanceof Problem && error.code === 'sign-in-required') return null
      throw error
    }
  }
}
