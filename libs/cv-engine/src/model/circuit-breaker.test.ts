import { CircuitBreaker } from './circuit-breaker'

describe('the circuit breaker', () => {
  test('opens after three failures in a row, not after three in all', () => {
    const breaker = new CircuitBreaker(() => 0)
    for (const failing of [true, true, false, true, true]) {
      expect(breaker.enter()).toBe(true)
      if (failing) breaker.failed()
      else breaker.succeeded()
    }
    expect(breaker.enter()).toBe(true)
    breaker.failed()
    expect(breaker.enter()).toBe(false)
  })

  test('lets one request through after a minute; a failure of it opens it anew', () => {
    let now = 0
    const breaker = new CircuitBreaker(() => now)
    for (let i = 0; i < 3; i++) breaker.failed()
    now = 59_999
    expect(breaker.enter()).toBe(false)
    now = 60_000
    expect([breaker.enter(), breaker.enter()]).toEqual([true, false])
    breaker.failed()
    now = 119_999
    expect(breaker.enter()).toBe(false)
    now = 120_000
    expect(breaker.enter()).toBe(true)
    breaker.succeeded()
    expect([breaker.enter(), breaker.enter()]).toEqual([true, true])
  })

  test('a given-up probe leaves room for the next', () => {
    let now = 0
    const breaker = new CircuitBreaker(() => now)
    for (let i = 0; i < 3; i++) breaker.failed()
    now = 60_000
    expect(breaker.enter()).toBe(true)
    breaker.dropped()
    expect(breaker.enter()).toBe(true)
  })
})
