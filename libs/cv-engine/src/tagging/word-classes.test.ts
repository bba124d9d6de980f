import { classOf } from './word-classes'

it('groups words of similar contexts in narrow and wide classes', () => {
  expect(classOf('plumber')).toEqual(classOf('receptionist'))
  expect(classOf('tesco')).toEqual(classOf('sainsbury'))
  expect(classOf('oldham').narrow).toBe(classOf('burnley').narrow)
  expect(classOf('oldham').narrow).not.toBe(classOf('plumber').narrow)
  expect(classOf('foundry')).not.toEqual(classOf('nurse'))
})

it('reads a possessive as its name, and marks unknown words', () => {
  expect(classOf("sainsbury's")).toEqual(classOf('sainsbury'))
  expect(classOf('sainsbury’s')).toEqual(classOf('sainsbury'))
  for (const word of ['', 'łukasiewicz-şahin', '王小明', '2019', '__proto__', 'constructor2'])
    expect(classOf(word)).toEqual({ narrow: '-', wide: '-' })
})
