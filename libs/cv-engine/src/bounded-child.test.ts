import { fileURLToPath } from 'node:url'
import { askBoundedChild, type ChildLimits, keepWaitingChild } from './bounded-child'
import { READ_LIMITS } from './limits'

const child = (name: string) => fileURLToPath(new URL(`../fixtures/children/${name}.mjs`, import.meta.url))
const limits: ChildLimits = { heapMegabytes: 64, maxRssBytes: 400 * 1024 * 1024, cpuMs: 2_000, killAfterMs: 55_000 }

it('gives the answer of a child', async () => {
  expect(await askBoundedChild(child('echo'), 'hello', limits)).toEqual({ answer: { told: 'hello', pid: expect.any(Number) } })
})

it('ends a child that has used up its processor time, long before its time in all', async () => {
  expect(await askBoundedChild(child('busy'), 'go', limits)).toEqual({ exceeded: 'time' })
})

it('waits for a child that has had no processor time, however long that takes', async () => {
  // Longer on the wall than it may work.
  expect(await askBoundedChild(child('idle'), 3_000, limits)).toEqual({ answer: 'done' })
})

it('ends a child that neither works nor answers, by the clock', async () => {
  expect(await askBoundedChild(child('idle'), 50_000, { ...limits, killAfterMs: 1_500 })).toEqual({ exceeded: 'time' })
})

it('distinguishes too much memory from too much time', async () => {
  expect(await askBoundedChild(child('hoard'), 'go', { ...limits, cpuMs: 50_000 })).toEqual({ exceeded: 'memory' })
})

it('reads a document with eight seconds of processor time and a minute in all', () => {
  expect(READ_LIMITS).toMatchObject({ cpuMs: 8_000, killAfterMs: 60_000 })
})

describe('a child that waits', () => {
  it('answers once and is replaced', async () => {
    const waiting = keepWaitingChild(child('echo'), limits)
    await waiting.ready()
    const first = await waiting.ask<{ pid: number }>('one')
    await waiting.ready()
    const second = await waiting.ask<{ pid: number }>('two')
    waiting.stop()
    expect([first, second]).toEqual([
      { answer: { told: 'one', pid: expect.any(Number) } },
      { answer: { told: 'two', pid: expect.any(Number) } },
    ])
    expect(first).not.toEqual({ answer: { told: 'one', pid: 'answer' in second && second.answer.pid } })
  })

  it('is not waited for: a message that comes first gets a child of its own', async () => {
    const waiting = keepWaitingChild(child('echo'), limits)
    expect(await waiting.ask('now')).toEqual({ answer: { told: 'now', pid: expect.any(Number) } })
    waiting.stop()
  })

  it('is ended by the same limits', async () => {
    const busy = keepWaitingChild(child('busy'), limits)
    await busy.ready()
    expect(await busy.ask('go')).toEqual({ exceeded: 'time' })
    busy.stop()
    const idle = keepWaitingChild(child('idle'), { ...limits, killAfterMs: 1_500 })
    await idle.ready()
    expect(await idle.ask(50_000)).toEqual({ exceeded: 'time' })
    idle.stop()
  })
})
