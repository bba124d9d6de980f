import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { contactMessages } from './contact-messages'
import { publicJobs } from './public-jobs'

test('a process that asks another says for whom, once', async () => {
  const seen: IncomingHttpHeaders[] = []
  const other = createServer((request, response) => {
    seen.push(request.headers)
    response.end('{}')
  })
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
  const named = (ip: string) => ({ 'x-onward-client': `signed ${ip}` })
  const app = Fastify()
  try {
    // What the visitor's browser sent under that name is not passed on.
    await contactMessages(app, origin, false, named)({ name: 'A' }, { origin, 'x-onward-client': 'signed by me' }, '203.0.113.7')
    await publicJobs(app, origin, false, named)('/search', '203.0.113.8')
    expect(seen.map((headers) => headers['x-onward-client'])).toEqual(['signed 203.0.113.7', 'signed 203.0.113.8'])
  } finally {
    await app.close()
    await new Promise((resolve) => other.close(resolve))
  }
})
