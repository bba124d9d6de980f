import { alternativesIn } from './alternatives'

it.each<[string, string[][]]>([
  ['Excel or Word', [['excel', 'word']]],
  ['Till work/cash handling', [['cash-handling', 'till-work']]],
  ['Till work and/or cash handling', [['cash-handling', 'till-work']]],
  ['Till work, bar work or waiting tables', [['bar-work', 'till-work', 'waiting-tables']]],
  ['Bar work or waiting tables and till work', [['bar-work', 'waiting-tables']]],
  [
    '3 years in retail or hospitality',
    [['bar-work', 'hotel-housekeeping', 'hotel-reception', 'kitchen-porter', 'retail-sales', 'waiting-tables']],
  ],
  ['Excel and Word', []],
  ['Excel, Word', []],
  ['Excel. Nights or days. Word', []],
  ['Excel or willingness to learn', []],
])('%s', (requirement, alternatives) => {
  // Another line of the trade makes "retail" work.
  expect(alternativesIn([requirement, 'Visual merchandising'])).toEqual(alternatives)
})

it('says which of them another line asks for by itself', () => {
  expect(alternativesIn(['Excel or Word', 'Essential: Excel'])).toEqual([['excel', 'word'], ['excel']])
})
