import { startIdleClock } from './idle-clock'

const MINUTE_MS = 60_000
let time = 0
let stop = () => {}
beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  time = Date.parse('2026-11-21T10:00:00Z')
})
afterEach(() => {
  stop()
  jest.useRealTimers()
})

function start() {
  const told: string[] = []
  const tell = (what: string) => () => told.push(what)
  stop = startIdleClock({
    idleMinutes: 30,
    now: () => time,
    onWarning: tell('warning'),
    onResumed: tell('resumed'),
    onIdle: tell('idle'),
  })
  return told
}
const pass = (minutes: number) => {
  time += minutes * MINUTE_MS
  jest.advanceTimersByTime(30_000)
}
const press = () => window.dispatchEvent(new Event('keydown'))

test('somebody who does nothing is warned after 28 minutes and signed out after 30, once', () => {
  const told = start()
  pass(27)
  expect(told).toEqual([])
  pass(1)
  expect(told).toEqual(['warning'])
  pass(2)
  pass(5)
  expect(told).toEqual(['warning', 'idle'])
})

test('anything done begins the time anew, and takes the warning back', () => {
  const told = start()
  pass(28)
  press()
  expect(told).toEqual(['warning', 'resumed'])
  pass(27)
  expect(told).toEqual(['warning', 'resumed'])
})

test('what is done in another tab counts', () => {
  const told = start()
  time += 29 * MINUTE_MS
  localStorage.setItem('onward:last-done', String(time))
  pass(20)
  expect(told).toEqual([])
})

test('the key that wakes a computer after an hour does not count', () => {
  const told = start()
  time += 60 * MINUTE_MS
  press()
  expect(told).toEqual(['idle'])
})
