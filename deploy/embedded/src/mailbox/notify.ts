import { randomBytes, randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { BRAND } from '@onward/contracts'
import type { NotifySettings } from '@onward/service-kit'
import Fastify from 'fastify'
import { jwtVerify } from 'jose'
import MailComposer from 'nodemailer/lib/mail-composer'
import * as v from 'valibot'
import type { MailStore } from './store'

export interface LocalNotify {
  settings: NotifySettings
  stop(): Promise<void>
}

const request = v.object({
  phone_number: v.pipe(v.string(), v.regex(/^\+?[\d\s().-]{7,30}$/)),
  template_id: v.string(),
  personalisation: v.object({ message: v.pipe(v.string(), v.maxLength(918)) }),
  reference: v.optional(v.string()),
})

/** A gateway on a free loopback port that speaks GOV.UK Notify's protocol, keeps every text message in the mailbox and sends none on. */
export async function startLocalNotify(store: MailStore, clock: () => Date): Promise<LocalNotify> {
  const [service, secret, templateId] = [randomUUID(), randomUUID(), randomUUID()]
  const app = Fastify()
  app.post('/v2/notifications/sms', async (asked, reply) => {
    try {
      const token = asked.headers.authorization?.replace(/^Bearer /, '') ?? ''
      await jwtVerify(token, Buffer.from(secret), { issuer: service, algorithms: ['HS256'], maxTokenAge: '30s' })
    } catch {
      return reply.code(403).send({ errors: [{ error: 'AuthError', message: 'Invalid token' }], status_code: 403 })
    }
    const read = v.safeParse(request, asked.body)
    if (!read.success || read.output.template_id !== templateId) {
      return reply
        .code(400)
        .send({ errors: [{ error: 'ValidationError', message: 'The message cannot be sent' }], status_code: 400 })
    }
    const { phone_number: to, personalisation, reference } = read.output
    const email = new MailComposer({
      from: { name: BRAND, address: 'sms@onward.example' },
      headers: { To: `${to.replace(/[^\d+]/g, '')}@sms.example`, 'X-Onward-Text-Message': to },
      subject: `SMS: ${to}`,
      text: personalisation.message,
    })
    await store.keep(await email.compile().build(), clock())
    return reply.code(201).send({ id: randomUUID(), reference: reference ?? null })
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return {
    settings: {
      baseUrl: `http://127.0.0.1:${port}`,
      apiKey: `embedded_${randomBytes(3).toString('hex')}-${service}-${secret}`,
      templateId,
    },
    stop: () => app.close(),
  }
}
