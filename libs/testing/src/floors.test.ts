import { brokenFloors } from './floors'

const FLOORS = { strangers: { name: { least: 0.889 }, 'plainly wrong': { most: 0.087 } } }

describe('brokenFloors', () => {
  it('holds while figures stay where they were or get better', () => {
    expect(brokenFloors(FLOORS, 'strangers', { name: 0.889, 'plainly wrong': 0.087 })).toEqual([])
    expect(brokenFloors(FLOORS, 'strangers', { name: 0.95, 'plainly wrong': 0 })).toEqual([])
  })
  it('says which figure got worse, from what to what', () => {
    expect(brokenFloors(FLOORS, 'strangers', { name: 0.888, 'plainly wrong': 0.088 })).toEqual([
      'strangers: name fell to 0.888; it was at least 0.889 before.',
      'strangers: plainly wrong rose to 0.088; it was at most 0.087 before.',
    ])
  })
  it('compares figures as they are printed', () => {
    expect(brokenFloors(FLOORS, 'strangers', { name: 0.88863, 'plainly wrong': 0.08731 })).toEqual([])
  })
  it('counts a figure that nobody measured as broken', () => {
    expect(brokenFloors(FLOORS, 'strangers', { name: null })).toEqual([
      'strangers: name was not measured.',
      'strangers: plainly wrong was not measured.',
    ])
  })
  it('refuses an evaluation without floors', () => {
    expect(() => brokenFloors(FLOORS, 'letters', {})).toThrow('No floors are recorded for "letters"')
  })
})
