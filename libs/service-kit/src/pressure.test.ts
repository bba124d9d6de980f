import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { ANY_HOST } from './origin'
import { refuseWhenBusy } from './pressure'
import { sendProblem } from './problems'

async function serverWith(busy: { delayMs: number; heapPercent: number }) {
  const app = Fastify()
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply))
  await refuseWhenBusy(app, { busy })
  app.get('/page', async () => 'a page')
  app.get('/health/live', { config: ANY_HOST }, async () => 'live')
  return app
}

it('a process that uses more memory than it may refuses requests with a time to come back, and still says how it is', async () => {
  const app = await serverWith({ delayMs: 0, heapPercent: 0.01 })
  let answer = await app.inject('/page')
  // It is measured twice a second.
  for (; answer.statusCode === 200; await pause(20)) answer = await app.inject('/page')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  expect(answer.json()).toMatchObject({
    code: 'not-ready',
    retryAfter: 5,
    detail: 'The portal is very busy right now. Please wait a little and try again',
  })
  const welsh = await app.inject({ url: '/page', headers: { 'accept-language': 'cy' } })
  expect(welsh.json().detail).toMatch(/^Mae’r porth yn brysur/)
  expect((await app.inject('/health/live')).body).toBe('live')
  await app.close()
})

it('refuses requests while the event loop is late', async () => {
  const app = await serverWith({ delayMs: 40, heapPercent: 0 })
  // Other work that leaves no room: each turn of the loop takes longer than a turn may be late.
  let isOver = false
  const block = () => {
    const until = performance.now() + 120
    while (performance.now() < until);
    if (!isOver) setImmediate(block)
  }
  block()
  let answer = await app.inject('/page')
  for (; answer.statusCode === 200; await pause(1)) answer = await app.inject('/page')
  isOver = true
  expect(answer.statusCode).toBe(503)
  await app.close()
})
