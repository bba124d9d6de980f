import { readFacts } from './read-facts'

const levelsOf = (...lines: string[]): string[] =>
  readFacts(
    ['Ann Hill', 'ann@example.com', 'Languages', ...lines].map((text, lineNumber) => ({
      kind: text === 'Languages' ? ('heading' as const) : ('text' as const),
      text,
      lineNumber,
    })),
  ).languages.map(({ value }) => `${value.language} ${value.level}`)

it.each<[string, string[]]>([
  ['I speak fluent Urdu and some Punjabi', ['Urdu fluent', 'Punjabi basic']],
  [
    'I am a native Portuguese speaker with good English and a little Spanish.',
    ['Portuguese native', 'English good', 'Spanish basic'],
  ],
  ['English (some Welsh)', ['English null', 'Welsh basic']],
  ['Grew up speaking Bengali and learning English', ['Bengali native', 'English basic']],
  ['Arabic (native), English (fluent), French (basic)', ['Arabic native', 'English fluent', 'French basic']],
])('takes the level of each language from its own words: %s', (line, levels) => {
  expect(levelsOf(line)).toEqual(levels)
})

it('reads a level on the line below its language', () => {
  expect(levelsOf('Turkish', 'Native or bilingual proficiency', 'German', 'Limited working proficiency')).toEqual([
    'Turkish native',
    'German good',
  ])
})
