import { classOf } from './word-classes'

it('sets words together that stand in like places, narrowly and widely', () => {
  expect(classOf('plumber')).toEqual(classOf('receptionist'))
  expect(classOf('tesco')).toEqual(classOf('sainsbury'))
  expect(classOf('oldham').narrow).toBe(classOf('burnley').narrow)
  expect(classOf('oldham').narrow).not.toBe(classOf('plumber').narrow)
  expect(classOf('foundry')).not.toEqual(classOf('nurse'))
})

it('takes the owner for the name, and says of other words that it does not know them', () => {
  expect(classOf("sainsbury's")).toEqual(classOf('sainsbury'))
  expect(classOf('sainsbury’s')).toEqual(classOf('sainsbury'))
  for (const word of ['', 'łukasiewicz-şahin', '王小明', '2019', '__proto__', 'constructor2'])
    expect(classOf(word)).toEqual({ narrow: '-', wide: '-' })
})
